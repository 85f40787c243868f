import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { addTask, editTask, getTaskChoices, listTasks, updateTask, type Task } from '../../src/contract/tasks.ts';
import { TaskBoard } from '../../src/islands/tasks/TaskBoard.tsx';
import { fakeServices } from '../builders/fake-services.ts';
import { pageOfTasks, shownTask, taskReader } from '../builders/shown-tasks.ts';
import { laterAnswer } from '../builders/later-answer.ts';

const me = taskReader({ may_edit: true });
const final = { id: crypto.randomUUID(), title: 'Cup final', starts_at: '2026-11-28T20:00:00Z', time_zone: 'Asia/Kolkata' };
/** Played abroad: on the clock of its place it is another hour, and another day than on the team's. */
const away = { id: crypto.randomUUID(), title: 'Tour', starts_at: '2026-11-28T20:00:00Z', time_zone: 'America/Toronto' };
const kabir = { id: crypto.randomUUID(), name: 'Kabir Seth' };
const choices = {
  status: 1 as const,
  events: [
    { ...final, is_repeated: true },
    { ...away, is_repeated: false },
  ],
  members: [kabir],
  time_zone: 'Asia/Kolkata',
};
let services: ReturnType<typeof fakeServices>;
let team: string;
beforeEach(() => {
  services = fakeServices();
  services.on(getTaskChoices).answer(() => choices);
  team = crypto.randomUUID();
});

function show(tasks: Task[] = [], eventId?: string) {
  const own = tasks.map((task) => ({ ...task, team_id: team }));
  services.on(listTasks).answer(() => pageOfTasks(own, me));
  render(<TaskBoard teamId={team} list="all" first={pageOfTasks(own, me)} people={[]} now={0} {...(eventId && { eventId })} />);
  return own as [Task, ...Task[]];
}
const open = async (button: string) => {
  await userEvent.click(screen.getByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('textbox', { name: 'What is to be done?' });
  return within(dialog);
};
const notice = (text: string) => screen.findByText(text, { selector: '[data-kind]' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('a new task is added with what is in the form, and the next form is empty again', async () => {
  show();
  services.on(getTaskChoices).answer(() => ({ refused: 'notYours' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add a task' }));
  expect((await screen.findByText(/Your part in this team does not allow that/)).getAttribute('role')).toBe('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await isClosed();
  services.on(getTaskChoices).answer(() => choices);

  const form = await open('Add a task');
  await userEvent.click(form.getByRole('button', { name: 'Add the task' }));
  const title = form.getByRole('textbox', { name: 'What is to be done?' });
  expect(form.getByText('Please say what is to be done.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(title));
  await userEvent.type(title, 'Tea');
  expect([form.queryByRole('combobox', { name: 'Event (optional)' }), form.getByLabelText('Time').closest('[hidden]') === null]).toEqual([
    null,
    false,
  ]);
  await userEvent.click(form.getByRole('radio', { name: 'With its event' }));
  const events = form.getByRole<HTMLSelectElement>('combobox', { name: 'Event (optional)' });
  expect([...events.options].map(({ text }) => text)).toEqual([
    'No event',
    'Cup final, Sun 29 Nov, 01:30 (comes again)',
    'Tour, Sat 28 Nov, 15:00',
  ]);
  await userEvent.selectOptions(events, 'Cup final, Sun 29 Nov, 01:30 (comes again)');
  await userEvent.type(form.getByRole('textbox', { name: 'Checklist (optional)' }), 'Cups{Enter}Milk');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Who does it?' }), 'Kabir Seth');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Comes again?' }), 'Every two weeks');
  const times = form.getByRole('spinbutton', { name: 'How often?' });
  await userEvent.type(times, '1');
  await userEvent.click(form.getByRole('button', { name: 'Add the task' }));
  expect(form.getByText('At least twice.')).toBeTruthy();
  expect(form.queryByText('Please say what is to be done.')).toBeNull();
  expect(services.asked(addTask)).toEqual([]);
  await userEvent.clear(times);
  await userEvent.type(times, '4');
  services.on(addTask).answer(() => ({ refused: 'network' }));
  await userEvent.click(form.getByRole('button', { name: 'Add the task' }));
  expect(await form.findByText('What you typed is still here.')).toBeTruthy();

  const later = laterAnswer<{ status: 1; response: Task; count: number }>();
  services.on(addTask).answer(later.waiting);
  const button = form.getByRole('button', { name: 'Add the task' });
  await userEvent.click(button);
  expect(button.textContent).toBe('Please wait...');
  await userEvent.click(button);
  const added = { ...shownTask({ title: 'Tea' }), team_id: team };
  services.on(listTasks).answer(() => pageOfTasks([added], me));
  later.give({ status: 1, response: added, count: 4 });
  expect(await notice('4 tasks are added.')).toBeTruthy();
  await isClosed();
  expect(await screen.findByRole('heading', { name: 'Tea' })).toBeTruthy();
  expect(services.asked(addTask)).toHaveLength(2);
  expect(services.asked(addTask)[1]).toEqual({
    team_id: team,
    title: 'Tea',
    detail: '',
    due: 'event',
    event_id: final.id,
    due_local: null,
    slots: 1,
    checklist: 'Cups\nMilk',
    member_id: kabir.id,
    repeat: 'fortnight',
    times: 4,
    rule: '',
  });

  const again = await open('Add a task');
  expect(again.getByRole<HTMLInputElement>('textbox', { name: 'What is to be done?' }).value).toBe('');
  expect(again.getByRole<HTMLInputElement>('radio', { name: 'At any time' }).checked).toBe(true);
  await userEvent.type(again.getByRole('textbox', { name: 'What is to be done?' }), 'Balls');
  services.on(addTask).answer(() => ({ status: 1, response: added, count: 1 }));
  await userEvent.click(again.getByRole('button', { name: 'Add the task' }));
  expect(await notice('The task is added.')).toBeTruthy();
  expect(services.asked(addTask)[2]).toMatchObject({
    title: 'Balls',
    due: 'none',
    event_id: null,
    member_id: null,
    repeat: 'no',
    times: null,
  });
});

test('a new task on the page of an event belongs to that event', async () => {
  show([], final.id);
  const form = await open('Add a task');
  await userEvent.type(form.getByRole('textbox', { name: 'What is to be done?' }), 'Tea');
  services.on(addTask).answer(() => ({ refused: 'invalidInput', fields: { slots: 'Fewer, please.' } }));
  await userEvent.click(form.getByRole('button', { name: 'Add the task' }));
  expect(await form.findByText('Fewer, please.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(form.getByRole('spinbutton', { name: 'How many people?' })));
  expect(services.asked(addTask)).toMatchObject([{ due: 'event', event_id: final.id }]);
});

test('a task is edited from what is saved now, with its lines and its version, and shown at once', async () => {
  const past = {
    id: crypto.randomUUID(),
    title: 'Last game',
    starts_at: '2026-10-01T10:00:00Z',
    time_zone: 'Asia/Kolkata',
    is_cancelled: false,
  };
  const lines = ['Cups', 'Milk'].map((label, at) => ({ id: crypto.randomUUID(), label, is_done: at === 0, done_by: null }));
  const [task] = show([shownTask({ title: 'Tea', event: past, checklist: lines, is_repeated: true }), shownTask({ title: 'Balls' })]);
  const saved = { ...task, detail: 'Hot', version: 7, due: 'at' as const };
  services.on(editTask).answer(() => ({ status: 1, response: saved, due_local: '2026-12-01T18:30' }));
  await userEvent.click(screen.getAllByRole('button', { name: 'Edit' })[0] as HTMLElement);
  const form = within(await screen.findByRole('dialog', { name: 'Edit the task' }));
  const title = await form.findByRole<HTMLInputElement>('textbox', { name: 'What is to be done?' });
  expect([title.value, form.getByLabelText<HTMLInputElement>('Time').value]).toEqual(['Tea', '2026-12-01T18:30']);
  expect(form.queryByRole('combobox', { name: 'Comes again?' })).toBeNull();
  // A past event stays chosen, though it is no longer offered.
  expect(form.getByRole<HTMLSelectElement>('combobox', { name: 'Event (optional)' }).selectedOptions[0]?.textContent).toContain(
    'Last game',
  );
  await userEvent.clear(title);
  await userEvent.type(title, 'Chai');
  await userEvent.type(form.getByRole('textbox', { name: 'Line 2' }), ' and sugar');
  await userEvent.click(form.getByRole('button', { name: 'Add a line' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Line 3' }), 'Tray');
  expect(form.getByRole<HTMLInputElement>('radio', { name: 'This one' }).checked).toBe(true);
  await userEvent.click(form.getByRole('radio', { name: /This and all later/ }));
  const changed = { ...saved, title: 'Chai', version: 8 };
  services.on(updateTask).answer(() => ({ status: 1, response: changed }));
  services.on(listTasks).answer(() => pageOfTasks([changed], me));
  await userEvent.click(form.getByRole('button', { name: 'Save the task' }));
  expect(await notice('The task is saved.')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Chai' })).toBeTruthy();
  await isClosed();
  await waitFor(() => expect(services.asked(listTasks)).not.toEqual([]));
  expect(services.asked(updateTask)).toEqual([
    {
      task_id: task.id,
      team_id: team,
      version: 7,
      time_zone: 'America/St_Johns',
      title: 'Chai',
      detail: 'Hot',
      slots: 3,
      due: 'at',
      due_local: '2026-12-01T18:30',
      event_id: past.id,
      checklist: [{ id: lines[0]?.id, label: 'Cups' }, { id: lines[1]?.id, label: 'Milk and sugar' }, { label: 'Tray' }],
      scope: 'following',
    },
  ]);
});

test('a task that happens once is not asked how far a change goes, and one that is gone is said', async () => {
  const [task] = show([shownTask({ title: 'Balls' })]);
  services.on(editTask).answer(() => ({ status: 1, response: task, due_local: null }));
  const form = await open('Edit');
  expect(form.queryByRole('radio', { name: /This one/ })).toBeNull();
  services.on(updateTask).answer(() => ({ refused: 'noSuchTask' }));
  await userEvent.click(form.getByRole('button', { name: 'Save the task' }));
  expect(await form.findByText(/This task is no longer here/)).toBeTruthy();
  expect(services.asked(updateTask)).toMatchObject([{ title: 'Balls', due_local: null, event_id: null, checklist: [] }]);
});
