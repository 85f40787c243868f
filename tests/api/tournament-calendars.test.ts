import { expect, test } from 'vitest';
import { makeTeamFeed } from '../../src/contract/calendars.ts';
import { enterTournament, withdrawFromTournament } from '../../src/contract/tournaments.ts';
import { appWithFeeds } from '../builders/calendar-feeds.ts';
import { dayFromNow } from '../builders/event.ts';
import { inDays } from '../builders/team-event.ts';
import { enterTeam, makeTournament, moveTournament } from '../builders/tournament.ts';

test('tournaments are in my calendar and the team’s as whole days, under a stable UID', async () => {
  const { app, people, rivals, teamId, event, read, feedOf } = await appWithFeeds();
  const nets = await event({ title: 'Nets', startsAt: inDays(2) });
  const cup = await makeTournament(app, { name: 'Quokka, Cup; of \\ all', from: dayFromNow(7), to: dayFromNow(9) });
  const abroad = await makeTournament(app, { name: 'Auckland Day', from: dayFromNow(20), timeZone: 'Pacific/Auckland' });
  const old = await makeTournament(app, { name: 'Old', from: dayFromNow(-200) });
  for (const one of [cup, abroad, old]) await enterTeam(app, teamId, one);
  await enterTeam(app, rivals.teamId, await makeTournament(app, { name: 'Not ours' }));

  const mine = await feedOf('player');
  const { events } = await read(mine);
  expect(events.map(({ uid, summary, days }) => [uid, summary, days])).toEqual([
    [`${nets}@elevate`, 'Nets (Zeilinger Zephyrs)', null],
    [`${cup}-${teamId}@elevate`, 'Quokka, Cup; of \\ all (Zeilinger Zephyrs)', [dayFromNow(7), dayFromNow(10)]],
    [`${abroad}-${teamId}@elevate`, 'Auckland Day (Zeilinger Zephyrs)', [dayFromNow(20), dayFromNow(21)]],
  ]);
  expect(events[1]).toMatchObject({ location: 'Pune', status: 'CONFIRMED', transparency: 'TRANSPARENT' });
  expect(events[1]?.description).toContain(`/team-member/${teamId}?view=tournaments`);
  expect((await read(await feedOf('guardian'))).events).toEqual(
    events.map((one) => ({ ...one, description: expect.any(String) as string })),
  );
  expect((await read(await feedOf('stranger'))).events).toEqual([]);

  const { body } = await app.ask(makeTeamFeed, { team_id: teamId }, { headers: people.owner.headers });
  const ofTeam = new URL(body['address'] as string).pathname;
  expect((await read(ofTeam)).events.map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid));
});

test('a moved tournament and a withdrawn team are changes in calendars, and so is coming back', async () => {
  const { app, people, teamId, read, feedOf } = await appWithFeeds();
  const { pool } = app.context.database;
  const cup = await makeTournament(app, { name: 'Quokka Cup', from: dayFromNow(7), to: dayFromNow(9) });
  const callTwice = async (call: typeof enterTournament | typeof withdrawFromTournament) => {
    const { status, body } = await app.ask(call, { team_id: teamId, tournament_id: cup }, { headers: people.owner.headers });
    expect(status, JSON.stringify(body)).toBe(200);
  };
  await callTwice(enterTournament);
  const mine = await feedOf('player');
  const feed = async () =>
    (await read(mine)).events.map(({ uid, sequence, status, summary, days }) => [uid, sequence, status, summary, days]);
  const uid = `${cup}-${teamId}@elevate`;
  const [name, gone] = ['Quokka Cup (Zeilinger Zephyrs)', 'Withdrawn: Quokka Cup (Zeilinger Zephyrs)'];
  const before = [dayFromNow(7), dayFromNow(10)];
  expect(await feed()).toEqual([[uid, 0, 'CONFIRMED', name, before]]);

  await moveTournament(app, cup, { from: dayFromNow(8), to: dayFromNow(10) });
  const days = [dayFromNow(8), dayFromNow(11)];
  expect(await feed()).toEqual([[uid, 1, 'CONFIRMED', name, days]]);
  await callTwice(withdrawFromTournament);
  expect(await feed()).toEqual([[uid, 2, 'CANCELLED', gone, days]]);
  await callTwice(enterTournament);
  expect(await feed()).toEqual([[uid, 3, 'CONFIRMED', name, days]]);
  // Entering twice is the same as entering once.
  await callTwice(enterTournament);
  expect(await feed()).toEqual([[uid, 3, 'CONFIRMED', name, days]]);

  await callTwice(withdrawFromTournament);
  await pool.query(`update tournament_entries set withdrawn_at = now() - interval '61 days' where team_id = $1`, [teamId]);
  expect(await feed()).toEqual([]);
});
