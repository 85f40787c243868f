import type pg from 'pg';
import { centreOf } from './place-cells.ts';
import { cubeOf } from './points-in-space.ts';
import type { SearchEntry } from './search-entry.ts';
import { query, sql } from '../database/sql.ts';

const put = sql<
  never,
  [
    column: readonly string[],
    column2: readonly string[],
    column3: readonly string[],
    column4: readonly string[],
    column5: readonly string[],
    column6: readonly (null | string)[],
    joined: readonly string[],
    joined2: readonly string[],
    joined3: readonly string[],
    column7: readonly string[],
    column8: readonly string[],
    column9: readonly string[],
    column10: readonly number[],
    column11: readonly number[],
    column12: readonly string[],
  ]
>`
  insert into search_entries (kind, id, title, detail, label, picture, words, name_words, sports, gender, level, city, place, standing, sort_title)
  select kind, id, title, detail, label, picture, string_to_array(words, ' '), string_to_array(name_words, ' '),
    string_to_array(sports, ' ')::integer[], gender, level, city, place, standing, sort_title
  from unnest($1::text[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[],
    $10::text[], $11::text[], $12::text[], $13::integer[], $14::integer[], $15::text[])
    as row (kind, id, title, detail, label, picture, words, name_words, sports, gender, level, city, place, standing, sort_title)
  on conflict (kind, id) do update set (title, detail, label, picture, words, name_words, sports, gender, level, city, place, standing, sort_title)
    = (excluded.title, excluded.detail, excluded.label, excluded.picture, excluded.words, excluded.name_words, excluded.sports,
       excluded.gender, excluded.level, excluded.city, excluded.place, excluded.standing, excluded.sort_title)`;

const putPlaces = sql<never, [places: readonly number[], places2: readonly string[]]>`
  insert into search_places (place, point) select place, point
  from unnest($1::integer[], $2::cube[]) as row (place, point) on conflict do nothing`;

/** Writes new or changed entries and their places at once; the caller updates the word counts (see `changeWordUses`). */
export async function writeEntries(client: pg.ClientBase, entries: readonly SearchEntry[]): Promise<void> {
  const column = <K extends keyof SearchEntry>(name: K) => entries.map((entry) => entry[name]);
  const joined = (name: 'words' | 'nameWords' | 'sports') => entries.map((entry) => entry[name].join(' '));
  await query(client, put, [
    column('kind'),
    column('id'),
    column('title'),
    column('detail'),
    column('label'),
    column('picture'),
    joined('words'),
    joined('nameWords'),
    joined('sports'),
    column('gender'),
    column('level'),
    column('city'),
    column('place'),
    column('standing'),
    column('sortTitle'),
  ]);
  const places = [...new Set(column('place'))];
  await query(client, putPlaces, [places, places.map((place) => cubeOf(centreOf(place)))]);
}
