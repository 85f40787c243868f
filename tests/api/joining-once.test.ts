import { expect, test } from 'vitest';
import { acceptMailInvitation } from '../../src/contract/answer-invitation.ts';
import { makeInvitationLink, type Invitation } from '../../src/contract/invitations.ts';
import { listPlayers, type TeamMember } from '../../src/contract/team-members.ts';
import { appThatInvites } from '../builders/inviting.ts';
import { settledPlayer } from '../builders/settled-player.ts';

type Person = { fullName?: string; isAdult?: boolean };

/** A new person joins by the team's one link as a player; resolves to the roster's rows with their account or name. */
async function open() {
  const opened = await appThatInvites();
  const { app, teamId, sent } = opened;
  const made = await app.ask(makeInvitationLink, { team_id: teamId, as: 'player' }, sent('coach'));
  const token = (made.body['response'] as Invitation).link?.code ?? '';
  let network = 10;
  const join = async (email: string, person: Person = {}) => {
    const { headers } = await settledPlayer(app, email, { ...person, address: `203.0.113.${network++}` });
    const { status, body } = await app.ask(acceptMailInvitation, { token }, { headers });
    expect(status, JSON.stringify(body)).toBe(200);
    const { response } = (await app.ask(listPlayers, { team_id: teamId }, { headers })).body as { response: TeamMember[] };
    return { mine: response.find(({ is_me }) => is_me), rows: response.filter(({ last_name }) => last_name === 'Bose') };
  };
  return { ...opened, join };
}

test('somebody who joins by a general link gets the row with their address, with its number', async () => {
  const { addMember, join } = await open();
  const row = await addMember({ firstName: 'Ila', lastName: 'Bose', email: 'ILA@elevate.example', jersey: 31 });
  const { mine, rows } = await join('ila@elevate.example', { fullName: 'Ila M. Bose' });
  expect(mine).toMatchObject({ id: row, jersey_number: 31, has_account: true });
  expect(rows).toHaveLength(1);
});

test('otherwise the one row with just their name', async () => {
  const { addMember, join } = await open();
  const row = await addMember({ firstName: 'Ila', lastName: 'Bose' });
  const { mine, rows } = await join('ila@elevate.example', { fullName: 'ila bose' });
  expect([mine?.id, rows.length]).toEqual([row, 1]);
});

test('a name alone takes no row of a child, with a guardian or with an emergency contact', async () => {
  const { addMember, app, join, people, teamId } = await open();
  const { pool } = app.context.database;
  const child = await addMember({ firstName: 'Ila', lastName: 'Bose', isMinor: true });
  const looked = await addMember({ firstName: 'Uma', lastName: 'Bose' });
  await pool.query('insert into team_guardians (team_id, member_id, user_id) values ($1, $2, $3)', [
    teamId,
    looked,
    people.guardian.user.id,
  ]);
  const called = await addMember({ firstName: 'Mita', lastName: 'Bose' });
  await pool.query(`update team_members set emergency_name = 'Her aunt' where id = $1`, [called]);
  for (const fullName of ['Ila Bose', 'Uma Bose', 'Mita Bose']) {
    const { mine } = await join(`${fullName.slice(0, 3)}@elevate.example`, { fullName, isAdult: false });
    expect([child, looked, called], fullName).not.toContain(mine?.id);
  }
});

test('but never a row that may be somebody else: two of one name, another address, a child, or more than a player', async () => {
  const { addMember, join } = await open();
  const rows = [
    await addMember({ firstName: 'Ila', lastName: 'Bose' }),
    await addMember({ firstName: 'Ila', lastName: 'Bose' }),
    await addMember({ firstName: 'Uma', lastName: 'Bose', email: 'another@elevate.example' }),
    await addMember({ firstName: 'Mita', lastName: 'Bose', email: 'mother@elevate.example', isMinor: true }),
    await addMember({ firstName: 'Rana', lastName: 'Bose', email: 'rana@elevate.example', role: 'manager', squad: null }),
  ];
  for (const [email, fullName] of [
    ['ila@elevate.example', 'Ila Bose'],
    ['uma@elevate.example', 'Uma Bose'],
    ['mother@elevate.example', 'Mita Bose'],
    ['rana@elevate.example', 'Rana Bose'],
  ] as const) {
    const { mine } = await join(email, { fullName });
    expect(mine?.role).toBe('player');
    expect(rows, fullName).not.toContain(mine?.id);
  }
});

test('nor a row that has been invited by mail', async () => {
  const { addMember, inviteAs, join } = await open();
  const row = await addMember({ firstName: 'Ila', lastName: 'Bose' });
  expect((await inviteAs('coach', { as: 'player', member_id: row, email: 'someone@elevate.example' })).status).toBe(200);
  const { mine } = await join('ila@elevate.example', { fullName: 'Ila Bose' });
  expect(mine?.id).not.toBe(row);
});
