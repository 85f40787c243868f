/** The local time of a zone at a moment, in ms as if it were UTC. */
function shownAt(moment: number, timeZone: string): number {
  const text = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(moment);
  return Date.parse(`${text.replace(' ', 'T')}:00Z`);
}

const isLocalTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** The moment at which the zone's local time is `local` ('2026-11-28T18:30'); undefined for an invalid time or zone. */
export function momentInZone(local: string, timeZone: string): Date | undefined {
  // Browsers read much that is no moment: ':00Z' is 1 January 2000 for Chrome.
  const wanted = isLocalTime.test(local) ? Date.parse(`${local}:00Z`) : Number.NaN;
  if (Number.isNaN(wanted)) return undefined;
  try {
    // The zone's offset may differ between the first guess and the result.
    const guess = wanted - (shownAt(wanted, timeZone) - wanted);
    return new Date(guess - (shownAt(guess, timeZone) - wanted));
  } catch {
    return undefined;
  }
}

/** A zone's offset at a moment: 'GMT+5:30'. */
export const offsetOf = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

// Some browsers list zones under outdated names.
const renamed: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
};

const nameOf = (zone: string): string => renamed[zone] ?? zone;

/** The reader's own time zone. */
export const ownZone = (): string => nameOf(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Every time zone that this browser knows, and UTC. */
export const knownZones = (): string[] => [...new Set(Intl.supportedValuesOf('timeZone').map(nameOf)), 'UTC'];
