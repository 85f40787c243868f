import { describe, expect, test } from 'vitest';
import { getMyDetails } from '../../src/contract/identity.ts';
import { testApp } from '../builders/open-test-app.ts';
import { signInAs } from '../builders/sign-in.ts';
import { startOAuthServer, startOpenIdServer } from '../builders/social-servers.ts';
import { backFrom, finishSocial, signInSocially, startSocial } from '../builders/social-sign-in.ts';

const email = 'asha@elevate.example';
const asha = { sub: 'google-1', email, email_verified: true, name: 'Asha Rao', hd: 'elevate.example' };
const failed = { status: 422, body: { error: 'socialFailed', message: 'Failed to continue with the provider, try after sometime' } };

async function withGoogle(variables: Record<string, string> = {}) {
  const google = await startOpenIdServer();
  google.setClaims(asha);
  return { google, app: await testApp({ variables: { ...google.variables, ...variables } }) };
}
async function withOAuth() {
  const provider = await startOAuthServer();
  return { provider, app: await testApp({ variables: provider.variables }) };
}
const subjectsOf = async ({ context: app }: Awaited<ReturnType<typeof testApp>>, userId: string) =>
  (
    await app.database.pool.query<{ way: string }>("select kind || ' ' || subject as way from user_ways where user_id = $1 order by 1", [
      userId,
    ])
  ).rows.map(({ way }) => way);

describe('the start of a social sign-in', () => {
  test('redirects to Google with state, nonce, PKCE, its scopes and the exact callback address', async () => {
    const { google, app } = await withGoogle();
    const { address } = await startSocial(app, 'google', 'mode=popup');
    expect(address.href.split('?')[0]).toBe(`${google.issuer}/authorize`);
    const query = Object.fromEntries(address.searchParams);
    expect(query).toMatchObject({
      client_id: 'elevate',
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: 'http://localhost:4321/call-back',
      code_challenge_method: 'S256',
    });
    expect(query['code_challenge']).toMatch(/^[\w-]{43}$/);
    expect(query['nonce']).toMatch(/^[\w-]{43}$/);
    expect(query['state']).toMatch(/^google\.[\w-]{43}\.$/);
  });

  test.each([
    ['facebook', '/dialog/oauth', 'email,public_profile'],
    ['strava', '/oauth/authorize', 'read,activity:read'],
  ] as const)('redirects to %s with its scopes', async (name, path, scope) => {
    const { app } = await withOAuth();
    const { address } = await startSocial(app, name, 'tab=0123456789abcdef');
    expect(address.pathname).toBe(path);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      scope,
      redirect_uri: 'http://localhost:4321/call-back',
      code_challenge_method: 'S256',
    });
    expect(address.searchParams.get('state')).toMatch(/^\w+\.[\w-]{43}\.0123456789abcdef$/);
  });

  test('uses the configured origin for the callback, whatever host was requested', async () => {
    const { app } = await withGoogle({ PUBLIC_ORIGIN: 'https://elevate.example' });
    const { address } = await startSocial(app, 'google');
    expect(address.searchParams.get('redirect_uri')).toBe('https://elevate.example/call-back');
  });

  test('sets one short-lived cookie that scripts cannot read and other sites’ forms do not send', async () => {
    const { app } = await withGoogle();
    const answer = await app.send('/auth/social/google/start');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const [cookie, ...more] = answer.headers.getSetCookie();
    expect(more).toEqual([]);
    expect(cookie).toMatch(/^_signIn=.+; Max-Age=600; Path=\/auth\/social; HttpOnly; Secure; SameSite=Lax$/);
  });

  test('with an unreachable provider leads to the page that says so', async () => {
    const { google, app } = await withGoogle();
    await google.stop();
    const { address, cookie } = await startSocial(app, 'google');
    expect([address.pathname, Object.fromEntries(address.searchParams), cookie]).toEqual([
      '/call-back',
      { error: 'temporarily_unavailable', state: 'google' },
      '',
    ]);
  });

  test('for a provider that is unknown or not offered is not found', async () => {
    const app = await testApp({ variables: { SOCIAL_PROVIDERS: 'google' } });
    expect((await app.send('/auth/social/linkedin/start')).status).toBe(404);
    expect((await app.send('/auth/social/strava/start')).status).toBe(404);
  });
});

describe('coming back from Google', () => {
  test('signs a new person in, who is INACTIVE, has their name and e-mail, and returns after the onboarding', async () => {
    const { app } = await withGoogle();
    const { status, body, cookie } = await signInSocially(app, 'google', 'mode=popup&return=/teams');
    expect([status, body]).toMatchObject([
      200,
      { mode: 'popup', goTo: '/dashboard/user?status=new&return=%2Fteams', user: { email, profile: { fullName: 'Asha Rao' } } },
    ]);
    expect((await app.ask(getMyDetails, {}, { headers: { cookie } })).body).toMatchObject({ id: body.user.id });
    expect(await subjectsOf(app, body.user.id)).toEqual([`email ${email}`, 'google google-1']);
  });

  test('leads an ACTIVE person back to where they were', async () => {
    const { app } = await withGoogle();
    await signInSocially(app, 'google');
    await app.context.database.pool.query("update users set status = 'ACTIVE' where email = $1", [email]);
    expect((await signInSocially(app, 'google', 'return=/teams%3Fpage%3D2')).body.goTo).toBe('/teams?page=2');
  });

  test.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)'])(
    'ignores the return address %s',
    async (address) => {
      const { app } = await withGoogle();
      await signInSocially(app, 'google');
      await app.context.database.pool.query("update users set status = 'ACTIVE' where email = $1", [email]);
      expect((await signInSocially(app, 'google', `return=${encodeURIComponent(address)}`)).body.goTo).toBe('/dashboard/');
    },
  );

  test('with a verified e-mail links to its account, and is a way to sign in from then on', async () => {
    const { google, app } = await withGoogle();
    const { user } = await signInAs(app, email);
    expect((await signInSocially(app, 'google')).body.user.id).toBe(user.id);
    google.setClaims({ ...asha, email: 'new-address@elevate.example' });
    expect((await signInSocially(app, 'google')).body.user.id).toBe(user.id);
    expect(await subjectsOf(app, user.id)).toEqual([`email ${email}`, 'google google-1']);
  });

  test.each([
    ['an unverified e-mail', { email_verified: false }],
    ['an e-mail of which Google says nothing', { email_verified: undefined }],
  ])('with %s links to nobody', async (_what, change) => {
    const { google, app } = await withGoogle();
    google.setClaims({ ...asha, ...change });
    const { user } = await signInAs(app, email);
    const { body } = await signInSocially(app, 'google');
    expect(body.user).toMatchObject({ email: null, status: 'INACTIVE' });
    expect(body.user.id).not.toBe(user.id);
    expect(await subjectsOf(app, body.user.id)).toEqual(['google google-1']);
  });

  test('deletes what an impostor had set up on the address that it verifies', async () => {
    const { app } = await withGoogle();
    const { pool } = app.context.database;
    await pool.query("insert into users (id, status, full_name) values ('01890000-0000-7000-8000-000000000001', 'ACTIVE', 'Impostor')");
    await pool.query(
      "insert into user_ways (id, user_id, kind, subject, shown) values (gen_random_uuid(), '01890000-0000-7000-8000-000000000001', 'email', $1, $1)",
      [email],
    );
    await pool.query("insert into user_passwords (user_id, hash) values ('01890000-0000-7000-8000-000000000001', 'x')");
    await signInSocially(app, 'google');
    expect((await pool.query('select 1 from user_passwords')).rowCount).toBe(0);
  });

  test('twice at the same instant makes one account', async () => {
    const { app } = await withGoogle();
    const [one, two] = await Promise.all([signInSocially(app, 'google'), signInSocially(app, 'google')]);
    expect(one.body.user.id).toBe(two.body.user.id);
  });
});

describe('coming back from Facebook', () => {
  test('signs in by id and name, and its e-mail links to nobody', async () => {
    const { provider, app } = await withOAuth();
    const { user } = await signInAs(app, 'nila@elevate.example');
    const { status, body } = await signInSocially(app, 'facebook');
    expect([status, body.user]).toMatchObject([200, { email: null, profile: { fullName: 'Nila Thomas' } }]);
    expect(body.user.id).not.toBe(user.id);
    const { rows } = await app.context.database.pool.query('select kind, shown from user_ways where user_id = $1', [body.user.id]);
    expect(rows).toEqual([{ kind: 'facebook', shown: 'Nila Thomas' }]);
    expect(provider.asked.find(({ path }) => path === '/me')?.query.get('appsecret_proof')).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('coming back from Strava', () => {
  test('signs in by the athlete, whose name is shown only in the owner’s list of ways', async () => {
    const { app } = await withOAuth();
    const { status, body } = await signInSocially(app, 'strava');
    expect([status, body.user]).toMatchObject([200, { email: null, profile: { fullName: '' } }]);
    expect(await subjectsOf(app, body.user.id)).toEqual(['strava 90471123581']);
    expect((await signInSocially(app, 'strava')).body.user.id).toBe(body.user.id);
  });
});

describe('Facebook, unreachable at the end', () => {
  test('tells the user to try again, and nobody is signed in', async () => {
    const { provider, app } = await withOAuth();
    const { address, cookie } = await startSocial(app, 'facebook');
    const back = await backFrom(address);
    provider.stop();
    const answer = await finishSocial(app, back, cookie);
    expect(answer).toMatchObject(failed);
    expect(answer.cookie).toBe('');
  });
});
