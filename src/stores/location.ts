import { atom } from 'nanostores';
import * as z from 'zod/mini';
import { ask } from '../api-client/ask.ts';
import { locateVisitor, type IpLocation } from '../contract/location.ts';

const locationSchema = z.object({
  latLon: z.nullable(z.object({ lat: z.number(), lon: z.number() })),
  currentLocation: z.string(),
  callingCode: z.string(),
});

/** Spec §3's location: '' and null for the parts that the IP address does not reveal. */
export type VisitorLocation = z.infer<typeof locationSchema>;

const storageKey = 'location';

/** The visitor's rough location; undefined until it was asked for. */
const $location = atom<VisitorLocation | undefined>();

let running: Promise<VisitorLocation> | undefined;

/** Spec §4: fetched once per session from the IP look-up; skipped where it is known, unless `isForced`. Rejects as `ask` does. */
export async function loadLocation({ isForced = false } = {}): Promise<VisitorLocation> {
  const known = isForced ? undefined : ($location.get() ?? readKept());
  if (known) {
    $location.set(known);
    return known;
  }
  running ??= fetchLocation().finally(() => {
    running = undefined;
  });
  return running;
}

async function fetchLocation(): Promise<VisitorLocation> {
  const found = locationOf(await ask(locateVisitor, {}));
  $location.set(found);
  keep(found);
  return found;
}

const locationOf = ({ city, region, country_name, latitude, longitude, country_calling_code }: IpLocation): VisitorLocation => ({
  latLon: latitude === null || longitude === null ? null : { lat: latitude, lon: longitude },
  currentLocation: [city, region, country_name].filter(Boolean).join(', '),
  callingCode: country_calling_code ?? '',
});

function readKept(): VisitorLocation | undefined {
  try {
    return z.safeParse(locationSchema, JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')).data;
  } catch {
    // No session storage, or text in it that is not valid JSON: the location is fetched again.
    return undefined;
  }
}

function keep(found: VisitorLocation): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(found));
  } catch {
    // Without session storage it is kept for this page only.
  }
}
