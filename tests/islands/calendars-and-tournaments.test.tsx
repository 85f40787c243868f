import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { endMyFeed, endTeamFeed, makeMyFeed, makeTeamFeed } from '../../src/contract/calendars.ts';
import { messages, refusalTexts } from '../../src/contract/messages.ts';
import { enterTournament, findTournaments, withdrawFromTournament, type EnteredTournament } from '../../src/contract/tournaments.ts';
import { CalendarAddress } from '../../src/islands/calendars/CalendarAddress.tsx';
import { TeamTournaments } from '../../src/islands/tournaments/TeamTournaments.tsx';
import { fakeServices } from '../builders/fake-services.ts';
import { followLinks } from '../builders/followed-links.ts';
import { laterAnswer } from '../builders/later-answer.ts';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const teamId = '0191f504-85c0-7000-8a20-de3000de3000';
const off = { is_on: false, made_at: null, last_read_at: null };
const on = { is_on: true, made_at: '2026-11-20T06:30:00Z', last_read_at: null };
const status = 1 as const;
let services: ReturnType<typeof fakeServices>;
beforeEach(() => {
  services = fakeServices();
});

test('my calendar gets an address, which is copied, replaced, and switched off', async () => {
  services.on(makeMyFeed).answer(() => ({ status, response: on, address: 'https://elevate.in/calendar/first.ics' }));
  services.on(endMyFeed).answer(() => ({ status, response: off }));
  render(<CalendarAddress first={off} />);
  screen.getByText('No calendar reads it yet.');
  expect(screen.queryByRole('button', { name: 'Switch off' })).toBeNull();

  await userEvent.click(button('Make an address'));
  const address = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Your address' });
  expect(address.value).toBe('https://elevate.in/calendar/first.ics');
  expect(screen.getByRole('link', { name: 'Open in a calendar' }).getAttribute('href')).toBe('webcal://elevate.in/calendar/first.ics');
  expect(screen.queryByText(/We keep no copy/)).toBeNull();
  screen.getByText(/not read by a calendar yet/);
  expect(screen.queryByRole('button', { name: 'Make an address' })).toBeNull();

  const user = userEvent.setup();
  await user.click(button('Copy the address'));
  await screen.findByText('Copied.');
  expect(await navigator.clipboard.readText()).toBe('https://elevate.in/calendar/first.ics');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(button('Copy the address'));
  await screen.findByText(/Select the address and copy it yourself/);

  services.on(makeMyFeed).answer(() => ({ refused: 'tooManyRequests' }));
  await userEvent.click(button('New address'));
  await userEvent.click(await screen.findByRole('button', { name: 'Make a new one' }));
  expect(await screen.findByText(refusalTexts.tooManyRequests)).toBeTruthy();
  expect(address.value).toContain('first');
  services.on(makeMyFeed).answer(() => ({ status, response: on, address: 'https://elevate.in/calendar/second.ics' }));
  await userEvent.click(button('Make a new one'));
  await waitFor(() => expect(address.value).toContain('second'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await userEvent.click(button('Switch off'));
  await screen.findByRole('dialog', { name: 'Switch it off?' });
  await userEvent.click(button('Keep it'));
  expect(services.asked(endMyFeed)).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(button('Switch off'));
  await userEvent.click(await screen.findByRole('button', { name: 'Switch it off' }));
  await screen.findByText('No calendar reads it yet.');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(services.asked(makeMyFeed)).toEqual([{}, {}, {}]);
  expect(services.unanswered()).toEqual([]);
});

test('the address of a team is of that team; a failure is said and can be tried again', async () => {
  const answer = laterAnswer<{ status: 1; response: typeof on; address: string }>();
  services.on(makeTeamFeed).answer(() => ({ refused: 'network' }));
  render(<CalendarAddress first={off} teamId={teamId} />);
  await userEvent.click(button('Make an address'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(messages.updateFailed));
  services.on(makeTeamFeed).answer(() => ({ refused: 'notYours' }));
  await userEvent.click(button('Make an address'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(refusalTexts.notYours));
  services.on(makeTeamFeed).answer(answer.waiting);
  await userEvent.click(button('Make an address'));
  expect(screen.getByRole('alert').textContent).toBe('');
  await userEvent.click(button(messages.pleaseWait));
  answer.give({ status, response: on, address: 'https://elevate.in/calendar/team.ics' });
  await screen.findByRole('textbox', { name: 'Your address' });
  services.on(endTeamFeed).answer(() => ({ status, response: off }));
  await userEvent.click(button('Switch off'));
  await userEvent.click(await screen.findByRole('button', { name: 'Switch it off' }));
  await screen.findByText('No calendar reads it yet.');
  expect(services.asked(makeTeamFeed)).toEqual([1, 2, 3].map(() => ({ team_id: teamId })));
  expect(services.asked(endTeamFeed)).toEqual([{ team_id: teamId }]);
});

test('an address of before is not shown again, and says when it was made and read', async () => {
  const left = followLinks('/calendar?of=me');
  services.on(makeMyFeed).answer(() => ({ refused: 'sessionExpired' }));
  render(<CalendarAddress first={{ ...on, last_read_at: '2026-11-22T08:05:00Z' }} />);
  screen.getByText(/We keep no copy of the address: if yours is lost, make a new one\./);
  const times = [...document.querySelectorAll('time')].map((time) => time.dateTime);
  expect(times).toEqual(['2026-11-20T06:30:00Z', '2026-11-22T08:05:00Z']);
  expect(screen.queryByText(/not read by a calendar yet/)).toBeNull();
  await userEvent.click(button('New address'));
  await userEvent.click(await screen.findByRole('button', { name: 'Make a new one' }));
  await waitFor(() => expect(left).toEqual(['/login?return=%2Fcalendar%3Fof%3Dme&info=again']));
});

const tournament = (changes: Partial<EnteredTournament>): EnteredTournament => ({
  id: '0191f504-85c0-7000-8a20-000000000001',
  name: 'Pune Monsoon Cup',
  city: 'Pune',
  sport_id: 16,
  sport_name: 'Cricket',
  starts_on: '2026-12-05',
  ends_on: '2026-12-06',
  time_zone: 'Asia/Kolkata',
  team_id: teamId,
  team_name: 'Kothrud Kestrels',
  is_mine: true,
  ...changes,
});
const second = '0191f504-85c0-7000-8a20-000000000002';
const lineOf = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement;

test('a team is withdrawn from a tournament and entered again, each with its refusals', async () => {
  const cup = tournament({});
  const league = tournament({ id: second, name: 'Deccan League', starts_on: '2027-01-10', ends_on: '2027-01-10' });
  render(<TeamTournaments teamId={`${teamId.slice(0, -1)}1`} first={{ toCome: [cup, league], played: [] }} mayEnter />);
  expect(screen.queryByRole('heading', { name: 'PLAYED' })).toBeNull();
  expect(lineOf('Deccan League').textContent).toContain('Pune, Cricket');

  services.on(withdrawFromTournament).answer(() => ({ refused: 'tournamentOver' }));
  await userEvent.click(button('Withdraw from Pune Monsoon Cup'));
  await waitFor(() => expect(within(lineOf('Pune Monsoon Cup')).getByRole('alert').textContent).toBe(refusalTexts.tournamentOver));
  expect(within(lineOf('Deccan League')).queryByRole('alert')).toBeNull();

  const answer = laterAnswer<{ status: 1 }>();
  services.on(withdrawFromTournament).answer(answer.waiting);
  await userEvent.click(button('Withdraw from Pune Monsoon Cup'));
  expect(button('Withdraw from Pune Monsoon Cup').textContent).toBe(messages.pleaseWait);
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(button('Withdraw from Pune Monsoon Cup'));
  answer.give({ status });
  await screen.findByText('The team does not play in ‘Pune Monsoon Cup’ any more.');
  await waitFor(() => expect(document.activeElement).toBe(button('Undo')));
  expect(services.asked(withdrawFromTournament)).toHaveLength(2);

  services.on(enterTournament).answer(() => ({ refused: 'tournamentsFull' }));
  await userEvent.click(button('Undo'));
  expect((await screen.findByRole('alert')).textContent).toBe(refusalTexts.tournamentsFull);
  services.on(enterTournament).answer(() => ({ status, response: cup }));
  await userEvent.click(button('Undo'));
  await waitFor(() => expect(document.activeElement).toBe(button('Withdraw from Pune Monsoon Cup')));
  expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual(['Pune Monsoon Cup', 'Deccan League']);
  expect(services.asked(enterTournament).at(-1)).toEqual({ team_id: `${teamId.slice(0, -1)}1`, tournament_id: cup.id });

  // Somebody else was faster: the line says so and offers the way back.
  services.on(withdrawFromTournament).answer(() => ({ refused: 'notEntered' }));
  await userEvent.click(button('Withdraw from Deccan League'));
  expect((await screen.findByRole('alert')).textContent).toBe(refusalTexts.notEntered);
  screen.getByText('The team does not play in ‘Deccan League’ any more.');
});

test('a tournament is found by its name and entered in the order of the days', async () => {
  const cup = tournament({ name: 'Pune Monsoon Cup', starts_on: '2026-12-20', ends_on: '2026-12-21' });
  render(<TeamTournaments teamId={teamId} first={{ toCome: [cup], played: [tournament({ id: teamId, name: 'Old Cup' })] }} mayEnter />);
  const field = screen.getByRole('searchbox', { name: 'Name of the tournament' });
  expect(screen.queryByRole('button', { name: 'Withdraw from Old Cup' })).toBeNull();
  await userEvent.type(field, 'pu{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Please type at least 3 characters.');
  expect(services.asked(findTournaments)).toEqual([]);

  services.on(findTournaments).answer(() => ({ status, response: [] }));
  await userEvent.type(field, 'nf{Enter}');
  await screen.findByText('No tournament still to come is called like “punf”.');
  expect(screen.queryByRole('alert')).toBeNull();
  services.on(findTournaments).answer(() => ({ refused: 'searchUnavailable' }));
  await userEvent.type(field, '{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(refusalTexts.searchUnavailable);

  const opened = tournament({ id: second, name: 'Pune Open' });
  services.on(findTournaments).answer(() => ({
    status,
    response: [
      { ...opened, is_entered: false },
      { ...cup, is_entered: true },
    ],
  }));
  await userEvent.clear(field);
  await userEvent.type(field, ' pune {Enter}');
  await screen.findByText('2 found.');
  expect(services.asked(findTournaments).at(-1)).toEqual({ team_id: teamId, name: 'pune' });
  const found = screen.getByRole('list', { name: 'Tournaments found' });
  expect(within(found).getByRole('button', { name: 'Entered: Pune Monsoon Cup' }).getAttribute('aria-disabled')).toBe('true');

  services.on(enterTournament).answer(() => ({ refused: 'tournamentsFull' }));
  await userEvent.click(button('We play here: Pune Open'));
  expect((await screen.findByRole('alert')).textContent).toBe(refusalTexts.tournamentsFull);
  services.on(enterTournament).answer(() => ({ status, response: opened }));
  await userEvent.click(button('We play here: Pune Open'));
  const entered = await screen.findByRole('button', { name: 'Entered: Pune Open' });
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(entered));
  await userEvent.click(entered);
  expect(services.asked(enterTournament)).toEqual([1, 2].map(() => ({ team_id: teamId, tournament_id: second })));
  const listed = within(screen.getByRole('region', { name: 'TO COME' })).getAllByRole('heading', { level: 3 });
  expect(listed.map((one) => one.textContent)).toEqual(['Pune Open', 'Pune Monsoon Cup']);

  services.on(withdrawFromTournament).answer(() => ({ status }));
  await userEvent.click(button('Withdraw from Pune Open'));
  await screen.findByRole('button', { name: 'We play here: Pune Open' });
});

test('who may not enter tournaments only reads', () => {
  render(<TeamTournaments teamId={second} first={{ toCome: [], played: [] }} mayEnter={false} />);
  screen.getByText(/When those who lead the team enter it in one/);
  expect(screen.queryByRole('searchbox')).toBeNull();
});
