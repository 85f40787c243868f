import { sportName } from '../../contract/sports.ts';
import { mayHere } from '../../contract/team-roles.ts';
import type { EnteredTournament } from '../../contract/tournaments.ts';
import type { Queryable } from '../database/queryable.ts';
import { prepared, query, sql } from '../database/sql.ts';
import { endOfTournament, startOfTournament } from '../database/shared-rules.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Viewer } from '../http/route.ts';
import { requireAccess } from '../teams/index.ts';

type Row = Omit<EnteredTournament, 'sport_name'>;

/** The columns of a tournament c as in the contract. */
export const tournamentColumns = `
  c.id, c.name, c.city, c.sport_id, c.starts_on::text as starts_on, c.ends_on::text as ends_on, c.time_zone`;

// Followers of the team do not count as playing.
const selectFrom = (team: string) => `
  select ${tournamentColumns}, t.id as team_id, t.name as team_name,
    exists (select from participants m where m.team_id = ${team} and m.user_id = $2)
    or exists (select from active_guardians g
      where g.team_id = ${team} and g.user_id = $2) as is_mine
  from live_entries n
  join tournaments c on c.id = n.tournament_id
  join live_teams t on t.id = ${team}`;
const selectOfTeam = `${selectFrom('$1')} where n.team_id = $1`;

/** A limit that no team should reach. */
const most = 400;

/**
 * What a page of a list of events covers: given days, or everything from now on; and for a list with pages, the moments between which the
 * page lies.
 */
export type Covered = {
  from?: string | undefined;
  to?: string | undefined;
  after?: Date | undefined;
  until?: Date | undefined;
};

// A tournament that is under way is listed on the first page only.
const covered = `
  where n.team_id = any($1::uuid[])
  and ($3::date is not null or ${endOfTournament('c')} > now())
  and ($3::date is null or c.ends_on >= $3::date)
  and ($4::date is null or c.starts_on < $4::date)
  and ($5::timestamptz is null or ${startOfTournament('c')} > $5::timestamptz)
  and ($6::timestamptz is null or ${startOfTournament('c')} <= $6::timestamptz)
  order by c.starts_on, c.name, t.name, t.id limit ${most}`;

export const presentTournament = <T extends { sport_id: number }>(row: T): T & { sport_name: string } => ({
  ...row,
  sport_name: sportName(row.sport_id) ?? '',
});

const readOfTeams = prepared(
  'entries-of-teams',
  sql<
    Row,
    [teamIds: readonly string[], userId: string, from: string | null, to: string | null, after: Date | null, until: Date | null]
  >`${selectFrom('n.team_id')}${covered}`,
);

/** The tournaments of these teams for somebody who may read them, to be listed among a page of events. */
export async function entriesOfTeams(db: Queryable, userId: string, teamIds: readonly string[], { from, to, after, until }: Covered) {
  if (teamIds.length === 0) return [];
  const values = [teamIds, userId, from ?? null, to ?? null, after ?? null, until ?? null] as const;
  const { rows } = await query(db, readOfTeams, values);
  return rows.map(presentTournament);
}

const ofTeam = prepared(
  'entries-of-team',
  sql<Row & { isOver: boolean }, [teamId: string, userId: string]>`
  select * from (${selectOfTeam} and c.ends_on > now() - interval '1 year') entered
  cross join lateral (select ${endOfTournament('entered')} <= now() as "isOver") over
  order by "isOver", case when "isOver" then ends_on end desc, starts_on, name, id limit ${most}`,
);

/** A team's tournaments, including those of the last year; `isOver` tells them apart. */
async function entriesOfTeam(db: Queryable, userId: string, teamId: string) {
  const { rows } = await query(db, ofTeam, [teamId, userId]);
  const present = (wanted: boolean) =>
    rows.filter(({ isOver }) => isOver === wanted).map(({ isOver: _isOver, ...row }) => presentTournament(row));
  return { toCome: present(false), played: present(true) };
}

const readOne = prepared(
  'tournament-entry',
  sql<Row, [teamId: string, userId: string, tournamentId: string]>`${selectOfTeam} and n.tournament_id = $3`,
);

/** One entry of a team; undefined if there is none. */
export async function readEntry(db: Queryable, userId: string, teamId: string, tournamentId: string) {
  const { rows } = await query(db, readOne, [teamId, userId, tournamentId]);
  return rows[0] && presentTournament(rows[0]);
}

/** The tournaments of a team. Refuses `noSuchTeam`. */
export async function listTournaments({ database: { pool } }: AppContext, teamId: string, { userId }: Viewer) {
  const access = await requireAccess(pool, teamId, userId, 'readEvents');
  const { toCome, played } = await entriesOfTeam(pool, userId, teamId);
  return { status: 1 as const, to_come: toCome, played, may_enter: mayHere(access, 'enterTournaments') };
}

const selectEntered = sql<Record<string, unknown>, [userId: string]>`
  select t.name as team, c.name as tournament, n.created_at, n.withdrawn_at
  from tournament_entries n join teams t on t.id = n.team_id join tournaments c on c.id = n.tournament_id
  where n.entered_by = $1 order by n.created_at, t.id, c.id`;

/** The tournaments that a user entered teams in, for the export of their data. */
export const exportEntriesOf = async (db: Queryable, userId: string): Promise<Record<string, unknown>[]> =>
  (await query(db, selectEntered, [userId])).rows;
