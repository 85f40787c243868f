import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answer } from '../../src/contract/call.ts';
import { answerEvent } from '../../src/contract/event-answers.ts';
import type { TeamEvent } from '../../src/contract/event-shapes.ts';
import { getTeamEvent } from '../../src/contract/events.ts';
import { OneEvent } from '../../src/islands/events/OneEvent.tsx';
import { refreshEvents } from '../../src/stores/events.ts';
import { fakeServices } from '../builders/fake-services.ts';
import { beginningIn, myAnswer, shownEvent } from '../builders/shown-events.ts';
import { laterAnswer } from '../builders/later-answer.ts';
import { followLinks } from '../builders/followed-links.ts';

const reader = crypto.randomUUID();
let services: ReturnType<typeof fakeServices>;
beforeAll(() => void vi.stubEnv('TZ', 'America/New_York'));
afterAll(() => void vi.unstubAllEnvs());
beforeEach(() => {
  services = fakeServices();
  document.body.dataset['signedIn'] = reader;
});

const showOne = (event: TeamEvent) => render(<OneEvent event={event} now={Date.now()} />);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const pressed = () => screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
const notice = (text: string | RegExp) => screen.findByText(text, { selector: '[data-kind]' });
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
type Mine = Partial<TeamEvent['mine'][number]>;
const withMine = (event: TeamEvent, changes: Mine): TeamEvent => ({ ...event, mine: event.mine.map((one) => ({ ...one, ...changes })) });
const taken = (event: TeamEvent, clashes: Answer<typeof answerEvent>['clashes'] = []) =>
  services.on(answerEvent).answer(() => ({ status: 1, response: event, clashes }));
const sent = () => services.asked(answerEvent).map(({ answer, note, member_id }) => ({ answer, note, member_id }));

describe('an event on its own page', () => {
  test("says its title, which is the page's, and its kind no second time", () => {
    showOne(shownEvent({ title: 'Training', kind: 'training', place: 'Court 2' }));
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByText(/Training/)).toBeNull();
    expect(screen.getByText('Court 2')).toBeTruthy();
  });

  test('is answered at once, answered differently, and goes back where the server refuses', async () => {
    const event = shownEvent();
    const member_id = event.mine[0]?.member_id;
    showOne(event);
    expect(screen.getByRole('group').getAttribute('aria-label')).toBe('Do you come to Nets, Sun 30 Nov, 18:30?');
    expect(screen.getByRole('article').textContent).toContain('Meet 17:45');
    expect(pressed()).toEqual([]);
    expect(screen.getByText('6 yes, 4 maybe, 3 no, 2 waiting for a place, 5 not answered')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add a note' })).toBeNull();
    const later = laterAnswer<Answer<typeof answerEvent>>();
    services.on(answerEvent).answer(later.waiting);
    await press('Yes');
    expect(pressed()).toEqual(['Yes']);
    expect(screen.getByText('7 yes, 4 maybe, 3 no, 2 waiting for a place, 4 not answered')).toBeTruthy();
    const yes = { ...withMine(event, { answer: 'yes' }), counts: { yes: 8, maybe: 0, no: 3, waiting: 0, none: 0 } };
    later.give({ status: 1, response: yes, clashes: [] });
    expect(await screen.findByText('8 yes, 3 no')).toBeTruthy();
    services.on(answerEvent).answer(() => ({ refused: 'answersClosed' }));
    await press('No');
    expect(await notice(/The time to answer is over/)).toBeTruthy();
    expect(pressed()).toEqual(['Yes']);
    expect(screen.getByText('8 yes, 3 no')).toBeTruthy();
    taken(withMine(event, { answer: 'maybe' }));
    await press('Maybe');
    await waitFor(() => expect(pressed()).toEqual(['Maybe']));
    expect(sent()).toEqual(['yes', 'no', 'maybe'].map((answer) => ({ answer, note: '', member_id })));
    expect(services.asked(answerEvent)[0]).toMatchObject({ event_id: event.id, team_id: event.team_id, user_id: reader });
  });

  test('keeps an answer without a connection and sends it when there is one', async () => {
    const event = shownEvent();
    showOne(event);
    services.on(answerEvent).answer(() => ({ refused: 'network' }));
    await press('Yes');
    expect(await notice('No connection. Your answer is kept and sent when you are back.')).toBeTruthy();
    expect(screen.getByText('Kept on this device, not sent yet.')).toBeTruthy();
    expect(pressed()).toEqual(['Yes']);
    taken(withMine(event, { answer: 'yes' }));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText('Kept on this device, not sent yet.')).toBeNull());
    expect(pressed()).toEqual(['Yes']);
  });

  test('of an answer kept on this device that is refused later the note is given back', async () => {
    const event = shownEvent({ mine: [myAnswer({ answer: 'maybe', note: 'Late' })] });
    showOne(event);
    services.on(answerEvent).answer(() => ({ refused: 'network' }));
    await press('Yes');
    expect(await screen.findByText('Kept on this device, not sent yet.')).toBeTruthy();
    services.on(answerEvent).answer(() => ({ refused: 'eventOver' }));
    window.dispatchEvent(new Event('online'));
    expect(await notice('This event is over.')).toBeTruthy();
    expect(pressed()).toEqual(['Maybe']);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'A note to the team' }).value).toBe('Late');
  });

  test('leads to the sign-in where the session has ended', async () => {
    const left = followLinks();
    showOne(shownEvent());
    services.on(answerEvent).answer(() => ({ refused: 'sessionExpired' }));
    await press('Yes');
    await waitFor(() => expect(left).toHaveLength(1));
    expect(left[0]).toMatch(/^\/login/);
  });

  test('names what is at the same time, and says it once', async () => {
    const event = shownEvent();
    showOne(event);
    const clash = (title: string, days: { from: string; to: string } | null) => ({
      id: crypto.randomUUID(),
      team_id: event.team_id,
      team_name: 'Leeds Lions',
      title,
      starts_at: '2031-11-28T13:30:00Z',
      days,
    });
    taken(withMine(event, { answer: 'yes' }), [clash('Match', null), clash('Cup', { from: '2031-11-28', to: '2031-11-29' })]);
    await press('Yes');
    expect(await notice('At that time you also have Match of Leeds Lions, 08:30, and 1 more.')).toBeTruthy();
    expect(await screen.findByText('Same time as Match (Leeds Lions), the tournament Cup (Leeds Lions).')).toBeTruthy();
    taken(withMine(event, { answer: 'no' }));
    await press('No');
    await waitFor(() => expect(screen.queryByText(/Same time as/)).toBeNull());
  });

  test('has a note, which is saved with the answer, kept where that fails, and sent with the next answer', async () => {
    const event = shownEvent({ mine: [myAnswer({ answer: 'yes' })] });
    showOne(event);
    await press('Add a note');
    const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'A note to the team' });
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(screen.queryByRole('button', { name: 'Add a note' })).toBeNull();
    await userEvent.type(field(), 'Ten minutes late');
    services.on(answerEvent).answer(() => ({ refused: 'notYours' }));
    await press('Save');
    expect(await notice(/does not allow that/)).toBeTruthy();
    await waitFor(() => expect(field().value).toBe('Ten minutes late'));
    // Another answer takes what is typed along.
    taken(withMine(event, { answer: 'maybe', note: 'Ten minutes late' }));
    await press('Maybe');
    await waitFor(() => expect(pressed()).toEqual(['Maybe']));
    await userEvent.type(field(), '!');
    taken(withMine(event, { answer: 'maybe', note: 'Ten minutes late!' }));
    await press('Save');
    const again = await screen.findByRole('button', { name: '“Ten minutes late!”, change' });
    await waitFor(() => expect(document.activeElement).toBe(again));
    await userEvent.click(again);
    expect(field().value).toBe('Ten minutes late!');
    expect(sent().map(({ answer, note }) => [answer, note])).toEqual([
      ['yes', 'Ten minutes late'],
      ['maybe', 'Ten minutes late'],
      ['maybe', 'Ten minutes late!'],
    ]);
  });

  test('that is called off while a note is typed keeps the note, to be copied or discarded', async () => {
    const event = shownEvent({ mine: [myAnswer({ answer: 'yes', note: 'Old' })] });
    services.on(getTeamEvent).answer(() => ({ status: 1, response: { ...event, cancelled_at: minutesAgo(1), cancel_reason: 'Rain.' } }));
    showOne(event);
    await press('“Old”, change');
    await userEvent.type(screen.getByRole('textbox'), ' news');
    refreshEvents(event.team_id);
    expect(await screen.findByText(/The event was called off before your note was sent/)).toBeTruthy();
    expect(screen.getByText('This event is called off. Rain.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
    const field = screen.getByRole<HTMLInputElement>('textbox');
    expect([field.value, field.readOnly]).toEqual(['Old news', true]);
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('denied'));
    await press('Copy it');
    expect(await screen.findByText(/Select the text and copy it yourself/)).toBeTruthy();
    write.mockResolvedValueOnce();
    await press('Copy it');
    expect(await screen.findByText(/Copied\./)).toBeTruthy();
    expect(write).toHaveBeenLastCalledWith('Old news');
    await press('Discard it');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(services.asked(answerEvent)).toEqual([]);
  });

  test.each([
    ['is over', { starts_at: minutesAgo(200), ends_at: minutesAgo(1) }, 'Answered: yes. This event is over.'],
    [
      'takes no answers any more',
      { answer_by: minutesAgo(1) },
      'Answered: yes. The time to answer is over. Tell a manager, who can still change it.',
    ],
  ])('that %s is not answered', (_what, changes, text) => {
    showOne(shownEvent({ mine: [myAnswer({ answer: 'yes' }), myAnswer({ is_me: false, name: 'Zaid' })], ...changes }));
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test.each([
    ['seated', { seat: 'seated' }, 'yes', 'A place is kept.'],
    ['in line', { seat: 'waiting', place_in_line: 2 }, 'yes', 'Number 2 on the waiting list.'],
    [
      'offered a place',
      { seat: 'offered', offered_until: '2031-11-27T13:00:00Z' },
      'yes',
      'A place is free, kept until Thu 27 Nov, 05:00 Los Angeles time. Yes takes it, no passes it on.For you: until Thu 27 Nov, 08:00',
    ],
    ['too late for a place', { seat: 'lapsed' }, 'yes', 'The place that was kept went to the next in line. Yes joins the line again.'],
    ['away', { is_by_absence: true, note: 'Away' }, 'no', 'No, by a planned absence.'],
  ] as const)('says to somebody %s where they are', async (_who, mine: Mine, answer, text) => {
    const event = shownEvent({ capacity: 4, mine: [myAnswer({ answer, ...mine })], ...(answer === 'no' && { capacity: null }) });
    showOne(event);
    expect(screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === text)).toBeTruthy();
    // Of an offered or lapsed place no answer counts as given; what an absence says is not the reader's own note.
    expect(pressed()).toEqual(mine.seat === 'offered' || mine.seat === 'lapsed' ? [] : [answer === 'yes' ? 'Yes' : 'No']);
    taken(withMine(event, { answer: 'maybe', seat: null, note: '', is_by_absence: false }));
    await press('Maybe');
    await waitFor(() => expect(pressed()).toEqual(['Maybe']));
    expect(sent()).toMatchObject([{ answer: 'maybe', note: '' }]);
  });

  test.each([
    [6, null, true],
    [7, null, false],
    [6, 'yes', false],
    [6, 'no', true],
  ] as const)('with %i places and the answer %s says that it is full: %s', (capacity, answer, isFull) => {
    showOne(shownEvent({ capacity, mine: [myAnswer({ answer })] }));
    expect(screen.queryByText('All places are taken. A yes joins the waiting list.') !== null).toBe(isFull);
    expect(screen.getByText(`, ${capacity} places`)).toBeTruthy();
  });

  test('says when and where, by its own clock and the reader’s', () => {
    const { unmount } = showOne(
      shownEvent({
        capacity: 1,
        rule: 'FREQ=WEEKLY',
        meet_at: '2031-11-29T17:00:00Z',
        ends_at: '2031-12-01T09:00:00Z',
        mine: [myAnswer({ is_me: false, name: 'Zaid' })],
      }),
    );
    const text = screen.getByRole('article').textContent;
    expect(text).toContain('Sun30NovSun 30 Nov, 18:30 to Mon 1 Dec, 01:00 Los Angeles timeFor you: Sun 30 Nov, 21:30');
    expect(text).toContain('Training, Maidan 4');
    expect(text).toContain('Meet Sat 29 Nov, 09:00');
    expect(text).toContain('Answer by Sat 29 Nov, 21:15 Los Angeles timeFor you: until Sun 30 Nov, 00:15');
    expect(text).toContain('Repeats every week');
    expect(text).toContain(', 1 place');
    expect(text).not.toContain('1 places');
    expect(screen.getByRole('group', { name: /^Does Zaid come to Nets/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Nets: add to my calendar' }).getAttribute('href')).toMatch(
      /^\/api\/calendar\/event\/[^/]+\/[^/]+\.ics$/,
    );
    unmount();
    showOne(
      shownEvent({
        time_zone: 'America/Toronto',
        meet_at: '2031-11-28T12:30:00Z',
        cancelled_at: minutesAgo(1),
        answer_by: '2031-11-27T18:30:00Z',
      }),
    );
    const off = screen.getByRole('article').textContent;
    expect(off).not.toContain('For you');
    expect(off).not.toMatch(/Meet|Answer by|yes/);
    expect(screen.queryByRole('link', { name: /add to my calendar/ })).toBeNull();
  });
});

test('an event that begins soon is open until it ends', () => {
  showOne(shownEvent(beginningIn(-60)));
  expect(screen.getByRole('button', { name: 'Yes' })).toBeTruthy();
});
