import { describe, expect, test } from 'vitest';
import { answerEvent, type Clash } from '../../src/contract/event-answers.ts';
import { getUserEvents, listTeamEvents } from '../../src/contract/events.ts';
import type { EnteredTournament } from '../../src/contract/tournaments.ts';
import { addOneEvent, dayFromNow, training } from '../builders/event.ts';
import { appWithTeam } from '../builders/app-with-team.ts';
import type { TeamPerson } from '../builders/team.ts';
import { enterTeam, makeTournament } from '../builders/tournament.ts';

async function open() {
  const opened = await appWithTeam();
  const { app, people, teamId } = opened;
  const plan = (changes: Record<string, unknown> = {}, days = 7) => addOneEvent(app, teamId, people.coach, training(days, changes));
  /** What an answer of a person to an event clashes with. */
  const clashes = async (person: TeamPerson, member: string, event: { id: string }, answer = 'yes'): Promise<Clash[]> => {
    const fields = { event_id: event.id, team_id: teamId, member_id: member, answer };
    const { status, body } = await app.ask(answerEvent, fields, { headers: people[person].headers });
    expect(status, JSON.stringify(body)).toBe(200);
    return body['clashes'] as Clash[];
  };
  const names = async (...asked: Parameters<typeof clashes>) => (await clashes(...asked)).map(({ title }) => title);
  return { ...opened, plan, clashes, names };
}

describe('an answer clashes with the days of a tournament', () => {
  test('of my other team, and of the event’s own team; not if I decline, and not of a team that is not mine', async () => {
    const { app, plan, clashes, names, rivals, people, teamId, members } = await open();
    const event = await plan();
    const cup = await makeTournament(app, { name: 'Rival Cup' });
    await enterTeam(app, rivals.teamId, cup);
    expect(await names('player', members.player, event)).toEqual([]);
    await rivals.addMember({ userId: people.player.user.id });
    const of = { id: cup, team_id: rivals.teamId, team_name: 'Rival Rovers', title: 'Rival Cup' };
    const days = { from: dayFromNow(7), to: dayFromNow(9) };
    expect(await clashes('player', members.player, event)).toEqual([
      { ...of, starts_at: new Date(`${days.from}T00:00+05:30`).toISOString(), days },
    ]);
    await enterTeam(app, teamId, await makeTournament(app, { name: 'Own Cup', from: dayFromNow(6), to: dayFromNow(8) }));
    expect(await names('player', members.player, event, 'maybe')).toEqual(['Own Cup', 'Rival Cup']);
    expect(await names('player', members.player, event, 'no')).toEqual([]);
    // Staff who answer for somebody do not learn where else that person plays.
    expect(await names('coach', members.player, event)).toEqual([]);
  });

  test('also if seats are limited, in addition to accepted events', async () => {
    const { app, plan, names, members, teamId } = await open();
    await enterTeam(app, teamId, await makeTournament(app, { name: 'Own Cup' }));
    expect(await names('player', members.player, await plan({ title: 'Nets' }))).toEqual(['Own Cup']);
    expect(await names('player', members.player, await plan({ title: 'Drill', capacity: 1 }))).toEqual(['Own Cup', 'Nets']);
  });

  test('by the local time of its place, whatever the zone of the event', async () => {
    const { app, plan, names, members, teamId } = await open();
    await enterTeam(app, teamId, await makeTournament(app, { name: 'Pune Day', from: dayFromNow(10) }));
    const inLondon = (day: number, from: string, to: string) =>
      plan({ time_zone: 'Europe/London', starts_local: `${dayFromNow(day)}T${from}`, ends_local: `${dayFromNow(day)}T${to}` });
    // The evening before in London ends after midnight in Pune; the evening of the same day in London is the next day in Pune.
    expect(await names('player', members.player, await inLondon(9, '18:00', '20:30'))).toEqual(['Pune Day']);
    expect(await names('player', members.player, await inLondon(9, '15:00', '17:00'))).toEqual([]);
    expect(await names('player', members.player, await inLondon(10, '10:00', '12:00'))).toEqual(['Pune Day']);
    expect(await names('player', members.player, await inLondon(10, '20:00', '21:00'))).toEqual([]);
    await enterTeam(app, teamId, await makeTournament(app, { name: 'Auckland Day', from: dayFromNow(20), timeZone: 'Pacific/Auckland' }));
    expect(await names('player', members.player, await inLondon(19, '18:00', '20:30'))).toEqual(['Auckland Day']);
    expect(await names('player', members.player, await inLondon(20, '18:00', '20:30'))).toEqual([]);
  });

  test('until midnight after its last day, and no longer', async () => {
    const { app, plan, names, members, teamId } = await open();
    await enterTeam(app, teamId, await makeTournament(app, { name: 'Cup', from: dayFromNow(10), to: dayFromNow(11) }));
    const at = (from: string, to: string) => plan({ time_zone: 'Asia/Kolkata', starts_local: from, ends_local: to });
    expect(await names('player', members.player, await at(`${dayFromNow(9)}T22:00`, `${dayFromNow(10)}T00:00`))).toEqual([]);
    expect(await names('player', members.player, await at(`${dayFromNow(11)}T22:00`, `${dayFromNow(11)}T23:59`))).toEqual(['Cup']);
    expect(await names('player', members.player, await at(`${dayFromNow(12)}T00:00`, `${dayFromNow(12)}T01:00`))).toEqual([]);
  });

  test('of the team of my child, whether I answer for the child or for myself', async () => {
    const { app, plan, names, members, people, rivals, teamId, addMember } = await open();
    const child = await rivals.addMember({ firstName: 'Wanda', isMinor: true });
    await enterTeam(app, rivals.teamId, await makeTournament(app, { name: 'Children’s Cup' }));
    const event = await plan();
    expect(await names('guardian', members.ward, event)).toEqual([]);
    const guard = 'insert into team_guardians (team_id, member_id, user_id) values ($1, $2, $3)';
    await app.context.database.pool.query(guard, [rivals.teamId, child, people.guardian.user.id]);
    expect(await names('guardian', members.ward, event)).toEqual(['Children’s Cup']);
    const own = await addMember({ userId: people.guardian.user.id });
    expect(await names('guardian', own, event)).toEqual(['Children’s Cup']);
    // A child who left the team does not play in its tournaments.
    await app.context.database.pool.query('update team_members set removed_at = now() where team_id = $1 and id = $2', [
      rivals.teamId,
      child,
    ]);
    expect(await names('guardian', members.ward, event)).toEqual([]);
    expect(teamId).not.toBe(rivals.teamId);
  });

  test('of no team that I only follow, have left, or that is deleted or withdrawn', async () => {
    const { app, plan, names, members, people, rivals } = await open();
    const { pool } = app.context.database;
    await enterTeam(app, rivals.teamId, await makeTournament(app));
    const event = await plan();
    const place = await rivals.addMember({ userId: people.player.user.id, role: 'follower', squad: null });
    expect(await names('player', members.player, event)).toEqual([]);
    await pool.query(`update team_members set role = 'coach' where id = $1`, [place]);
    expect(await names('player', members.player, event)).toEqual(['Quokka Cup']);
    await pool.query('update team_members set removed_at = now() where id = $1', [place]);
    expect(await names('player', members.player, event)).toEqual([]);
    await pool.query('update team_members set removed_at = null where id = $1', [place]);
    await pool.query('update tournament_entries set withdrawn_at = now() where team_id = $1', [rivals.teamId]);
    expect(await names('player', members.player, event)).toEqual([]);
    await pool.query('update tournament_entries set withdrawn_at = null where team_id = $1', [rivals.teamId]);
    expect(await names('player', members.player, event)).toEqual(['Quokka Cup']);
    await pool.query('update teams set deleted_at = now() where id = $1', [rivals.teamId]);
    expect(await names('player', members.player, event)).toEqual([]);
  });
});

describe('tournaments are listed with events', () => {
  const tournaments = (body: Record<string, unknown>) => (body['tournaments'] as EnteredTournament[]).map(({ name }) => name);

  test('of a team and of all mine, on the requested days, and never when over', async () => {
    const { app, people, rivals, teamId } = await open();
    const made = [
      [teamId, { name: 'Over', from: dayFromNow(-5), to: dayFromNow(-3) }],
      [teamId, { name: 'Running', from: dayFromNow(-2), to: dayFromNow(2) }],
      [teamId, { name: 'Later', from: dayFromNow(10), to: dayFromNow(12) }],
      [rivals.teamId, { name: 'Rivals’', from: dayFromNow(11) }],
    ] as const;
    for (const [team, told] of made) await enterTeam(app, team, await makeTournament(app, told));
    const read = async (person: TeamPerson, call: typeof getUserEvents | typeof listTeamEvents, fields: Record<string, unknown>) =>
      tournaments((await app.ask(call, fields, { headers: people[person].headers })).body);
    expect(await read('follower', listTeamEvents, { team_id: teamId })).toEqual(['Running', 'Later']);
    expect(await read('guardian', getUserEvents, {})).toEqual(['Running', 'Later']);
    expect(await read('rival', getUserEvents, {})).toEqual(['Rivals’']);
    expect(await read('stranger', getUserEvents, {})).toEqual([]);
    await rivals.addMember({ userId: people.player.user.id });
    expect(await read('player', getUserEvents, {})).toEqual(['Running', 'Later', 'Rivals’']);
    expect(await read('player', getUserEvents, { team_id: rivals.teamId })).toEqual(['Rivals’']);
    expect(await read('player', getUserEvents, { from: dayFromNow(12), to: dayFromNow(13) })).toEqual(['Later']);
    expect(await read('player', getUserEvents, { from: dayFromNow(2), to: dayFromNow(10) })).toEqual(['Running']);
    expect(await read('player', getUserEvents, { from: dayFromNow(-4), to: dayFromNow(-2) })).toEqual(['Over']);
  });

  test('each on one page of a long list', async () => {
    const { app, people, teamId } = await open();
    await app.context.database.pool.query(
      `insert into team_events (team_id, id, kind, title, starts_at, ends_at, time_zone)
       select $1, gen_random_uuid(), 'training', 'Nets', now() + make_interval(days => n), now() + make_interval(days => n, hours => 2), 'Asia/Kolkata'
       from generate_series(1, 130) n`,
      [teamId],
    );
    for (const [name, day] of [
      ['Soon', 5],
      ['Far', 115],
      ['Farther', 200],
    ] as const)
      await enterTeam(app, teamId, await makeTournament(app, { name, from: dayFromNow(day) }));
    const first = (await app.ask(listTeamEvents, { team_id: teamId }, { headers: people.player.headers })).body;
    expect(tournaments(first)).toEqual(['Soon']);
    const second = (await app.ask(listTeamEvents, { team_id: teamId, after: first['next'] }, { headers: people.player.headers })).body;
    expect([tournaments(second), second['next']]).toEqual([['Far', 'Farther'], null]);
  });
});
