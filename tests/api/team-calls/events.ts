import { randomUUID } from 'node:crypto';
import * as answers from '../../../src/contract/event-answers.ts';
import * as events from '../../../src/contract/events.ts';
import { getSeasonGrid } from '../../../src/contract/season-grid.ts';
import { training } from '../../builders/event.ts';
import { inTeam, team, type TeamCall, type TeamFields } from '../../builders/team-call.ts';
import type { Team } from '../../builders/team.ts';

/** For calls on an event that does not exist. */
const noEvent =
  (more: TeamFields = {}) =>
  ({ teamId, members }: Team): TeamFields => ({
    ...{ event_id: randomUUID(), event_ids: [randomUUID()], team_id: teamId, member_id: members.player, version: 1 },
    ...more,
  });

export const teamCalls: readonly TeamCall[] = [
  [events.listTeamEvents, 'readEvents', team],
  [events.getUserEvents, 'readEvents', inTeam()],
  [events.getTeamEvent, 'readEvents', noEvent()],
  [events.addTeamEvent, 'editEvents', inTeam(training())],
  [events.editTeamEvent, 'editEvents', noEvent(training())],
  [events.previewTeamEvent, 'editEvents', noEvent(training())],
  [events.cancelTeamEvent, 'editEvents', noEvent()],
  [events.deleteTeamEvent, 'editEvents', noEvent()],
  [events.restoreTeamEvents, 'editEvents', noEvent()],
  [events.pasteSeason, 'editEvents', inTeam({ text: 'soon' })],
  [answers.checkEventAvailability, 'readAnswers', noEvent()],
  [answers.markPlayer, 'keepAttendance', noEvent({ mark: 'late' })],
  [answers.remindPlayers, 'keepAttendance', noEvent()],
  [getSeasonGrid, 'readAnswers', team],
];

export const openTeamCalls: Readonly<Record<string, string>> = {
  answerEvent: 'everybody for whom they speak for, and staff for all: see event-rights.test.ts',
  addAbsence: 'for oneself in every team, or for a child whose guardian one is',
};
