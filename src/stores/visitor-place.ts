import { atom } from 'nanostores';
import { ask } from '../api-client/ask.ts';
import { locateVisitor, type IpLocation } from '../contract/location.ts';

const key = 'visitor-place';

/** Where the visitor roughly is, by the address of the connection: city, region and country, coordinates, calling code. */
const $visitorPlace = atom<IpLocation | undefined>(undefined);

function remembered(): IpLocation | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as IpLocation | undefined) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Spec §4: looked up once a session, kept for the tab. Rejects with `CallRefused` when there is no answer. */
export async function loadVisitorPlace(): Promise<IpLocation> {
  const known = $visitorPlace.get() ?? remembered();
  const place = known ?? (await ask(locateVisitor, {}));
  $visitorPlace.set(place);
  if (!known) sessionStorage.setItem(key, JSON.stringify(place));
  return place;
}
