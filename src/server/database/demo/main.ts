/** `npm run demo -- --players 1000000`: replaces the demo data by one of that size. */
import { parseArgs } from 'node:util';
import { filesFolder } from '../../providers/index.ts';
import { readEnvironment } from '../../settings/environment.ts';
import { openDatabase } from '../connect.ts';
import { migrateDatabase } from '../migrate.ts';
import { loadDemo } from './load-demo.ts';

const print = (line: string) => process.stderr.write(`${line}\n`);
const fewest = 100;
const most = 5_000_000;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { players: { type: 'string', default: '5000' } } });
  const players = Number(values.players);
  if (!Number.isInteger(players) || players < fewest || players > most)
    throw new Error(`--players must be a whole number from ${fewest} to ${most}`);
  const environment = readEnvironment(process.env);
  const database = await openDatabase(environment, { progress: print });
  try {
    print(database.describe);
    await migrateDatabase(database.pool);
    const startedAt = Date.now();
    await loadDemo(database.pool, { players, filesDir: filesFolder(environment), progress: print });
    print(`Demo data: ready after ${((Date.now() - startedAt) / 1_000).toFixed(1)} s`);
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  print(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
