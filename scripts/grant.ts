import { openDatabase } from '../src/server/database/connect.ts';
import { migrateDatabase } from '../src/server/database/migrate.ts';
import { runGrantCommand } from '../src/server/platform-roles/index.ts';
import { readEnvironment } from '../src/server/settings/environment.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run grant`; it can run while the server is running. */
async function main(): Promise<void> {
  const database = await openDatabase(readEnvironment(process.env));
  try {
    await migrateDatabase(database.pool);
    await runGrantCommand(database.pool, process.argv.slice(2), print);
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
