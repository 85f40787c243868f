import {
  enterTournament as enterCall,
  findTournaments as findCall,
  listTeamTournaments,
  withdrawFromTournament as withdrawCall,
} from '../../contract/tournaments.ts';
import type { AppContext } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { enterTournament, withdrawFromTournament } from './tournament-entries.ts';
import { findTournaments } from './find-tournaments.ts';
import { listTournaments } from './read-entries.ts';

const changes = { limit: { points: 100, windowSeconds: 600 } };
const searches = { limit: { points: 120, windowSeconds: 600 } };

export const tournamentRoutes = (app: AppContext) => [
  route(listTeamTournaments, ({ team_id: teamId }, { viewer }) => listTournaments(app, teamId, viewer)),
  route(findCall, async (fields, { viewer }) => ({ status: 1 as const, response: await findTournaments(app, fields, viewer) }), searches),
  route(enterCall, async (fields, { viewer }) => ({ status: 1 as const, response: await enterTournament(app, fields, viewer) }), changes),
  route(
    withdrawCall,
    async (fields, { viewer }) => {
      await withdrawFromTournament(app, fields, viewer);
      return { status: 1 as const };
    },
    changes,
  ),
];
