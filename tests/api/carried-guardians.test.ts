import { describe, expect, test } from 'vitest';
import { deleteMyAccount } from '../../src/contract/account.ts';
import { removeGuardian } from '../../src/contract/guardians.ts';
import { deletePlayer, restorePlayer } from '../../src/contract/team-members.ts';
import { purgeJob } from '../../src/server/teams/purge.ts';
import { email, guardedChild as open, yearsAgo } from '../builders/guarded-child.ts';
import { invitedToken } from '../builders/mails.ts';

const back = /Kid is in Zeilinger Zephyrs again, with the same guardians/;

test('a child who leaves and joins again has the same guardians on the new row, and they are notified', async () => {
  const { guardedRow, guardiansOf, join, leave, notified, people, pool, rowOf } = await open();
  const old = await guardedRow();
  await leave();
  const row = await join();
  expect(row).not.toBe(old);
  expect(await guardiansOf(row)).toEqual([people.guardian.email]);
  expect(await rowOf(row)).toEqual({ bornOn: yearsAgo(15), isMinor: true });
  expect(await notified('Kid', back)).toEqual([people.guardian.email]);
  const { rows } = await pool.query('select lets_child_be_notified, gave_birth_date from team_guardians where member_id = $1', [row]);
  expect(rows).toEqual([{ lets_child_be_notified: true, gave_birth_date: true }]);
});

test('a child who joins again after their row was purged has the same guardians, and nothing else of the row is kept', async () => {
  const { app, guardedRow, guardiansOf, join, leave, people, pool, kid, rowOf, teamId } = await open();
  const old = await guardedRow({ email: 'old@elevate.example' });
  await leave();
  await pool.query(`update team_members set removed_at = removed_at - interval '1 day' where id = $1`, [old]);
  await purgeJob.work(app.context, { teamId, memberId: old });
  expect(await rowOf(old)).toBeUndefined();
  const { rows } = await pool.query('select first_name, email, removed_at is null as "isActive" from team_members where user_id = $1', [
    kid.user.id,
  ]);
  expect(rows).toEqual([{ first_name: 'Former member', email: null, isActive: false }]);
  const row = await join();
  expect(await guardiansOf(row)).toEqual([people.guardian.email]);
  expect(await rowOf(row)).toMatchObject({ bornOn: yearsAgo(15) });
});

test('nothing is kept of a purged row whose child or guardian deletes the account', async () => {
  const { app, guardedRow, kid, leave, pool, sent, teamId } = await open();
  const old = await guardedRow();
  await leave();
  await pool.query(`update team_members set removed_at = removed_at - interval '1 day' where id = $1`, [old]);
  await purgeJob.work(app.context, { teamId, memberId: old });
  const remaining = async () =>
    (
      await pool.query(
        'select guardian.user_id, born_on from team_members member left join team_guardians guardian on guardian.member_id = member.id where member.user_id = $1',
        [kid.user.id],
      )
    ).rows;
  expect(await remaining()).toMatchObject([{ user_id: expect.any(String) as string }]);
  expect((await app.ask(deleteMyAccount, { confirmation: 'DELETE' }, sent('guardian'))).status).toBe(200);
  expect(await remaining()).toEqual([{ user_id: null, born_on: null }]);
  expect((await app.ask(deleteMyAccount, { confirmation: 'DELETE' }, { headers: kid.headers })).status).toBe(200);
  expect(await remaining()).toEqual([]);
});

test('a child who follows the team keeps their guardians when they claim a row, without a mail', async () => {
  const { addMember, claim, guardedRow, guardiansOf, kid, notified, people } = await open();
  await guardedRow({ role: 'follower', squad: null });
  const row = await addMember({ firstName: 'Kid', isMinor: true });
  expect(await claim(row, email, kid)).toBe(row);
  expect(await guardiansOf(row)).toEqual([people.guardian.email]);
  expect(await notified('Kid', /./)).toEqual([]);
});

describe('a birth date', () => {
  test('that is gone with its guardian does not return from an earlier row', async () => {
    const { app, guardedRow, join, leave, people, rowOf, sent, teamId } = await open();
    await guardedRow();
    await leave();
    const fields = { team_id: teamId, member_id: await join(), user_id: people.guardian.user.id };
    expect((await app.ask(removeGuardian, fields, sent('manager'))).status).toBe(200);
    await leave();
    expect(await rowOf(await join())).toMatchObject({ bornOn: null });
  });

  test.each([12, 19])(
    'that was corrected on a later row to %i years stays so on the next one, and when the first one is restored',
    async (years) => {
      const { accept, app, guardedRow, inviteAs, kid, placeOf, pool, rowOf, sent, teamId } = await open();
      const first = await guardedRow();
      const remove = async (row: string) =>
        expect((await app.ask(deletePlayer, { team_id: teamId, member_id: row }, sent('manager'))).status).toBe(200);
      await remove(first);
      await inviteAs('coach', { email });
      expect((await accept(await invitedToken(app, email), kid.headers)).status).toBe(200);
      const second = (await placeOf(kid.user.id))[0]?.id ?? '';
      await pool.query('update team_members set born_on = $2 where id = $1', [second, yearsAgo(years)]);
      await remove(second);
      expect((await app.ask(restorePlayer, { team_id: teamId, member_id: first }, sent('manager'))).status).toBe(200);
      expect(await rowOf(first)).toMatchObject({ bornOn: yearsAgo(years) });
      expect(await rowOf(second)).toMatchObject({ bornOn: null });
    },
  );
});

test('a guardian of both rows keeps what they gave and denied', async () => {
  const { addGuardian, addMember, claim, guardedRow, guardiansOf, kid, people, pool, rowOf, teamId } = await open();
  const old = await guardedRow({ role: 'follower', squad: null });
  await pool.query('update team_guardians set lets_child_be_notified = false where member_id = $1', [old]);
  const row = await addMember({ firstName: 'Kid', isMinor: true });
  await addGuardian(teamId, row, people.guardian.user.id);
  await claim(row, email, kid);
  expect(await guardiansOf(row)).toEqual([people.guardian.email]);
  expect(await rowOf(row)).toMatchObject({ bornOn: yearsAgo(15) });
  const { rows } = await pool.query(
    'select lets_child_be_notified as lets, gave_birth_date as gave from team_guardians where member_id = $1',
    [row],
  );
  expect(rows).toEqual([{ lets: false, gave: true }]);
});

test('who is 18 by a birth date stays so on their next row', async () => {
  const { guardedRow, join, leave, pool, rowOf } = await open();
  const old = await guardedRow();
  await pool.query('update team_members set born_on = $2 where id = $1', [old, yearsAgo(19)]);
  await leave();
  const row = await join();
  expect(await rowOf(row)).toMatchObject({ bornOn: yearsAgo(19) });
  expect((await pool.query('select from minors where member_id = $1', [row])).rowCount).toBe(0);
});

test('when a child who left long ago deletes the account, nobody of the team hears of it again', async () => {
  const { app, guardedRow, kid, leave, pool } = await open();
  const old = await guardedRow();
  await leave();
  await pool.query(`update team_members set removed_at = removed_at - interval '1 day' where id = $1`, [old]);
  const count = async () => Number((await pool.query(`select count(*) as n from domain_events where type = 'member.removed'`)).rows[0]?.n);
  const before = await count();
  expect((await app.ask(deleteMyAccount, { confirmation: 'DELETE' }, { headers: kid.headers })).status).toBe(200);
  expect(await count()).toBe(before);
});

test('a child whose earlier row is restored, after another one was removed too, has their guardians there', async () => {
  const { accept, app, guardedRow, guardiansOf, inviteAs, kid, notified, people, placeOf, sent, teamId } = await open();
  const old = await guardedRow();
  const remove = async (row: string) =>
    expect((await app.ask(deletePlayer, { team_id: teamId, member_id: row }, sent('manager'))).status).toBe(200);
  await remove(old);
  await inviteAs('coach', { email });
  expect((await accept(await invitedToken(app, email), kid.headers)).status).toBe(200);
  await remove((await placeOf(kid.user.id))[0]?.id ?? '');
  const before = await notified('Kid', back);
  expect((await app.ask(restorePlayer, { team_id: teamId, member_id: old }, sent('coach'))).status).toBe(200);
  expect(await guardiansOf(old)).toEqual([people.guardian.email]);
  expect(await notified('Kid', back)).toEqual([...before, people.guardian.email, email]);
});

test('of two guardians who gave a birth date on two rows before, the one whose date is carried may change it', async () => {
  const { addGuardian, addMember, guardedRow, guardiansOf, join, kid, leave, people, pool, rowOf, teamId } = await open();
  await guardedRow();
  await leave();
  const other = await addMember({ userId: kid.user.id, firstName: 'Kid', isMinor: true });
  await addGuardian(teamId, other, people.guardian.user.id, false);
  await addGuardian(teamId, other, people.stranger.user.id);
  await pool.query('update team_guardians set gave_birth_date = true where member_id = $1 and user_id = $2', [
    other,
    people.stranger.user.id,
  ]);
  await pool.query('update team_members set born_on = $2 where id = $1', [other, yearsAgo(14)]);
  await leave();
  const row = await join();
  expect(await guardiansOf(row)).toEqual([people.guardian.email, people.stranger.email]);
  expect(await rowOf(row)).toMatchObject({ bornOn: yearsAgo(14) });
  const { rows } = await pool.query(
    'select email, gave_birth_date as gave, lets_child_be_notified as lets from team_guardians guardian join users on users.id = guardian.user_id where member_id = $1 order by email',
    [row],
  );
  expect(rows).toEqual([
    { email: people.guardian.email, gave: false, lets: false },
    { email: people.stranger.email, gave: true, lets: null },
  ]);
});

test('a guardian who was removed does not return with the row before', async () => {
  const { app, guardedRow, guardiansOf, join, leave, people, sent, teamId } = await open();
  await guardedRow();
  await leave();
  const fields = { team_id: teamId, member_id: await join(), user_id: people.guardian.user.id };
  expect((await app.ask(removeGuardian, fields, sent('manager'))).status).toBe(200);
  await leave();
  expect(await guardiansOf(await join())).toEqual([]);
});

test('whoever is 18 by now joins again without guardians', async () => {
  const { guardedRow, guardiansOf, join, leave, pool } = await open();
  const old = await guardedRow();
  await leave();
  await pool.query('update team_members set born_on = $2 where id = $1', [old, yearsAgo(19)]);
  expect(await guardiansOf(await join())).toEqual([]);
});

test('a child whom a manager removed and invites again has their guardians', async () => {
  const { accept, app, guardedRow, guardiansOf, inviteAs, kid, people, placeOf, sent, teamId } = await open();
  const old = await guardedRow();
  expect((await app.ask(deletePlayer, { team_id: teamId, member_id: old }, sent('manager'))).status).toBe(200);
  await inviteAs('coach', { email });
  expect((await accept(await invitedToken(app, email), kid.headers)).status).toBe(200);
  expect(await guardiansOf((await placeOf(kid.user.id))[0]?.id ?? '')).toEqual([people.guardian.email]);
});

test('no guardianship over somebody of 18 begins again when the guardian who gave the birth date deletes their account', async () => {
  const { addGuardian, app, guardedRow, guardiansOf, people, pool, sent, teamId } = await open();
  const row = await guardedRow();
  await addGuardian(teamId, row, people.stranger.user.id);
  await pool.query('update team_members set born_on = $2 where id = $1', [row, yearsAgo(19)]);
  expect(await guardiansOf(row)).toEqual([]);
  expect((await app.ask(deleteMyAccount, { confirmation: 'DELETE' }, sent('guardian'))).status).toBe(200);
  expect(await guardiansOf(row)).toEqual([]);
});
