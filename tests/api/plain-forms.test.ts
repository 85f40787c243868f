import { describe, expect, test } from 'vitest';
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
    const read = cookie.split(/[=.;\s]+/).map((part) => Buffer.from(part, 'base64url').toString('latin1'));
    expect([decodeURIComponent(cookie), ...read].join(' ')).not.toContain(email);
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

test('a form that is too large is refused, and one that comes too often says when to try again', async () => {
  const app = await testApp();
  const large = 'a'.repeat(16 * 1024);
  for (const path of [plainCodePath, plainSignInPath, plainWaitlistPath]) {
    expect((await post(app, path, { email: large })).status, path).toBe(413);
  }
  let answer = await post(app, plainWaitlistPath, { name: 'Asha', email: 'p@elevate.example' });
  for (let times = 0; answer.status !== 429 && times < 50; times++) {
    answer = await post(app, plainWaitlistPath, { name: 'Asha', email: `p${times}@elevate.example` });
  }
  expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true]);
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

describe('the form of the waiting list', () => {
  const join = async (app: TestApp, name: string, address: string) => {
    const answer = await post(app, plainWaitlistPath, { name, email: address });
    const page = await answer.text();
    const valueOf = (field: string) => new RegExp(`name="${field}"[^>]* value="([^"]*)"`).exec(page)?.[1];
    const problemOf = (field: string) =>
      new RegExp(`aria-describedby="${field}-problem"[^]*id="${field}-problem">([^<]*)<`).exec(page)?.[1];
    const problems = { name: problemOf('name'), email: problemOf('email'), form: /role="alert">([^<]*)</.exec(page)?.[1] };
    return { answer, problems, values: [valueOf('name'), valueOf('email')] };
  };
  const none = { name: undefined, email: undefined, form: undefined };

  test('leads to the text that somebody was added', async () => {
    const { answer } = await join(await testApp(), 'Asha', email);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/#waitlist-joined']);
  });

  test('comes back with what was typed and the problem beside its field', async () => {
    const app = await testApp();
    const wrong = await join(app, 'Asha "A" <b>', 'asha@nowhere');
    expect([wrong.answer.status, wrong.problems]).toEqual([400, { ...none, email: 'Invalid email address' }]);
    expect(wrong.values).toEqual(['Asha &quot;A&quot; &lt;b&gt;', 'asha@nowhere']);
    expect(wrong.answer.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect((await join(app, '', email)).problems).toEqual({ ...none, name: 'Please enter your name.' });
    await join(app, 'Asha', email);
    const twice = await join(app, 'Asha', email);
    expect([twice.answer.status, twice.problems]).toEqual([409, { ...none, email: 'You are already on the waiting list.' }]);
    expect(twice.values).toEqual(['Asha', email]);
  });

  test('comes back with what was typed and the text for it after any other failure', async () => {
    const app = await testApp();
    await app.context.database.pool.query('alter table waitlist_entries rename to elsewhere');
    const failed = await join(app, 'Asha', email);
    const text = 'An error occurred while adding you to the waiting list. Please try again later.';
    expect([failed.answer.status, failed.problems, failed.values]).toEqual([500, { ...none, form: text }, ['Asha', email]]);
    app.context.space.isShort = () => true;
    expect(await join(app, 'Asha', email)).toMatchObject({ answer: { status: 507 }, problems: { form: text }, values: ['Asha', email] });
    app.context.space.isShort = () => false;
    for (let times = 0; times < 10; times++) await join(app, 'Asha', email);
    const tooOften = await join(app, 'Asha', email);
    expect([tooOften.answer.status, tooOften.problems.form]).toEqual([429, 'That was a lot at once. Please try again in a moment.']);
  });
});

test('a wrong code, and a code that cannot be checked now, keep the e-mail and name the problem', async () => {
  const app = await testApp();
  const stateAfter = async (answer: Response) =>
    (await app.ask(getPlainSignIn, {}, { headers: { cookie: cookiesOf(answer.headers) } })).body['response'];
  const cookie = cookiesOf((await post(app, plainCodePath, { email })).headers);
  const code = await mailedCode(app, email);
  const type = (passcode: string) => post(app, plainSignInPath, { passcode }, { cookie });
  const kept = { step: 'code', email, codeLength: 6 };
  expect(await stateAfter(await type(code === '000000' ? '000001' : '000000'))).toEqual({
    ...kept,
    returnTo: null,
    problem: 'Failed to verify OTP',
  });
  await app.context.database.pool.query('alter table one_time_codes rename to elsewhere');
  expect(await stateAfter(await type(code))).toMatchObject({ ...kept, problem: 'Failed to verify OTP' });
  expect(await stateAfter(await post(app, plainCodePath, { email }))).toMatchObject({
    ...{ step: 'email', email, problem: 'Something went wrong try after sometime!' },
  });
});
