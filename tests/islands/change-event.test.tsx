import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { EditPlan, TeamEvent } from '../../src/contract/event-shapes.ts';
import { editTeamEvent, getTeamEvent, previewTeamEvent } from '../../src/contract/events.ts';
import { ChangeEvent } from '../../src/islands/events/ChangeEvent.tsx';
import { EditPlanView } from '../../src/islands/events/EditPlanView.tsx';
import { eventPages } from '../../src/stores/events.ts';
import { fakeServices } from '../builders/fake-services.ts';
import { shownEvent } from '../builders/shown-events.ts';

let services: ReturnType<typeof fakeServices>;
let times: { left: number };
beforeEach(() => {
  services = fakeServices();
  times = { left: 0 };
});
async function show(event: TeamEvent) {
  services.on(getTeamEvent).answer(() => ({ status: 1, response: event }));
  render(<ChangeEvent event={event} onLeave={() => times.left++} />);
  await screen.findByLabelText('Starts');
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
/** As a reader does: the field has the focus before it is changed. */
const change = (label: string | RegExp, value: string) => {
  field(label).focus();
  fireEvent.change(field(label), { target: { value } });
};
const plan = (changes: Partial<EditPlan> = {}): EditPlan => ({
  kept: [],
  answers_kept: 0,
  tasks_kept: 0,
  added: [],
  removed: [],
  ...changes,
});
const date = (day: number) => ({ starts_at: `2031-12-${String(day).padStart(2, '0')}T13:00:00Z`, time_zone: 'Asia/Kolkata' });
const gone = (day: number, answers = 0, tasks = 0, tasks_taken = 0) => ({ ...date(day), answers, tasks, tasks_taken });

describe('the form of an event', () => {
  test('has what is saved, moves what follows the start, and saves at once what happens once', async () => {
    const event = shownEvent();
    await show(event);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Change the event' })));
    expect(screen.queryByRole('radio', { name: 'This one' })).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Tell the squad by mail/ }).checked).toBe(true);
    change('Starts', '2031-11-29T19:00');
    const moved = [field('Ends').value, field(/Meet/).value, field(/Answers until/).value];
    expect(moved).toEqual(['2031-11-29T20:30', '2031-11-29T18:15', '2031-11-28T21:45']);
    change('Ends', '2031-11-29T21:00');
    expect([field('Starts').value, field(/Meet/).value]).toEqual(['2031-11-29T19:00', '2031-11-29T18:15']);
    change('Starts', '');
    change('Starts', '2031-11-29T18:00');
    expect([field('Ends').value, field(/Meet/).value]).toEqual(['2031-11-29T20:00', '2031-11-29T17:15']);
    const onPage = eventPages.of({ of: 'event', team: event.team_id, event: event.id });
    onPage.seed({ events: [event], tournaments: [], next: null });
    const close = onPage.$value.subscribe(() => {});
    services.on(getTeamEvent).answer(() => new Promise(() => {}));
    services.on(editTeamEvent).answer(() => ({ status: 1, response: [{ ...event, title: 'Later nets', version: 4 }] }));
    press('Save it');
    await waitFor(() => expect(times.left).toBe(1));
    // Lists show it at once, and read it again.
    expect(onPage.$value.get()?.events[0]?.title).toBe('Later nets');
    expect(services.asked(getTeamEvent).length).toBeGreaterThan(0);
    close();
    expect(services.asked(previewTeamEvent)).toEqual([]);
    expect(services.asked(editTeamEvent)).toMatchObject([
      {
        team_id: event.team_id,
        event_id: event.id,
        version: 3,
        starts_local: '2031-11-29T18:00',
        ends_local: '2031-11-29T20:00',
        meet_local: '2031-11-29T17:15',
        answer_by_local: '2031-11-28T20:45',
        remind_before: [180, 2_880],
        capacity: 11,
        opponent: 'Baner Bisons',
        note: 'Both shirts, please.',
        place: 'Maidan 4',
        map_link: 'https://maps.example/written',
        time_zone: 'America/Los_Angeles',
        tell: true,
      },
    ]);
  });

  test('is left as it is', async () => {
    await show(shownEvent());
    press('Leave it as it is');
    expect(times.left).toBe(1);
    expect(services.asked(editTeamEvent)).toEqual([]);
  });

  test('is based on what somebody else saved, once that is agreed to', async () => {
    const event = shownEvent();
    await show(event);
    services.on(getTeamEvent).answer(() => ({ status: 1, response: { ...event, place: 'Maidan 9', version: 7 } }));
    services.on(editTeamEvent).answer(({ version }) => (version < 7 ? { refused: 'changedMeanwhile' } : { status: 1, response: [event] }));
    change('Name', 'Late nets');
    press('Save it');
    fireEvent.click(await screen.findByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(times.left).toBe(1));
    expect(services.asked(editTeamEvent)).toMatchObject([
      { version: 3, title: 'Late nets', place: 'Maidan 4' },
      { version: 7, title: 'Late nets', place: 'Maidan 9' },
    ]);
  });

  test('of a series shows what changes before more than one date does', async () => {
    const event = shownEvent({ series_id: crypto.randomUUID(), rule: 'FREQ=WEEKLY;UNTIL=20320101' });
    await show(event);
    services.on(editTeamEvent).answer(() => ({ status: 1, response: [event] }));
    services.on(previewTeamEvent).answer(() => ({ status: 1, response: plan({ kept: [date(5)], removed: [gone(12)] }) }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'This one' }).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'This and those after it' }));
    change(/Until/, '2031-12-24');
    press('Save it');
    const dialog = () => within(screen.getByRole('dialog', { name: 'This is what changes' }));
    await screen.findByRole('dialog');
    fireEvent.click(dialog().getByRole('button', { name: 'Back to the form' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([times.left, services.asked(editTeamEvent).length]).toEqual([0, 0]);
    press('Save it');
    await screen.findByRole('dialog');
    fireEvent.click(dialog().getByRole('button', { name: 'Change it' }));
    await waitFor(() => expect(times.left).toBe(1));
    const sent = { scope: 'following', rule: 'FREQ=WEEKLY;UNTIL=20311224', version: 3 };
    expect(services.asked(previewTeamEvent)).toMatchObject([sent, sent]);
    expect(services.asked(editTeamEvent)).toMatchObject([sent]);
  });

  test.each([
    ['one date of a series is saved at once', { series_id: crypto.randomUUID(), rule: 'FREQ=WEEKLY' }, '', 0],
    ['a new repetition is looked through first', {}, 'FREQ=WEEKLY', 1],
  ])('%s', async (_what, changes, rule, looks) => {
    const event = shownEvent(changes);
    await show(event);
    services.on(editTeamEvent).answer(() => ({ status: 1, response: [event] }));
    services.on(previewTeamEvent).answer(() => ({ status: 1, response: plan({ added: [date(5)] }) }));
    if (rule) fireEvent.change(screen.getByRole('combobox', { name: 'Repeats' }), { target: { value: rule } });
    if (rule) change(/Until/, '2031-12-24');
    press('Save it');
    if (looks) fireEvent.click(await screen.findByRole('button', { name: 'Change it' }));
    await waitFor(() => expect(times.left).toBe(1));
    expect(services.asked(previewTeamEvent).length).toBe(looks);
  });
});

describe('what changes in a series', () => {
  const numbers = () => screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
  const lines = (title: string) =>
    [...(screen.getByRole('heading', { name: title }).nextElementSibling?.children ?? [])].map((one) => one.textContent);

  test('is counted, with what goes along', () => {
    render(
      <EditPlanView
        plan={plan({
          kept: [date(5), date(12)],
          answers_kept: 1,
          tasks_kept: 2,
          added: [date(6)],
          removed: [gone(19, 3, 1), gone(26, 2, 1, 1)],
        })}
      />,
    );
    expect(numbers()).toEqual(['stay2', 'new+1', 'gone−2']);
    expect(screen.getByText(/1 answer stays with its date\. 2 tasks stay\./).textContent).toContain(
      '5 answers and 2 tasks (1 taken by somebody) will be lost with the dates that go.',
    );
    expect(lines('New dates').length).toBe(1);
    expect(lines('Dates that go').length).toBe(2);
    const marks = [...document.querySelectorAll('svg > *')].map((mark) => [
      mark.tagName,
      mark.getAttribute('x') ?? mark.getAttribute('d')?.slice(0, 4),
    ]);
    expect(marks).toEqual([
      ['rect', '1'],
      ['rect', '13'],
      ['rect', '25'],
      ['path', 'M38 '],
      ['path', 'M50 '],
    ]);
  });

  test('loses nothing where nobody answered', () => {
    render(<EditPlanView plan={plan({ kept: [date(5)], removed: [gone(12)] })} />);
    expect(screen.getByText('Nobody has answered the dates that stay.')).toBeTruthy();
    expect(numbers()).toEqual(['stay1', 'new0', 'gone−1']);
    expect(screen.queryByRole('heading', { name: 'New dates' })).toBeNull();
  });

  test('names seven dates, and of more the first six and the last', () => {
    const days = (count: number) => Array.from({ length: count }, (_, at) => date(at + 1));
    const { rerender } = render(<EditPlanView plan={plan({ added: days(7) })} />);
    expect(lines('New dates').length).toBe(7);
    expect(lines('New dates').join()).not.toContain('more');
    rerender(<EditPlanView plan={plan({ added: days(8) })} />);
    expect(lines('New dates').length).toBe(7);
    expect(lines('New dates').at(-1)).toMatch(/^and 2 more, the last on .*8/);
  });
});
