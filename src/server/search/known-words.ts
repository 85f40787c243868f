import type pg from 'pg';
import { isSpelt } from './fold-text.ts';
import type { TypedWord } from './read-keyword.ts';
import { variantsText } from './spelling.ts';
import { prepared, query, sql } from '../database/sql.ts';

/** A word of the index, and the number of entries with it. */
export type KnownWord = { word: string; uses: number };

/** What the index knows about a keyword: words similar to each typed one, and which of its IDs exist. */
export type Knowledge = { wordsLike: Map<string, KnownWord[]>; ids: Set<string> };

type Row = { typed: string; word: string; uses: number };

// The same word, words that start with it, and words that share one of its variants and so may be one typing error away.
const wordsLikeTyped = prepared(
  'search-words-like',
  sql<Row, [typed: readonly string[], variants: readonly string[], ids: readonly string[]]>`
  select typed, word, uses from unnest($1::text[], $2::text[]) as asked (typed, variants) cross join lateral (
    (select word, uses from search_words where word = typed)
    union (select word, uses from search_words where word > typed and word < typed || U&'\\FFFF' order by uses desc limit 12)
    union (select word, uses from search_words where search_words.variants && string_to_array(asked.variants, ' ') order by uses desc limit 40)
  ) as found
  union all
  select asked_id, '', 1 from unnest($3::text[]) as asked_id where exists (select from search_entries where words @> array[asked_id])`,
);

// A long word with two errors still shares enough trigrams to be found.
const wordsSpeltLike = prepared(
  'search-words-spelt-like',
  sql<Row, [lonely: readonly string[]]>`
  select typed, word, uses from unnest($1::text[]) as typed cross join lateral (
    select word, uses from search_words where word % typed order by similarity(word, typed) desc, uses desc limit 12
  ) as found`,
);

const shortestForTrigrams = 5;

/** Looks up all typed words and IDs by one statement, and by a second one the long words without close matches. */
export async function lookUpWords(pool: pg.Pool, words: readonly TypedWord[]): Promise<Knowledge> {
  const typed = words.map((word) => word.typed);
  const variants = typed.map(variantsText);
  const ids = [...new Set(words.flatMap(({ whole }) => whole ?? []))];
  const { rows } = await query(pool, wordsLikeTyped, [typed, variants, ids]);
  const knowledge: Knowledge = {
    wordsLike: Map.groupBy(
      rows.filter(({ word }) => word !== ''),
      (row) => row.typed,
    ),
    ids: new Set(),
  };
  for (const { typed: id, word } of rows) if (word === '') knowledge.ids.add(id);
  await addWordsSpeltLike(pool, typed, knowledge);
  return knowledge;
}

async function addWordsSpeltLike(pool: pg.Pool, typed: readonly string[], { wordsLike }: Knowledge): Promise<void> {
  const lonely = typed.filter((word) => isSpelt(word) && word.length >= shortestForTrigrams && !wordsLike.has(word));
  if (lonely.length === 0) return;
  const { rows } = await query(pool, wordsSpeltLike, [lonely]);
  for (const [word, found] of Map.groupBy(rows, (row) => row.typed)) wordsLike.set(word, found);
}
