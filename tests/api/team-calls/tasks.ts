import { randomUUID } from 'node:crypto';
import * as claims from '../../../src/contract/task-claims.ts';
import * as tasks from '../../../src/contract/tasks.ts';
import { inTeam, team, type TeamCall, type TeamFields } from '../../builders/team-call.ts';
import type { Team } from '../../builders/team.ts';

/** For calls on a task that does not exist. */
const noTask =
  (more: TeamFields = {}) =>
  ({ teamId, members }: Team): TeamFields => ({
    task_id: randomUUID(),
    team_id: teamId,
    member_id: members.player,
    version: 1,
    title: 'Oranges',
    ...more,
  });

export const teamCalls: readonly TeamCall[] = [
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
];
