import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { limits } from '../../src/contract/limits.ts';
import { queryBound } from '../../src/server/database/sql.ts';
import type { AppContext } from '../../src/server/http/app-context.ts';
import { createRateLimits } from '../../src/server/http/rate-limits.ts';
import type { Caller } from '../../src/server/http/route.ts';
import { askerOf, rememberAsker } from '../../src/server/identity/devices.ts';
import { codeIssued, makeCode, spendCode } from '../../src/server/identity/one-time-codes.ts';
import { provePhone } from '../../src/server/identity/prove-phone.ts';
import { verifyMyEmail } from '../../src/server/identity/my-ways.ts';
import { inMinutes, type Row } from '../builders/bare-team.ts';
import { bareApp, viewerOf } from '../builders/bare-app.ts';
import { browserCaller } from '../builders/browser-caller.ts';

/** One-time codes, tokens of phones and sessions, called directly. */
const { database, rows, write, app: bare } = await bareApp();
const log = { error: () => undefined, warn: () => undefined } as unknown as AppContext['log'];
const phoneIdentity = { name: 'test', verify: () => Promise.resolve({ phone: '+919822012345' }) };
const app = {
  ...bare,
  log,
  limits: createRateLimits({ pool: database.pool, log, secrets: bare.secrets }),
  providers: { phoneIdentity },
} as unknown as AppContext;

/** A browser with its cookie, in this network. */
async function browser(address: string) {
  const first = browserCaller(undefined, address);
  await rememberAsker(app, 'key', first);
  const cookie = first.setCookies[0]?.split(';')[0];
  return { at: (where = address) => browserCaller(cookie, where) };
}
async function issue(key: string, caller: Caller): Promise<string> {
  const { code, change } = makeCode(app.secrets, key, await askerOf(app, key, caller));
  await queryBound(database.pool, change);
  return code;
}
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a code', () => {
  test('has five tries for its browser, five for its network and five for everybody else', async () => {
    const [key, mine] = [randomUUID(), await browser('192.0.2.1')];
    const code = await issue(key, mine.at());
    const spend = (text: string, caller: Caller) => spendCode(app, database.pool, key, text, caller);
    const neighbour = (await browser('192.0.2.1')).at();
    const stranger = (await browser('198.51.100.1')).at();
    for (const caller of [neighbour, stranger]) {
      for (let time = 0; time < limits.codeTries; time++) expect(await spend(wrong(code), caller)).toBe(false);
      expect(await spend(code, caller)).toBe(false);
    }
    for (let time = 1; time < limits.codeTries; time++) expect(await spend(wrong(code), mine.at('203.0.113.1'))).toBe(false);
    expect([await spend(code, mine.at('203.0.113.1')), await spend(code, mine.at())]).toEqual([true, false]);
  });

  test('that its browser asks for from another network counts in that network', async () => {
    const [key, mine] = [randomUUID(), await browser('192.0.2.1')];
    await issue(key, mine.at('192.0.2.1'));
    const code = await issue(key, mine.at('198.51.100.9'));
    const neighbour = (await browser('198.51.100.9')).at();
    for (let time = 0; time < limits.codeTries; time++) await spendCode(app, database.pool, key, wrong(code), neighbour);
    // Everybody else still has their tries.
    expect(await spendCode(app, database.pool, key, code, (await browser('203.0.113.9')).at())).toBe(true);
  });

  test('is for its own key, until it is over, and a new one takes its place', async () => {
    const [key, mine] = [randomUUID(), await browser('192.0.2.1')];
    const old = await issue(key, mine.at());
    let code = await issue(key, mine.at());
    while (code === old) code = await issue(key, mine.at());
    expect(await spendCode(app, database.pool, randomUUID(), code, mine.at())).toBe(false);
    expect(await spendCode(app, database.pool, key, old, mine.at())).toBe(false);
    const over = (minutes: number) =>
      database.pool.query('update one_time_codes set expires_at = $2 where email_key = $1', [key, inMinutes(minutes)]);
    await over(-0.01);
    expect(await spendCode(app, database.pool, key, code, mine.at())).toBe(false);
    await over(1);
    expect(await spendCode(app, database.pool, key, code, mine.at())).toBe(true);
  });

  test('is mailed with its own time, and a long one in groups with the reason', () => {
    const write = (code: string) => codeIssued.write({ code }, { address: 'zed@elevate.example', userId: null, isVerified: true }, app);
    expect(write('123456').text).toContain(
      `Your code: 123456\n\nType it where you asked for it. It works once, within ${limits.codeMinutes} minutes.`,
    );
    expect(write('123456').text).not.toContain('longer than usual');
    const long = write('123456789012');
    expect(long.subject).toBe('1234 5678 9012 is your Elevate code');
    expect(long.text).toContain(`within ${limits.longCodeMinutes} minutes.\n\nIt is longer than usual`);
  });
});

test('an address that is added by its code makes this browser a known one, and a wrong code does not', async () => {
  const [email, mine] = [`${randomUUID()}@elevate.example`, await browser('192.0.2.1')];
  const code = await issue(email, mine.at());
  const verify = (passcode: string) => {
    const caller = { ...mine.at(), viewer: viewerOf(userId) };
    return verifyMyEmail(app, { email, passcode }, caller).then(() => caller.setCookies[0]?.split(';')[0]);
  };
  const userId = await write.addUser(null);
  await expect(verify(wrong(code))).rejects.toMatchObject({ code: 'emailNotVerified' });
  expect((await askerOf(app, email, mine.at())).isKnown).toBe(false);
  const cookie = await verify(code);
  expect((await askerOf(app, email, browserCaller(cookie, '192.0.2.1'))).isKnown).toBe(true);
});

test('a token of a phone is taken once, for longer than it could be used, and what is over is forgotten', async () => {
  const caller = browserCaller(undefined, '192.0.2.1');
  const [token, other] = [`${randomUUID()}.signed`, `${randomUUID()}.signed`];
  await rows.insert('taken_tokens', { token_hash: 'over', until: inMinutes(-1) });
  await rows.insert('taken_tokens', { token_hash: 'not over', until: inMinutes(1) });
  expect(await provePhone(app, token, caller)).toMatchObject({ kind: 'phone', subject: '+919822012345' });
  await expect(provePhone(app, token, caller)).rejects.toMatchObject({ code: 'phoneNotVerified' });
  await expect(provePhone(app, token.replace('.signed', '.other'), caller)).rejects.toMatchObject({ code: 'phoneNotVerified' });
  await provePhone(app, other, caller);
  const { rows: kept } = await database.pool.query<Row>(
    `select token_hash, until > now() + make_interval(mins => $1) as "isLong" from taken_tokens where token_hash in ('over', 'not over') or until > now() + interval '2 minutes'`,
    [limits.phoneProofMinutes + 4],
  );
  expect(kept.filter(({ isLong }) => isLong).length).toBe(2);
  expect(kept.filter(({ isLong }) => !isLong)).toEqual([{ token_hash: 'not over', isLong: false }]);
});
