import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { askForSwap, decideSwap, dropTask, markTaskDone, takeSwap, tickTaskItem, withdrawSwap } from '../../src/contract/task-claims.ts';
import { type Task, type TaskReader } from '../../src/contract/tasks.ts';
import { fakeServices } from '../builders/fake-services.ts';
import { shownClaim, shownTask, taskReader } from '../builders/shown-tasks.ts';
import { laterAnswer } from '../builders/later-answer.ts';
import { alerts, buttonsIn, inRow, mine, press, row, showTasks } from './shown-task-board.tsx';

let services: ReturnType<typeof fakeServices>;
beforeEach(() => {
  services = fakeServices();
});

describe('who has taken a task', () => {
  test('a player ticks their own part and takes the tick away, and not the part of another', async () => {
    const me = taskReader();
    const [task] = showTasks(services, [shownTask({ slots: 2, claims: [mine(me), shownClaim('Kabir Seth')] })], me);
    const own = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Anbu Raman: done' });
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Kabir Seth: done' }).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: /Take it back/ })).toBeNull();
    const later = laterAnswer<{ status: 1; response: Task }>();
    services.on(markTaskDone).answer(later.waiting);
    await userEvent.click(own);
    expect(own.checked).toBe(true);
    await userEvent.click(own);
    expect(own.checked).toBe(true);
    later.give({ status: 1, response: { ...task, claims: [mine(me, { is_done: true }), ...task.claims.slice(1)] } });
    await waitFor(() => expect(row().textContent).toContain('Anbu Raman, done'));
    expect(screen.queryByRole('button', { name: 'Give it back' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ask for a swap' })).toBeNull();
    services.on(markTaskDone).answer(() => ({ refused: 'network' }));
    await userEvent.click(own);
    await waitFor(() => expect(alerts()).toContain('Failed to update'));
    expect(own.checked).toBe(true);
    services.on(markTaskDone).answer(() => ({ status: 1, response: task }));
    await userEvent.click(own);
    await waitFor(() => expect(own.checked).toBe(false));
    const about = { task_id: task.id, team_id: task.team_id, member_id: me.members[0]?.id };
    expect(services.asked(markTaskDone)).toEqual([true, false, false].map((is_done) => ({ ...about, is_done })));
  });

  test('staff tick and take back the part of anybody, but ask for no swap of it', async () => {
    const me = taskReader({ members: [], may_edit: true });
    const [task] = showTasks(services, [shownTask({ claims: [shownClaim('Kabir Seth')] })], me);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Kabir Seth: done' }).disabled).toBe(false);
    expect(screen.queryByRole('button', { name: 'Ask for a swap' })).toBeNull();
    services.on(dropTask).answer(() => ({ refused: 'taskDone' }));
    await press('Take it back from Kabir Seth');
    await waitFor(() => expect(alerts()).toContain('This is done already.'));
    services.on(dropTask).answer(() => ({ status: 1, response: { ...task, claims: [] } }));
    await press('Take it back from Kabir Seth');
    expect(await screen.findByText('Nobody has taken it yet.')).toBeTruthy();
    expect(services.asked(dropTask)[1]).toEqual({ task_id: task.id, team_id: task.team_id, member_id: task.claims[0]?.member_id });
  });

  test('ticks the lines of the checklist, whose count follows', async () => {
    const me = taskReader();
    const lines = [
      { id: crypto.randomUUID(), label: 'Peel', is_done: true, done_by: 'Kabir Seth' },
      { id: crypto.randomUUID(), label: 'Slice', is_done: false, done_by: null },
    ];
    const [task] = showTasks(
      services,
      [
        shownTask({ claims: [mine(me)], checklist: lines, detail: 'A net of them' }),
        shownTask({ title: 'Balls', checklist: lines, claims: [shownClaim('Kabir Seth')] }),
      ],
      me,
    );
    expect(inRow().getByRole('group', { name: 'Checklist 1 of 2' })).toBeTruthy();
    expect(inRow().getByText('A net of them')).toBeTruthy();
    for (const box of inRow('Balls').getAllByRole<HTMLInputElement>('checkbox')) expect(box.disabled).toBe(true);
    const ticked = { ...task, checklist: lines.map((line) => ({ ...line, is_done: true, done_by: line.done_by ?? 'Anbu Raman' })) };
    services.on(tickTaskItem).answer(() => ({ status: 1, response: ticked }));
    await userEvent.click(inRow().getByRole('checkbox', { name: 'Slice' }));
    expect(await inRow().findByRole('group', { name: 'Checklist 2 of 2' })).toBeTruthy();
    expect(inRow().getByText('(Anbu Raman)')).toBeTruthy();
    services.on(tickTaskItem).answer(() => ({ refused: 'network' }));
    await userEvent.click(inRow().getByRole('checkbox', { name: 'Peel (Kabir Seth)' }));
    await waitFor(() => expect(alerts()).toContain('Failed to update'));
    expect(inRow().getByRole<HTMLInputElement>('checkbox', { name: 'Peel (Kabir Seth)' }).checked).toBe(true);
    const about = { task_id: task.id, team_id: task.team_id };
    expect(services.asked(tickTaskItem)).toEqual([
      { ...about, item_id: lines[1]?.id, is_done: true },
      { ...about, item_id: lines[0]?.id, is_done: false },
    ]);
  });
});

describe('a swap', () => {
  const swapOf = (changes = {}) => ({ id: crypto.randomUUID(), to: null, taken_by: null, may_take: [], ...changes });

  test('is asked of one who has not taken the task, or of anybody, and withdrawn', async () => {
    const [anbu, zaid] = ['Anbu Raman', 'Zaid Raman'].map((name) => ({ id: crypto.randomUUID(), name, is_me: name.startsWith('A') }));
    const me = taskReader({ members: [anbu, zaid] as TaskReader['members'], swaps_need_approval: true });
    const child = (changes = {}) => shownClaim('Zaid Raman', { member_id: zaid?.id ?? '', is_mine: true, ...changes });
    const kabir = shownClaim('Kabir Seth');
    const people = [
      { id: kabir.member_id, name: kabir.name },
      { id: crypto.randomUUID(), name: 'Mira Shah' },
    ];
    const [task] = showTasks(services, [shownTask({ slots: 3, claims: [kabir, child()] })], me, { people });
    await press('Ask for a swap');
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a swap' }));
    expect(dialog.getByText('Oranges stays yours until somebody takes it over and staff agree.')).toBeTruthy();
    const whom = await dialog.findByRole('combobox', { name: /Whom do you ask/ });
    expect(
      within(whom)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Anybody', 'Mira Shah']);
    await userEvent.selectOptions(whom, 'Mira Shah');
    services.on(askForSwap).answer(() => ({ refused: 'taskDone' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Ask' }));
    expect(await dialog.findByText(/This is done already/)).toBeTruthy();
    const swap = swapOf({ to: people[1] });
    services.on(askForSwap).answer(() => ({ status: 1, response: { ...task, claims: [kabir, child({ swap })] } }));
    await userEvent.selectOptions(whom, 'Anybody');
    await userEvent.click(dialog.getByRole('button', { name: 'Ask' }));
    expect(await inRow().findByText('Zaid asks Mira Shah to take over.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const about = { task_id: task.id, team_id: task.team_id, member_id: zaid?.id };
    expect(services.asked(askForSwap)).toEqual([
      { ...about, to_member_id: people[1]?.id },
      { ...about, to_member_id: null },
    ]);
    expect(inRow().queryByRole('button', { name: 'Give it back' })).toBeNull();
    services.on(withdrawSwap).answer(() => ({ status: 1, response: task }));
    await press('Keep it');
    expect(await screen.findByRole('button', { name: 'Give it back' })).toBeTruthy();
    expect(services.asked(withdrawSwap)).toEqual([{ task_id: task.id, team_id: task.team_id, swap_id: swap.id }]);
  });

  test('is taken or declined by whom it is for', async () => {
    const me = taskReader();
    const [{ id = '', name = '' } = {}] = me.members;
    const swap = swapOf({ to: { id, name }, may_take: [id] });
    const open = swapOf({ may_take: [] });
    const [task] = showTasks(
      services,
      [
        shownTask({ slots: 1, claims: [shownClaim('Kabir Seth', { swap })] }),
        shownTask({ title: 'Balls', slots: 1, claims: [shownClaim('Mira Shah', { swap: open })] }),
      ],
      me,
    );
    expect(inRow('Balls').getByText('Mira asks whether anybody takes over.')).toBeTruthy();
    expect(inRow('Balls').queryAllByRole('button')).toEqual([]);
    expect(buttonsIn()).toEqual(['Take over', 'Say no']);
    services.on(takeSwap).answer(() => ({ refused: 'noSuchSwap' }));
    await press('Take over');
    await waitFor(() => expect(alerts()).toContain('Nobody else can take this over any more'));
    services.on(decideSwap).answer(() => ({ status: 1, response: { ...task, claims: [shownClaim('Kabir Seth')] } }));
    await press('Say no');
    await waitFor(() => expect(row().textContent).not.toContain('asks'));
    const about = { task_id: task.id, team_id: task.team_id, swap_id: swap.id };
    expect(services.asked(takeSwap)).toEqual([{ ...about, member_id: id }]);
    expect(services.asked(decideSwap)).toEqual([{ ...about, is_approved: false }]);
  });

  test('waits for staff once it is taken, who agree or refuse', async () => {
    const taken_by = { id: crypto.randomUUID(), name: 'Mira Shah' };
    const me = taskReader({ may_approve: true, may_edit: true });
    const [{ id = '', name = '' } = {}] = me.members;
    const swap = swapOf({ to: { id, name }, taken_by });
    const [task] = showTasks(services, [shownTask({ slots: 1, claims: [shownClaim('Kabir Seth', { swap })] })], me);
    expect(inRow().getByText('Mira Shah would take over from Kabir. Staff have to agree.')).toBeTruthy();
    const group = within(inRow().getByRole('group', { name: 'Swap of Oranges' }));
    expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Agree', 'Refuse']);
    services.on(decideSwap).answer(() => ({ refused: 'network' }));
    await press('Refuse');
    await waitFor(() => expect(alerts()).toContain('Failed to update'));
    services.on(decideSwap).answer(() => ({ status: 1, response: { ...task, claims: [shownClaim('Mira Shah')] } }));
    await press('Agree');
    expect(await inRow().findByText('Mira')).toBeTruthy();
    expect(services.asked(decideSwap)).toMatchObject([{ is_approved: false }, { is_approved: true, swap_id: swap.id }]);
  });

  test('names the children who may take it over, and is not agreed to by players', () => {
    const names = ['Anbu Raman', 'Zaid Raman', 'Lila Raman'];
    const members = names.map((name, at) => ({ id: crypto.randomUUID(), name, is_me: at === 0 }));
    const swap = swapOf({ may_take: [members[1]?.id, members[2]?.id] });
    const taken = swapOf({ taken_by: { id: crypto.randomUUID(), name: 'Mira Shah' } });
    showTasks(
      services,
      [
        shownTask({ slots: 1, claims: [shownClaim('Kabir Seth', { swap })] }),
        shownTask({ title: 'Balls', slots: 1, claims: [shownClaim('Kabir Seth', { swap: taken })] }),
      ],
      taskReader({ members }),
    );
    expect(buttonsIn()).toEqual(['Zaid takes over', 'Lila takes over']);
    expect(inRow('Balls').queryAllByRole('button')).toEqual([]);
  });
});
