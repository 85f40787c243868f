import type { TaskList } from '../../contract/tasks.ts';
import { oneLine } from '../../contract/shapes.ts';
import { newId } from '../database/new-id.ts';
import type { AppContext } from '../http/app-context.ts';
import { homeOf } from '../http/origin.ts';
import { defineNotification, type Message } from '../module/define-notification.ts';

type OfTask = { teamId: string; title: string };

const listOf = (teamId: string, list: TaskList) => `/team-member/${teamId}?view=tasks&list=${list}`;

/** A message about tasks. `path` is where the reader sees what it is about, and answers. */
function message({ environment }: AppContext, path: string, subject: string, lines: readonly string[]): Message {
  return {
    messageId: `task-${newId()}`,
    subject: oneLine(subject),
    text: [...lines, `${homeOf(environment)}${path}`, 'Elevate'].join('\n\n'),
  };
}

/** To members to whom staff assigned a task, once or repeatedly. */
export const taskGiven = defineNotification<OfTask & { by: string; times: number }>({
  name: 'task.given',
  write: ({ teamId, title, by, times }, _reader, app) => {
    const repeats = times > 1 ? ` It comes ${times} times.` : '';
    return message(app, listOf(teamId, 'mine'), `A task for you: ${title}`, [
      `${by} gave you a task: ${title}.${repeats}`,
      'If you cannot do it, ask for a swap here:',
    ]);
  },
});

/** To managers: a member who declined an event had claimed these tasks for it. */
export const tasksFreed = defineNotification<{ teamId: string; titles: readonly string[]; name: string; event: string; when: string }>({
  name: 'task.freed',
  write: ({ teamId, titles, name, event, when }, _reader, app) =>
    message(app, listOf(teamId, 'open'), `Free again: ${titles.join(', ')}`, [
      `${name} does not come to "${event}" on ${when}, so somebody else is needed for: ${titles.join(', ')}.`,
    ]),
});

/** To managers: a member who is no longer in the team had claimed these tasks. */
export const tasksLeft = defineNotification<{ teamId: string; titles: readonly string[]; name: string; team: string }>({
  name: 'task.left',
  write: ({ teamId, titles, name, team }, _reader, app) =>
    message(app, listOf(teamId, 'open'), `Free again: ${titles.join(', ')}`, [
      `${name} is no longer in ${team}, so somebody else is needed for: ${titles.join(', ')}.`,
    ]),
});

/** To the member who is asked to take over a task. */
export const swapAsked = defineNotification<OfTask & { from: string }>({
  name: 'task.swapAsked',
  write: ({ title, from }, _reader, app) =>
    message(app, '/dashboard', `${from} asks for a swap: ${title}`, [
      `${from} asks whether you can take over: ${title}.`,
      'Say yes or no on your day:',
    ]),
});

/** To those who approve swaps. */
export const swapTaken = defineNotification<OfTask & { from: string; to: string }>({
  name: 'task.swapTaken',
  write: ({ teamId, title, from, to }, _reader, app) =>
    message(app, listOf(teamId, 'all'), `A swap waits for you: ${title}`, [
      `${to} would take over ${title} from ${from}.`,
      'Please agree, or refuse it, under Details of the task:',
    ]),
});

/** To both members of a completed swap. */
export const taskSwapped = defineNotification<OfTask & { from: string; to: string }>({
  name: 'task.swapped',
  write: ({ teamId, title, from, to }, _reader, app) =>
    message(app, listOf(teamId, 'mine'), `Swapped: ${title}`, [`${to} does ${title} instead of ${from}.`]),
});

/** To the members of a swap that was refused. */
export const swapRefused = defineNotification<OfTask & { from: string }>({
  name: 'task.swapRefused',
  write: ({ teamId, title, from }, _reader, app) =>
    message(app, listOf(teamId, 'mine'), `Not swapped: ${title}`, [`The swap was refused, so ${from} still does ${title}.`]),
});

export const taskNotifications = [taskGiven, tasksFreed, tasksLeft, swapAsked, swapTaken, taskSwapped, swapRefused];
