import { cutTo } from '../../contract/shapes.ts';
import type { Category } from '../../contract/search.ts';
import { sportName } from '../../contract/sports.ts';
import { knownCities } from './cities.ts';
import { foldText, wordsOf } from './fold-text.ts';
import { cellOf } from './place-cells.ts';
import { wholeIdOf } from './read-keyword.ts';

/** The search entry of a player, team or tournament. */
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
  /** The rank among equal matches; lowest first. */
  standing: number;
  sortTitle: string;
};

type Source = Omit<SearchEntry, 'words' | 'nameWords' | 'place' | 'sortTitle'> & {
  /** An ID that people tell each other, matched as a whole; empty for none. */
  publicId: string;
  /** Further text whose words (but not numbers) match, such as a unique name. */
  alsoFoundBy: string;
  state: string;
  lat: number;
  lon: number;
};

/** Makes an entry that is found by its name, public ID, city (by any of its names), state and sports. */
export function searchEntry({ publicId, alsoFoundBy, state, lat, lon, ...shown }: Source): SearchEntry {
  const nameWords = [...new Set(wordsOf(shown.title))];
  const around = [...placeWords(shown.city, state), ...shown.sports.flatMap(sportWords)];
  const words = [...new Set([...nameWords, ...idWords(publicId, alsoFoundBy), ...around])];
  return { ...shown, words, nameWords, place: cellOf({ lat, lon }), sortTitle: cutTo(longestSortTitle, foldText(shown.title)) };
}

/** A cursor contains it, and a cursor must fit into a URL. */
const longestSortTitle = 40;
const connecting = new Set(['and', 'of']);
const remembered = new Map<string, string[]>();

/** Cached per city: a million players live in a few thousand cities. */
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

/** Numbers of an ID are left out: nobody searches for the 7 of 'asha7' alone. */
const idWords = (publicId: string, alsoFoundBy: string) => [
  ...(wholeIdOf(publicId) ?? '').split(' ').filter(Boolean),
  ...wordsOf(alsoFoundBy).filter((word) => word.length > 2 && !/\p{N}/u.test(word)),
];

/** The first sentence of a longer text, shown below a title. */
export const firstSentence = (text: string): string => /^.{1,160}?[.!?](?=\s|$)/u.exec(text)?.[0] ?? cutTo(160, text);
