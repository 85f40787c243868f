import { expect, test } from 'vitest';
import { getMyDetails, introduceMyself } from '../../src/contract/identity.ts';
import { getMyProfile } from '../../src/contract/my-profile.ts';
import { getPlainIntroduction, plainIntroductionPath } from '../../src/contract/plain-introduction.ts';
import { testApp } from '../builders/open-test-app.ts';
import { cookiesOf, signInAs } from '../builders/sign-in.ts';

const filledIn = [
  ['fullName', 'Nila Verma'],
  ['city', 'Pune, Maharashtra'],
  ['userType', 'player'],
  ['sports', '16'],
  ['sports', '17'],
  ['gender', 'women'],
  ['age', 'adult'],
] as const;
const without = (...names: string[]) => filledIn.filter(([name]) => !names.includes(name));

const open = async () => {
  const app = await testApp();
  const me = await signInAs(app, 'nila@elevate.example');
  const post = (fields: readonly (readonly [string, string])[], headers: Record<string, string> = me.headers) =>
    app.send(plainIntroductionPath, {
      method: 'POST',
      headers: { accept: 'text/html', ...headers },
      body: new URLSearchParams(fields.map(([name, value]) => [name, value])),
    });
  const sentTo = async (answer: Promise<Response>) => {
    const { status, headers } = await answer;
    return [status, headers.get('location')];
  };
  const status = async () => (await app.ask(getMyDetails, {}, { headers: me.headers })).body['status'];
  /** What the page shows to this person after an answer. */
  const keptAfter = async (answer: Response, { cookie = '' }: Record<string, string> = me.headers) => {
    const headers = { cookie: `${cookie}; ${cookiesOf(answer.headers)}` };
    return (await app.ask(getPlainIntroduction, {}, { headers })).body['response'];
  };
  return { app, keptAfter, me, post, sentTo, status };
};
const again = '/dashboard/user?status=new';
const signedOut = '/login?return=%2Fdashboard%2Fuser%3Fstatus%3Dnew&info=expired';

test('a browser without scripts completes the onboarding and is sent to where it came from, never to another site', async () => {
  const { app, me, post, sentTo, status } = await open();
  expect(await sentTo(post([...filledIn, ['return', '/teams']]))).toEqual([303, '/teams']);
  expect(await status()).toBe('ACTIVE');
  expect((await app.ask(getMyProfile, {}, { headers: me.headers })).body).toMatchObject({
    response: { first_name: 'Nila', city: 'Pune, Maharashtra', gender: 'women', is_listed: true, type_of_sports: '[16,17]' },
  });
  // The second time it does nothing.
  expect(await sentTo(post([...without('age'), ['age', 'minor'], ['return', '//elsewhere.example/']]))).toEqual([303, '/dashboard/']);
  expect((await app.ask(getMyProfile, {}, { headers: me.headers })).body).toMatchObject({ response: { is_listed: true } });
});

test('somebody under 18 is unlisted, and an organisation needs no gender', async () => {
  const minor = await open();
  expect(await minor.sentTo(minor.post([...without('age'), ['age', 'minor']]))).toEqual([303, '/dashboard/']);
  const mine = { headers: minor.me.headers };
  expect((await minor.app.ask(getMyProfile, {}, mine)).body).toMatchObject({ response: { is_listed: false, may_be_listed: false } });
  const club = await open();
  expect(await club.sentTo(club.post([...without('userType', 'gender'), ['userType', 'organisation']]))).toEqual([303, '/dashboard/']);
  expect(await club.status()).toBe('ACTIVE');
});

test('what is missing or wrong is named at its field, with what was filled in, and the return path is kept', async () => {
  const { keptAfter, post, sentTo, status } = await open();
  const fields = [...without('age', 'gender', 'city'), ['city', 'Atlantis <b>'], ['return', '/teams']] as const;
  expect(await sentTo(post(fields))).toEqual([303, `${again}&return=%2Fteams`]);
  expect(await keptAfter(await post(fields))).toEqual({
    ...{ fullName: 'Nila Verma', city: 'Atlantis <b>', userType: 'player', gender: '', age: '', sports: [16, 17], failure: '' },
    problems: { gender: 'Please choose whom you play with.', isAdult: 'Please say whether you are 18 or older.' },
  });
  expect(await keptAfter(await post([...without('city'), ['city', 'Atlantis']]))).toMatchObject({
    problems: { city: 'We know no city of this name in India. Choose one of the list.' },
  });
  expect(await keptAfter(await post([]))).toMatchObject({ problems: { fullName: 'Please enter your name.' }, sports: [] });
  expect(await status()).toBe('INACTIVE');
});

test('what one person filled in is not shown to another, nor after it was accepted', async () => {
  const { app, keptAfter, post } = await open();
  const other = await signInAs(app, 'other@elevate.example');
  const refused = await post(without('age'));
  expect(cookiesOf(refused.headers)).not.toContain('Nila');
  expect(await keptAfter(refused, other.headers)).toBeNull();
  expect(await keptAfter(refused)).not.toBeNull();
  const accepted = await post(filledIn);
  expect(accepted.headers.getSetCookie().join()).toMatch(/_introduction=; .*Max-Age=0/);
  expect(await keptAfter(accepted)).toBeNull();
});

test('without a session, from another site and with a full disk nothing is stored', async () => {
  const { app, keptAfter, me, post, sentTo, status } = await open();
  expect(await sentTo(post(filledIn, {}))).toEqual([303, signedOut]);
  expect((await post(filledIn, { ...me.headers, origin: 'https://elsewhere.example' })).status).toBe(403);
  app.context.space.isShort = () => true;
  expect(await keptAfter(await post(filledIn))).toMatchObject({
    fullName: 'Nila Verma',
    problems: {},
    failure: expect.stringContaining('disk of this server is full') as string,
  });
  app.context.space.isShort = () => false;
  expect(await status()).toBe('INACTIVE');
});

test('the form counts together with the call', async () => {
  const { app, keptAfter, me, post } = await open();
  for (let times = 0; times < 300; times++) await app.ask(introduceMyself, {}, { headers: me.headers });
  expect(await keptAfter(await post(filledIn))).toMatchObject({ failure: 'That was a lot at once. Please try again in a moment.' });
});
