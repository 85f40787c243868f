import { randomUUID } from 'node:crypto';
import type { Call } from '../../src/contract/call.ts';
import * as answers from '../../src/contract/event-answers.ts';
import * as events from '../../src/contract/events.ts';
import { listGuardians } from '../../src/contract/guardians.ts';
import * as invitations from '../../src/contract/invitations.ts';
import * as requests from '../../src/contract/join-requests.ts';
import { importPeople, previewImport } from '../../src/contract/people-import.ts';
import { endTeamFeed, getTeamFeed, makeTeamFeed } from '../../src/contract/calendars.ts';
import * as claims from '../../src/contract/task-claims.ts';
import * as tasks from '../../src/contract/tasks.ts';
import { getSeasonGrid } from '../../src/contract/season-grid.ts';
import {
  addPlayer,
  changeRole,
  deletePlayer,
  editPlayer,
  handOverTeam,
  leaveTeam,
  listMemberChanges,
  listPlayers,
  restorePlayer,
  updateContacts,
  updatePlayer,
} from '../../src/contract/team-members.ts';
import { deleteTeam, editTeam, removeTeamLogo, restoreTeam, updateTeam, updateTeamLogo } from '../../src/contract/team-edit.ts';
import * as tournaments from '../../src/contract/tournaments.ts';
import type { TeamPermission } from '../../src/contract/team-roles.ts';
import { training } from './event.ts';
import { memberFields, teamFields } from './team-fields.ts';
import type { Team } from './team.ts';

type Fields = Record<string, unknown>;
/** A call on a team, the permission that it requires, and valid fields from a member with that permission; made again for each role. */
export type TeamCall = readonly [call: Call, permission: TeamPermission, fields: (team: Team) => Fields | Promise<Fields>];

const team = ({ teamId }: Team): Fields => ({ team_id: teamId });
/** For calls with further fields than the team. */
const inTeam =
  (more: Fields = {}) =>
  ({ teamId }: Team): Fields => ({ team_id: teamId, ...more });
/** For calls on a task that does not exist. */
const noTask =
  (more: Fields = {}) =>
  ({ teamId, members }: Team): Fields => ({
    task_id: randomUUID(),
    team_id: teamId,
    member_id: members.player,
    version: 1,
    title: 'Oranges',
    ...more,
  });
/** For calls on an event that does not exist. */
const noEvent =
  (more: Fields = {}) =>
  ({ teamId, members }: Team): Fields => ({
    ...{ event_id: randomUUID(), event_ids: [randomUUID()], team_id: teamId, member_id: members.player, version: 1 },
    ...more,
  });
const somebody = async ({ teamId, addMember }: Team): Promise<Fields> => ({ team_id: teamId, member_id: await addMember() });

/** Every call that names a team, one per line. An architecture test reports missing ones. */
export const teamCalls: readonly TeamCall[] = [
  [editTeam, 'editTeam', team],
  [updateTeam, 'editTeam', inTeam({ version: 1, ...teamFields })],
  [updateTeamLogo, 'editTeam', inTeam({ image: new File(['no picture'], 'logo.png', { type: 'image/png' }) })],
  [removeTeamLogo, 'editTeam', team],
  [deleteTeam, 'deleteTeam', team],
  [restoreTeam, 'deleteTeam', team],
  [listPlayers, 'readRoster', team],
  [addPlayer, 'editRoster', inTeam({ ...memberFields, jersey_number: null })],
  [editPlayer, 'editRoster', somebody],
  [updatePlayer, 'editRoster', async (one) => ({ ...(await somebody(one)), version: 1, ...memberFields, jersey_number: null })],
  [
    updateContacts,
    'keepContacts',
    inTeam({ member_id: randomUUID(), version: 1, email: null, phone: null, emergency_name: '', emergency_phone: null }),
  ],
  [deletePlayer, 'editRoster', somebody],
  [restorePlayer, 'editRoster', somebody],
  [changeRole, 'changeRoles', async (one) => ({ ...(await somebody(one)), role: 'coach', version: 1 })],
  [handOverTeam, 'changeRoles', ({ teamId, members }) => ({ team_id: teamId, member_id: members.manager })],
  [listMemberChanges, 'readHistory', somebody],
  [listGuardians, 'readRoster', inTeam()],
  [invitations.invite, 'invite', (one) => ({ ...inTeam()(one), as: 'player', email: `${randomUUID()}@elevate.example` })],
  [invitations.makeInvitationLink, 'invite', inTeam({ as: 'player' })],
  [invitations.listTeamInvitations, 'invite', team],
  [invitations.resendTeamInvitation, 'invite', inTeam({ invitation_id: randomUUID() })],
  [invitations.revokeInvitation, 'invite', inTeam({ invitation_id: randomUUID() })],
  [invitations.findPlayersToInvite, 'invite', inTeam({ name: 'kabir' })],
  [requests.listJoinRequests, 'decideRequests', inTeam()],
  [requests.acceptJoinRequest, 'decideRequests', inTeam({ request_id: randomUUID(), as: 'player' })],
  [requests.declineJoinRequest, 'decideRequests', inTeam({ request_id: randomUUID() })],
  [previewImport, 'editRoster', inTeam({ rows: [{ first_name: 'Zed' }] })],
  [importPeople, 'editRoster', inTeam({ rows: [{ first_name: 'Zed' }] })],
  [tasks.listTasks, 'readTasks', team],
  [tasks.getTask, 'readTasks', noTask()],
  [tasks.getTaskChoices, 'editTasks', team],
  [tasks.addTask, 'editTasks', inTeam({ title: 'Oranges' })],
  [tasks.editTask, 'editTasks', noTask()],
  [tasks.updateTask, 'editTasks', noTask()],
  [tasks.deleteTask, 'editTasks', noTask()],
  [tasks.restoreTask, 'editTasks', noTask()],
  [claims.claimTask, 'claimTasks', noTask()],
  [claims.dropTask, 'claimTasks', noTask()],
  [claims.markTaskDone, 'claimTasks', noTask({ is_done: true })],
  [claims.tickTaskItem, 'claimTasks', noTask({ item_id: randomUUID(), is_done: true })],
  [claims.askForSwap, 'claimTasks', noTask()],
  [claims.withdrawSwap, 'claimTasks', noTask({ swap_id: randomUUID() })],
  [claims.takeSwap, 'claimTasks', noTask({ swap_id: randomUUID() })],
  // A member who was asked for a swap may decline it; that only staff may approve is tested with swaps.
  [claims.decideSwap, 'claimTasks', noTask({ swap_id: randomUUID(), is_approved: true })],
  [claims.tallyTasks, 'readTasks', team],
  [claims.changeTaskSettings, 'editTeam', inTeam({ swaps_need_approval: true })],
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
  [tournaments.listTeamTournaments, 'readEvents', team],
  [tournaments.findTournaments, 'enterTournaments', inTeam({ name: 'monsoon' })],
  [tournaments.enterTournament, 'enterTournaments', inTeam({ tournament_id: randomUUID() })],
  [tournaments.withdrawFromTournament, 'enterTournaments', inTeam({ tournament_id: randomUUID() })],
  [getTeamFeed, 'shareCalendar', team],
  [makeTeamFeed, 'shareCalendar', team],
  [endTeamFeed, 'shareCalendar', team],
];

/** Calls that name a team but require no permission of the matrix, each with the reason. */
export const openTeamCalls: Readonly<Record<string, string>> = {
  getTeamProfile: 'the public profile',
  getTeamDetails: 'the public profile, and how one stands to the team',
  hasPlayer: 'strangers ask whether they may ask; about others only who reads the roster',
  acceptInvitation: 'for who was invited, who may be a stranger',
  rejectInvitation: 'for who was invited, who may be a stranger',
  askToJoin: 'for strangers',
  withdrawJoinRequest: 'for who has asked, a stranger',
  answerEvent: 'everybody for whom they speak for, and staff for all: see event-rights.test.ts',
  addAbsence: 'for oneself in every team, or for a child whose guardian one is',
  removeGuardian: 'managers, whoever is the guardian, and adults for their own row',
  allowChildNotifications: 'whoever is the guardian, and no staff: see guardian-permission.test.ts',
  [leaveTeam.name]: 'whoever belongs to a team may leave it; a guardian does not belong to it',
};
