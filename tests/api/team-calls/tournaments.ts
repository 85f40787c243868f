import { randomUUID } from 'node:crypto';
import * as tournaments from '../../../src/contract/tournaments.ts';
import { inTeam, team, type TeamCall } from '../../builders/team-call.ts';

export const teamCalls: readonly TeamCall[] = [
  [tournaments.listTeamTournaments, 'readEvents', team],
  [tournaments.findTournaments, 'enterTournaments', inTeam({ name: 'monsoon' })],
  [tournaments.enterTournament, 'enterTournaments', inTeam({ tournament_id: randomUUID() })],
  [tournaments.withdrawFromTournament, 'enterTournaments', inTeam({ tournament_id: randomUUID() })],
];
