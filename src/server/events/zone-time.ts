import { Temporal } from 'temporal-polyfill';

/**
 * The instant at which a wall clock of the zone shows this. A time that a change of daylight saving leaves out is an hour later; of
 * one that comes twice, the first is meant.
 */
export const instantOf = (local: string, zone: string): Date =>
  new Date(Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds);

/** What a wall clock of the zone shows at an instant, to the minute: '2026-11-28T18:30'. */
export const localOf = (instant: Date, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'minute' });

/** Minutes of wall clock from one local time to another. */
export const minutesBetween = (from: string, to: string): number =>
  Temporal.PlainDateTime.from(from).until(Temporal.PlainDateTime.from(to)).total({ unit: 'minutes' });

/** A local time moved on by minutes of wall clock, which are those of no zone. */
export const localPlus = (local: string, minutes: number): string =>
  Temporal.PlainDateTime.from(local).add({ minutes }).toString({ smallestUnit: 'minute' });

/** Start and end as instants. The end stays behind the start also where the clock jumps between them. */
export function spanOf(startsLocal: string, endsLocal: string, zone: string): { startsAt: Date; endsAt: Date } {
  const startsAt = instantOf(startsLocal, zone);
  const endsAt = instantOf(endsLocal, zone);
  if (endsAt > startsAt) return { startsAt, endsAt };
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutesBetween(startsLocal, endsLocal) * 60_000) };
}
