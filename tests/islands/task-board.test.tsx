import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { claimTask, dropTask } from '../../src/contract/task-claims.ts';
import { deleteTask, getTask, listTasks, restoreTask, type Task, type TaskReader } from '../../src/contract/tasks.ts';
import { refreshTasks } from '../../src/stores/tasks.ts';
import { fakeServices } from '../builders/fake-services.ts';
import { pageOfTasks, shownClaim, shownTask, taskReader } from '../builders/shown-tasks.ts';
import { laterAnswer } from '../builders/later-answer.ts';
import { alerts, buttonsIn, inRow, mine, press, row, showTasks, titles } from './shown-task-board.tsx';

let services: ReturnType<typeof fakeServices>;
beforeEach(() => {
  services = fakeServices();
});

describe('a task that wants people', () => {
  test('is claimed once, stays on the page though it no longer wants anybody, and is given back', async () => {
    const me = taskReader();
    const [task, other] = showTasks(services, [shownTask({ slots: 1 }), shownTask({ title: 'Balls' })], me);
    const about = { task_id: task.id, team_id: task.team_id };
    expect(inRow().getByText('Nobody yet')).toBeTruthy();
    expect(inRow('Balls').getByText('Nobody yet, 3 wanted')).toBeTruthy();
    const later = laterAnswer<{ status: 1; response: Task }>();
    services.on(claimTask).answer(later.waiting);
    const button = screen.getByRole('button', { name: 'I’ll do it: Oranges' });
    await userEvent.click(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button);
    expect(screen.getByRole('button', { name: 'I’ll do it: Balls' }).getAttribute('aria-disabled')).toBeNull();
    const claimed = { ...task, claims: [mine(me)] };
    later.give({ status: 1, response: claimed });
    expect(await inRow().findByText('Anbu')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'I’ll do it: Oranges' })).toBeNull();
    expect(services.asked(claimTask)).toEqual([{ ...about, member_id: me.members[0]?.id }]);

    // Somebody else changes something: the list of open tasks is loaded again, without the claimed one.
    services.on(listTasks).answer(() => pageOfTasks([{ ...(other as Task), title: 'Six balls' }], me));
    services.on(getTask).answer(() => ({ status: 1, response: claimed, me }));
    refreshTasks(task.team_id);
    expect(await screen.findByText('Six balls')).toBeTruthy();
    expect(titles()).toEqual(['Oranges', 'Six balls']);

    services.on(dropTask).answer(() => ({ status: 1, response: task }));
    await press('Give it back');
    expect(await inRow().findByText('Nobody has taken it yet.')).toBeTruthy();
    expect(services.asked(dropTask)).toEqual([{ ...about, member_id: me.members[0]?.id }]);
    expect(screen.getByRole('button', { name: 'I’ll do it: Oranges' }).getAttribute('aria-disabled')).toBeNull();
  });

  test('says at the task why it could not be claimed, until it could', async () => {
    const me = taskReader();
    const [task] = showTasks(services, [shownTask({ slots: 1 }), shownTask({ title: 'Balls' })], me);
    services.on(claimTask).answer(() => ({ refused: 'taskFull' }));
    await press('I’ll do it: Oranges');
    await waitFor(() => expect(inRow().getByRole('alert').textContent).toContain('others were faster'));
    expect(inRow('Balls').getByRole('alert').textContent).toBe('');
    services.on(claimTask).answer(() => ({ refused: 'network' }));
    await press('I’ll do it: Oranges');
    await waitFor(() => expect(inRow().getByRole('alert').textContent).toContain('Failed to update'));
    services.on(claimTask).answer(() => ({ refused: 'invalidInput', fields: { member_id: 'Not on this roster.' } }));
    await press('I’ll do it: Oranges');
    await waitFor(() => expect(inRow().getByRole('alert').textContent).toBe('Not on this roster.'));
    services.on(claimTask).answer(() => ({ status: 1, response: { ...task, claims: [mine(me)] } }));
    await press('I’ll do it: Oranges');
    expect(await inRow().findByText('Anbu')).toBeTruthy();
    expect(alerts()).toBe('');
  });

  test('is claimed for the child whose name is on the button', async () => {
    const [anbu, zaid] = ['Anbu Raman', 'Zaid Raman'].map((name) => ({ id: crypto.randomUUID(), name, is_me: name === 'Anbu Raman' }));
    const me = taskReader({ members: [anbu, zaid] as TaskReader['members'] });
    const [task] = showTasks(services, [shownTask({ slots: 2 })], me);
    const both = { ...task, claims: [shownClaim('Zaid Raman', { member_id: zaid?.id ?? '', is_mine: true })] };
    services.on(claimTask).answer(() => ({ status: 1, response: both }));
    await press('For Zaid: Oranges');
    expect(await inRow().findByText('1 of 2: Zaid')).toBeTruthy();
    expect(services.asked(claimTask)).toMatchObject([{ member_id: zaid?.id }]);
    expect(buttonsIn()).toEqual(['I’ll do it', 'Ask for a swap', 'Give it back']);
  });
});

describe('a task in the list', () => {
  test('says when it is due by the clock of its own zone, and whether it is late or called off', () => {
    const event = {
      id: crypto.randomUUID(),
      title: 'Cup final',
      starts_at: '2026-11-28T04:30:00Z',
      time_zone: 'Asia/Kolkata',
      is_cancelled: true,
    };
    const due = { due: 'at', due_at: '2026-11-28T05:59:00Z' } as const;
    showTasks(services, [
      shownTask({ title: 'Late one', ...due, is_repeated: true }),
      shownTask({ title: 'Done one', ...due, is_done: true, claims: [shownClaim('Kabir Seth', { is_done: true })], slots: 2 }),
      shownTask({ title: 'Off one', due: 'event', due_at: event.starts_at, event }),
      shownTask({ title: 'Later one' }),
      shownTask({ title: 'No day', due: 'none', due_at: null }),
    ]);
    expect(row('Late one').textContent).toContain('Late. By Sat 28 Nov, 02:29, comes again');
    expect(row('Done one').textContent).not.toContain('Late');
    expect(row('Off one').textContent).toContain('Called off. Cup final, Sat 28 Nov, 01:00');
    expect(row('Later one').textContent).toContain('Mon30NovLater oneBy Mon 30 Nov, 21:45');
    expect(row('No day').textContent).toContain('any–dayNo dayAt any time');
    // Only the open ones that are not called off can be claimed, also late.
    expect(screen.getAllByRole('button', { name: /^I’ll do it/ }).map((button) => button.getAttribute('aria-label'))).toEqual([
      'I’ll do it: Late one',
      'I’ll do it: Later one',
      'I’ll do it: No day',
    ]);
    expect(row('No day').querySelector('details')?.open).toBe(false);
    expect(screen.queryByRole('button', { name: 'More tasks' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add a task' })).toBeNull();
  });

  test('under its event repeats neither the day nor the event', () => {
    const event = {
      id: crypto.randomUUID(),
      title: 'Cup final',
      starts_at: '2026-11-28T04:30:00Z',
      time_zone: 'Asia/Kolkata',
      is_cancelled: false,
    };
    showTasks(
      services,
      [
        shownTask({ due: 'event', due_at: event.starts_at, event, is_repeated: true }),
        shownTask({ title: 'Tea', due: 'at', due_at: event.starts_at, event }),
      ],
      undefined,
      {
        eventId: event.id,
      },
    );
    expect(row().textContent).toContain('Late. Comes again');
    expect(row().textContent).not.toContain('Cup final');
    expect(row('Tea').textContent).toContain('By Sat 28 Nov, 01:00, for Cup final');
  });

  test.each([
    ['open', false, 'Nobody else is needed just now.'],
    ['open', true, 'What does the team forget every time?'],
    ['mine', true, 'You have taken nothing on.'],
    ['all', false, 'Nobody has to bring anything just now.'],
    ['done', true, 'Nothing is done yet.'],
  ] as const)('is missing in the list %s, where somebody may edit: %s', (list, may_edit, text) => {
    showTasks(services, [], taskReader({ may_edit }), { list });
    expect(screen.getByText(text, { exact: false })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'See where help is wanted' }) !== null).toBe(list === 'mine');
    expect(screen.queryByRole('button', { name: 'Add a task' }) !== null).toBe(may_edit);
  });

  test('is followed by the next page, once', async () => {
    const me = taskReader();
    const [task] = showTasks(services, [shownTask({ title: 'One' })], me, { next: 'cursor-1', list: 'mine' });
    expect(row('One').querySelector('details')?.open).toBe(true);
    services.on(listTasks).answer(() => ({ refused: 'network' }));
    await press('More tasks');
    expect(await screen.findByText(/something went wrong|try again/i, { selector: '[data-kind=error]' })).toBeTruthy();
    services
      .on(listTasks)
      .answer(({ after }) =>
        pageOfTasks([shownTask({ title: 'Two' }), shownTask({ title: 'Three' })], me, after === 'cursor-1' ? 'cursor-2' : null),
      );
    await press('More tasks');
    await waitFor(() => expect(titles()).toEqual(['One', 'Two', 'Three']));
    await press('More tasks');
    await waitFor(() => expect(titles()).toHaveLength(5));
    expect(screen.queryByRole('button', { name: 'More tasks' })).toBeNull();
    expect(services.asked(listTasks)).toMatchObject([
      { after: 'cursor-1' },
      { after: 'cursor-1' },
      { after: 'cursor-2', list: 'mine', team_id: task.team_id },
    ]);
  });
});

describe('staff', () => {
  const people = ['Kabir Seth', 'Mira Shah'].map((name) => ({ id: crypto.randomUUID(), name }));
  const [kabir, mira] = people as [{ id: string; name: string }, { id: string; name: string }];
  const me = taskReader({ members: [], may_edit: true });
  const options = () =>
    inRow()
      .getAllByRole('option')
      .map(({ textContent }) => textContent);

  test('give a task to one after another until it is full', async () => {
    const claim = shownClaim(mira.name, { member_id: mira.id });
    const [task] = showTasks(services, [shownTask({ slots: 2, claims: [claim] })], me, { people });
    expect(options()).toEqual(['Nobody yet', 'Kabir Seth']);
    await press('Give');
    expect(services.asked(claimTask)).toEqual([]);
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Give it to' });
    await userEvent.selectOptions(select, 'Kabir Seth');
    services.on(claimTask).answer(() => ({ refused: 'network' }));
    await press('Give');
    await waitFor(() => expect(alerts()).toContain('Failed to update'));
    expect(select.value).toBe(kabir.id);
    // Another took it back meanwhile: the field offers both, and nobody is chosen after the next success.
    services.on(claimTask).answer(() => ({ status: 1, response: { ...task, claims: [shownClaim(kabir.name, { member_id: kabir.id })] } }));
    await press('Give');
    await waitFor(() => expect(options()).toEqual(['Nobody yet', 'Mira Shah']));
    expect(select.value).toBe('');
    await press('Give');
    services.on(claimTask).answer(() => ({ status: 1, response: { ...task, claims: [claim, shownClaim(kabir.name)] } }));
    await userEvent.selectOptions(select, 'Mira Shah');
    await press('Give');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    const about = { task_id: task.id, team_id: task.team_id };
    expect(services.asked(claimTask)).toEqual([kabir.id, kabir.id, mira.id].map((member_id) => ({ ...about, member_id })));
  });

  test('delete a task and bring it back to its place, and may do so again', async () => {
    const three = showTasks(
      services,
      ['One', 'Two', 'Three'].map((title) => shownTask({ title })),
      me,
    );
    const two = three[1] as Task;
    services.on(deleteTask).answer(() => ({ refused: 'changedMeanwhile' }));
    await userEvent.click(inRow('Two').getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Somebody else changed this while you had it open.')).toBeTruthy();
    for (let times = 1; times <= 2; times++) {
      services.on(deleteTask).answer(() => ({ status: 1, count: 1 }));
      services.on(listTasks).answer(() => pageOfTasks([three[0], three[2] as Task], me));
      await userEvent.click(inRow('Two').getByRole('button', { name: 'Delete' }));
      const status = await screen.findByText('‘Two’ is deleted.');
      expect(status.closest('li')?.previousElementSibling).toBe(row('One'));
      await waitFor(() => expect(services.asked(listTasks).length).toBeGreaterThan(2 * times - 2));
      services.on(restoreTask).answer(() => ({ refused: 'undoOver' }));
      await press('Undo');
      expect((await screen.findAllByText('It is too late to undo this.')).length).toBe(times);
      services.on(restoreTask).answer(() => ({ status: 1, response: { ...two, version: 5 }, count: 1 }));
      services.on(listTasks).answer(() => pageOfTasks(three.with(1, { ...two, version: 5 }), me));
      await press('Undo');
      await waitFor(() => expect(titles()).toEqual(['One', 'Two', 'Three']));
      expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
      await waitFor(() => expect(services.asked(listTasks).length).toBeGreaterThan(2 * times - 1));
    }
    const about = { task_id: two.id, team_id: two.team_id, scope: 'one' };
    expect(services.asked(deleteTask)).toEqual([4, 4, 5].map((version) => ({ ...about, version })));
    expect(services.asked(restoreTask)[0]).toEqual({ task_id: two.id, team_id: two.team_id });
  });

  test('delete a repeated task with all later ones', async () => {
    const all = showTasks(services, [shownTask({ title: 'One' }), shownTask({ title: 'Two', is_repeated: true })], me);
    services.on(deleteTask).answer(() => ({ status: 1, count: 3 }));
    services.on(listTasks).answer(() => pageOfTasks([all[0]], me));
    expect(inRow('One').queryByRole('button', { name: /later/ })).toBeNull();
    expect(inRow('Two').getByRole('button', { name: 'Delete this one' })).toBeTruthy();
    await userEvent.click(inRow('Two').getByRole('button', { name: 'Delete this and all later' }));
    // The later ones may have stood anywhere, so that is said at the top.
    const said = await screen.findByText('3 tasks called ‘Two’ are deleted.');
    expect(said.closest('li')?.previousElementSibling).toBeNull();
    expect(services.asked(deleteTask)).toMatchObject([{ scope: 'following' }]);
  });

  test('have no such tools over players', () => {
    showTasks(services, [shownTask({ claims: [shownClaim('Kabir Seth')], slots: 2 })], taskReader(), { people });
    expect(buttonsIn()).toEqual(['I’ll do it']);
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
