import {
  askForSwap,
  changeTaskSettings,
  claimTask,
  decideSwap,
  dropTask,
  listMyTasks,
  markTaskDone,
  takeSwap,
  tallyTasks,
  tickTaskItem,
  withdrawSwap,
} from '../../contract/task-claims.ts';
import { addTask, deleteTask, editTask, getTask, getTaskChoices, listTasks, restoreTask, updateTask } from '../../contract/tasks.ts';
import type { House } from '../http/house.ts';
import { route } from '../http/route.ts';
import * as add from './add-task.ts';
import * as ask from './ask-for-swap.ts';
import * as claim from './claim-task.ts';
import * as decide from './decide-swap.ts';
import * as remove from './delete-task.ts';
import * as drop from './drop-task.ts';
import * as list from './list-tasks.ts';
import * as mark from './mark-done.ts';
import * as mine from './my-tasks.ts';
import * as settings from './task-settings.ts';
import * as take from './take-swap.ts';
import * as tally from './tally-tasks.ts';
import { readTaskChoices } from './task-choices.ts';
import * as update from './update-task.ts';

const changes = { limit: { points: 240, windowSeconds: 600 } };
/** What sends mail. */
const mails = { limit: { points: 60, windowSeconds: 600 } };

export const taskRoutes = (house: House) => [
  route(listTasks, (fields, { viewer }) => list.listTasks(house, fields, viewer)),
  route(getTask, (fields, { viewer }) => list.getTask(house, fields, viewer)),
  route(getTaskChoices, (fields, { viewer }) => readTaskChoices(house, fields, viewer)),
  route(addTask, (fields, { viewer }) => add.addTask(house, fields, viewer), mails),
  route(editTask, (fields, { viewer }) => update.editTask(house, fields, viewer)),
  route(updateTask, (fields, { viewer }) => update.updateTask(house, fields, viewer), changes),
  route(deleteTask, (fields, { viewer }) => remove.deleteTask(house, fields, viewer), changes),
  route(restoreTask, (fields, { viewer }) => remove.restoreTask(house, fields, viewer), changes),
  route(claimTask, (fields, { viewer }) => claim.claimTask(house, fields, viewer), changes),
  route(dropTask, (fields, { viewer }) => drop.dropTask(house, fields, viewer), changes),
  route(markTaskDone, (fields, { viewer }) => mark.markTaskDone(house, fields, viewer), changes),
  route(tickTaskItem, (fields, { viewer }) => mark.tickTaskItem(house, fields, viewer), changes),
  route(askForSwap, (fields, { viewer }) => ask.askForSwap(house, fields, viewer), mails),
  route(withdrawSwap, (fields, { viewer }) => take.withdrawSwap(house, fields, viewer), changes),
  route(takeSwap, (fields, { viewer }) => take.takeSwap(house, fields, viewer), mails),
  route(decideSwap, (fields, { viewer }) => decide.decideSwap(house, fields, viewer), mails),
  route(tallyTasks, (fields, { viewer }) => tally.tallyTasks(house, fields, viewer)),
  route(changeTaskSettings, (fields, { viewer }) => settings.changeTaskSettings(house, fields, viewer), changes),
  route(listMyTasks, (_fields, { viewer }) => mine.listMyTasks(house, viewer)),
];
