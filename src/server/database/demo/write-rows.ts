import type pg from 'pg';
import type { PlayerRow } from '../../players/index.ts';
import type { TeamRow } from '../../teams/index.ts';
import type { TournamentRow } from '../../tournaments/index.ts';

type Column<Row> = readonly [column: string, type: string, valueOf: (row: Row) => unknown];

const placeColumns: readonly Column<{ city: string; state: string; lat: number; lon: number }>[] = [
  ['city', 'text', (row) => row.city],
  ['state', 'text', (row) => row.state],
  ['lat', 'double precision', (row) => row.lat],
  ['lon', 'double precision', (row) => row.lon],
];

const playerColumns: readonly Column<PlayerRow>[] = [
  ['id', 'uuid', (row) => row.id],
  ['unique_name', 'text', (row) => row.uniqueName],
  ['first_name', 'text', (row) => row.firstName],
  ['last_name', 'text', (row) => row.lastName],
  ['photo', 'text', (row) => row.photo],
  ['sports', 'text', (row) => `{${row.sports.join(',')}}`],
  ['gender', 'text', (row) => row.gender],
  ['level', 'text', (row) => row.level],
  ...placeColumns,
  ['about_me', 'text', (row) => row.aboutMe],
  ['achievement', 'text', (row) => row.achievement],
  ['instagram', 'text', (row) => row.instagram],
  ['is_listed', 'boolean', (row) => row.isListed],
  ['created_at', 'timestamptz', (row) => row.createdAt.toISOString()],
];

const teamColumns: readonly Column<TeamRow>[] = [
  ['id', 'uuid', (row) => row.id],
  ['sporthon_id', 'text', (row) => row.sporthonId],
  ['name', 'text', (row) => row.name],
  ['description', 'text', (row) => row.description],
  ['address', 'text', (row) => row.address],
  ['gender', 'text', (row) => row.gender],
  ['level', 'text', (row) => row.level],
  ['logo', 'text', (row) => row.logo],
  ['sport_id', 'integer', (row) => row.sportId],
  ...placeColumns,
  ['created_at', 'timestamptz', (row) => row.createdAt.toISOString()],
];

const tournamentColumns: readonly Column<TournamentRow>[] = [
  ['id', 'uuid', (row) => row.id],
  ['name', 'text', (row) => row.name],
  ['description', 'text', (row) => row.description],
  ['sport_id', 'integer', (row) => row.sportId],
  ['gender', 'text', (row) => row.gender],
  ['level', 'text', (row) => row.level],
  ['starts_on', 'date', (row) => row.startsOn],
  ['ends_on', 'date', (row) => row.endsOn],
  ['team_capacity', 'integer', (row) => row.teamCapacity],
  ...placeColumns,
  ['created_at', 'timestamptz', (row) => row.createdAt.toISOString()],
];

export const writePlayers = (client: pg.ClientBase, rows: readonly PlayerRow[]) => writeRows(client, 'players', playerColumns, rows);
export const writeTeams = (client: pg.ClientBase, rows: readonly TeamRow[]) => writeRows(client, 'teams', teamColumns, rows);
export const writeTournaments = (client: pg.ClientBase, rows: readonly TournamentRow[]) =>
  writeRows(client, 'tournaments', tournamentColumns, rows);

/** Inserts all rows by one statement with one array per column: the fastest way without COPY. */
async function writeRows<Row>(client: pg.ClientBase, table: string, columns: readonly Column<Row>[], rows: readonly Row[]): Promise<void> {
  const names = columns.map(([name]) => name).join(', ');
  // unnest flattens arrays of arrays, so an array is sent as its text.
  const selected = columns.map(([name]) => (name === 'sports' ? 'sports::integer[]' : name)).join(', ');
  const places = columns.map(([, type], at) => `$${at + 1}::${type}[]`).join(', ');
  await client.query(
    `insert into ${table} (${names}) select ${selected} from unnest(${places}) as row (${names})`,
    columns.map(([, , valueOf]) => rows.map(valueOf)),
  );
}
