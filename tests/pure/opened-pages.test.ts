import { describe, expect, test } from 'vitest';
import type { LinkedEvent } from '../../src/contract/event-answers.ts';
import { isCurrent } from '../../src/layouts/dashboard/current-page.ts';
import { askOnce } from '../../src/layouts/dashboard/day/ask-once.ts';
import { openChat, openScreen } from '../../src/layouts/assistant/open-screen.ts';
import { outcomeOf } from '../../src/layouts/events/linked-outcome.ts';
import { openEvent } from '../../src/layouts/events/open-event.ts';
import { pageAt } from '../../src/layouts/events/page-at.ts';
import { partsOf } from '../../src/layouts/events/season-parts.ts';
import { openMember } from '../../src/layouts/teams/open-member.ts';
import { openEditedTeam, openTeam } from '../../src/layouts/teams/open-team.ts';
import { teamAddress } from '../../src/layouts/teams/team-address.ts';
import { timeZones } from '../../src/layouts/teams/time-zones.ts';
import { reasonText } from '../../src/layouts/login/reason-text.ts';

type Ask = Parameters<typeof openTeam>[0];
const refused = (code: string) => Object.assign(new Error(code), { code });
/** Answers calls by their names; an error is thrown. */
const answering = (answers: Record<string, unknown>, asked: [string, unknown][] = []) =>
  (async ({ name }: { name: string }, fields: unknown) => {
    asked.push([name, fields]);
    const answer = answers[name];
    if (answer instanceof Error) throw answer;
    return typeof answer === 'function' ? (answer as (fields: unknown) => unknown)(fields) : answer;
  }) as unknown as Ask;
const bug = new Error('bug');

describe('an entry of the navigation', () => {
  const entry = (href: string, covers?: string[]) => ({ href, label: '', icon: 'day' as const, places: {}, ...(covers && { covers }) });
  test.each([
    ['/teams', '/teams', true],
    ['/teams', '/teams/', true],
    ['/teams', '/teams.html', true],
    ['/dashboard/', '/dashboard', true],
    ['/', '/', true],
    ['/', '/teams', false],
    ['/teams', '/teams/other', false],
    ['/teams', '/team-member/1', false],
  ])('%s at %s: %s', (href, path, expected) => {
    expect(isCurrent(entry(href), new URL(path, 'http://site.test'))).toBe(expected);
  });
  test('is current on the pages that belong to it', () => {
    const teams = entry('/teams', ['/team-member/', '/edit-team/']);
    const at = (path: string) => isCurrent(teams, new URL(path, 'http://site.test'));
    expect([at('/edit-team/7'), at('/team-member/7?view=x'), at('/x/edit-team/7'), at('/team-member')]).toEqual([true, true, false, false]);
  });
});

test('a call of My day is made once for the same fields', async () => {
  const asked: [string, unknown][] = [];
  const ask = askOnce(answering({ day: (fields: unknown) => ({ fields }), other: 'other' }, asked)) as unknown as (
    call: { name: string },
    fields: object,
  ) => Promise<unknown>;
  const [first, second] = await Promise.all([ask({ name: 'day' }, { of: 1 }), ask({ name: 'day' }, { of: 1 })]);
  expect(first).toBe(second);
  await ask({ name: 'day' }, { of: 2 });
  await ask({ name: 'other' }, { of: 1 });
  expect(asked.length).toBe(3);
});

describe('the answer that a link of a mail gave', () => {
  const linked = (changes: Partial<LinkedEvent>) =>
    outcomeOf({
      answer: 'yes',
      seat: null,
      place_in_line: null,
      offered_until: null,
      time_zone: 'Asia/Kolkata',
      name: 'Ila',
      ...changes,
    } as LinkedEvent);
  test.each([
    [{ answer: null }, undefined],
    [{ answer: 'no' as const }, 'Ila does not come.'],
    [{ answer: 'maybe' as const }, 'Ila may come.'],
    [{}, 'Ila comes.'],
    [{ seat: 'seated' as const }, 'Ila comes.'],
    [
      { seat: 'waiting' as const, place_in_line: 3 },
      'All places are taken. Ila is number 3 on the waiting list, and a mail comes when a place is free.',
    ],
    [{ seat: 'lapsed' as const }, 'The place that was kept for Ila went to the next in line. Yes joins the line again.'],
    [{ seat: 'offered' as const }, 'A place is free for Ila, until the start. Yes takes it.'],
  ])('%j', (changes, expected) => {
    expect(linked(changes)).toBe(expected);
  });
  test('says until when a place is free by the clock of the event', () => {
    expect(linked({ seat: 'offered', offered_until: '2031-11-28T13:00:00Z' })).toContain('18:30');
  });
});

test('a row of the season is in parts of seven, of which the last says its width', () => {
  const parts = (count: number) =>
    partsOf(Array.from({ length: count }, (_, at) => at)).map(({ part, start, style }) => [part.length, start, style]);
  expect(parts(0)).toEqual([]);
  expect(parts(7)).toEqual([[7, 0, undefined]]);
  expect(parts(15)).toEqual([
    [7, 0, undefined],
    [7, 7, undefined],
    [1, 14, '--columns:1'],
  ]);
});

test('a list is read at the page of the address, or at the first one where that is none', async () => {
  const read = (after: string) =>
    after === 'odd' ? Promise.reject(refused('invalidInput')) : after === 'bug' ? Promise.reject(bug) : Promise.resolve(`of ${after}`);
  const at = (query: string) => pageAt(new URL(`http://site.test/${query}`), read);
  expect(await at('?after=c2')).toEqual({ after: 'c2', page: 'of c2' });
  expect(await at('')).toEqual({ after: '', page: 'of ' });
  expect(await at('?after=odd')).toEqual({ after: '', page: 'of ' });
  await expect(at('?after=bug')).rejects.toBe(bug);
  await expect(pageAt(new URL('http://site.test/'), () => Promise.reject(refused('invalidInput')))).rejects.toThrow('invalidInput');
});

describe('what an address names', () => {
  const team = { id: 't1', role: 'coach', wards: [] };
  const member = { id: 'm1' };
  const all = {
    getTeamDetails: { response: team },
    editTeam: { response: team },
    editPlayer: { response: member },
    listMemberChanges: { response: ['change'] },
    listGuardians: { response: [{ member_id: 'm2' }, { member_id: 'm1', name: 'Ila' }] },
  };
  const isMissing = refused('noSuchTeam');

  test('is opened, or is missing; a bug stays one', async () => {
    const asked: [string, unknown][] = [];
    expect(await openTeam(answering(all, asked), 't1')).toEqual(team);
    expect(await openTeam(answering(all, asked), undefined)).toEqual(team);
    expect(asked.map(([, fields]) => fields)).toEqual([{ team_id: 't1' }, { team_id: '' }]);
    expect(await openTeam(answering({ getTeamDetails: isMissing }), 't1')).toBeUndefined();
    await expect(openTeam(answering({ getTeamDetails: bug }), 't1')).rejects.toBe(bug);
    expect(await openEditedTeam(answering(all), 't1')).toEqual(team);
    expect(await openEditedTeam(answering({ editTeam: refused('notYours') }), 't1')).toBe('notYours');
    expect(await openEditedTeam(answering({ editTeam: isMissing }), 't1')).toBeUndefined();
    await expect(openEditedTeam(answering({ editTeam: bug }), 't1')).rejects.toBe(bug);
    expect(await openEvent(() => Promise.resolve('event'))).toBe('event');
    expect(await openEvent(() => Promise.reject(refused('noSuchEvent')))).toBeUndefined();
    await expect(openEvent(() => Promise.reject(bug))).rejects.toBe(bug);
  });

  test('of a member is shown to staff, with their guardians', async () => {
    expect(await openMember(answering(all), 't1', 'm1')).toEqual({
      team,
      member,
      changes: ['change'],
      ward: { member_id: 'm1', name: 'Ila' },
    });
    expect(await openMember(answering({ ...all, getTeamDetails: isMissing }), 't1', 'm1')).toBeUndefined();
    expect(await openMember(answering({ ...all, editPlayer: refused('notYours') }), 't1', 'm1')).toBe('notYours');
    expect(await openMember(answering({ ...all, editPlayer: refused('noSuchMember') }), 't1', 'm1')).toEqual({ team, member: undefined });
    const asPlayer = { ...all, getTeamDetails: { response: { ...team, role: 'player' } }, editPlayer: refused('noSuchMember') };
    expect(await openMember(answering(asPlayer), 't1', 'm1')).toBeUndefined();
    await expect(openMember(answering({ ...all, listGuardians: bug }), 't1', 'm1')).rejects.toBe(bug);
  });

  test('has its view in the address, and India first among the zones', () => {
    expect([teamAddress('t1'), teamAddress('t1', 'invite')]).toEqual(['/team-member/t1', '/team-member/t1?view=invite']);
    const zones = timeZones();
    expect(zones.indexOf('Asia/Kolkata')).toBe(0);
    expect(zones.filter((zone) => /Calcutta|Kolkata/.test(zone))).toEqual(['Asia/Kolkata']);
  });

  test('of a conversation is the reader’s own, of this screen', async () => {
    const chat = { id: 'c1', screen: 'dietPlan' };
    const call = answering({ getChat: { response: chat } });
    expect(await openChat(call, null, 'dietPlan')).toBeNull();
    expect(await openChat(call, 'c1', 'dietPlan')).toEqual(chat);
    expect(await openChat(call, 'c1', undefined)).toEqual(chat);
    expect(await openChat(call, 'c1', 'workoutPlan')).toBeNull();
    expect(await openChat(answering({ getChat: refused('noSuchChat') }), 'c1', 'dietPlan')).toBeNull();
    await expect(openChat(answering({ getChat: bug }), 'c1', 'dietPlan')).rejects.toBe(bug);
  });

  test('of a screen of the assistant comes with its questions in the language of before', async () => {
    const asked: [string, unknown][] = [];
    const call = answering(
      {
        getAssistantProfile: { response: { language: 'hindi' }, version: 4 },
        getCredits: 'credits',
        getChecklist: { response: ['question'] },
        getRehabQuestions: { response: [{ checklist: 'ankle', questions: [{ id: 'step' }] }] },
        getChat: { response: { id: 'c1', screen: 'dietPlan' } },
      },
      asked,
    );
    const open = (path: string, screen: Parameters<typeof openScreen>[2]) => openScreen(call, new URL(path, 'http://site.test'), screen);
    expect(await open('/?plan=c1', 'dietPlan')).toMatchObject({
      chat: { id: 'c1' },
      profile: { language: 'hindi' },
      profileVersion: 4,
      credits: 'credits',
      questions: ['question'],
      today: new Date().toISOString().slice(0, 10),
    });
    expect(asked).toContainEqual(['getChecklist', { name: 'diet', language: 'hindi' }]);
    expect(await open('/?problem=ankleSprain', 'injuryRehab')).toHaveProperty('known', {
      values: { problem: 'ankleSprain' },
      name: 'Rolled ankle',
      questions: [{ id: 'ankle.step' }],
    });
    expect(asked).toContainEqual(['getRehabQuestions', { problem: 'ankleSprain', language: 'hindi' }]);
    for (const [path, screen] of [
      ['/?problem=toString', 'injuryRehab'],
      ['/?problem=ankleSprain', 'dietPlan'],
    ] as const)
      expect(await open(path, screen)).not.toHaveProperty('known');
    expect((await open('/', 'healthyRecipe')).questions).toEqual([]);
  });
});

test('the sign-in page says why somebody was sent there, and nothing otherwise', () => {
  expect(['subscribe', 'expired', 'again'].map(reasonText)).toEqual([
    'Please login to continue!',
    'Session Experied!. Please login',
    'Something went wrong!. Please login again.',
  ]);
  expect([null, '', 'toString'].map(reasonText)).toEqual(['', '', '']);
});
