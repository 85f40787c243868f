import { ask } from '../api-client/ask.ts';
import { listTeamTournaments, type EnteredTournament } from '../contract/tournaments.ts';
import { createEntityFamily } from './entity-store.ts';

export type TournamentPage = { toCome: readonly EnteredTournament[]; played: readonly EnteredTournament[] };

/** The tournaments that a team plays in. */
export const teamTournaments = createEntityFamily('tournaments', async (team: string): Promise<TournamentPage> => {
  const { to_come: toCome, played } = await ask(listTeamTournaments, { team_id: team });
  return { toCome, played };
});

/** Reloads the tournaments of a team, or of all teams where none is named. */
export function refreshTournaments(team?: string): void {
  for (const { query, store } of teamTournaments.opened()) if (!team || query === team) store.refresh();
}
