import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { changeInTeam, recordChange } from '../teams/index.ts';
import { requireToCome, type TeamInTournament } from './enter-tournament.ts';

// It stays, so that calendars that read seldom hear that it was called off.
const remove = `
  update tournament_entries set withdrawn_at = now(), sequence = sequence + 1, changed_at = now()
  where team_id = $1 and tournament_id = $2 and withdrawn_at is null`;

/**
 * Takes a team out of a tournament. Refuses `noSuchTeam`, `notYours`, `noSuchTournament`, `tournamentOver` (what was played stays played),
 * and `notEntered` where somebody else was faster.
 */
export async function withdrawFromTournament(app: AppContext, { team, tournament }: TeamInTournament, { userId }: Viewer): Promise<void> {
  await changeInTeam(app, { teamId: team, userId, permission: 'enterTournaments' }, async (client) => {
    await requireToCome(client, tournament);
    const { rowCount } = await client.query(remove, [team, tournament]);
    if (rowCount === 0) throw new Refusal('notEntered');
    await recordChange(client, { teamId: team, about: 'tournament', aboutId: tournament, actorId: userId, what: 'removed' });
  });
}
