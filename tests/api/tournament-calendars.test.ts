import { expect, test } from 'vitest';
import { makeTeamFeed } from '../../src/contract/calendars.ts';
import { houseWithFeeds } from '../builders/calendar-feeds.ts';
import { dayFromNow } from '../builders/event.ts';
import { inDays } from '../builders/team-event.ts';
import { enterTeam, makeTournament } from '../builders/tournament.ts';

test('tournaments stand in my calendar and the team’s as whole days, under a UID that stays, and go when the team is taken out', async () => {
  const { house, people, rivals, teamId, event, read, feedOf } = await houseWithFeeds();
  const nets = await event({ title: 'Nets', startsAt: inDays(2) });
  const cup = await makeTournament(house, { name: 'Quokka, Cup; of \\ all', from: dayFromNow(7), to: dayFromNow(9) });
  const abroad = await makeTournament(house, { name: 'Auckland Day', from: dayFromNow(20), timeZone: 'Pacific/Auckland' });
  const old = await makeTournament(house, { name: 'Old', from: dayFromNow(-200) });
  for (const one of [cup, abroad, old]) await enterTeam(house, teamId, one);
  await enterTeam(house, rivals.teamId, await makeTournament(house, { name: 'Not ours' }));

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

  const { body } = await house.ask(makeTeamFeed, { id: teamId }, { headers: people.owner.headers });
  const ofTeam = new URL(body['address'] as string).pathname;
  expect((await read(ofTeam)).events.map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid));

  await house.house.database.pool.query('delete from tournament_entries where tournament_id = $1', [cup]);
  expect((await read(mine)).events.map(({ uid }) => uid)).toEqual([`${nets}@elevate`, `${abroad}-${teamId}@elevate`]);
});
