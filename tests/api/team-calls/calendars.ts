import { endTeamFeed, getTeamFeed, makeTeamFeed } from '../../../src/contract/calendars.ts';
import { team, type TeamCall } from '../../builders/team-call.ts';

export const teamCalls: readonly TeamCall[] = [
  [getTeamFeed, 'shareCalendar', team],
  [makeTeamFeed, 'shareCalendar', team],
  [endTeamFeed, 'shareCalendar', team],
];
