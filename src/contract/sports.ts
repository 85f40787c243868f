import * as z from 'zod/mini';

/** Spec §3's sport id mapping, with the file name of each court drawing. */
export const sports = [
  { id: 7, name: 'Basketball', court: 'basketball' },
  { id: 8, name: 'Soccer / Football', court: 'soccer' },
  { id: 9, name: 'Baseball', court: 'baseball' },
  { id: 11, name: 'Volleyball', court: 'volleyball' },
  { id: 12, name: 'Ice Hockey', court: 'ice-hockey' },
  { id: 16, name: 'Cricket', court: 'cricket' },
  { id: 17, name: 'Badminton', court: 'badminton' },
  { id: 18, name: 'Lacrosse', court: 'lacrosse' },
  { id: 19, name: 'Golf', court: 'golf' },
  { id: 20, name: 'Tennis', court: 'tennis' },
  { id: 30, name: 'Handball', court: 'handball' },
  { id: 36, name: 'Softball', court: 'softball' },
] as const;

const sportIds: readonly number[] = sports.map(({ id }) => id);

const noSuchSport = 'There is no such sport.';
/** The id of a sport of the mapping. The bounds are for the API's description, and for the column. */
export const sportNumber = (missing: string) =>
  z.number(missing).check(
    z.gte(0, noSuchSport),
    z.lte(1_000, noSuchSport),
    z.refine((id) => sportIds.includes(id), { message: noSuchSport }),
  );

/** One to twelve sports, each named once. */
export const sportIdList = z.array(sportNumber('Please choose sports.'), 'Please choose sports.').check(
  z.minLength(1, 'Please choose at least one sport.'),
  z.maxLength(sports.length, 'Please choose each sport once.'),
  z.refine((ids) => new Set(ids).size === ids.length, { message: 'Please choose each sport once.' }),
);

export type SportId = (typeof sports)[number]['id'];
export type Court = (typeof sports)[number]['court'];

/** The sport's shown name, or undefined for an id outside the mapping. */
export const sportName = (id: number): string | undefined => sports.find((sport) => sport.id === id)?.name;

/** The file name of the sport's court drawing. */
export const courtOf = (id: number): Court => sports.find((sport) => sport.id === id)?.court ?? 'soccer';
