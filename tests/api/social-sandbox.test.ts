import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { listSignInWays } from '../../src/contract/identity.ts';
import { testApp } from '../builders/open-test-app.ts';
import { backFromSandbox, finishSocial, startSocial } from '../builders/social-sign-in.ts';

type TestApp = Awaited<ReturnType<typeof testApp>>;
const allKeys = Object.fromEntries(
  ['GOOGLE', 'FACEBOOK', 'STRAVA'].flatMap((name) => [
    [`${name}_CLIENT_ID`, 'id'],
    [`${name}_CLIENT_SECRET`, 'secret'],
  ]),
) as Record<string, string>;

async function signIn(app: TestApp, name: 'google' | 'facebook' | 'strava', chosen: { person?: string; name?: string }) {
  const { address, cookie } = await startSocial(app, name);
  return finishSocial(app, await backFromSandbox(app, address, chosen), cookie);
}

describe('the sandbox of social sign-in', () => {
  test('replaces every provider without a key, and the list of ways says so', async () => {
    const app = await testApp();
    expect((await app.ask(listSignInWays, {})).body['social']).toEqual([
      { name: 'google', isSandbox: true, mode: 'popup' },
      { name: 'facebook', isSandbox: true, mode: 'redirect' },
      { name: 'strava', isSandbox: true, mode: 'redirect' },
    ]);
  });

  test('is not found once every offered provider has its key', async () => {
    const app = await testApp({ variables: allKeys });
    expect((await app.ask(listSignInWays, {})).body['social']).toEqual([
      { name: 'google', isSandbox: false, mode: 'popup' },
      { name: 'facebook', isSandbox: false, mode: 'redirect' },
      { name: 'strava', isSandbox: false, mode: 'redirect' },
    ]);
    for (const path of ['authorize', 'token']) {
      expect((await app.send(`/dev/social/${path}`)).status).toBe(404);
      expect((await app.send(`/dev/social/${path}`, { method: 'POST', body: 'x=y' })).status).toBe(404);
    }
    expect((await (await testApp({ variables: { SOCIAL_PROVIDERS: 'none' } })).send('/dev/social/authorize')).status).toBe(404);
  });

  test('is there as long as one offered provider has no key', async () => {
    const { STRAVA_CLIENT_ID: _one, STRAVA_CLIENT_SECRET: _other, ...keys } = allKeys;
    const app = await testApp({ variables: keys });
    const answer = await app.send('/dev/social/authorize?client_id=strava');
    expect([(await app.ask(listSignInWays, {})).body['social'], answer.headers.get('cross-origin-opener-policy')]).toEqual([
      [
        expect.objectContaining({ isSandbox: false }),
        expect.objectContaining({ isSandbox: false }),
        expect.objectContaining({ isSandbox: true }),
      ],
      'unsafe-none',
    ]);
  });

  test('signs a demo person in to the account of their e-mail, and a typed name in to a separate one', async () => {
    const app = await testApp();
    const { body: asha } = await signIn(app, 'google', { person: 'asha.rao' });
    expect(asha.user).toMatchObject({ status: 'ACTIVE', email: 'asha.rao@elevate.example' });
    const { body: typed } = await signIn(app, 'google', { name: 'asha.rao@elevate.example' });
    expect(typed.user).toMatchObject({ status: 'INACTIVE', email: null });
    expect((await signIn(app, 'google', { name: 'Asha.Rao@elevate.example ' })).body.user.id).toBe(typed.user.id);
  });

  test('verifies no e-mail where the real provider does not', async () => {
    const app = await testApp();
    for (const [name, person] of [
      ['google', 'meera.nair'],
      ['facebook', 'asha.rao'],
      ['strava', 'asha.rao'],
    ] as const) {
      expect((await signIn(app, name, { person })).body.user).toMatchObject({ status: 'INACTIVE', email: null });
    }
  });

  test('refuses like a provider when nobody is chosen', async () => {
    const app = await testApp();
    const { address } = await startSocial(app, 'google');
    expect(await backFromSandbox(app, address, {})).toMatchObject({ error: 'access_denied', state: address.searchParams.get('state') });
    expect((await signIn(app, 'google', {})).status).toBe(422);
  });

  test('accepts a code once, from its own browser', async () => {
    const app = await testApp();
    const one = await startSocial(app, 'google');
    const two = await startSocial(app, 'google');
    const { code = '' } = await backFromSandbox(app, one.address, { person: 'asha.rao' });
    const theirs = { code, state: two.address.searchParams.get('state') ?? '' };
    expect((await finishSocial(app, theirs, two.cookie)).status).toBe(422);
    const spent = { code, state: one.address.searchParams.get('state') ?? '' };
    expect((await finishSocial(app, spent, one.cookie)).status).toBe(422);
  });

  test.each([
    ['leads to no other address', { redirect_uri: 'https://elsewhere.example/call-back' }],
    ['leads to no other path', { redirect_uri: 'http://localhost:4321/login' }],
    ['knows no other client', { client_id: 'elevate' }],
    ['asks for a state', { state: '' }],
    ['asks for PKCE', { code_challenge: '' }],
    ['asks for a hashed challenge', { code_challenge_method: 'plain' }],
  ])('%s', async (_what, change) => {
    const app = await testApp();
    const { address } = await startSocial(app, 'google');
    const query = { ...Object.fromEntries(address.searchParams), ...change };
    const headers = { host: 'localhost:4321' };
    expect((await app.send(`/dev/social/authorize?${new URLSearchParams(query)}`, { headers })).status).toBe(404);
    const body = new URLSearchParams({ ...query, person: 'asha.rao' });
    expect((await app.send('/dev/social/authorize', { method: 'POST', body, headers })).status).toBe(404);
  });

  test('shows a page without scripts, escapes its parameters, and stays connected to its opener', async () => {
    const app = await testApp();
    const { address } = await startSocial(app, 'google');
    address.searchParams.set('state', '"><script>alert(1)</script>');
    const answer = await app.send(`${address.pathname}${address.search}`, { headers: { host: 'localhost:4321' } });
    const page = await answer.text();
    expect(page).toContain('This is not Google.');
    expect(page).not.toContain('<script');
    const style = /<style>([^]*?)<\/style>/.exec(page)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'`);
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
  });

  test('accepts a choice from its own page only', async () => {
    const app = await testApp();
    const { address } = await startSocial(app, 'google');
    const body = new URLSearchParams({ ...Object.fromEntries(address.searchParams), person: 'asha.rao' });
    const headers = { host: 'localhost:4321', origin: 'https://elsewhere.example' };
    expect((await app.send('/dev/social/authorize', { method: 'POST', body, headers })).status).toBe(403);
  });

  test('gives tokens only to clients that know the secret', async () => {
    const app = await testApp();
    const { address } = await startSocial(app, 'google');
    const { code = '' } = await backFromSandbox(app, address, { person: 'asha.rao' });
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'sandbox-google',
      client_secret: 'guess',
      code,
      redirect_uri: 'http://localhost:4321/call-back',
      code_verifier: 'x'.repeat(43),
    });
    expect((await app.send('/dev/social/token', { method: 'POST', body })).status).toBe(400);
  });
});
