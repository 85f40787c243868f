import type pg from 'pg';
import { limits } from '../../contract/limits.ts';
import type { EnteredTournament } from '../../contract/tournaments.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { inTeam, recordChange } from '../teams/index.ts';
import { endOfTournament, isEntered } from '../database/shared-rules.ts';
import { readEntry } from './read-entries.ts';
import { query, sql } from '../database/sql.ts';

export type TeamInTournament = { team_id: string; tournament_id: string };

// Locked `for share`: deleting the tournament waits, and then deletes the entry too.
const find = sql<
  { isOver: boolean },
  [tournamentId: string]
>`select ${endOfTournament('c')} <= now() as "isOver" from tournaments c where c.id = $1 for share`;
const countToCome = sql<{ toCome: number }, [team: string, tournament: string]>`
  select count(*)::int as "toCome" from live_entries n join tournaments c on c.id = n.tournament_id
  where n.team_id = $1 and n.tournament_id <> $2 and ${endOfTournament('c')} > now()`;
// A withdrawn team gets its earlier entry back, which calendars see as a change.
const insert = sql<never, [team: string, tournament: string, userId: string]>`
  insert into tournament_entries (team_id, tournament_id, entered_by) values ($1, $2, $3)
  on conflict (team_id, tournament_id) do update
    set withdrawn_at = null, entered_by = excluded.entered_by, sequence = tournament_entries.sequence + 1, changed_at = excluded.changed_at
    where tournament_entries.withdrawn_at is not null`;

/**
 * Checks that a tournament exists and is not over. Refuses `noSuchTournament` and `tournamentOver`. Runs inside the caller's transaction.
 */
async function requireToCome(client: pg.ClientBase, tournamentId: string): Promise<void> {
  const { rows } = await query(client, find, [tournamentId]);
  if (!rows[0]) throw new Refusal('noSuchTournament');
  if (rows[0].isOver) throw new Refusal('tournamentOver');
}

/**
 * Enters a team in a tournament; does nothing if it is entered. Refuses `noSuchTeam`, `notYours`, `noSuchTournament`, `tournamentOver`,
 * and `tournamentsFull` at the maximum.
 */
export async function enterTournament(
  app: AppContext,
  { team_id: teamId, tournament_id: tournamentId }: TeamInTournament,
  { userId }: Viewer,
): Promise<EnteredTournament> {
  return inTeam(app, { teamId, viewer: { userId }, permission: 'enterTournaments', lock: true }, async (client) => {
    await requireToCome(client, tournamentId);
    const { rows } = await query(client, countToCome, [teamId, tournamentId]);
    if ((rows[0]?.toCome ?? 0) >= limits.tournamentsOfATeam) throw new Refusal('tournamentsFull');
    const { rowCount } = await query(client, insert, [teamId, tournamentId, userId]);
    if (rowCount) await recordChange(client, { teamId, about: 'tournament', aboutId: tournamentId, actorId: userId, what: 'added' });
    const entry = await readEntry(client, userId, teamId, tournamentId);
    if (!entry) throw new Refusal('noSuchTournament');
    return entry;
  });
}

// The row stays, so that calendars that refresh seldom see the cancellation.
const remove = sql<never, [team: string, tournament: string]>`
  update tournament_entries set withdrawn_at = now(), sequence = sequence + 1, changed_at = now()
  where team_id = $1 and tournament_id = $2 and ${isEntered('tournament_entries')}`;

/** Withdraws a team from a tournament. Refuses `noSuchTeam`, `notYours`, `noSuchTournament`, `tournamentOver` and `notEntered`. */
export async function withdrawFromTournament(
  app: AppContext,
  { team_id: teamId, tournament_id: tournamentId }: TeamInTournament,
  { userId }: Viewer,
): Promise<void> {
  await inTeam(app, { teamId, viewer: { userId }, permission: 'enterTournaments', lock: true }, async (client) => {
    await requireToCome(client, tournamentId);
    const { rowCount } = await query(client, remove, [teamId, tournamentId]);
    if (rowCount === 0) throw new Refusal('notEntered');
    await recordChange(client, { teamId, about: 'tournament', aboutId: tournamentId, actorId: userId, what: 'removed' });
  });
}
