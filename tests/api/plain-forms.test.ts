import { expect, test } from 'vitest';
import { getPlainSignIn, plainCodePath, plainSignInPath } from '../../src/contract/identity.ts';
import { plainWaitlistPath } from '../../src/contract/waitlist.ts';
import { testApp } from '../builders/open-test-app.ts';
import { cookiesOf, mailedCode } from '../builders/sign-in.ts';

type TestApp = Awaited<ReturnType<typeof testApp>>;
const email = 'asha@elevate.example';

const post = (app: TestApp, path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.send(path, {
    method: 'POST',
    headers: { accept: 'text/html', ...headers },
    body: new URLSearchParams(fields),
  });

test('a browser without scripts signs in by two forms, and is sent back to where it came from, never to another site', async () => {
  for (const [wanted, target] of [
    ['/team-member/7?view=events', '/dashboard/user?status=new&return=%2Fteam-member%2F7%3Fview%3Devents'],
    ['//elsewhere.example/', '/dashboard/user?status=new'],
  ] as const) {
    const app = await testApp();
    const sent = await post(app, plainCodePath, { email, return: wanted });
    expect(sent.status).toBe(303);
    expect(sent.headers.get('location')).not.toContain('elsewhere');
    const cookie = cookiesOf(sent.headers);
    expect(cookie).not.toContain('asha');
    expect((await app.ask(getPlainSignIn, {}, { headers: { cookie } })).body).toMatchObject({
      response: { step: 'code', email, codeLength: 6 },
    });
    const signedIn = await post(app, plainSignInPath, { passcode: await mailedCode(app, email) }, { cookie });
    expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, target]);
    expect(cookiesOf(signedIn.headers)).toMatch(/_token=/);
  }
});

test('what is wrong is kept for the page, and the forms count like the calls that they stand for', async () => {
  const app = await testApp();
  const wrong = await post(app, plainCodePath, { email: 'asha' });
  const cookie = cookiesOf(wrong.headers);
  expect((await app.ask(getPlainSignIn, {}, { headers: { cookie } })).body).toMatchObject({
    response: { step: 'email', email: 'asha', problem: 'Invalid email address' },
  });
  for (let times = 0; times < 20; times++) await post(app, plainCodePath, { email: `p${times}@elevate.example` });
  const tooMany = cookiesOf((await post(app, plainCodePath, { email })).headers);
  expect((await app.ask(getPlainSignIn, {}, { headers: { cookie: tooMany } })).body).toMatchObject({
    response: { problem: 'That was a lot at once. Please try again in a moment.' },
  });
});

test('a form of another site is refused, and a code form without the first step leads to it', async () => {
  const app = await testApp();
  for (const path of [plainCodePath, plainSignInPath, plainWaitlistPath]) {
    const foreign = await post(app, path, { email, name: 'Asha', passcode: '123456' }, { origin: 'https://elsewhere.example' });
    expect([foreign.status, foreign.headers.getSetCookie()], path).toEqual([403, []]);
  }
  const early = await post(app, plainSignInPath, { passcode: '123456' });
  expect([early.status, early.headers.get('location')]).toEqual([303, '/login']);
  expect((await app.ask(getPlainSignIn, {}, { headers: { cookie: '_sign-in=nonsense' } })).body).toEqual({ status: 1, response: null });
});

test('the form of the waiting list leads to the text of its outcome', async () => {
  const app = await testApp();
  const join = async (name: string, address: string) =>
    (await post(app, plainWaitlistPath, { name, email: address })).headers.get('location');
  expect(await join('Asha', email)).toBe('/#waitlist-joined');
  expect(await join('Asha', email)).toBe('/#waitlist-listed');
  expect(await join('', email)).toBe('/#waitlist-wrong');
  for (let times = 0; times < 7; times++) await join('Asha', email);
  expect(await join('Asha', email)).toBe('/#waitlist-failed');
});
