import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { changeTaskSettings, decideSwap, listMyTasks, markTaskDone, takeSwap } from '../../src/contract/task-claims.ts';
import type { Task } from '../../src/contract/tasks.ts';
import { MyTasks } from '../../src/islands/tasks/MyTasks.tsx';
import { SwapSetting } from '../../src/islands/tasks/SwapSetting.tsx';
import { myTasks, refreshTasks, type MyTaskPage } from '../../src/stores/tasks.ts';
import { fakeServices } from '../builders/fake-services.ts';
import { askedSwap, myTask, shownClaim, shownTask } from '../builders/shown-tasks.ts';
import { laterAnswer } from '../builders/later-answer.ts';

let services: ReturnType<typeof fakeServices>;
beforeEach(() => {
  services = fakeServices();
});
const lists = ({ tasks, asked }: MyTaskPage) =>
  services.on(listMyTasks).answer(() => ({ status: 1, response: [...tasks], asked: [...asked], open: [] }));
function show(page: MyTaskPage) {
  // The store of an earlier test is still there.
  myTasks.of('me').put(() => page);
  lists(page);
  return render(<MyTasks first={page} />);
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const names = () => screen.getAllByRole('checkbox').map((one) => one.closest('li')?.querySelector('label')?.textContent);
const failure = () => screen.getAllByRole('alert').at(-1)?.textContent;
const answered = () => ({ status: 1 as const, response: shownTask() });

test('my tasks say when they are due by the clock of their team, for whom, and where', () => {
  show({
    tasks: [
      myTask({ title: 'Tea', ward: 'Zaid' }),
      myTask({ title: 'Nets', event_title: null, time_zone: 'Europe/London', team_id: 'a-team', team_name: 'Leeds Lions' }),
      myTask({ title: 'Balls', event_title: null, due_at: null }),
    ],
    asked: [],
  });
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'Tea (for Zaid)Cup final, Mon 30 Nov, 21:45, Kothrud Kestrels',
    'NetsTue 1 Dec, 01:15, Leeds Lions',
    'BallsAt any time, Kothrud Kestrels',
  ]);
  expect(screen.getByRole('link', { name: 'Leeds Lions' }).getAttribute('href')).toBe('/team-member/a-team?view=tasks&list=mine');
});

test('a ticked task stays at its place though it is no longer listed, and can be unticked again', async () => {
  const due = (title: string, day: number) => myTask({ title, due_at: `2026-12-0${day}T10:00:00Z` });
  const [tea, nets, balls] = [due('Tea', 1), due('Nets', 2), myTask({ title: 'Balls', due_at: null })];
  show({ tasks: [tea, nets, balls], asked: [] });
  const later = laterAnswer<{ status: 1; response: Task }>();
  services.on(markTaskDone).answer(later.waiting);
  await userEvent.click(box('Nets'));
  expect(box('Nets').checked).toBe(true);
  expect(box('Nets').getAttribute('aria-disabled')).toBe('true');
  expect(box('Tea').getAttribute('aria-disabled')).toBeNull();
  await userEvent.click(box('Nets'));
  expect(box('Nets').checked).toBe(true);
  later.give(answered());
  await waitFor(() => expect(box('Nets').getAttribute('aria-disabled')).toBeNull());
  // Now the server lists only what is open, and another task was added by somebody else.
  lists({ tasks: [tea, due('Goals', 3), balls], asked: [] });
  refreshTasks();
  await waitFor(() => expect(names()).toEqual(['Tea', 'Nets', 'Goals', 'Balls']));
  expect(box('Nets').checked).toBe(true);
  // It stays ticked where it cannot be unticked.
  services.on(markTaskDone).answer(() => ({ refused: 'network' }));
  await userEvent.click(box('Nets'));
  await waitFor(() => expect(failure()).toContain('Failed to update'));
  expect(box('Nets').checked).toBe(true);
  services.on(markTaskDone).answer(answered);
  await userEvent.click(box('Nets'));
  await waitFor(() => expect(services.asked(markTaskDone)).toHaveLength(3));
  expect(box('Nets').checked).toBe(false);
  const about = { task_id: nets.task_id, team_id: nets.team_id, member_id: nets.member_id };
  expect(services.asked(markTaskDone)).toEqual([
    { ...about, is_done: true },
    { ...about, is_done: false },
    { ...about, is_done: false },
  ]);
});

test('a tick that is not saved goes back and says why until the next one', async () => {
  const [tea, nets] = [myTask({ title: 'Tea' }), myTask({ title: 'Nets' })];
  show({ tasks: [tea, nets], asked: [] });
  services.on(markTaskDone).answer(() => ({ refused: 'network' }));
  await userEvent.click(box('Tea'));
  await waitFor(() => expect(failure()).toContain('Failed to update'));
  expect(box('Tea').checked).toBe(false);
  services.on(markTaskDone).answer(() => ({ refused: 'noSuchTask' }));
  await userEvent.click(box('Nets'));
  await waitFor(() => expect(failure()).toBe('This task is no longer here.'));
  services.on(markTaskDone).answer(answered);
  await userEvent.click(box('Tea'));
  await waitFor(() => expect(failure()).toBe(''));
  expect([box('Tea').checked, box('Nets').checked]).toEqual([true, false]);
  await waitFor(() => expect(box('Tea').getAttribute('aria-disabled')).toBeNull());
  // One that is done stays ticked if it could not be unticked.
  services.on(markTaskDone).answer(() => ({ refused: 'network' }));
  await userEvent.click(box('Tea'));
  await waitFor(() => expect(failure()).toContain('Failed to update'));
  expect(box('Tea').checked).toBe(true);
});

test('a swap that is asked for is taken or declined, each with its words, which stay', async () => {
  const own = askedSwap({
    swap_id: '0191f504-85c0-7000-8a20-000000000001',
    title: 'Tea',
  });
  const child = askedSwap({
    swap_id: '0191f504-85c0-7000-8a20-000000000002',
    title: 'Nets',
    ...{ due_at: null, event_title: null },
    ward: 'Zaid',
    from: 'Mira Shah',
  });
  show({ tasks: [], asked: [child, own] });
  const items = () => within(screen.getByRole('list', { name: 'Asked of you' })).getAllByRole('listitem');
  const [first, second] = items() as [HTMLElement, HTMLElement];
  expect(first.textContent).toContain('Kabir asks you to take over Tea.Cup final, Mon 30 Nov, 21:45, Kothrud Kestrels');
  expect(second.textContent).toContain('Mira asks Zaid to take over Nets.At any time, Kothrud Kestrels');
  const tea = within(screen.getByRole('group', { name: 'Take over Tea?' }));
  services.on(takeSwap).answer(() => ({ refused: 'network' }));
  await userEvent.click(tea.getByRole('button', { name: 'I’ll do it' }));
  await waitFor(() => expect(first.textContent).toContain('Failed to update'));
  const later = laterAnswer<{ status: 1; response: Task }>();
  services.on(takeSwap).answer(later.waiting);
  await userEvent.click(tea.getByRole('button', { name: 'I’ll do it' }));
  expect(within(first).getByRole('alert').textContent).toBe('');
  await userEvent.click(tea.getByRole('button', { name: 'No' }));
  expect(services.asked(decideSwap)).toEqual([]);
  later.give({ status: 1, response: shownTask({ claims: [shownClaim('Anbu Raman', { member_id: own.member_id })] }) });
  expect(await screen.findByText('It is yours now. Kabir is told.')).toBeTruthy();
  expect(within(first).queryByRole('button')).toBeNull();
  services.on(takeSwap).answer(() => ({ status: 1, response: shownTask({ claims: [shownClaim('Mira Shah')] }) }));
  await userEvent.click(screen.getByRole('button', { name: 'Zaid will do it' }));
  expect(await screen.findByText('Staff have to agree first. They are told.')).toBeTruthy();
  const taken = ({ task_id, team_id, swap_id, member_id }: typeof own) => ({ task_id, team_id, swap_id, member_id });
  expect(services.asked(takeSwap)).toEqual([own, own, child].map(taken));
  // What was answered here stays after a reload, which brings a third one.
  const third = askedSwap({ swap_id: '0191f504-85c0-7000-8a20-000000000003', title: 'Goals' });
  lists({ tasks: [], asked: [third] });
  refreshTasks();
  await waitFor(() => expect(items().map((one) => /Tea|Nets|Goals/.exec(one.textContent)?.[0])).toEqual(['Tea', 'Nets', 'Goals']));
  expect(screen.getByText('It is yours now. Kabir is told.')).toBeTruthy();
  services.on(decideSwap).answer(() => ({ refused: 'noSuchSwap' }));
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  await waitFor(() => expect(items()[2]?.textContent).toContain('Nobody else can take this over any more'));
  services.on(decideSwap).answer(answered);
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(await screen.findByText('Kabir keeps it, and is told.')).toBeTruthy();
  const { task_id, team_id, swap_id } = third;
  expect(services.asked(decideSwap)[1]).toEqual({ task_id, team_id, swap_id, is_approved: false });
});

test('a swap that is taken for a child is theirs', async () => {
  const swap = askedSwap({ ward: 'Zaid' });
  show({ tasks: [], asked: [swap] });
  services
    .on(takeSwap)
    .answer(() => ({ status: 1, response: shownTask({ claims: [shownClaim('Zaid Raman', { member_id: swap.member_id })] }) }));
  await userEvent.click(screen.getByRole('button', { name: 'Zaid will do it' }));
  expect(await screen.findByText('It is Zaid’s now. Kabir is told.')).toBeTruthy();
});

test('whether staff agree to swaps is saved at once, and goes back where that fails', async () => {
  const team = crypto.randomUUID();
  const { rerender } = render(<SwapSetting teamId={team} needsApproval={false} />);
  const setting = screen.getByRole<HTMLInputElement>('switch', { name: 'Staff agree to a swap before it counts' });
  services.on(changeTaskSettings).answer(() => ({ refused: 'notYours' }));
  await userEvent.click(setting);
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('does not allow that'));
  expect(setting.checked).toBe(false);
  const later = laterAnswer<{ status: 1; swaps_need_approval: boolean }>();
  services.on(changeTaskSettings).answer(later.waiting);
  await userEvent.click(setting);
  expect([setting.checked, screen.getByRole('status').textContent]).toEqual([true, 'Please wait...']);
  await userEvent.click(setting);
  later.give({ status: 1, swaps_need_approval: true });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved.'));
  expect(services.asked(changeTaskSettings)).toEqual([true, true].map((swaps_need_approval) => ({ team_id: team, swaps_need_approval })));
  // Another manager changes it.
  rerender(<SwapSetting teamId={team} needsApproval />);
  rerender(<SwapSetting teamId={team} needsApproval={false} />);
  expect(setting.checked).toBe(false);
});
