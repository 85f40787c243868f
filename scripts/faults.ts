import { endEverything } from './faults/program.ts';
import { killDatabase, killDatabaseOfOwn, loseDatabase } from './faults/database.ts';
import { fillDisk } from './faults/disk.ts';
import { shareFolder, adoptDatabase } from './faults/folder.ts';
import { watchMemory } from './faults/memory.ts';
import { killProgram, stopUnderLoad } from './faults/stop.ts';
import { runFolder } from './run-folder.ts';

export type Seen = { readonly did: string; readonly saw: string; readonly isOk: boolean };

// npm run faults [-- database own-database lost-database folder orphan disk stop kill]: causes faults on this machine and prints what was seen.
// npm run faults -- memory [minutes]: an hour of mixed load by default. Run `npm run build` once before.
const faults: Record<string, () => Promise<Seen>> = {
  database: killDatabase,
  'own-database': killDatabaseOfOwn,
  'lost-database': loseDatabase,
  folder: shareFolder,
  orphan: adoptDatabase,
  disk: fillDisk,
  stop: stopUnderLoad,
  kill: killProgram,
};

async function main([first, ...more]: readonly string[]): Promise<boolean> {
  runFolder();
  if (first === 'memory') return report('memory', () => watchMemory(Number(more[0] ?? 60)));
  let areOk = true;
  for (const name of first ? [first, ...more] : Object.keys(faults)) {
    const fault = faults[name];
    if (!fault) throw new Error(`There is no fault ${name}; there are ${Object.keys(faults).join(', ')} and memory.`);
    areOk = (await report(name, fault)) && areOk;
  }
  return areOk;
}

async function report(name: string, fault: () => Promise<Seen>): Promise<boolean> {
  try {
    const { did, saw, isOk } = await fault();
    process.stdout.write(`${isOk ? 'ok    ' : 'NOT OK'} ${name}: ${did}. Seen: ${saw}.\n`);
    return isOk;
  } catch (error) {
    process.stdout.write(`NOT OK ${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    return false;
  } finally {
    await endEverything();
  }
}

process.exit((await main(process.argv.slice(2))) ? 0 : 1);
