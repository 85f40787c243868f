import { describe, expect, test } from 'vitest';
import { addTeamEvent, getTeamEvent, getUserEvents, listTeamEvents } from '../../src/contract/events.ts';
import type { TeamEvent } from '../../src/contract/event-shapes.ts';
import { addEvents, addOneEvent, dayFromNow, training } from '../builders/event.ts';
import { appWithTeam } from '../builders/app-with-team.ts';

const open = async () => appWithTeam();
const titles = (body: Record<string, unknown>) => (body['response'] as TeamEvent[]).map(({ title }) => title);

describe('an event of a team', () => {
  test('is created by a manager and read by everybody of the team', async () => {
    const { app, people, teamId, members } = await open();
    const event = await addOneEvent(app, teamId, people.manager, {
      ...training(5),
      kind: 'game',
      title: '',
      opponent: 'Rival Rovers',
      place: 'Maidan 4, Pune',
      meet_local: `${dayFromNow(5)}T17:45`,
      capacity: 14,
      answer_by_local: `${dayFromNow(4)}T12:00`,
      remind_before: [60, 1_440, 60],
    });
    expect(event).toMatchObject({
      title: 'Against Rival Rovers',
      time_zone: 'Pacific/Honolulu',
      starts_at: `${dayFromNow(6)}T04:30:00.000Z`,
      starts_local: `${dayFromNow(5)}T18:30`,
      meet_local: `${dayFromNow(5)}T17:45`,
      map_link: 'https://www.google.com/maps/search/?api=1&query=Maidan%204%2C%20Pune',
      own_map_link: '',
      capacity: 14,
      remind_before: [1_440, 60],
      counts: { yes: 0, maybe: 0, no: 0, waiting: 0, none: 2 },
      version: 1,
      sequence: 0,
    });
    const { body: list } = await app.ask(listTeamEvents, { team_id: teamId }, { headers: people.coach.headers });
    expect(list).toMatchObject({ may_edit: true, time_zone: 'Pacific/Honolulu' });
    for (const person of ['owner', 'coach', 'player', 'guardian', 'follower'] as const) {
      const { headers } = people[person];
      expect(titles((await app.ask(listTeamEvents, { team_id: teamId }, { headers })).body), person).toEqual(['Against Rival Rovers']);
      expect(titles((await app.ask(getUserEvents, {}, { headers })).body), person).toEqual(['Against Rival Rovers']);
    }
    const teams = async (person: 'coach' | 'player') =>
      (await app.ask(getUserEvents, {}, { headers: people[person].headers })).body['teams'];
    expect(await teams('coach')).toEqual([{ id: teamId, name: 'Zeilinger Zephyrs', may_edit: true }]);
    expect(await teams('player')).toEqual([{ id: teamId, name: 'Zeilinger Zephyrs', may_edit: false }]);
    const mine = async (person: 'player' | 'guardian' | 'follower') => {
      const { body } = await app.ask(getTeamEvent, { team_id: teamId, event_id: event.id }, { headers: people[person].headers });
      return (body['response'] as TeamEvent).mine.map(({ member_id, is_me, is_asked }) => ({ member_id, is_me, is_asked }));
    };
    expect(await mine('player')).toEqual([{ member_id: members.player, is_me: true, is_asked: true }]);
    expect(await mine('guardian')).toEqual([{ member_id: members.ward, is_me: false, is_asked: true }]);
    expect(await mine('follower')).toEqual([]);
  });

  test('has a map for its place, or the one that was given, and none without a place', async () => {
    const { app, people, teamId } = await open();
    const links = async (place: string, map_link: string) => {
      const event = await addOneEvent(app, teamId, people.coach, training(7, { place, map_link }));
      return [event.map_link, event.own_map_link];
    };
    const own = 'https://maps.example/4';
    expect([await links('', ''), await links('', own), await links('Maidan 4', own)]).toEqual([
      [null, ''],
      [own, own],
      [own, own],
    ]);
  });

  test.each([
    ['an end before the start', { ends_local: `${dayFromNow(7)}T17:00` }, 'ends_local'],
    ['an end a year later', { ends_local: `${dayFromNow(400)}T17:00` }, 'ends_local'],
    ['a day that there is not', { starts_local: '2027-02-30T18:30' }, 'starts_local'],
    ['people who meet after the start', { meet_local: `${dayFromNow(7)}T19:00` }, 'meet_local'],
    ['answers after the end', { answer_by_local: `${dayFromNow(9)}T19:00` }, 'answer_by_local'],
    ['a zone that nobody knows', { time_zone: 'Mars/Olympus' }, 'time_zone'],
    ['no seats', { capacity: 0 }, 'capacity'],
    ['something else without a name', { kind: 'other', title: ' ' }, 'title'],
    ['a repetition without an end', { rule: 'FREQ=WEEKLY' }, 'rule'],
    ['a repetition by the minute', { rule: 'FREQ=MINUTELY;COUNT=3' }, 'rule'],
    ['more than 200 times', { rule: 'FREQ=DAILY;COUNT=201' }, 'rule'],
    ['more than two years ahead', { rule: 'FREQ=MONTHLY;COUNT=40' }, 'rule'],
    ['what is no rule', { rule: 'FREQ=WEEKLY;COUNT=3;DTSTART=20200101' }, 'rule'],
    ['a link that is a script', { map_link: 'javascript:alert(1)' }, 'map_link'],
  ])('is refused with %s, at its field', async (_what, changes, field) => {
    const { app, people, teamId } = await open();
    const { status, body } = await app.ask(addTeamEvent, { team_id: teamId, ...training(7, changes) }, { headers: people.owner.headers });
    expect([status, Object.keys(body['fields'] as object)]).toEqual([400, [field]]);
    expect(titles((await app.ask(listTeamEvents, { team_id: teamId }, { headers: people.owner.headers })).body)).toEqual([]);
  });

  test('that repeats is stored each time, at the same local hour across clock changes', async () => {
    const { app, people, teamId } = await open();
    const weekly = await addEvents(app, teamId, people.coach, {
      ...training(),
      time_zone: 'Europe/London',
      starts_local: '2027-03-16T18:30',
      ends_local: '2027-03-16T20:00',
      rule: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20270406',
    });
    expect(weekly.map(({ starts_local }) => starts_local)).toEqual([
      '2027-03-16T18:30',
      '2027-03-23T18:30',
      '2027-03-30T18:30',
      '2027-04-06T18:30',
    ]);
    // In Mumbai it moves from midnight to eleven at night.
    const inMumbai = (at: string) => new Date(at).toLocaleTimeString('en-GB', { timeZone: 'Asia/Kolkata', timeStyle: 'short' });
    expect(weekly.map(({ starts_at }) => inMumbai(starts_at))).toEqual(['00:00', '00:00', '23:00', '23:00']);
    expect(new Set(weekly.map(({ series_id }) => series_id)).size).toBe(1);
  });

  test('in a local hour that is skipped or doubled still has an end', async () => {
    const { app, people, teamId } = await open();
    const inLondon = (starts_local: string, ends_local: string) =>
      addOneEvent(app, teamId, people.coach, { ...training(), time_zone: 'Europe/London', starts_local, ends_local });
    expect(await inLondon('2027-03-28T01:30', '2027-03-28T02:15')).toMatchObject({
      starts_at: '2027-03-28T01:30:00.000Z',
      ends_at: '2027-03-28T02:15:00.000Z',
    });
    expect(await inLondon('2027-10-31T01:30', '2027-10-31T02:30')).toMatchObject({
      starts_at: '2027-10-31T00:30:00.000Z',
      ends_at: '2027-10-31T02:30:00.000Z',
    });
  });

  test('is listed in order, from and to a day of its own zone, page by page', async () => {
    const { app, people, teamId } = await open();
    await addEvents(app, teamId, people.owner, { ...training(2), rule: 'FREQ=DAILY;COUNT=130' });
    const seen: string[] = [];
    let after: string | null = '';
    do {
      const { body } = await app.ask(listTeamEvents, { team_id: teamId, after }, { headers: people.player.headers });
      seen.push(...(body['response'] as TeamEvent[]).map(({ starts_at }) => starts_at));
      after = body['next'] as string | null;
    } while (after !== null);
    expect(seen).toEqual([...new Set(seen)].sort());
    expect(seen).toHaveLength(130);
    const { body } = await app.ask(
      listTeamEvents,
      { team_id: teamId, from: dayFromNow(3), to: dayFromNow(5) },
      { headers: people.player.headers },
    );
    expect((body['response'] as TeamEvent[]).map(({ starts_local }) => starts_local.slice(0, 10))).toEqual([dayFromNow(3), dayFromNow(4)]);
  });

  test('of another team is not found', async () => {
    const { app, people, teamId, rivals } = await open();
    const own = await addOneEvent(app, teamId, people.owner);
    for (const person of ['stranger', 'rival'] as const) {
      const { headers } = people[person];
      expect(await app.ask(listTeamEvents, { team_id: teamId }, { headers })).toMatchObject({ status: 404, body: { error: 'noSuchTeam' } });
      expect(await app.ask(getUserEvents, { team_id: teamId }, { headers })).toMatchObject({ status: 404, body: { error: 'noSuchTeam' } });
    }
    const { headers } = people.rival;
    expect(await app.ask(getTeamEvent, { team_id: rivals.teamId, event_id: own.id }, { headers })).toMatchObject({
      status: 404,
      body: { error: 'noSuchEvent' },
    });
    expect(titles((await app.ask(getUserEvents, {}, { headers })).body)).toEqual([]);
  });
});
