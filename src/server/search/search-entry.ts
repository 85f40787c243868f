import type { Category } from '../../contract/search.ts';
import { sportName } from '../../contract/sports.ts';
import { knownCities } from './cities.ts';
import { foldText, wordsOf } from './fold-text.ts';
import { cellOf } from './place-cells.ts';
import { wholeIdOf } from './read-keyword.ts';

/** What search keeps of a player, team or tournament. */
export type SearchEntry = {
  kind: Category;
  id: string;
  title: string;
  detail: string;
  label: string;
  picture: string | null;
  words: string[];
  nameWords: string[];
  sports: number[];
  gender: string;
  level: string;
  city: string;
  place: number;
  /** Its place among equals; the lowest comes first. */
  standing: number;
  sortTitle: string;
};

type Source = Omit<SearchEntry, 'words' | 'nameWords' | 'place' | 'sortTitle'> & {
  /** What people tell each other to find it, and is found whole; empty for none. */
  publicId: string;
  /** Further text whose words find it, as those of a unique name; not its numbers. */
  alsoFoundBy: string;
  state: string;
  lat: number;
  lon: number;
};

/** Makes an entry that is found by its name, its public ID, its city (by any of its names), its state and its sports. */
export function searchEntry({ publicId, alsoFoundBy, state, lat, lon, ...shown }: Source): SearchEntry {
  const nameWords = [...new Set(wordsOf(shown.title))];
  const around = [...placeWords(shown.city, state), ...shown.sports.flatMap(sportWords)];
  const words = [...new Set([...nameWords, ...idWords(publicId, alsoFoundBy), ...around])];
  return { ...shown, words, nameWords, place: cellOf({ lat, lon }), sortTitle: foldText(shown.title).slice(0, longestSortTitle) };
}

/** A cursor carries it, and a cursor must fit an address. */
const longestSortTitle = 40;
const connecting = new Set(['and', 'of']);
const remembered = new Map<string, string[]>();

/** Computed once a city: a million players live in a few thousand of them. */
function placeWords(city: string, state: string): string[] {
  const key = `${city}/${state}`;
  const known = remembered.get(key);
  if (known) return known;
  const folded = foldText(city);
  const names = knownCities().find((one) => one.state === state && one.foldedNames[0] === folded)?.foldedNames ?? [];
  const words = wordsOf([city, state, ...names].join(' ')).filter((word) => !connecting.has(word));
  if (remembered.size < 10_000) remembered.set(key, words);
  return words;
}

const sportWords = (id: number) => wordsOf(sportName(id) ?? '');

/** Nobody looks for the 7 of 'asha7' alone. */
const idWords = (publicId: string, alsoFoundBy: string) => [
  ...(wholeIdOf(publicId) ?? '').split(' ').filter(Boolean),
  ...wordsOf(alsoFoundBy).filter((word) => word.length > 2 && !/\p{N}/u.test(word)),
];

/** The first sentence of a longer text, to stand under a title. */
export const firstSentence = (text: string): string => /^.{1,160}?[.!?](?=\s|$)/u.exec(text)?.[0] ?? text.slice(0, 160);
