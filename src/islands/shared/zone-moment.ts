/** What a wall clock of the zone shows at a moment, as if it were UTC. */
function shownAt(moment: number, timeZone: string): number {
  const text = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(moment);
  return Date.parse(`${text.replace(' ', 'T')}:00Z`);
}

/** The moment at which a wall clock of the zone shows this ('2026-11-28T18:30'); undefined for what is no time or no zone. */
export function momentInZone(local: string, timeZone: string): Date | undefined {
  const wanted = Date.parse(`${local}:00Z`);
  if (Number.isNaN(wanted)) return undefined;
  try {
    // The zone may be off by something else then than it is at the first guess.
    const guess = wanted - (shownAt(wanted, timeZone) - wanted);
    return new Date(guess - (shownAt(guess, timeZone) - wanted));
  } catch {
    return undefined;
  }
}

/** What a zone is off by at a moment: 'GMT+5:30'. */
export const offsetOf = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

// Browsers list some zones by a name that the places themselves no longer use.
const renamed: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
};

const nameOf = (zone: string): string => renamed[zone] ?? zone;

/** The zone of the reader's own clock. */
export const ownZone = (): string => nameOf(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Every zone that this browser knows, UTC among them. */
export const knownZones = (): string[] => [...new Set(Intl.supportedValuesOf('timeZone').map(nameOf)), 'UTC'];
