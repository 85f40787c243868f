import { ask } from '../api-client/ask.ts';
import { listTeamTournaments, type EnteredTournament } from '../contract/tournaments.ts';
import { createEntityFamily } from './entity-store.ts';

export type TournamentPage = { toCome: readonly EnteredTournament[]; played: readonly EnteredTournament[] };

/** The tournaments that a team plays in. */
export const teamTournaments = createEntityFamily('tournamentEntry', async (team: string): Promise<TournamentPage> => {
  const { to_come: toCome, played } = await ask(listTeamTournaments, { team_id: team });
  return { toCome, played };
});
