import { describe, expect, test } from 'vitest';
import { removeGuardian } from '../../src/contract/guardians.ts';
import { makeInvitationLink } from '../../src/contract/invitations.ts';
import { email, guardedChild as open, yearsAgo } from '../builders/guarded-child.ts';
import { invitedToken } from '../builders/mails.ts';

describe('a row with a guardian whom the child did not have before', () => {
  const named = async (email?: string) => {
    const opened = await open();
    const { addGuardian, addMember, people, teamId } = opened;
    const row = await addMember({ firstName: 'Kid', isMinor: true, ...(email && { email }) });
    await addGuardian(teamId, row, people.stranger.user.id);
    return { ...opened, row };
  };

  test('is not taken over by a link, though the address on it is theirs: they have a row with their own guardians', async () => {
    const { guardedRow, guardiansOf, join, people, row } = await named(email);
    await guardedRow({ role: 'follower', squad: null });
    const joined = await join();
    expect(joined).not.toBe(row);
    expect(await guardiansOf(joined)).toEqual([people.guardian.email]);
    expect(await guardiansOf(row)).toEqual([people.stranger.email]);
  });

  test('is not taken over by an invitation to it, which may have been passed on', async () => {
    const { accept, app, guardedRow, guardiansOf, inviteAs, kid, people, row } = await named();
    const own = await guardedRow({ role: 'follower', squad: null });
    await inviteAs('owner', { member_id: row, email: 'another@elevate.example' });
    const refused = await accept(await invitedToken(app, 'another@elevate.example'), kid.headers);
    expect(refused).toMatchObject({ status: 409, body: { error: 'placeOfChild' } });
    expect(await guardiansOf(row)).toEqual([people.stranger.email]);
    expect(await guardiansOf(own)).toEqual([people.guardian.email]);
  });

  test('is not taken over by somebody whom the team knows to be 18, though their account does not say so', async () => {
    const { guardedRow, guardiansOf, join, pool, row, rowOf } = await named(email);
    const own = await guardedRow({ role: 'follower', squad: null });
    await pool.query('update team_members set born_on = $2 where id = $1', [own, yearsAgo(19)]);
    const joined = await join();
    expect(joined).not.toBe(row);
    expect(await guardiansOf(joined)).toEqual([]);
    expect(await rowOf(joined)).toMatchObject({ bornOn: yearsAgo(19) });
  });
});

describe('a row whose birth date says 18, with guardians who ended by it', () => {
  const grown = async (address?: string) => {
    const opened = await open();
    const { addGuardian, addMember, guardedRow, people, pool, teamId } = opened;
    const row = await addMember({ firstName: 'Kid', ...(address && { email: address }) });
    await addGuardian(teamId, row, people.stranger.user.id);
    await pool.query('update team_members set born_on = $2, is_minor = true where id = $1', [row, yearsAgo(19)]);
    const own = await guardedRow({ role: 'follower', squad: null });
    return { ...opened, row, own };
  };

  test('is not taken over by a child, who would be an adult by it: not by an invitation', async () => {
    const { accept, app, guardiansOf, inviteAs, kid, own, people, row } = await grown();
    await inviteAs('coach', { member_id: row, email });
    expect(await accept(await invitedToken(app, email), kid.headers)).toMatchObject({ status: 409, body: { error: 'placeOfChild' } });
    expect(await guardiansOf(own)).toEqual([people.guardian.email]);
  });

  test('nor by a link, though the address on it is theirs', async () => {
    const { guardiansOf, join, people, row } = await grown(email);
    const joined = await join();
    expect(joined).not.toBe(row);
    expect(await guardiansOf(joined)).toEqual([people.guardian.email]);
  });
});

test('a minor names no guardian for themselves, whatever role they have', async () => {
  const { app, guardedRow, kid, teamId } = await open();
  const row = await guardedRow({ role: 'manager', squad: null });
  const asked = await app.ask(makeInvitationLink, { team_id: teamId, as: 'guardian', member_id: row }, { headers: kid.headers });
  expect(asked).toMatchObject({ status: 403, body: { error: 'notYours' } });
});

test('a minor does not remove their own guardian, whatever role they have', async () => {
  const { app, guardedRow, guardiansOf, kid, people, teamId } = await open();
  const row = await guardedRow({ role: 'manager', squad: null });
  const fields = { team_id: teamId, member_id: row, user_id: people.guardian.user.id };
  expect(await app.ask(removeGuardian, fields, { headers: kid.headers })).toMatchObject({ status: 403, body: { error: 'notYours' } });
  expect(await guardiansOf(row)).toEqual([people.guardian.email]);
});
