import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { limits } from '../../src/contract/limits.ts';
import { poolOf } from '../../src/server/database/connect.ts';
import { inTransaction } from '../../src/server/database/transaction.ts';
import type { SignedInCaller } from '../../src/server/http/route.ts';
import { acceptMine, rejectMine } from '../../src/server/teams/invitations/answer-invitation.ts';
import { refuseDeclined } from '../../src/server/teams/invitations/declined.ts';
import { listMyInvitations } from '../../src/server/teams/invitations/list-my-invitations.ts';
import { inDays, inHours, insertTeam, type Row } from '../builders/bare-team.ts';
import { bareApp, viewerOf } from '../builders/bare-app.ts';

/** How long invitations and requests are shown and counted: each limit just before and just after it. */
const { database, rows, write, app, addPlayer } = await bareApp();

describe('invitations', () => {
  async function inviting() {
    const { teamId, userId: senderId } = await addPlayer({ role: 'manager' });
    const userId = await write.addUser(null);
    const invite = (more: Row = {}) => {
      const id = randomUUID();
      const sent = { kind: 'player', invited_as: 'player', user_id: userId, invited_by: senderId, expires_at: inHours(0.02) };
      return rows.insert('team_invitations', { team_id: teamId, id, token_hash: id, ...sent, ...more });
    };
    return { teamId, userId, invite };
  }

  test('of mine are those that are open, the latest first; and requests until thirty days after their answer', async () => {
    const { teamId, userId, invite } = await inviting();
    await invite({ note: 'First', sent_at: inHours(-2) });
    await invite({ note: 'Second', sent_at: inHours(-1) });
    await invite({ note: 'Expired', expires_at: inHours(-0.02) });
    for (const state of ['accepted', 'rejected', 'revoked']) await invite({ note: state, state });
    await invite({ note: 'Of another', user_id: await write.addUser(null) });
    const request = (words: string, state: string, decided: Date | null, askedDaysAgo = 60) =>
      rows.insert('team_join_requests', {
        team_id: teamId,
        id: randomUUID(),
        user_id: userId,
        words,
        state,
        decided_at: decided,
        asked_at: inDays(-askedDaysAgo),
      });
    await request('Pending', 'pending', null, 90);
    await request('Asked before', 'accepted', inDays(-1), 70);
    await request('Just', 'declined', inDays(-29.99));
    await request('Long ago', 'declined', inDays(-30.01));
    await request('Withdrawn', 'withdrawn', inDays(-1));
    const { invitations, requests } = await listMyInvitations(app, viewerOf(userId));
    expect([invitations.map(({ note }) => note), requests.map(({ words }) => words)]).toEqual([
      ['Second', 'First'],
      ['Pending', 'Just', 'Asked before'],
    ]);
  });

  test('are refused to who declined as often as a team may ask in these days, and to nobody else', async () => {
    const { teamId, userId, invite } = await inviting();
    const ward = await rows.addMember(teamId, { is_minor: true });
    const declined = { state: 'rejected', answered_at: inDays(-limits.declinedDays + 0.01) };
    const whom = { player: userId, email: null, memberId: undefined, isGuardian: false };
    const asGuardian = { ...whom, memberId: ward, isGuardian: true };
    const isRefused = (one: Parameters<typeof refuseDeclined>[2], team = teamId) =>
      refuseDeclined(database.pool, team, one).then(
        () => false,
        (error: unknown) => (error as { code?: string }).code === 'declinedTwice',
      );
    for (let times = 1; times < limits.declinedInvitations; times++) await invite(declined);
    await invite({ ...declined, answered_at: inDays(-limits.declinedDays - 0.01) });
    await invite({ ...declined, state: 'accepted' });
    await invite({ ...declined, invited_as: 'guardian', member_id: ward });
    await invite({ ...declined, user_id: await write.addUser(null) });
    expect([await isRefused(whom), await isRefused(asGuardian)]).toEqual([false, false]);
    await invite(declined);
    expect([await isRefused(whom), await isRefused(asGuardian), await isRefused(whom, await insertTeam(database.pool))]).toEqual([
      true,
      false,
      false,
    ]);
    const address = { ...whom, player: undefined, email: 'Zed@Elevate.example' };
    const mailed = { ...declined, kind: 'mail', user_id: null, email: 'zed@elevate.example', email_key: 'zed@elevate.example' };
    for (let times = 0; times < limits.declinedInvitations; times++) {
      expect(await isRefused(address)).toBe(false);
      await invite(mailed);
    }
    expect(await isRefused(address)).toBe(true);
    const other = await rows.addMember(teamId, { is_minor: true });
    for (let times = 1; times < limits.declinedInvitations; times++) await invite({ ...declined, invited_as: 'guardian', member_id: ward });
    expect([await isRefused(asGuardian), await isRefused({ ...asGuardian, memberId: other })]).toEqual([true, false]);
  });

  test('of a team that is gone are unknown, and a fault of the database is no answer about them', async () => {
    const { teamId, userId } = await inviting();
    const caller = { viewer: viewerOf(userId) } as SignedInCaller;
    const which = { teamId, id: randomUUID() };
    const impatient = poolOf({ ...database.pool.options, options: '-c lock_timeout=50ms' }, 'impatient');
    onTestFinished(() => impatient.close());
    await inTransaction(database.pool, async (client) => {
      await client.query('select from teams where id = $1 for update', [teamId]);
      const waiting = { ...app, database: impatient };
      await expect(acceptMine(waiting, which, caller)).rejects.toMatchObject({ code: '55P03' });
      await expect(rejectMine(waiting, which, caller)).rejects.toMatchObject({ code: '55P03' });
    });
    await database.pool.query('update teams set deleted_at = now() where id = $1', [teamId]);
    await expect(acceptMine(app, which, caller)).rejects.toMatchObject({ code: 'noSuchInvitation' });
    await expect(rejectMine(app, which, caller)).rejects.toMatchObject({ code: 'noSuchInvitation' });
  });
});
