import type pg from 'pg';
import { withoutTimeLimits } from '../watched-client.ts';
import { changeWordUses, countWords, writeEntries, type SearchEntry, type WordUses } from '../../search/index.ts';
import { entryOfPlayer } from '../../players/index.ts';
import { entryOfTeam } from '../../teams/index.ts';
import { entryOfTournament } from '../../tournaments/index.ts';
import { drawDemoPictures } from './draw-demo-pictures.ts';
import { isDemoLoaded } from './is-demo-loaded.ts';
import { demoVersion } from './demo-version.ts';
import { makePlayers } from './make-players.ts';
import { makeTeams } from './make-teams.ts';
import { makeTournaments } from './make-tournaments.ts';
import { namedPeople } from './named-people.ts';
import { namedTeams, namedTournaments } from './named-teams.ts';
import { removeDemo } from './remove-demo.ts';
import { inBatches } from './in-batches.ts';
import { withoutIndexes } from './without-indexes.ts';
import { writeTournamentEntries } from './write-entries.ts';
import { writeEvents } from './write-events.ts';
import { writePlayers, writeTeams, writeTournaments } from './write-rows.ts';
import { writeSquads } from './write-squads.ts';
import { writeTasks } from './write-tasks.ts';
import { writeUsers } from './write-users.ts';

type DemoOptions = {
  /** The number of players, including the named ones. */
  players: number;
  /** The folder of the file storage provider; pictures are drawn into it. */
  filesDir: string;
  progress: (line: string) => void;
};

type Load = { client: pg.ClientBase; uses: WordUses; progress: (line: string) => void };

const lockKey = 72_042;
/** From this many players on, creating the indexes after loading is faster. */
const largeLoad = 50_000;

/**
 * Loads the demo players, teams, tournaments and pictures: 80 teams and 12 tournaments per thousand players, always the same ones. Does
 * nothing if this version is loaded; an older one is replaced, and rows that users created stay.
 */
export async function loadDemo(pool: pg.Pool, { players, filesDir, progress }: DemoOptions): Promise<void> {
  await drawDemoPictures(filesDir);
  if (await isDemoLoaded(pool, players)) return;
  await withoutTimeLimits(pool, async (client) => {
    // One transaction, so that an interrupted load leaves nothing behind.
    await client.query('begin');
    await client.query(`set local maintenance_work_mem = '${players >= largeLoad ? 512 : 64}MB'`);
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    if (!(await isDemoLoaded(client, players))) await replaceDemo({ client, uses: new Map(), progress }, players);
    await client.query('commit');
    // Also sets the visibility map, so that the first readers need not check the visibility of each row.
    await client.query('vacuum (analyze) players, teams, tournaments, search_entries, search_words, search_places');
  });
}

async function replaceDemo(load: Load, players: number): Promise<void> {
  load.progress(`Demo data: writing ${players.toLocaleString('en-IN')} players, with teams and tournaments`);
  await removeDemo(load.client);
  if (players < largeLoad) await writeEverything(load, players);
  else await withoutIndexes(load.client, load.progress, () => writeEverything(load, players));
  await changeWordUses(load.client, load.uses);
  await writeUsers(load.client);
  await writeSquads(load.client);
  await writeEvents(load.client);
  await writeTasks(load.client);
  await writeTournamentEntries(load.client);
  await load.client.query('insert into demo_loads (version, players) values ($1, $2)', [demoVersion, players]);
}

async function writeEverything(load: Load, players: number): Promise<void> {
  const named = { players: namedPeople(), teams: namedTeams(), tournaments: namedTournaments() };
  const others = {
    players: makePlayers(
      Math.max(0, players - named.players.length),
      named.players.map(({ uniqueName }) => uniqueName),
    ),
    teams: makeTeams(
      Math.max(0, Math.round(players * 0.08) - named.teams.length),
      named.teams.length,
      named.teams.map(({ name }) => name),
    ),
    tournaments: makeTournaments(Math.max(0, Math.round(players * 0.012) - named.tournaments.length)),
  };
  await write(load, [named.tournaments, others.tournaments], writeTournaments, entryOfTournament);
  await write(load, [named.teams, others.teams], writeTeams, entryOfTeam);
  await write(load, [named.players, others.players], writePlayers, entryOfPlayer, players);
}

async function write<Row>(
  { client, uses, progress }: Load,
  sources: readonly Iterable<Row>[],
  writeRows: (client: pg.ClientBase, rows: readonly Row[]) => Promise<void>,
  entryOf: (row: Row) => SearchEntry | undefined,
  expected = 0,
): Promise<void> {
  let written = 0;
  await inBatches(sources, async (rows) => {
    const entries = rows.map(entryOf).filter((entry) => entry !== undefined);
    for (const { words } of entries) countWords(uses, words, 1);
    await Promise.all([writeRows(client, rows), writeEntries(client, entries)]);
    const before = written;
    written += rows.length;
    if (expected >= largeLoad && Math.floor(written / largeLoad) > Math.floor(before / largeLoad)) {
      progress(`Demo data: ${written.toLocaleString('en-IN')} of ${expected.toLocaleString('en-IN')} players`);
    }
  });
}
