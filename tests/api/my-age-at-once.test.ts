import { expect, test, vi } from 'vitest';
import { deleteMyAccount } from '../../src/contract/account.ts';
import { correctMyAge } from '../../src/contract/my-age.ts';
import { guardedChild } from '../builders/guarded-child.ts';
import { refusal } from '../builders/inviting.ts';
import { invitedToken } from '../builders/mails.ts';

type Asked = Promise<{ status: number; body: Record<string, unknown> }>;

const open = async () => {
  const opened = await guardedChild();
  const { app, pool } = opened;
  /** Asks one after the other while somebody else holds a row, each once those before it wait; resolves to the answers. */
  const whileHeld = async (held: string, id: string, ask: (() => Asked)[]) => {
    const holder = await pool.connect();
    try {
      await holder.query('begin');
      await holder.query(held, [id]);
      const asked: Asked[] = [];
      for (const one of ask) {
        asked.push(one());
        const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        const areWaiting = async () => expect((await pool.query(waiting)).rowCount).toBe(asked.length);
        await vi.waitFor(areWaiting, { timeout: 20_000, interval: 25 });
      }
      await holder.query('commit');
      return (await Promise.all(asked)).map((answer) => refusal(answer));
    } finally {
      holder.release();
    }
  };
  const correct = (headers: Record<string, string>, isAdult: boolean) => () => app.ask(correctMyAge, { isAdult }, { headers });
  return { ...opened, correct, whileHeld };
};
const team = 'select from teams where id = $1 for no key update';
const member = 'select from team_members where id = $1 for update';
const done = [200, undefined];

const openWithGuardian = async () => {
  const opened = await open();
  const { accept, addMember, kid, link, people } = opened;
  const row = await addMember({ userId: kid.user.id, firstName: 'Kid', isMinor: true });
  const token = await link('owner', 'guardian', row);
  return { ...opened, row, join: () => accept(token, people.stranger.headers) };
};

test('a child who says that they are an adult while a guardian joins is refused', async () => {
  const { correct, guardiansOf, join, kid, people, row, teamId, whileHeld } = await openWithGuardian();
  expect(await whileHeld(team, teamId, [join, correct(kid.headers, true)])).toEqual([done, [409, 'ageGuarded']]);
  expect(await guardiansOf(row)).toEqual([people.stranger.email]);
});

test('a guardian who joins while the child says that they are an adult is refused', async () => {
  const { correct, join, kid, pool, row, teamId, whileHeld } = await openWithGuardian();
  expect(await whileHeld(team, teamId, [correct(kid.headers, true), join])).toEqual([done, [409, 'invitationEnded']]);
  expect((await pool.query('select from team_guardians where member_id = $1', [row])).rowCount).toBe(0);
});

test('a child who takes over a row with a guardian is not an adult by a correction at the same instant', async () => {
  const { accept, app, correct, guardiansOf, inviteAs, kid, members, people, whileHeld } = await open();
  await inviteAs('owner', { member_id: members.ward, email: 'kid@elevate.example' });
  const token = await invitedToken(app, 'kid@elevate.example');
  const join = () => accept(token, kid.headers);
  expect(await whileHeld(member, members.ward, [join, correct(kid.headers, true)])).toEqual([done, [409, 'ageGuarded']]);
  expect(await guardiansOf(members.ward)).toEqual([people.guardian.email]);
});

test('somebody who becomes a guardian while they say that they are under 18 is none afterwards', async () => {
  const { accept, addMember, correct, guardiansOf, link, people, whileHeld } = await open();
  const row = await addMember({ firstName: 'Alone', isMinor: true });
  const token = await link('owner', 'guardian', row);
  const join = () => accept(token, people.stranger.headers);
  expect(await whileHeld(member, row, [join, correct(people.stranger.headers, false)])).toEqual([done, done]);
  expect(await guardiansOf(row)).toEqual([]);
});

test('a child who joins a team again while they say that they are an adult does both', async () => {
  const { accept, addMember, correct, kid, link, placeOf, pool, teamId, whileHeld } = await open();
  const former = await addMember({ userId: kid.user.id, firstName: 'Kid', isMinor: true });
  await pool.query('update team_members set removed_at = now() where id = $1', [former]);
  const token = await link('owner', 'player');
  const join = () => accept(token, kid.headers);
  expect(await whileHeld(team, teamId, [join, correct(kid.headers, true)])).toEqual([done, done]);
  expect(await placeOf(kid.user.id)).toMatchObject([{ role: 'player', isMinor: false }]);
});

test('a correction and the deletion of the account wait for the team before they lock the person, as everything that joins a team does', async () => {
  const { addMember, app, correct, kid, pool, teamId } = await open();
  await addMember({ userId: kid.user.id, firstName: 'Kid', isMinor: true });
  const ways = [correct(kid.headers, true), () => app.ask(deleteMyAccount, { confirmation: 'DELETE' }, { headers: kid.headers })];
  for (const ask of ways) {
    const holder = await pool.connect();
    try {
      await holder.query('begin');
      await holder.query(team, [teamId]);
      const asked = ask();
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await vi.waitFor(async () => expect((await pool.query(waiting)).rowCount).toBe(1), { timeout: 20_000, interval: 25 });
      expect((await holder.query('select from users where id = $1 for update skip locked', [kid.user.id])).rowCount).toBe(1);
      await holder.query('commit');
      expect((await asked).status).toBe(200);
    } finally {
      holder.release();
    }
  }
});
