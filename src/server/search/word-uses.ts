import type pg from 'pg';
import { isWord } from './fold-text.ts';
import { variantsText } from './spelling.ts';
import { query, sql } from '../database/sql.ts';

/** The change of each word's number of entries. */
export type WordUses = Map<string, number>;

/** Adds `by` for every word of one entry. IDs are left out, because they are matched as a whole. */
export function countWords(uses: WordUses, words: readonly string[], by: 1 | -1): void {
  for (const word of words) if (isWord(word)) uses.set(word, (uses.get(word) ?? 0) + by);
}

const add = sql<never, [words: readonly string[], changed: readonly number[], variants: readonly string[]]>`
  insert into search_words (word, uses, variants)
  select word, uses, string_to_array(variants, ' ') from unnest($1::text[], $2::integer[], $3::text[]) as row (word, uses, variants)
  on conflict (word) do update set uses = greatest(0, search_words.uses + excluded.uses)`;

const deleteSearchWord = sql<never, [words: readonly string[]]>`delete from search_words where uses <= 0 and word = any($1::text[])`;

/** Updates the vocabulary after entries were written, and deletes words that are no longer used. */
export async function changeWordUses(client: pg.ClientBase, uses: WordUses): Promise<void> {
  // In one order, so that parallel writers wait for each other instead of causing a deadlock.
  const changed = [...uses].filter(([, by]) => by !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
  if (changed.length === 0) return;
  const words = changed.map(([word]) => word);
  const variants = words.map(variantsText);
  await query(client, add, [words, changed.map(([, by]) => by), variants]);
  await query(client, deleteSearchWord, [words]);
}
