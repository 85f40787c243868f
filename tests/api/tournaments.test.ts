import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { deleteMyAccount, exportMyData } from '../../src/contract/account.ts';
import { limits } from '../../src/contract/limits.ts';
import { deleteTeam, restoreTeam } from '../../src/contract/team-edit.ts';
import { changeRole } from '../../src/contract/team-members.ts';
import {
  enterTournament,
  findTournaments,
  listTeamTournaments,
  withdrawFromTournament,
  type EnteredTournament,
  type FoundTournament,
} from '../../src/contract/tournaments.ts';
import { dayFromNow } from '../builders/event.ts';
import { appWithTeam } from '../builders/app-with-team.ts';
import type { TeamPerson } from '../builders/team.ts';
import { enterTeam, makeTournament } from '../builders/tournament.ts';

async function open() {
  const opened = await appWithTeam();
  const { app, people, teamId } = opened;
  const asks = (person: TeamPerson, ...[call, fields]: Parameters<typeof app.ask>) =>
    app.ask(call, fields, { headers: people[person].headers });
  const listed = async (person: TeamPerson, id = teamId) => {
    const { body } = await asks(person, listTeamTournaments, { team_id: id });
    return body as unknown as { to_come: EnteredTournament[]; played: EnteredTournament[]; may_enter: boolean };
  };
  const found = async (name: string) =>
    (await asks('manager', findTournaments, { team_id: teamId, name })).body['response'] as FoundTournament[];
  const enter = (tournament: string, person: TeamPerson = 'manager', team = teamId) =>
    asks(person, enterTournament, { team_id: team, tournament_id: tournament });
  const withdraw = (tournament: string, person: TeamPerson = 'manager', team = teamId) =>
    asks(person, withdrawFromTournament, { team_id: team, tournament_id: tournament });
  return { ...opened, pool: app.context.database.pool, asks, listed, found, enter, withdraw };
}

describe('a team in a tournament', () => {
  test('is found by a name with typing errors, entered by a manager, and seen by everybody of the team', async () => {
    const { app, listed, found, enter, teamId } = await open();
    const cup = await makeTournament(app, { name: 'Quokkadale Monsoon Cup' });
    await makeTournament(app, { name: 'Quokkadale Monsoon Cup', from: dayFromNow(-9), to: dayFromNow(-7) });
    expect(await found('quokadale mosoon')).toMatchObject([{ id: cup, city: 'Pune', sport_name: 'Soccer / Football', is_entered: false }]);
    const entry = {
      ...{ id: cup, name: 'Quokkadale Monsoon Cup', city: 'Pune', sport_id: 8, sport_name: 'Soccer / Football', time_zone: 'Asia/Kolkata' },
      ...{ starts_on: dayFromNow(7), ends_on: dayFromNow(9), team_id: teamId, team_name: 'Zeilinger Zephyrs' },
    };
    expect(await enter(cup)).toMatchObject({ status: 200, body: { response: entry } });
    expect(await found('quokkadale')).toMatchObject([{ id: cup, is_entered: true }]);
    expect(await listed('owner')).toEqual({ status: 1, to_come: [{ ...entry, is_mine: true }], played: [], may_enter: true });
    for (const person of ['coach', 'player', 'guardian'] as const)
      expect(await listed(person), person).toMatchObject({ to_come: [{ ...entry, is_mine: true }], may_enter: false });
    expect(await listed('follower')).toMatchObject({ to_come: [{ ...entry, is_mine: false }], may_enter: false });
  });

  test('is entered once, also in parallel by two managers', async () => {
    const { app, listed, enter } = await open();
    const cup = await makeTournament(app);
    const answers = await Promise.all([enter(cup, 'manager'), enter(cup, 'owner'), enter(cup, 'manager')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await listed('player')).to_come).toHaveLength(1);
  });

  test('is withdrawn once, and entered again', async () => {
    const { app, listed, enter, withdraw } = await open();
    const cup = await makeTournament(app);
    expect(await withdraw(cup)).toMatchObject({ status: 404, body: { error: 'notEntered' } });
    await enter(cup);
    expect((await withdraw(cup, 'owner')).status).toBe(200);
    expect((await listed('player')).to_come).toEqual([]);
    expect(await withdraw(cup)).toMatchObject({ status: 404, body: { error: 'notEntered' } });
    await enter(cup);
    expect((await listed('player')).to_come).toMatchObject([{ id: cup }]);
  });

  test('cannot be entered in a missing or past tournament, and a played one stays', async () => {
    const { app, listed, enter, withdraw, teamId } = await open();
    const past = await makeTournament(app, { name: 'Old Cup', from: dayFromNow(-30), to: dayFromNow(-28) });
    const longAgo = await makeTournament(app, { name: 'Ancient Cup', from: dayFromNow(-400), to: dayFromNow(-399) });
    expect(await enter(randomUUID())).toMatchObject({ status: 404, body: { error: 'noSuchTournament' } });
    expect(await enter(past)).toMatchObject({ status: 409, body: { error: 'tournamentOver' } });
    for (const one of [past, longAgo]) await enterTeam(app, teamId, one);
    expect(await withdraw(past)).toMatchObject({ status: 409, body: { error: 'tournamentOver' } });
    expect(await listed('player')).toMatchObject({ to_come: [], played: [{ name: 'Old Cup' }] });
  });

  test('has a maximum of coming tournaments; past and withdrawn ones do not count', async () => {
    const { app, enter, withdraw, teamId, pool } = await open();
    const cup = await makeTournament(app);
    const past = await makeTournament(app, { from: dayFromNow(-30), to: dayFromNow(-28) });
    await enterTeam(app, teamId, past);
    await pool.query(
      `with more as (insert into tournaments (id, name, description, sport_id, gender, level, starts_on, ends_on, team_capacity, city, state, lat, lon)
         select gen_random_uuid(), 'Cup', '', 8, 'mixed', 'beginner', now() + interval '3 days', now() + interval '3 days', 8, 'Pune', '', 18.5, 73.8
         from generate_series(1, $2) returning id)
       insert into tournament_entries (team_id, tournament_id) select $1, id from more`,
      [teamId, limits.tournamentsOfATeam - 1],
    );
    expect((await enter(cup)).status).toBe(200);
    expect((await enter(cup)).status).toBe(200);
    const another = await makeTournament(app);
    expect(await enter(another)).toMatchObject({ status: 409, body: { error: 'tournamentsFull' } });
    expect((await withdraw(cup)).status).toBe(200);
    expect((await enter(another)).status).toBe(200);
  });

  test('belongs to the team: another team’s entry is not found', async () => {
    const { app, enter, withdraw, listed, rivals, asks } = await open();
    const cup = await makeTournament(app);
    await enter(cup);
    expect(await enter(cup, 'manager', rivals.teamId)).toMatchObject({ status: 404, body: { error: 'noSuchTeam' } });
    expect(await withdraw(cup, 'rival')).toMatchObject({ status: 404, body: { error: 'noSuchTeam' } });
    expect(await asks('rival', listTeamTournaments, { team_id: randomUUID() })).toMatchObject({
      status: 404,
      body: { error: 'noSuchTeam' },
    });
    expect((await listed('rival', rivals.teamId)).to_come).toEqual([]);
    expect((await listed('player')).to_come).toHaveLength(1);
  });
});

test('an entry comes back with a restored team, and is deleted with the tournament', async () => {
  const { app, enter, listed, asks, teamId, pool } = await open();
  const [cup, other] = [await makeTournament(app), await makeTournament(app, { name: 'Wombat Cup' })];
  await enter(cup);
  await enter(other);
  expect((await asks('owner', deleteTeam, { team_id: teamId })).status).toBe(200);
  expect(await asks('player', listTeamTournaments, { team_id: teamId })).toMatchObject({ status: 404 });
  expect((await asks('owner', restoreTeam, { team_id: teamId })).status).toBe(200);
  expect((await listed('player')).to_come).toHaveLength(2);
  await pool.query('delete from tournaments where id = $1', [cup]);
  expect((await listed('player')).to_come).toMatchObject([{ id: other }]);
});

test('an entry stays when its creator leaves, and is in the export of their data until then', async () => {
  const { app, enter, listed, asks, pool, members, teamId } = await open();
  await enter(await makeTournament(app), 'owner');
  expect((await asks('owner', exportMyData, {})).body['tournamentEntries']).toMatchObject([
    { team: 'Zeilinger Zephyrs', tournament: 'Quokka Cup' },
  ]);
  expect((await asks('manager', exportMyData, {})).body['tournamentEntries']).toEqual([]);
  await asks('owner', changeRole, { team_id: teamId, member_id: members.manager, role: 'owner', version: 1 });
  expect((await asks('owner', deleteMyAccount, { confirmation: 'DELETE' })).status).toBe(200);
  expect((await listed('player')).to_come).toMatchObject([{ name: 'Quokka Cup' }]);
  const { rows } = await pool.query('select entered_by from tournament_entries where team_id = $1', [teamId]);
  expect(rows).toEqual([{ entered_by: null }]);
});
