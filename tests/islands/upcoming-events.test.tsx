import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { answerEvent } from '../../src/contract/event-answers.ts';
import type { TeamEvent } from '../../src/contract/event-shapes.ts';
import { getUserEvents } from '../../src/contract/events.ts';
import { NextEvents } from '../../src/islands/events/NextEvents.tsx';
import { UpcomingEvents } from '../../src/islands/events/UpcomingEvents.tsx';
import { eventPages, refreshEvents } from '../../src/stores/events.ts';
import { fakeServices } from '../builders/fake-services.ts';
import { enteredTournament, myAnswer, pageOfEvents, shownEvent } from '../builders/shown-events.ts';

const aMinuteAgo = () => new Date(Date.now() - 60_000).toISOString();

describe('the next events', () => {
  test('are those to answer, which stay when they are answered, and others come up to the most', async () => {
    const services = fakeServices();
    document.body.dataset['signedIn'] = crypto.randomUUID();
    const [one, two] = [
      shownEvent({ title: 'One' }),
      shownEvent({ title: 'Two', mine: [myAnswer(), myAnswer({ is_me: false, is_asked: false, name: 'Coach' })] }),
    ];
    const first = pageOfEvents([one, two]);
    eventPages.of({ of: 'me' }).put(() => first);
    render(<NextEvents first={first} most={3} now={Date.now()} />);
    const shown = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(shown()).toEqual(['One', 'Two']);
    const [when] = screen.getAllByRole('listitem');
    expect(when?.textContent).toContain('OneSun 30 Nov, 18:30 to 20:00 Los Angeles timeKothrud Kestrels, Maidan 4');
    // Staff who are not asked need not answer.
    expect(screen.getAllByRole('group')).toHaveLength(2);
    const answered: TeamEvent = { ...one, mine: [{ ...(one.mine[0] ?? myAnswer()), answer: 'yes' }] };
    services.on(answerEvent).answer(() => ({ status: 1, response: answered, clashes: [] }));
    await userEvent.click(screen.getAllByRole('button', { name: 'Yes' })[0] as HTMLElement);
    expect(await screen.findByRole('button', { name: 'Yes', pressed: true })).toBeTruthy();
    expect(shown()).toEqual(['One', 'Two']);
    const late = [
      shownEvent({ title: 'Answered', mine: [myAnswer({ answer: 'no' })] }),
      shownEvent({ title: 'Off', cancelled_at: aMinuteAgo() }),
      shownEvent({ title: 'Closed', answer_by: aMinuteAgo() }),
      shownEvent({ title: 'Not asked', mine: [myAnswer({ is_asked: false })] }),
      shownEvent({ title: 'Offered', mine: [myAnswer({ answer: 'yes', seat: 'offered' })] }),
      shownEvent({ title: 'One more' }),
    ];
    services.on(getUserEvents).answer(() => ({
      status: 1,
      response: [{ ...answered, cancelled_at: aMinuteAgo() }, two, ...late],
      tournaments: [],
      next: null,
      teams: [],
    }));
    refreshEvents();
    await waitFor(() => expect(shown()).toEqual(['One', 'Two', 'Offered']));
    expect(screen.getByText('This event is called off.')).toBeTruthy();
  });
});

describe('the calendar', () => {
  const days = ['2031-11-24', '2031-11-25', '2031-11-26', '2031-11-27', '2031-11-28', '2031-11-29', '2031-11-30'];
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  const on = (day: string, changes: Partial<TeamEvent> = {}) =>
    shownEvent({
      starts_local: `${day}T18:30`,
      ends_local: `${day}T20:00`,
      starts_at: `${dayAfter(day)}T02:30:00Z`,
      ends_at: `${dayAfter(day)}T04:00:00Z`,
      ...changes,
    });
  const show = (view: 'list' | 'week' | 'month', events: TeamEvent[], tournaments = [enteredTournament()], hasTeam = true) => {
    const query = { of: 'me', team: crypto.randomUUID() } as const;
    render(
      <UpcomingEvents
        view={view}
        days={days}
        hasTeam={hasTeam}
        query={query}
        first={pageOfEvents(events, { tournaments })}
        now={Date.now()}
      />,
    );
  };

  test('of a week has each event at its days, opens one at a time and counts the hours', async () => {
    const mine = (answer: 'yes' | 'no' | 'maybe' | null) => ({ mine: [myAnswer({ answer })] });
    show('week', [
      on('2031-11-24', { title: 'Gym', ...mine('yes') }),
      on('2031-11-25', { title: 'Skipped', ...mine('no') }),
      on('2031-11-25', { title: 'Off', cancelled_at: aMinuteAgo() }),
      on('2031-11-26', { title: 'Child', mine: [myAnswer({ is_me: false })] }),
      on('2031-11-27', {
        title: 'Trip',
        starts_local: '2031-11-27T08:00',
        ends_local: '2031-11-28T20:00',
        starts_at: '2031-11-27T16:00:00Z',
        ends_at: '2031-11-29T04:00:00Z',
      }),
    ]);
    const day = (at: number) => within(screen.getByText(`${weekdays[at]} ${24 + at} November 2031`).closest('li') as HTMLElement);
    const names = (at: number) =>
      day(at)
        .queryAllByRole('button')
        .map(({ textContent }) => textContent);
    expect([0, 1, 2, 3, 4, 5, 6].map(names)).toEqual([
      ['18:30 Gym, answered yes'],
      ['18:30 Skipped, answered no', '18:30 Off, called off'],
      ['18:30 Child, not answered'],
      ['08:00 Trip, not answered'],
      ['08:00 Trip, not answered'],
      ['Tournament, all day: Quokka Cup'],
      ['Tournament, all day: Quokka Cup'],
    ]);
    // An hour and a half of the first, and a day at most of the trip.
    expect(screen.getByRole('figure').textContent).toBe('25.5 h in this week, without what you said no to');
    await userEvent.click(day(0).getByRole('button'));
    expect(screen.getByRole('article').textContent).toContain('Training, Kothrud Kestrels, Maidan 4');
    expect(day(0).getByRole('button').getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(day(5).getByRole('button'));
    expect(screen.getByRole('article').textContent).toContain('Wakad Wolves, Nagpur, Football');
    expect(day(6).getByRole('button').getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(day(6).getByRole('button'));
    expect(screen.queryByRole('article')).toBeNull();
  });

  test('of a month has no hours, and says that nothing is planned', () => {
    show('month', [], []);
    expect(screen.queryByRole('figure')).toBeNull();
    expect(screen.getByText('Nothing is planned for these days.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('as a list puts a tournament before the events of its first day, by months', () => {
    show(
      'list',
      [
        on('2031-11-28', { title: 'Before', rule: 'FREQ=WEEKLY' }),
        on('2031-11-29', { title: 'Same day' }),
        on('2031-11-30', { title: 'Last of the month' }),
        on('2031-12-03', { title: 'After' }),
        on('2031-12-06', { title: 'While others play' }),
      ],
      [enteredTournament(), enteredTournament({ name: 'Late Cup', starts_on: '2031-12-06', ends_on: '2031-12-07', is_mine: false })],
      false,
    );
    const months = screen.getAllByRole('region').map((region) => [
      region.getAttribute('aria-label'),
      ...within(region)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ]);
    expect(months).toEqual([
      ['November 2031', 'Before', 'Quokka Cup', 'Same day', 'Last of the month'],
      ['December 2031', 'After', 'Late Cup', 'While others play'],
    ]);
    expect(screen.getAllByRole('article')[0]?.textContent).not.toContain('Repeats');
    expect(screen.getAllByRole('article')[1]?.textContent).toContain('Nagpur, Football');
    expect(screen.getAllByRole('article')[2]?.textContent).toContain('Training, Maidan 4');
    // By the tournament's clock the evening before is its first day already.
    const during = screen.getAllByText('Same time as the tournament Quokka Cup (Wakad Wolves).');
    const titles = during.map((text) => within(text.closest('article') as HTMLElement).getByRole('heading').textContent);
    expect(titles).toEqual(['Before', 'Same day', 'Last of the month']);
    expect(screen.queryByText(/Late Cup \(/)).toBeNull();
  });
});
