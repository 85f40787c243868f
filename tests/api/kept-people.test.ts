import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { forgetEndedJob } from '../../src/server/identity/forget-ended.ts';
import { removeWay } from '../../src/server/identity/my-ways.ts';
import { listSessions } from '../../src/server/identity/sessions.ts';
import { inDays, inHours, type Row } from '../builders/bare-team.ts';
import { bareApp, viewerOf } from '../builders/bare-app.ts';

/** How long sessions, accounts and ways to sign in are kept: each limit just before and just after it. */
const { database, rows, write, app } = await bareApp();

describe('the hourly clean-up', () => {
  const forget = () => forgetEndedJob.work({ ...app, limits: { forgetEnded: () => Promise.resolve() } } as typeof app, {});
  const addSession = async (userId: string, more: Row = {}) => {
    const id = randomUUID();
    await rows.insert('sessions', { id, user_id: userId, token_hash: id, device: 'Chrome', place: '', expires_at: inHours(0.02), ...more });
    return id;
  };

  test('deletes sessions, codes and resets that have expired, and no others', async () => {
    const userId = await write.addUser(null);
    const [kept, ended] = [await addSession(userId), await addSession(userId, { expires_at: inHours(-0.02) })];
    for (const [name, at] of [
      ['kept', 0.02],
      ['ended', -0.02],
    ] as const) {
      await rows.insert('password_resets', { token_hash: `${name} ${userId}`, user_id: userId, expires_at: inHours(at) });
      await rows.insert('one_time_codes', {
        ...{ email_key: `${name} ${userId}`, device: '', network: '', is_known: false, code_hash: 'x' },
        ...{ device_tries: 0, network_tries: 0, other_tries: 0, expires_at: inHours(at) },
      });
    }
    await forget();
    const left = async (table: string, column: string) =>
      (
        await database.pool.query<{ kept: string }>(
          `select ${column} as kept from ${table} where ${column}::text like '%' || $1 or ${column}::text = any($2)`,
          [userId, [kept, ended]],
        )
      ).rows.map((row) => row.kept);
    expect([await left('sessions', 'id'), await left('password_resets', 'token_hash'), await left('one_time_codes', 'email_key')]).toEqual([
      [kept],
      [`kept ${userId}`],
      [`kept ${userId}`],
    ]);
  });

  test.each([
    ['within a week', { created_at: inDays(-6.99) }, [false], true],
    ['after a week', { created_at: inDays(-7.01) }, [false], false],
    ['with another verified way', { created_at: inDays(-7.01) }, [false, true], true],
    ['without any way', { created_at: inDays(-7.01) }, [], true],
    ['that is set up', { created_at: inDays(-7.01), status: 'ACTIVE' }, [false], true],
  ])('keeps or deletes an account that verified no address: %s', async (_when, more, ways, isKept) => {
    const id = randomUUID();
    await rows.insert('users', { id, status: 'INACTIVE', full_name: 'Zed', ...more });
    for (const [at, isVerified] of ways.entries()) {
      const subject = `${at}-${id}@elevate.example`;
      await rows.insert('user_ways', {
        id: randomUUID(),
        user_id: id,
        kind: 'email',
        subject,
        shown: subject,
        verified_at: isVerified ? inHours(-1) : null,
      });
    }
    await forget();
    expect((await database.pool.query('select from users where id = $1', [id])).rowCount).toBe(isKept ? 1 : 0);
  });

  test('leaves to the list of sessions those that are open: this one, then by when they were seen', async () => {
    const userId = await write.addUser(null);
    const seen = (hours: number, more: Row = {}) => addSession(userId, { last_seen_at: inHours(hours), ...more });
    const [old, here, recent] = [await seen(-9), await seen(-5), await seen(-1)];
    await seen(0, { expires_at: inHours(-0.02) });
    await addSession(await write.addUser(null));
    const sessions = await listSessions(app, viewerOf(userId, here));
    expect(sessions.map(({ id, isThis }) => [id, isThis])).toEqual([
      [here, true],
      [recent, false],
      [old, false],
    ]);
  });
});

test('an account keeps a verified way, and its oldest verified address when one is removed', async () => {
  const userId = await write.addUser('first@elevate.example');
  const add = async (subject: string, hours: number, more: Row = {}) => {
    const id = randomUUID();
    const own = `${subject}-${userId}`;
    await rows.insert('user_ways', {
      id,
      user_id: userId,
      kind: 'email',
      subject: own,
      shown: own,
      verified_at: inHours(-1),
      created_at: inHours(hours),
      ...more,
    });
    return id;
  };
  const first = await add('first', -9);
  await add('unverified', -8, { verified_at: null });
  const phone = await add('phone', -7, { kind: 'phone' });
  const younger = await add('younger', -5);
  const older = await add('older', -6);
  const email = async () =>
    (await database.pool.query<{ email: string | null }>('select email from users where id = $1', [userId])).rows[0]?.email;
  const remove = (id: string) => removeWay(app, id, viewerOf(userId));
  await expect(removeWay(app, first, viewerOf(await write.addUser(null)))).rejects.toMatchObject({ code: 'noSuchWay' });
  await remove(first);
  expect(await email()).toBe(`older-${userId}`);
  await remove(older);
  await remove(phone);
  expect(await email()).toBe(`younger-${userId}`);
  await expect(remove(younger)).rejects.toMatchObject({ code: 'lastWay' });
});
