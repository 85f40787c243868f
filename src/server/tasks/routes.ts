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
import type { AppContext } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import * as add from './add-task.ts';
import * as remove from './delete-task.ts';
import * as list from './list-tasks.ts';
import * as mine from './my-tasks.ts';
import * as settings from './task-settings.ts';
import * as tally from './tally-tasks.ts';
import { readTaskChoices } from './task-choices.ts';
import * as claims from './task-claims.ts';
import * as swaps from './task-swaps.ts';
import * as update from './update-task.ts';

const changes = { limit: { points: 240, windowSeconds: 600 } };
/** The limit for calls that send mail. */
const mails = { limit: { points: 60, windowSeconds: 600 } };

export const taskRoutes = (app: AppContext) => [
  route(listTasks, (fields, { viewer }) => list.listTasks(app, fields, viewer)),
  route(getTask, (fields, { viewer }) => list.getTask(app, fields, viewer)),
  route(getTaskChoices, (fields, { viewer }) => readTaskChoices(app, fields, viewer)),
  route(addTask, (fields, { viewer }) => add.addTask(app, fields, viewer), mails),
  route(editTask, (fields, { viewer }) => update.editTask(app, fields, viewer)),
  route(updateTask, (fields, { viewer }) => update.updateTask(app, fields, viewer), changes),
  route(deleteTask, (fields, { viewer }) => remove.deleteTask(app, fields, viewer), changes),
  route(restoreTask, (fields, { viewer }) => remove.restoreTask(app, fields, viewer), changes),
  route(claimTask, (fields, { viewer }) => claims.claimTask(app, fields, viewer), changes),
  route(dropTask, (fields, { viewer }) => claims.dropTask(app, fields, viewer), changes),
  route(markTaskDone, (fields, { viewer }) => claims.markTaskDone(app, fields, viewer), changes),
  route(tickTaskItem, (fields, { viewer }) => claims.tickTaskItem(app, fields, viewer), changes),
  route(askForSwap, (fields, { viewer }) => swaps.askForSwap(app, fields, viewer), mails),
  route(withdrawSwap, (fields, { viewer }) => swaps.withdrawSwap(app, fields, viewer), changes),
  route(takeSwap, (fields, { viewer }) => swaps.takeSwap(app, fields, viewer), mails),
  route(decideSwap, (fields, { viewer }) => swaps.decideSwap(app, fields, viewer), mails),
  route(tallyTasks, (fields, { viewer }) => tally.tallyTasks(app, fields, viewer)),
  route(changeTaskSettings, (fields, { viewer }) => settings.changeTaskSettings(app, fields, viewer), changes),
  route(listMyTasks, (_fields, { viewer }) => mine.listMyTasks(app, viewer)),
];
