import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listTasks, type Task, type TaskClaim, type TaskList, type TaskReader } from '../../src/contract/tasks.ts';
import { TaskBoard } from '../../src/islands/tasks/TaskBoard.tsx';
import type { fakeServices } from '../builders/fake-services.ts';
import { pageOfTasks, shownClaim, taskReader } from '../builders/shown-tasks.ts';

/** The time at which the board was rendered. */
const now = Date.parse('2026-11-28T06:00:00Z');
type Options = { next?: string | null; people?: { id: string; name: string }[]; list?: TaskList; eventId?: string };

/** Shows these tasks of a team of their own, which the server lists until a test answers otherwise. */
export function showTasks(services: ReturnType<typeof fakeServices>, tasks: Task[], me: TaskReader = taskReader(), options: Options = {}) {
  const { next = null, people = [], list = 'open', eventId } = options;
  const team = crypto.randomUUID();
  const own = tasks.map((task) => ({ ...task, team_id: team }));
  const first = pageOfTasks(own, me, next);
  services.on(listTasks).answer(() => first);
  render(<TaskBoard teamId={team} list={list} first={first} people={people} now={now} {...(eventId && { eventId })} />);
  return own as [Task, ...Task[]];
}

export const row = (title = 'Oranges') => screen.getByRole('heading', { name: title }).closest('li') as HTMLElement;
export const inRow = (title?: string) => within(row(title));
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
export const buttonsIn = (title?: string) =>
  inRow(title)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
export const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
/** What is said at the tasks to have failed. */
export const alerts = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('');
/** The reader's own claim. */
export const mine = (me: TaskReader, changes: Partial<TaskClaim> = {}) =>
  shownClaim('Anbu Raman', { member_id: me.members[0]?.id ?? '', is_mine: true, ...changes });
