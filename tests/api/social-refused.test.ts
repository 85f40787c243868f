import { describe, expect, test } from 'vitest';
import { finishSocialSignIn } from '../../src/contract/social.ts';
import { testApp } from '../builders/open-test-app.ts';
import { startOpenIdServer } from '../builders/social-servers.ts';
import { backFrom, finishSocial, startSocial } from '../builders/social-sign-in.ts';

const failed = { status: 422, body: { error: 'socialFailed', message: 'Failed to continue with the provider, try after sometime' } };

async function started() {
  const google = await startOpenIdServer();
  google.setClaims({ sub: 'google-1', email: 'asha@elevate.example', email_verified: true });
  const app = await testApp({ variables: google.variables });
  const { address, cookie } = await startSocial(app, 'google');
  const nobodyIsIn = async () => expect((await app.context.database.pool.query('select 1 from sessions')).rowCount).toBe(0);
  return { google, app, address, cookie, nobodyIsIn };
}
type Started = Awaited<ReturnType<typeof started>>;

describe('a callback is refused', () => {
  test('from another browser, which has no cookie of the start', async () => {
    const { app, address, nobodyIsIn } = await started();
    expect(await finishSocial(app, await backFrom(address), '')).toMatchObject(failed);
    await nobodyIsIn();
  });

  test('from another browser that began a sign-in of its own', async () => {
    const { app, address, nobodyIsIn } = await started();
    const other = await startSocial(app, 'google');
    expect(await finishSocial(app, await backFrom(address), other.cookie)).toMatchObject(failed);
    await nobodyIsIn();
  });

  test('without a state, or with a wrong one', async () => {
    const { app, address, cookie, nobodyIsIn } = await started();
    const { code = '', state = '' } = await backFrom(address);
    expect(await finishSocial(app, { code }, cookie)).toMatchObject(failed);
    expect(await finishSocial(app, { code, state: `${state}x` }, cookie)).toMatchObject(failed);
    await nobodyIsIn();
  });

  test('the second time, even with cookie, state and a fresh code', async () => {
    const { app, address, cookie } = await started();
    const back = await backFrom(address);
    const first = await finishSocial(app, back, cookie);
    expect(first.status).toBe(200);
    expect(first.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^_signIn=; Max-Age=0; Path=\/auth\/social; HttpOnly/));
    expect(await finishSocial(app, back, cookie)).toMatchObject(failed);
    const { code } = await backFrom(address);
    expect(await finishSocial(app, { ...back, ...(code && { code }) }, cookie)).toMatchObject(failed);
  });

  test('all but once when it comes eight times at the same instant', async () => {
    const { app, address, cookie } = await started();
    const back = await backFrom(address);
    const answers = await Promise.all(Array.from({ length: 8 }, () => finishSocial(app, back, cookie)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(422)]);
  });

  test('when the provider refuses', async () => {
    const { app, address, cookie, nobodyIsIn } = await started();
    const { state = '' } = await backFrom(address);
    expect(await finishSocial(app, { error: 'access_denied', state }, cookie)).toMatchObject(failed);
    await nobodyIsIn();
  });

  test('after ten minutes', async () => {
    const before = Date.now();
    const { app, address, cookie, nobodyIsIn } = await started();
    const back = await backFrom(address);
    const { secrets } = app.context;
    const flow = (await secrets.open('sign-in', cookie.replace('_signIn=', ''))) as { expiresAt: number };
    const startedAt = flow.expiresAt - 10 * 60_000;
    expect(startedAt).toBeGreaterThanOrEqual(before);
    expect(startedAt).toBeLessThanOrEqual(Date.now());
    const old = await secrets.seal('sign-in', { ...flow, expiresAt: Date.now() - 1 });
    expect(await finishSocial(app, back, `_signIn=${old}`)).toMatchObject(failed);
    await nobodyIsIn();
  });

  test.each<[string, (cookie: string, app: Started['app']) => string | Promise<string>]>([
    ['cut short', (cookie) => cookie.slice(0, -9)],
    ['edited', (cookie) => cookie.replace(/.{5}$/, 'AAAAA')],
    ['nonsense', () => '_signIn=x'],
    ['sealed for another purpose', async (_cookie, { context: app }) => `_signIn=${await app.secrets.seal('session', { token: 'x' })}`],
    ['sealed, but of another shape', async (_cookie, { context: app }) => `_signIn=${await app.secrets.seal('sign-in', { state: 'x' })}`],
  ])('with a cookie that is %s', async (_what, change) => {
    const { app, address, cookie, nobodyIsIn } = await started();
    expect(await finishSocial(app, await backFrom(address), await change(cookie, app))).toMatchObject(failed);
    await nobodyIsIn();
  });

  test.each([
    ['a nonce of another sign-in', { nonce: 'another' }],
    ['another audience', { aud: 'somebody-else' }],
    ['another issuer', { iss: 'https://elsewhere.example' }],
    ['an expiry in the past', { exp: 1_000 }],
    ['no subject', { sub: undefined }],
  ])('with a token that has %s', async (_what, claims) => {
    const { google, app, address, cookie, nobodyIsIn } = await started();
    google.setClaims({ sub: 'google-1', ...claims });
    expect(await finishSocial(app, await backFrom(address), cookie)).toMatchObject(failed);
    await nobodyIsIn();
  });

  test('with the code of somebody else’s sign-in, as PKCE binds it to its start', async () => {
    const { app, address, cookie, nobodyIsIn } = await started();
    const theirs = await backFrom((await startSocial(app, 'google')).address);
    const { state = '' } = await backFrom(address);
    expect(await finishSocial(app, { code: theirs.code ?? '', state }, cookie)).toMatchObject(failed);
    await nobodyIsIn();
  });

  test('when the provider became unreachable meanwhile', async () => {
    const { google, app, address, cookie, nobodyIsIn } = await started();
    const back = await backFrom(address);
    await google.stop();
    expect(await finishSocial(app, back, cookie)).toMatchObject(failed);
    await nobodyIsIn();
  });

  test('when a page of another site posts it', async () => {
    const { app, address, cookie } = await started();
    const { code, state } = await backFrom(address);
    const headers = { cookie, origin: 'https://elsewhere.example' };
    expect((await app.ask(finishSocialSignIn, { code, state }, { headers })).status).toBe(403);
  });
});
