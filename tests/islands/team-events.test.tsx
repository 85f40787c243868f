import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { addAbsence, deleteAbsence } from '../../src/contract/absences.ts';
import { addTeamEvent, listTeamEvents, pasteSeason } from '../../src/contract/events.ts';
import { AbsencePlanner } from '../../src/islands/events/AbsencePlanner.tsx';
import { TeamEvents } from '../../src/islands/events/TeamEvents.tsx';
import { absenceLists, type AbsenceList } from '../../src/stores/absences.ts';
import type { EventPage } from '../../src/stores/events.ts';
import { fakeServices } from '../builders/fake-services.ts';
import { followLinks } from '../builders/followed-links.ts';
import { laterAnswer } from '../builders/later-answer.ts';
import { pageOfEvents, shownEvent } from '../builders/shown-events.ts';

let services: ReturnType<typeof fakeServices>;
let team: string;
beforeEach(() => {
  services = fakeServices();
  team = crypto.randomUUID();
});
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const list = ({ events, next }: EventPage) =>
  services
    .on(listTeamEvents)
    .answer(() => ({ status: 1, response: [...events], tournaments: [], next, may_edit: true, time_zone: 'Asia/Kolkata' }));
function show(page = pageOfEvents([]), { mayEdit = true, after = '' } = {}) {
  list(page);
  const zone = 'America/New_York';
  render(<TeamEvents teamId={team} after={after} first={page} mayEdit={mayEdit} timeZone={zone} tomorrow="2031-11-20" now={Date.now()} />);
}

describe('the events of a team', () => {
  test('that are none say so to players and to staff, and only staff add some', () => {
    show(undefined, { mayEdit: false });
    expect(screen.getByText('When a game or a training is planned, it stands here.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Later events' })).toBeNull();
  });

  test('are followed by later ones', () => {
    show(pageOfEvents([shownEvent()], { next: 'cursor-2' }));
    expect(screen.getByRole('link', { name: 'Later events' }).getAttribute('href')).toBe(`/team-member/${team}?view=events&after=cursor-2`);
    expect(screen.queryByText('Nothing is planned')).toBeNull();
  });

  test('get a new one from the form, with what belongs to its kind', async () => {
    show();
    expect(screen.getByText(/Add the next training, or paste the whole season/)).toBeTruthy();
    await press('Add an event');
    expect(await screen.findByRole('dialog', { name: 'A new event' })).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add an event' })));
    await press('Add an event');
    const starts = await screen.findByLabelText<HTMLInputElement>('Starts');
    expect([starts.value, screen.getByLabelText<HTMLInputElement>('Ends').value]).toEqual(['2031-11-20T18:00', '2031-11-20T19:30']);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Nets');
    services.on(addTeamEvent).answer(() => ({ refused: 'invalidInput', fields: { ends_local: 'It ends before it starts.' } }));
    await press('Plan it');
    expect(await screen.findByText('It ends before it starts.')).toBeTruthy();
    const event = shownEvent({ team_id: team });
    list(pageOfEvents([event]));
    services.on(addTeamEvent).answer(() => ({ status: 1, response: [event] }));
    await press('Plan it');
    expect(await screen.findByRole('heading', { name: 'Nets' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add an event' })));
    const sent = services.asked(addTeamEvent)[1];
    const times = { starts_local: '2031-11-20T18:00', ends_local: '2031-11-20T19:30', time_zone: 'America/New_York' };
    expect(sent).toMatchObject({
      team_id: team,
      kind: 'training',
      title: 'Nets',
      ...times,
      remind_before: [1_440],
      tell: true,
      capacity: null,
    });
    expect(sent).not.toHaveProperty('until');
  });

  test('are looked through before a pasted season is planned, and again after it was changed', async () => {
    show();
    await press('Paste a season');
    expect(screen.getByText('Times are those of America/New York.')).toBeTruthy();
    await press('Look at it first');
    expect(services.asked(pasteSeason)).toEqual([]);
    const games = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Games' });
    await userEvent.type(games(), 'a game');
    services.on(pasteSeason).answer(() => ({ refused: 'invalidInput', fields: { text: 'At most 200 lines.' } }));
    await press('Look at it first');
    expect(await screen.findByText('At most 200 lines.')).toBeTruthy();
    services.on(pasteSeason).answer(() => ({ refused: 'network' }));
    await press('Look at it first');
    expect(await screen.findByText(/Failed to update/)).toBeTruthy();
    expect(games().value).toBe('a game');
    const good = { line: 1, starts_local: '2031-11-28T10:00', opponent: 'Jets', place: 'Maidan', problem: null };
    const bad = { line: 2, starts_local: null, opponent: '', place: '', problem: 'No date.' };
    services.on(pasteSeason).answer(() => ({ status: 1, rows: [bad], created: 0 }));
    await press('Look at it first');
    expect(await screen.findByText('0 of 1 lines make a game. The others are left out.')).toBeTruthy();
    await press('Plan 0 games');
    expect(services.asked(pasteSeason)).toHaveLength(3);
    await userEvent.type(games(), '!');
    expect(screen.queryByRole('list', { name: 'What these lines make' })).toBeNull();
    services.on(pasteSeason).answer(() => ({ status: 1, rows: [good, bad], created: 0 }));
    await press('Look at it first');
    const rows = within(await screen.findByRole('list', { name: 'What these lines make' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Line 1Fri 28 Nov 2031, 10:00Against Jets, Maidan', 'Line 2No date.']);
    expect(screen.getByRole('status').textContent).toBe('1 of 2 lines make a game. The others are left out.');
    const later = laterAnswer<{ status: 1; rows: (typeof good | typeof bad)[]; created: number }>();
    services.on(pasteSeason).answer(later.waiting);
    await press('Plan 1 game');
    expect(screen.getByRole('button', { name: 'Please wait...' }).getAttribute('aria-disabled')).toBe('true');
    list(pageOfEvents([shownEvent({ title: 'Jets' })]));
    later.give({ status: 1, rows: [good], created: 1 });
    expect(await screen.findByRole('heading', { name: 'Jets' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Paste a season' })));
    const create = [false, false, false, false, true];
    expect(services.asked(pasteSeason)).toMatchObject(
      create.map((one, at) => ({ team_id: team, text: at < 3 ? 'a game' : 'a game!', create: one })),
    );
  });

  test('open at the first page after one was added on a later one', async () => {
    const left = followLinks();
    show(pageOfEvents([shownEvent()]), { after: 'cursor-1' });
    await press('Add an event');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Nets');
    services.on(addTeamEvent).answer(() => ({ status: 1, response: [] }));
    await press('Plan it');
    await waitFor(() => expect(left).toEqual([`/team-member/${team}?view=events`]));
  });
});

describe('an absence', () => {
  const planned = { id: crypto.randomUUID(), from_day: '2031-11-24', to_day: '2031-11-26', note: 'Exams' };
  const ward = { team_id: crypto.randomUUID(), member_id: crypto.randomUUID(), name: 'Zaid', team_name: 'Kestrels' };
  type Absence = AbsenceList['absences'][number];
  const absence = (changes: Partial<Absence> = {}): Absence => ({ ...planned, name: '', team_id: null, member_id: null, ...changes });
  function plan(first: AbsenceList) {
    absenceLists.of('me').put(() => first);
    render(<AbsencePlanner first={first} />);
  }
  const fill = async (label: string, day: string) => {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), day);
  };

  test('is planned for a child, corrected at its field, and the form is empty again', async () => {
    plan({ absences: [], wards: [ward] });
    await press('Plan it');
    const first = screen.getByLabelText<HTMLInputElement>('First day');
    expect(first.getAttribute('aria-invalid')).toBe('true');
    expect(services.asked(addAbsence)).toEqual([]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Who' }), 'Zaid, Kestrels');
    render(<TeamEvents teamId={team} after="" first={pageOfEvents([])} mayEdit={false} timeZone="UTC" tomorrow="2031-11-20" now={0} />);
    list(pageOfEvents([shownEvent({ title: 'Answered no' })]));
    await fill('First day', '2031-11-24');
    await fill('Last day', '2031-11-26');
    await userEvent.type(screen.getByRole('textbox', { name: /Why/ }), 'Exams');
    services.on(addAbsence).answer(() => ({ refused: 'network' }));
    await press('Plan it');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Failed to update'));
    expect(first.value).toBe('2031-11-24');
    expect(first.getAttribute('aria-invalid')).toBeNull();
    services.on(addAbsence).answer(() => ({ status: 1, response: [absence({ name: 'Zaid' })], wards: [ward] }));
    await press('Plan it');
    expect((await screen.findByRole('listitem')).textContent).toContain('Mon 24 Nov to Wed 26 NovZaid, Exams');
    expect([first.value, screen.getByRole('alert').textContent]).toEqual(['', '']);
    expect(screen.getByRole('option', { name: 'Zaid, Kestrels' })).toBeTruthy();
    // The answers to events on those days have changed.
    expect(await screen.findByRole('heading', { name: 'Answered no' })).toBeTruthy();
    expect(services.asked(addAbsence)[1]).toMatchObject({
      team_id: ward.team_id,
      member_id: ward.member_id,
      from_day: '2031-11-24',
      to_day: '2031-11-26',
      note: 'Exams',
    });
  });

  test('of the reader is taken back, and the heading gets the focus', async () => {
    plan({ absences: [absence({ note: '' })], wards: [] });
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getByRole('listitem').textContent).toContain('Mon 24 Nov to Wed 26 NovYouTake back');
    services.on(deleteAbsence).answer(() => ({ refused: 'noSuchAbsence' }));
    await press(/^Take back/);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('This absence was taken back already.'));
    services.on(deleteAbsence).answer(() => ({ status: 1, response: [], wards: [] }));
    await press(/^Take back/);
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Away for a while?' })));
    expect(services.asked(deleteAbsence)[1]).toEqual({ absence_id: planned.id });
  });
});
