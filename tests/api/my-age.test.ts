import { expect, test } from 'vitest';
import { getMyAge, correctMyAge } from '../../src/contract/my-age.ts';
import { getAccountSettings, openProfile, updateAccountSettings } from '../../src/contract/my-profile.ts';
import { getMyOrganisation } from '../../src/contract/organisations.ts';
import { encodePublicId } from '../../src/contract/public-id.ts';
import { globalSearch } from '../../src/contract/search.ts';
import { testApp } from '../builders/open-test-app.ts';
import { refusal } from '../builders/inviting.ts';
import { settledPlayer } from '../builders/settled-player.ts';
import { signInAs } from '../builders/sign-in.ts';

type Headers = Record<string, string>;

const open = async (more: Parameters<typeof settledPlayer>[2] = {}) => {
  const app = await testApp();
  const me = await settledPlayer(app, 'quilla@elevate.example', more);
  const sent = { headers: me.headers };
  const correct = (isAdult: boolean) => app.ask(correctMyAge, { isAdult }, sent);
  const settings = async () => (await app.ask(getAccountSettings, {}, sent)).body['response'];
  const found = async () =>
    JSON.stringify((await app.ask(globalSearch, { keyword: 'vexley', category: 'players' })).body).includes(me.user.id);
  const seenBy = async (headers: Headers) => (await app.ask(openProfile, { u: encodePublicId(me.user.id) }, { headers })).status;
  const ages = async () => {
    const { rows } = await app.context.database.pool.query(`select data from domain_events where type = 'age.changed' order by id`);
    return rows.map(({ data }: { data: unknown }) => data);
  };
  return { app, ages, correct, found, me, seenBy, sent, settings };
};
const saidTo = (isAdult: boolean) => ({ status: 200, body: { response: { isAdult, guardedIn: [], guardianIn: [] } } });

test('whoever says later that they are under 18 is found by nobody at once', async () => {
  const { ages, app, correct, found, me, seenBy, sent, settings } = await open();
  const other = await settledPlayer(app, 'yadin@elevate.example', { fullName: 'Yadin Ortmann' });
  expect([await found(), await seenBy(other.headers)]).toEqual([true, 200]);
  expect(await correct(false)).toMatchObject(saidTo(false));
  expect([await found(), await seenBy(other.headers), await seenBy(sent.headers)]).toEqual([false, 404, 200]);
  expect(await settings()).toMatchObject({ is_listed: false, may_be_listed: false });
  expect(refusal(await app.ask(updateAccountSettings, { is_listed: true }, sent))).toEqual([403, 'minorUnlisted']);
  expect(await ages()).toEqual([{ userIds: [me.user.id], actorIds: [me.user.id] }]);
});

test('whoever says later that they are 18 or older is listed only when they list themselves', async () => {
  const { app, correct, found, sent, settings } = await open({ isAdult: false });
  expect((await app.ask(getMyAge, {}, sent)).body).toMatchObject({ response: { isAdult: false } });
  expect(await correct(true)).toMatchObject(saidTo(true));
  expect([await found(), await settings()]).toMatchObject([false, { is_listed: false, may_be_listed: true }]);
  expect((await app.ask(updateAccountSettings, { is_listed: true }, sent)).status).toBe(200);
  expect(await found()).toBe(true);
  expect(await correct(false)).toMatchObject(saidTo(false));
  expect(await correct(true)).toMatchObject(saidTo(true));
  expect(await found()).toBe(false);
});

test('the same answer again changes nothing: an adult stays listed, and nothing is published', async () => {
  const { ages, correct, found } = await open();
  expect(await correct(true)).toMatchObject(saidTo(true));
  expect([await found(), await ages()]).toEqual([true, []]);
  const answers = await Promise.all([correct(false), correct(false), correct(false)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await ages()).toHaveLength(1);
});

test('a minor’s organisation is not public, and stays so until its owner makes it public', async () => {
  const { app, correct, sent } = await open({ userType: 'organisation' });
  const organisation = async () => (await app.ask(getMyOrganisation, {}, sent)).body['response'];
  expect(await organisation()).toMatchObject({ isPublic: true, mayBePublic: true });
  expect(await correct(false)).toMatchObject(saidTo(false));
  expect(await organisation()).toMatchObject({ isPublic: false, mayBePublic: false });
  expect(await correct(true)).toMatchObject(saidTo(true));
  expect(await organisation()).toMatchObject({ isPublic: false, mayBePublic: true });
});

test('nobody without a session, and nobody before the onboarding, corrects an age', async () => {
  const { app, sent } = await open();
  expect((await app.ask(getMyAge, {})).status).toBe(401);
  expect((await app.ask(correctMyAge, { isAdult: false })).status).toBe(401);
  const { headers } = await signInAs(app, 'new@elevate.example');
  expect(refusal(await app.ask(correctMyAge, { isAdult: true }, { headers }))).toEqual([409, 'introduceFirst']);
  expect((await app.ask(getMyAge, {}, { headers })).body).toMatchObject({ response: { isAdult: null } });
  expect((await app.ask(correctMyAge, { isAdult: 'no' }, sent)).body).toMatchObject({
    fields: { isAdult: 'Please say whether you are 18 or older.' },
  });
});

test('ten corrections an hour are accepted, because each sends mails', async () => {
  const { correct } = await open();
  const statuses = [];
  for (let count = 0; count < 11; count++) statuses.push((await correct(count % 2 === 1)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});
