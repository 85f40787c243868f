import { describe, expect, test } from 'vitest';
import { getMyDetails, logout } from '../../src/contract/identity.ts';
import { endMyOtherSessions, endMySession, listMySessions } from '../../src/contract/account.ts';
import { testApp } from '../builders/open-test-app.ts';
import { askForCode, signInAs } from '../builders/sign-in.ts';

const email = 'asha@elevate.example';
const expired = { status: 401, body: { error: 'sessionExpired', message: 'Session Experied!. Please login' } };

describe('a session', () => {
  test('has two cookies for a hundred days, one of them not readable by scripts', async () => {
    const app = await testApp();
    const passcode = await askForCode(app, email);
    const response = await app.send('/auth/verify-email-passcode', {
      method: 'POST',
      body: new URLSearchParams({ email, passcode }),
    });
    const [token = '', userSession = ''] = response.headers.getSetCookie();
    for (const cookie of [token, userSession]) expect(cookie).toMatch(/; Max-Age=8640000; Path=\/.*; Secure; SameSite=None/);
    expect(token).toMatch(/^_token=.+; HttpOnly/);
    expect(userSession).toMatch(/^_userSession=[0-9a-f-]{36};/);
    expect(userSession).not.toContain('HttpOnly');
  });

  test('says who it belongs to', async () => {
    const app = await testApp();
    const { headers, user } = await signInAs(app, email);
    expect(await app.ask(getMyDetails, {}, { headers })).toMatchObject({ status: 200, body: { id: user.id, email, status: 'INACTIVE' } });
  });

  test('may be sent as a bearer token', async () => {
    const app = await testApp();
    const { cookie } = await signInAs(app, email);
    const authorization = `Bearer ${/_token=([^;]+)/.exec(cookie)?.[1]}`;
    expect((await app.ask(getMyDetails, {}, { headers: { authorization } })).status).toBe(200);
  });

  test('is not in the readable cookie: a stolen _userSession is useless', async () => {
    const app = await testApp();
    const { cookie } = await signInAs(app, email);
    const stolen = /_userSession=[^;]+/.exec(cookie)?.[0] ?? '';
    expect(await app.ask(getMyDetails, {}, { headers: { cookie: stolen } })).toMatchObject(expired);
    expect(await app.ask(getMyDetails, {}, { headers: { cookie: stolen.replace('_userSession', '_token') } })).toMatchObject(expired);
  });

  test('ends on the server at logout', async () => {
    const app = await testApp();
    const { headers } = await signInAs(app, email);
    const left = await app.ask(logout, {}, { headers });
    expect(left.status).toBe(200);
    expect(left.headers.getSetCookie().map((cookie) => /^(\w+)=;.*Max-Age=0/.exec(cookie)?.[1])).toEqual(['_token', '_userSession']);
    expect(await app.ask(getMyDetails, {}, { headers })).toMatchObject(expired);
    expect((await app.ask(logout, {}, { headers })).status).toBe(200);
  });

  test('of a browser ends when the browser signs in again', async () => {
    const app = await testApp();
    const { headers } = await signInAs(app, email);
    await signInAs(app, 'kabir@elevate.example', { headers });
    expect(await app.ask(getMyDetails, {}, { headers })).toMatchObject(expired);
  });

  test.each<[string, (cookie: string) => string]>([
    ['cut short', (cookie) => cookie.slice(0, -20)],
    ['edited', (cookie) => cookie.replace(/.{5}$/, 'AAAAA')],
    ['empty', () => ''],
    ['nonsense', () => 'x'],
    ['another shape', () => 'eyJhbGciOiJub25lIn0.eyJ0b2tlbiI6IngifQ.'],
  ])('whose cookie is %s is refused, and never causes a 500', async (_what, change) => {
    const app = await testApp();
    const { cookie } = await signInAs(app, email);
    const token = /_token=([^;]+)/.exec(cookie)?.[1] ?? '';
    expect(await app.ask(getMyDetails, {}, { headers: { cookie: `_token=${change(token)}` } })).toMatchObject(expired);
  });

  test('encrypted with another key is refused', async () => {
    const one = await testApp();
    const { headers } = await signInAs(one, email);
    const other = await testApp({ database: one.database });
    expect(await other.ask(getMyDetails, {}, { headers })).toMatchObject(expired);
  });

  test('works in all processes with the same secret', async () => {
    const variables = { SECRET_KEY: 'a'.repeat(43) };
    const one = await testApp({ variables });
    const { headers } = await signInAs(one, email);
    const other = await testApp({ database: one.database, variables });
    expect((await other.ask(getMyDetails, {}, { headers })).status).toBe(200);
  });

  test('expires after a hundred days without use, and use extends it', async () => {
    const variables = { SECRET_KEY: 'a'.repeat(43) };
    const app = await testApp({ variables });
    const { pool } = app.context.database;
    const { headers } = await signInAs(app, email);
    await pool.query("update sessions set last_seen_at = now() - interval '20 days', expires_at = now() + interval '80 days'");
    const used = await app.ask(getMyDetails, {}, { headers });
    // The browser's cookie is renewed with it.
    expect(used.headers.getSetCookie().join()).toMatch(/session=.+Max-Age=8640000/i);
    await expect
      .poll(async () => (await pool.query("select 1 from sessions where expires_at > now() + interval '99 days'")).rowCount)
      .toBe(1);
    await pool.query("update sessions set expires_at = now() - interval '1 second'");
    // In a process that has not cached the session.
    const other = await testApp({ database: app.database, variables });
    expect(await other.ask(getMyDetails, {}, { headers })).toMatchObject(expired);
  });
});

describe('the open sessions', () => {
  const chrome = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

  test('are listed with device and last use, this one first', async () => {
    const app = await testApp();
    await signInAs(app, email, { headers: { 'user-agent': chrome } });
    const { headers } = await signInAs(app, email);
    const listed = (await app.ask(listMySessions, {}, { headers })).body as unknown as object[];
    expect(listed).toMatchObject([
      { device: 'Unknown device', isThis: true },
      { device: 'Chrome on Android', isThis: false },
    ]);
    // The one that was used last is not the one that was opened last.
    await signInAs(app, email, { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' } });
    await app.context.database.pool.query(
      `update sessions set last_seen_at = now() + interval '1 hour' where device = 'Chrome on Android'`,
    );
    expect((await app.ask(listMySessions, {}, { headers })).body).toMatchObject([
      { device: 'Unknown device' },
      { device: 'Chrome on Android' },
      { device: 'Firefox on Linux' },
    ]);
    expect(await app.ask(endMyOtherSessions, {}, { headers })).toMatchObject({ body: { ended: 2 } });
  });

  test('can be ended one by one or all others at once, and only by their owner', async () => {
    const app = await testApp();
    const mine = await signInAs(app, email);
    const theirs = await signInAs(app, 'kabir@elevate.example');
    const listed = (await app.ask(listMySessions, {}, { headers: theirs.headers })).body as unknown as { id: string; isThis: boolean }[];
    expect(listed).toMatchObject([{ isThis: true }]);
    const id = listed[0]?.id ?? '';
    expect((await app.ask(endMySession, { id }, { headers: mine.headers })).status).toBe(404);
    expect((await app.ask(endMySession, { id }, { headers: theirs.headers })).status).toBe(200);
    expect(await app.ask(getMyDetails, {}, { headers: theirs.headers })).toMatchObject(expired);
    expect(await app.ask(endMyOtherSessions, {}, { headers: mine.headers })).toMatchObject({ status: 200, body: { ended: 0 } });
    expect((await app.ask(getMyDetails, {}, { headers: mine.headers })).status).toBe(200);
  });
});
