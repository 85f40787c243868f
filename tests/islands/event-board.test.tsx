import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerEvent, checkEventAvailability, markPlayer, remindPlayers, type EventPlayer } from '../../src/contract/event-answers.ts';
import type { TeamEvent } from '../../src/contract/event-shapes.ts';
import { addTeamEvent, cancelTeamEvent, deleteTeamEvent, getTeamEvent, restoreTeamEvents } from '../../src/contract/events.ts';
import { EventBoard } from '../../src/islands/events/EventBoard.tsx';
import { fakeServices } from '../builders/fake-services.ts';
import { followLinks } from '../builders/followed-links.ts';
import { laterAnswer } from '../builders/later-answer.ts';
import { beginningIn, eventPlayer, myAnswer, shownEvent } from '../builders/shown-events.ts';

let services: ReturnType<typeof fakeServices>;
beforeEach(() => {
  services = fakeServices();
  document.body.dataset['signedIn'] = crypto.randomUUID();
});

function show(event: TeamEvent, players: readonly EventPlayer[] = [], mayKeep = true) {
  services.on(getTeamEvent).answer(() => ({ status: 1, response: event }));
  services.on(checkEventAvailability).answer(() => ({ status: 1, response: event, players: [...players], may_keep: mayKeep }));
  render(<EventBoard event={event} players={players} mayKeep={mayKeep} now={Date.now()} />);
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const notice = (text: string | RegExp) => screen.findByText(text, { selector: '[data-kind]' });
const group = (name: string) => within(screen.getByRole('region', { name }));
const groups = () =>
  screen.queryAllByRole('region').map((region) => [
    region.getAttribute('aria-label'),
    ...within(region)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ]);

describe('the staff of an event', () => {
  test.each([
    ['to come', {}, ['Remind who has not answered', 'Change', 'Same again in a week', 'Call it off', 'Delete']],
    ['over', beginningIn(-200), ['Change', 'Same again in a week', 'Delete']],
    ['called off', { cancelled_at: '2031-11-01T00:00:00Z' }, ['Same again in a week', 'It takes place after all', 'Delete']],
  ])('may do with one that is %s what is still possible', (_when, changes, expected) => {
    show(shownEvent(changes));
    expect(buttons()).toEqual(expected);
  });

  test('are told how many were reminded', async () => {
    const event = shownEvent();
    show(event);
    services.on(remindPlayers).answer(() => ({ status: 1, reminded: 3, unreachable: 0 }));
    await press('Remind who has not answered');
    expect(await notice('Reminded: 3.')).toBeTruthy();
    services.on(remindPlayers).answer(() => ({ status: 1, reminded: 0, unreachable: 2 }));
    await press('Remind who has not answered');
    expect(await notice('Nobody is left to remind now. 2 have no address.')).toBeTruthy();
    services.on(remindPlayers).answer(() => ({ refused: 'eventOver' }));
    await press('Remind who has not answered');
    expect(await notice('This event is over.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remind who has not answered' }).getAttribute('aria-disabled')).toBeNull();
    expect(services.asked(remindPlayers)[0]).toEqual({ event_id: event.id, team_id: event.team_id });
  });

  test('call it off with a reason, which a refusal keeps, and let it take place after all', async () => {
    const event = shownEvent({ series_id: crypto.randomUUID(), rule: 'FREQ=WEEKLY' });
    show(event);
    await press('Call it off');
    const dialog = within(await screen.findByRole('dialog', { name: 'Call it off?' }));
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'This one' }).checked).toBe(true);
    await userEvent.click(dialog.getByRole('radio', { name: 'This and those after it' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Why (optional)' }), 'Rain');
    services.on(cancelTeamEvent).answer(() => ({ refused: 'changedMeanwhile' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Call it off' }));
    expect(await dialog.findByText('Somebody else changed this while you had it open.')).toBeTruthy();
    const off = { ...event, cancelled_at: '2031-11-01T00:00:00Z', version: 4 };
    services.on(getTeamEvent).answer(() => ({ status: 1, response: off }));
    services.on(cancelTeamEvent).answer(() => ({ status: 1, response: [off] }));
    await userEvent.click(dialog.getByRole('button', { name: 'Call it off' }));
    const back = await screen.findByRole('button', { name: 'It takes place after all' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(services.asked(cancelTeamEvent)[1]).toEqual({
      team_id: event.team_id,
      event_id: event.id,
      version: 3,
      scope: 'following',
      reason: 'Rain',
    });
    services.on(getTeamEvent).answer(() => ({ status: 1, response: { ...event, version: 5 } }));
    services.on(restoreTeamEvents).answer(() => ({ status: 1, response: [{ ...event, version: 5 }] }));
    await userEvent.click(back);
    expect(await screen.findByRole('button', { name: 'Call it off' })).toBeTruthy();
    expect(services.asked(restoreTeamEvents)).toEqual([{ team_id: event.team_id, event_ids: [event.id] }]);
  });

  test('delete it, are not asked which of a series where there is none, and bring it back', async () => {
    const event = shownEvent();
    show(event);
    await press('Delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete it?' }));
    expect(dialog.queryByRole('radio')).toBeNull();
    const ids = [event.id, crypto.randomUUID()];
    services.on(deleteTeamEvent).answer(() => ({ status: 1, event_ids: ids }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete it' }));
    expect(await screen.findByText('2 events are deleted. Nobody was told.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
    services.on(restoreTeamEvents).answer(() => ({ refused: 'undoOver' }));
    await press('Bring back');
    expect(await notice('It is too late to undo this.')).toBeTruthy();
    services.on(restoreTeamEvents).answer(() => ({ status: 1, response: [event] }));
    await press('Bring back');
    expect(await screen.findByRole('button', { name: 'Delete' })).toBeTruthy();
    expect(services.asked(deleteTeamEvent)).toEqual([{ team_id: event.team_id, event_id: event.id, version: 3, scope: 'one' }]);
    expect(services.asked(restoreTeamEvents)[1]).toEqual({ team_id: event.team_id, event_ids: ids });
  });

  test('add the same a week later, and stay busy until the page has changed', async () => {
    const left = followLinks();
    const event = shownEvent();
    show(event);
    services.on(addTeamEvent).answer(() => ({ refused: 'network' }));
    await press('Same again in a week');
    await waitFor(() => expect(services.asked(addTeamEvent)).toHaveLength(1));
    const button = screen.getByRole('button', { name: 'Same again in a week' });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
    const next = shownEvent();
    services.on(addTeamEvent).answer(() => ({ status: 1, response: [next] }));
    await userEvent.click(button);
    await waitFor(() => expect(left).toEqual([`/team/player-availability/${event.team_id}/${next.id}`]));
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const sent = {
      ...{ team_id: event.team_id, kind: 'training', title: 'Nets', opponent: 'Baner Bisons', note: 'Both shirts, please.' },
      ...{ place: 'Maidan 4', map_link: 'https://maps.example/written', capacity: 11, time_zone: 'America/Los_Angeles' },
      starts_local: '2031-12-07T18:30',
      ends_local: '2031-12-07T20:00',
      meet_local: '2031-12-07T17:45',
      answer_by_local: '2031-12-06T21:15',
      remind_before: [180, 2_880],
      tell: false,
    };
    expect(services.asked(addTeamEvent)[1]).toEqual(sent);
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  });
});

describe('the players of an event', () => {
  test('stand in the group of their answer, with what is to be known', () => {
    show(
      shownEvent({ capacity: 1 }),
      [
        eventPlayer('Ila', { answer: 'yes', seat: 'seated', jersey_number: 7, via: 'manager' }),
        eventPlayer('Mira', { answer: 'yes', seat: 'waiting', place_in_line: 2, via: 'app' }),
        eventPlayer('Omar', { answer: 'yes', seat: 'offered', offered_until: '2031-11-27T13:00:00Z' }),
        eventPlayer('Lena', { answer: 'yes', seat: 'lapsed', via: 'mail' }),
        eventPlayer('Zaid', { answer: 'no', via: 'absence', note: 'Away', is_guardian_missing: true }),
        eventPlayer('Noor', { reminded_at: '2031-11-26T13:00:00Z' }),
        eventPlayer('Tara', { answer: 'maybe', reminded_at: '2031-11-26T13:00:00Z', via: 'guardian' }),
      ],
      false,
    );
    expect(groups()).toEqual([
      ['Yes', '7Ilaby staff'],
      ['Waiting for a place', '23Miranumber 2 in line', '23Omaroffered until Thu 27 Nov, 05:00 Los Angeles time'],
      ['Maybe', '23Taraby a guardian'],
      ['No', '23Zaid“Away”planned absence, guardian missing'],
      ['Not answered', '23Lenadid not take the place in time, by mail', '23Noorreminded Wed 26 Nov, 05:00 Los Angeles time'],
    ]);
    expect(buttons()).toEqual([]);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('are answered for by staff before it begins, and go back where that is refused', async () => {
    const player = eventPlayer('Ila', { may_answer: true, note: 'Knee' });
    const event = shownEvent();
    show(event, [player, eventPlayer('Omar')]);
    expect(screen.queryByRole('group', { name: /Was/ })).toBeNull();
    const answer = () => screen.getByRole('combobox', { name: 'Answer for Ila' });
    services.on(answerEvent).answer(() => ({ refused: 'answersClosed' }));
    await userEvent.selectOptions(answer(), 'Yes');
    expect(await notice(/The time to answer is over/)).toBeTruthy();
    expect(group('Not answered').getByText('Ila')).toBeTruthy();
    services.on(answerEvent).answer(() => ({ status: 1, response: event, clashes: [] }));
    await userEvent.selectOptions(answer(), 'Maybe');
    await waitFor(() => expect(groups()[0]).toEqual(['Maybe', expect.stringContaining('Ila“Knee”by staff')]));
    expect(services.asked(answerEvent)[1]).toMatchObject({
      member_id: player.member_id,
      answer: 'maybe',
      note: 'Knee',
      event_id: event.id,
    });
    await waitFor(() => expect(document.activeElement).toBe(answer()));
  });

  test.each([
    ['are', 'limited', 11, 1],
    ['are not', 'any number of', null, 0],
  ])('%s read again after an answer for %s places, because others may move up', async (_how, _places, capacity, reads) => {
    const child = eventPlayer('Ila', { may_answer: true });
    const event = shownEvent({ capacity, mine: [myAnswer({ member_id: child.member_id, is_me: false })] });
    show(event, [child]);
    const answered = laterAnswer<{ status: 1; response: typeof event; clashes: [] }>();
    services.on(answerEvent).answer(answered.waiting);
    services.on(checkEventAvailability).answer(() => ({ refused: 'network' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Answer for Ila' }), 'Maybe');
    expect(groups()[0]).toEqual(['Maybe', expect.stringContaining('Ilaby a guardian')]);
    answered.give({ status: 1, response: event, clashes: [] });
    await waitFor(() => expect(services.asked(checkEventAvailability)).toHaveLength(reads));
    expect(groups()[0]).toEqual(['Maybe', expect.stringContaining('Ilaby a guardian')]);
  });

  test('are marked from an hour before it begins, one by one or all the others', async () => {
    const event = shownEvent(beginningIn(59));
    const players = ['Ila', 'Mira', 'Omar'].map((name) => eventPlayer(name, { answer: 'yes', may_answer: true }));
    show(event, players);
    expect(screen.queryByRole('combobox')).toBeNull();
    const mark = (name: string, word: string) =>
      within(screen.getByRole('group', { name: `Was ${name} there?` })).getByRole('button', { name: word });
    services.on(markPlayer).answer(() => ({ refused: 'notYet' }));
    await userEvent.click(mark('Ila', 'Late'));
    expect(await notice(/from an hour before the start/)).toBeTruthy();
    expect(mark('Ila', 'Late').getAttribute('aria-pressed')).toBe('false');
    expect(screen.getByRole('button', { name: 'All of them were there' })).toBeTruthy();
    services.on(markPlayer).answer(({ mark: given }) => ({ status: 1, mark: given }));
    await userEvent.click(mark('Ila', 'Late'));
    await press('All the others were there');
    await waitFor(() => expect(mark('Omar', 'There').getAttribute('aria-pressed')).toBe('true'));
    expect(screen.queryByRole('button', { name: /were there/ })).toBeNull();
    await userEvent.click(mark('Ila', 'Late'));
    await waitFor(() => expect(mark('Ila', 'Late').getAttribute('aria-pressed')).toBe('false'));
    const sent = services
      .asked(markPlayer)
      .map(({ member_id, mark: given }) => [players.findIndex((one) => one.member_id === member_id), given]);
    expect(sent).toEqual([
      [0, 'late'],
      [0, 'late'],
      [1, 'attended'],
      [2, 'attended'],
      [0, null],
    ]);
  });

  test('are not marked earlier, and not answered for when it is over', () => {
    show(shownEvent(beginningIn(61)), [eventPlayer('Ila', { answer: 'yes', may_answer: true })]);
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Answer for Ila' })).toBeTruthy();
  });

  test('are not answered for by others once it is called off', () => {
    show(shownEvent({ cancelled_at: '2031-11-01T00:00:00Z' }), [eventPlayer('Ila', { may_answer: true })], false);
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
