import { Temporal } from 'temporal-polyfill';

/**
 * The instant of a local time in a zone. A time skipped by a clock change counts as one hour later; of a repeated time the first counts.
 */
export const instantOf = (local: string, zone: string): Date =>
  new Date(Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds);

/** The local time of an instant in a zone, to the minute: '2026-11-28T18:30'. */
export const localOf = (instant: Date, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'minute' });

/** Minutes between two local times, ignoring clock changes. */
export const minutesBetween = (from: string, to: string): number =>
  Temporal.PlainDateTime.from(from).until(Temporal.PlainDateTime.from(to)).total({ unit: 'minutes' });

/** A local time plus minutes, ignoring clock changes. */
export const localPlus = (local: string, minutes: number): string =>
  Temporal.PlainDateTime.from(local).add({ minutes }).toString({ smallestUnit: 'minute' });

/** Start and end as instants. The end is after the start even if a clock change lies between them. */
export function spanOf(startsLocal: string, endsLocal: string, zone: string): { startsAt: Date; endsAt: Date } {
  const startsAt = instantOf(startsLocal, zone);
  const endsAt = instantOf(endsLocal, zone);
  if (endsAt > startsAt) return { startsAt, endsAt };
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutesBetween(startsLocal, endsLocal) * 60_000) };
}
