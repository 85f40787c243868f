import { describe, expect, test } from 'vitest';
import { answerEvent } from '../../src/contract/event-answers.ts';
import { cancelTeamEvent, deleteTeamEvent, editTeamEvent, listTeamEvents } from '../../src/contract/events.ts';
import type { TeamEvent } from '../../src/contract/event-shapes.ts';
import { addEvents, addOneEvent, dayFromNow, formOf, training } from '../builders/event.ts';
import { settledMails } from '../builders/event-mails.ts';
import { appWithTeam } from '../builders/app-with-team.ts';

const open = async () => appWithTeam();
type Opened = Awaited<ReturnType<typeof open>>;

const edit = ({ app, people }: Opened, event: TeamEvent, changes: Record<string, unknown>) =>
  app.ask(editTeamEvent, { ...formOf(event), ...changes }, { headers: people.manager.headers });
const listed = async ({ app, people, teamId }: Opened) =>
  (await app.ask(listTeamEvents, { team_id: teamId }, { headers: people.player.headers })).body['response'] as TeamEvent[];
const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index];
  if (found === undefined) throw new Error(`nothing at ${index}`);
  return found;
};
const answerYes = ({ app, people, teamId, members }: Opened, { id }: TeamEvent, answer = 'yes') =>
  app.ask(answerEvent, { event_id: id, team_id: teamId, member_id: members.player, answer }, { headers: people.player.headers });

describe('a change of an event', () => {
  test('increases SEQUENCE for another time or place, and not otherwise', async () => {
    const opened = await open();
    const event = await addOneEvent(opened.app, opened.teamId, opened.people.coach);
    // The same moments: both zones are ten hours behind UTC all year.
    const sameTimes = { time_zone: 'Pacific/Tahiti' };
    const sequences: number[] = [];
    let last = event;
    for (const change of [
      { note: 'Bring water' },
      { place: 'Maidan 5' },
      { ends_local: `${dayFromNow(7)}T20:30` },
      { capacity: 9 },
      sameTimes,
    ]) {
      const { body } = await edit(opened, last, change);
      last = at(body['response'] as TeamEvent[], 0);
      sequences.push(last.sequence);
    }
    expect(sequences).toEqual([0, 1, 2, 2, 3]);
    expect(last).toMatchObject({ note: 'Bring water', place: 'Maidan 5', capacity: 9, time_zone: 'Pacific/Tahiti', version: 6 });
  });

  test('based on an older version is refused, with the current value at its field', async () => {
    const opened = await open();
    const event = await addOneEvent(opened.app, opened.teamId, opened.people.coach);
    await edit(opened, event, { place: 'Maidan 5' });
    expect(await edit(opened, event, { note: 'Bring water' })).toMatchObject({
      status: 409,
      body: { error: 'changedMeanwhile', fields: { place: 'Now: Maidan 5' } },
    });
    expect(at(await listed(opened), 0)).toMatchObject({ place: 'Maidan 5', note: '' });
    for (const call of [cancelTeamEvent, deleteTeamEvent]) {
      const { status } = await opened.app.ask(
        call,
        { team_id: opened.teamId, event_id: event.id, version: 1, scope: 'one' },
        { headers: opened.people.coach.headers },
      );
      expect(status).toBe(409);
    }
  });

  test.each([
    ['Against Rovers', { opponent: 'Hawks' }, 'Against Hawks'],
    ['Against Rovers', { opponent: '' }, 'Game'],
    ['Against Rovers', { kind: 'training', opponent: '' }, 'Training'],
    ['Against Rovers', { kind: 'other', opponent: '' }, 'Against Rovers'],
    ['Against Rovers', { title: 'The derby', opponent: 'Hawks' }, 'The derby'],
    ['The derby', { opponent: 'Hawks' }, 'The derby'],
  ])('of a game called %s to %j calls it %s', async (title, changes, called) => {
    const opened = await open();
    const game = { kind: 'game', title: title === 'Against Rovers' ? '' : title, opponent: 'Rovers' };
    const [event] = await addEvents(opened.app, opened.teamId, opened.people.coach, training(7, game));
    expect(event?.title).toBe(title);
    expect((await edit(opened, at([event], 0) as TeamEvent, changes)).status).toBe(200);
    expect((await listed(opened))[0]?.title).toBe(called);
  });

  test('of one date of a series leaves the others and all answers', async () => {
    const opened = await open();
    const series = await addEvents(opened.app, opened.teamId, opened.people.coach, training(7, { rule: 'FREQ=WEEKLY;COUNT=4' }));
    for (const event of series) await answerYes(opened, event);
    await edit(opened, at(series, 1), { starts_local: `${dayFromNow(15)}T07:00`, ends_local: `${dayFromNow(15)}T08:00` });
    const now = await listed(opened);
    expect(now.map(({ starts_local }) => starts_local)).toEqual([
      `${dayFromNow(7)}T18:30`,
      `${dayFromNow(15)}T07:00`,
      `${dayFromNow(21)}T18:30`,
      `${dayFromNow(28)}T18:30`,
    ]);
    expect(now.map(({ mine }) => mine[0]?.answer)).toEqual(['yes', 'yes', 'yes', 'yes']);
  });

  test('of this and the following splits the series, keeps answers, and carries over only what was changed', async () => {
    const opened = await open();
    const series = await addEvents(opened.app, opened.teamId, opened.people.coach, training(7, { rule: 'FREQ=WEEKLY;COUNT=4' }));
    for (const event of series) await answerYes(opened, event);
    await edit(opened, at(series, 3), { place: 'The hall' });
    const third = at(await listed(opened), 2);
    const { status } = await edit(opened, third, {
      scope: 'following',
      starts_local: `${dayFromNow(21)}T19:00`,
      ends_local: `${dayFromNow(21)}T20:30`,
    });
    expect(status).toBe(200);
    const now = await listed(opened);
    expect(now.map(({ starts_local, place }) => `${starts_local.slice(11)} ${place}`)).toEqual([
      '18:30 Maidan 4',
      '18:30 Maidan 4',
      '19:00 Maidan 4',
      '19:00 The hall',
    ]);
    expect(now.map(({ id }) => id)).toEqual(series.map(({ id }) => id));
    expect(now.map(({ mine }) => mine[0]?.answer)).toEqual(['yes', 'yes', 'yes', 'yes']);
    expect(new Set(now.map(({ series_id }) => series_id)).size).toBe(2);
  });

  test('of all to another rule adds and removes dates, and remaining ones keep their answers', async () => {
    const opened = await open();
    const series = await addEvents(opened.app, opened.teamId, opened.people.coach, training(7, { rule: 'FREQ=DAILY;COUNT=4' }));
    for (const event of series) await answerYes(opened, event, 'maybe');
    expect((await edit(opened, at(series, 0), { scope: 'all', rule: 'FREQ=DAILY;INTERVAL=2;COUNT=4' })).status).toBe(200);
    expect((await listed(opened)).map(({ starts_local, mine }) => `${starts_local.slice(0, 10)} ${mine[0]?.answer}`)).toEqual([
      `${dayFromNow(7)} maybe`,
      `${dayFromNow(9)} maybe`,
      `${dayFromNow(11)} null`,
      `${dayFromNow(13)} null`,
    ]);
  });

  test('can make a single event repeat and keeps its answers', async () => {
    const opened = await open();
    const event = await addOneEvent(opened.app, opened.teamId, opened.people.coach);
    await answerYes(opened, event);
    await edit(opened, event, { rule: 'FREQ=WEEKLY;COUNT=3' });
    expect((await listed(opened)).map(({ mine }) => mine[0]?.answer)).toEqual(['yes', null, null]);
  });

  test('of time or place is mailed to the squad, and for a child to the guardian', async () => {
    const opened = await open();
    const event = await addOneEvent(opened.app, opened.teamId, opened.people.coach);
    await edit(opened, event, { note: 'Bring water', tell: true });
    expect(await settledMails(opened.app, 'Changed')).toEqual([]);
    const [current] = await listed(opened);
    await edit(opened, current ?? event, { place: 'Maidan 5', tell: true });
    const mails = await settledMails(opened.app, 'Changed');
    expect(mails.map(({ to }) => to).sort()).toEqual(['guardian@elevate.example', 'player@elevate.example']);
    const toGuardian = mails.find(({ to }) => to.startsWith('guardian'))?.text ?? '';
    expect(toGuardian).toContain('This is about Wanda, whom you look after.');
    expect(toGuardian).toContain('18:30 to 20:00 (Pacific/Honolulu, GMT-10)');
    expect(toGuardian).toContain('Where: Maidan 5');
    expect(toGuardian).toContain('Maidan 4');
    expect(toGuardian).toMatch(/\/event-availibility\?token=[\w-]{86}/);
  });
});
