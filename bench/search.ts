import { join } from 'node:path';
import { openDatabase } from '../src/server/database/connect.ts';
import { loadDemo } from '../src/server/database/demo/index.ts';
import { migrateDatabase } from '../src/server/database/migrate.ts';
import { searchEverything } from '../src/server/search/index.ts';
import type { SearchFields } from '../src/contract/search.ts';
import { atMost, percentile, plain, report } from './report.ts';

const sizes = [
  { players: 5_000, markMs: 30 },
  { players: 1_000_000, markMs: 60 },
];

/** Changes a name as a typing error does: a letter left out, doubled, changed or swapped. */
function withOneTypo(word: string, round: number): string {
  const at = 1 + (round % Math.max(1, word.length - 2));
  const kinds = [
    () => word.slice(0, at) + word.slice(at + 1),
    () => word.slice(0, at) + word[at] + word.slice(at),
    () => `${word.slice(0, at)}${word[at] === 'x' ? 'z' : 'x'}${word.slice(at + 1)}`,
    () => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  ];
  return kinds[round % kinds.length]?.() ?? word;
}

/** Searches with one typing error in the keyword, one after another in this process: 400 names that exist. */
export async function benchSearch(dataDir: string): Promise<void> {
  for (const { players, markMs } of sizes) {
    const folder = join(dataDir, `search-${players}`);
    const database = await openDatabase({ DATA_DIR: folder, DATABASE_URL: undefined });
    await migrateDatabase(database.pool);
    await loadDemo(database.pool, { players, filesDir: join(folder, 'files'), progress: (line) => process.stderr.write(`${line}\n`) });
    const { rows } = await database.pool.query<{ first_name: string; last_name: string }>(
      'select first_name, last_name from players where is_listed order by id limit 40000',
    );
    const times: number[] = [];
    for (let round = 0; round < 420; round++) {
      const person = rows[(round * 97) % rows.length];
      const keyword = `${withOneTypo(person?.first_name ?? '', round)} ${person?.last_name ?? ''}`;
      const fields: SearchFields = { ...blank, keyword, ...(round % 3 === 0 && { category: 'players' as const }) };
      const startedAt = performance.now();
      await searchEverything(database.pool, fields);
      if (round >= 20) times.push(performance.now() - startedAt);
    }
    await database.close();
    report(`search ${players}`, [
      plain('p50', percentile(times, 0.5), 'ms'),
      atMost('p95', percentile(times, 0.95), 'ms', markMs),
      plain('slowest', Math.max(...times), 'ms'),
    ]);
  }
}

const blank: SearchFields = { keyword: '', location: '', after: '' };
