import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { returnAllowance, takeAllowance } from '../../src/server/identity/code-allowances.ts';
import { askerOf, knowDevice, rememberAsker } from '../../src/server/identity/devices.ts';
import { readWays, removeWay, verifiedAddresses } from '../../src/server/identity/my-ways.ts';
import { countUnverified } from '../../src/server/http/count-unverified.ts';
import { createRateLimits } from '../../src/server/http/rate-limits.ts';
import type { AppContext } from '../../src/server/http/app-context.ts';
import type { Caller } from '../../src/server/http/route.ts';
import type { Mail } from '../../src/server/providers/index.ts';
import { inHours, type Row } from '../builders/bare-team.ts';
import { bareApp, viewerOf } from '../builders/bare-app.ts';
import { browserCaller } from '../builders/browser-caller.ts';

/** How many codes and mails an address gets, and which browsers are known, called directly. */
const { database, rows, write, app: bare } = await bareApp();
const log = { error: () => undefined } as unknown as AppContext['log'];
const app = { ...bare, limits: createRateLimits({ pool: database.pool, log, secrets: bare.secrets }) };
/** All counts as they were so many hours ago. */
const passHours = (hours: number) => database.pool.query('update rate_limits set expire = expire - $1', [hours * 3_600_000]);
const times = async <T>(many: number, work: () => Promise<T>): Promise<T[]> => {
  const all: T[] = [];
  for (let time = 0; time < many; time++) all.push(await work());
  return all;
};

describe('an address', () => {
  const stranger = { device: 'd', network: 'n', isKnown: false };
  const known = { ...stranger, isKnown: true };
  const counted = (all: readonly string[]) => [...new Set(all)].map((kind) => `${all.filter((one) => one === kind).length} ${kind}`);

  test('gets eight short codes a day from strangers and twenty a month, then one long one an hour', async () => {
    const key = randomUUID();
    const ask = (many: number) => times(many, () => takeAllowance(app, key, stranger));
    expect(counted(await ask(10))).toEqual(['8 short', '1 long', '1 mailed']);
    await passHours(1.01);
    expect(counted(await ask(2))).toEqual(['1 long', '1 mailed']);
    await passHours(23);
    expect(counted(await ask(9))).toEqual(['8 short', '1 long']);
    await passHours(24.1);
    // Four are left of the month.
    expect(counted(await ask(6))).toEqual(['4 short', '1 long', '1 mailed']);
    // Those that come when the month is used up do not count for the day in which the next one begins.
    await passHours(669);
    expect(counted(await ask(8))).toEqual(['1 long', '7 mailed']);
    await passHours(4);
    expect(counted(await ask(8))).toEqual(['8 short']);
  });

  test('does not count what was typed correctly', async () => {
    const key = randomUUID();
    await times(8, () => takeAllowance(app, key, stranger));
    await returnAllowance(app, key, { device: 'd', isKnown: false });
    expect(counted(await times(3, () => takeAllowance(app, key, stranger)))).toEqual(['1 short', '1 long', '1 mailed']);
    await returnAllowance(app, key, { device: '', isKnown: false });
    expect(counted(await times(2, () => takeAllowance(app, key, stranger)))).toEqual(['1 long', '1 mailed']);
    // Nor for the month: the owner types all of theirs correctly.
    const owner = randomUUID();
    for (let time = 0; time < 21; time++) {
      expect(await takeAllowance(app, owner, stranger)).toBe('short');
      await returnAllowance(app, owner, { device: 'd', isKnown: false });
    }
  });

  test('gives a known browser eight codes an hour of its own, and refuses it alone', async () => {
    const key = randomUUID();
    await times(10, () => takeAllowance(app, key, stranger));
    expect(counted(await times(8, () => takeAllowance(app, key, known)))).toEqual(['8 short']);
    await expect(takeAllowance(app, key, known)).rejects.toMatchObject({ code: 'tooManyRequests' });
    expect(await takeAllowance(app, key, { ...known, device: 'other' })).toBe('short');
    await returnAllowance(app, key, known);
    expect(await takeAllowance(app, key, known)).toBe('short');
    await passHours(1.01);
    expect(await takeAllowance(app, key, known)).toBe('short');
  });

  test.each([
    ['mails', undefined, 45, 15],
    ['invitations', true, 30, 10],
  ] as const)(
    'that nobody verified gets so many %s a day, however it is written, and what was not sent does not count',
    async (_kind, isInvitation, all, ofTeam) => {
      const count = countUnverified(app.limits);
      const to = `Zed-${randomUUID()}@Elevate.example`;
      const mail = (address: string, team: string = randomUUID()) =>
        ({ to: address, unprovedOfTeam: team, isInvitation }) as unknown as Mail;
      const team = randomUUID();
      const asked = [...(await times(ofTeam, () => count(mail(to, team)))), ...(await times(all - ofTeam, () => count(mail(to))))];
      expect(asked.every(({ mayGo }) => mayGo)).toBe(true);
      await asked[0]?.takeBack();
      expect((await count(mail(to.toLowerCase()))).mayGo).toBe(true);
      expect((await count(mail(to.toUpperCase()))).mayGo).toBe(false);
      const other = `Zed-${randomUUID()}@Elevate.example`;
      await times(ofTeam, () => count(mail(other, team)));
      expect((await count(mail(other, team))).mayGo).toBe(false);
      expect((await count(mail(other))).mayGo).toBe(true);
    },
  );
});

describe('a browser', () => {
  const cookieOf = ({ setCookies }: Caller) => setCookies.at(-1)?.split(';')[0];

  test('gets one cookie, by which it is recognised in any network', async () => {
    const first = browserCaller(undefined);
    const asker = await rememberAsker(app, 'zed@elevate.example', first);
    expect(first.setCookies).toEqual([expect.stringMatching(/^_device=.+; Max-Age=8640000; Path=\/; HttpOnly; Secure; SameSite=None$/)]);
    const again = browserCaller(cookieOf(first), '198.51.100.7');
    const later = await rememberAsker(app, 'zed@elevate.example', again);
    expect([later.device, later.network === asker.network, later.isKnown, again.setCookies]).toEqual([asker.device, false, false, []]);
    const stranger = browserCaller(undefined);
    expect((await askerOf(app, 'zed@elevate.example', stranger)).device).not.toBe(asker.device);
    expect(stranger.setCookies).toEqual([]);
    expect((await askerOf(app, 'x', browserCaller('_device=forged'))).isKnown).toBe(false);
  });

  test('is known for the last ten addresses that signed in with it', async () => {
    let caller = browserCaller(undefined);
    const signIn = async (address: string) => {
      caller = browserCaller(cookieOf(caller));
      await knowDevice(app, address, caller);
    };
    const device = (await rememberAsker(app, 'one', caller)).device;
    for (const address of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']) await signIn(address);
    const isKnown = async (address: string) => (await askerOf(app, address, browserCaller(cookieOf(caller)))).isKnown;
    expect([await isKnown('one'), await isKnown('ten'), await isKnown('eleven')]).toEqual([true, true, false]);
    await signIn('one');
    await signIn('eleven');
    expect([await isKnown('one'), await isKnown('two'), await isKnown('three'), await isKnown('eleven')]).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect((await askerOf(app, 'one', browserCaller(cookieOf(caller)))).device).toBe(device);
  });
});

describe('the ways to sign in', () => {
  async function addWays() {
    const userId = await write.addUser('first@elevate.example');
    const addWay = async (kind: string, shown: string, created: Date, verified: Date | null = inHours(-1)) => {
      const id = randomUUID();
      const subject = `${shown.toLowerCase()} ${id}`;
      await rows.insert('user_ways', { id, user_id: userId, kind, subject, shown, created_at: created, verified_at: verified });
      return id;
    };
    const email = async () => (await database.pool.query<Row>('select email from users where id = $1', [userId])).rows[0]?.['email'];
    return { userId, addWay, email };
  }

  test('are listed from the oldest on, without those that were never verified', async () => {
    const { userId, addWay } = await addWays();
    await addWay('google', 'Later', inHours(-2));
    await addWay('email', 'First', inHours(-3));
    await addWay('email', 'Never', inHours(-4), null);
    expect((await readWays(app, viewerOf(userId))).map(({ shown }) => shown)).toEqual(['First', 'Later']);
    expect((await verifiedAddresses(database.pool, userId)).length).toBe(1);
  });

  test('pass the address on to the oldest that is verified, and end a reset that was mailed to it', async () => {
    const { userId, addWay, email } = await addWays();
    const removed = await addWay('email', 'first@elevate.example', inHours(-9));
    await addWay('email', 'never@elevate.example', inHours(-8), null);
    await addWay('phone', '+91 98220 12345', inHours(-7));
    await addWay('email', 'second@elevate.example', inHours(-6));
    await addWay('email', 'third@elevate.example', inHours(-5));
    await rows.insert('password_resets', { user_id: userId, token_hash: randomUUID(), expires_at: inHours(1) });
    await removeWay(app, removed, viewerOf(userId));
    expect(await email()).toBe('second@elevate.example');
    expect((await database.pool.query('select from password_resets where user_id = $1', [userId])).rowCount).toBe(0);
  });

  test('keep one that is verified, and are nobody else’s', async () => {
    const { userId, addWay, email } = await addWays();
    const only = await addWay('google', 'Only', inHours(-9));
    await addWay('email', 'never@elevate.example', inHours(-8), null);
    const remove = (id: string, of = userId) => removeWay(app, id, viewerOf(of));
    await expect(remove(only)).rejects.toMatchObject({ code: 'lastWay' });
    await expect(remove(only, await write.addUser(null))).rejects.toMatchObject({ code: 'noSuchWay' });
    await addWay('phone', '+91 98220 12345', inHours(-7));
    await remove(only);
    expect(await email()).toBe('first@elevate.example');
  });
});
