import { describe, expect, test } from 'vitest';
import { getMyDetails } from '../../src/contract/identity.ts';
import {
  getAccountSettings,
  getMyProfile,
  openProfile,
  updateAccountSettings,
  updateGamesInfo,
  updateProfileInfo,
} from '../../src/contract/my-profile.ts';
import { getPlayerProfile } from '../../src/contract/players.ts';
import { encodePublicId } from '../../src/contract/public-id.ts';
import { globalSearch } from '../../src/contract/search.ts';
import { testApp } from '../builders/open-test-app.ts';
import { settledPlayer } from '../builders/settled-player.ts';
import { signInAs } from '../builders/sign-in.ts';

const info = {
  first_name: 'Zorawar',
  last_name: 'Threlkeld',
  unique_name: 'zorawar.9',
  about_me: 'Keeper.',
  achievement: 'Won a cup.\r\nLost two.',
  street_address: 'Nagpur, Maharashtra',
  gender: 'mixed',
  level: 'advanced',
  facebook: '',
  instagram: 'https://instagram.example/zorawar',
  twitter: 'https://twitter.example/zorawar',
  youtube: 'https://youtube.example/zorawar',
} as const;

const calls = [
  [getMyProfile, {}],
  [openProfile, { u: 'kabir.singh' }],
  [updateProfileInfo, info],
  [updateGamesInfo, { sports: [16] }],
  [getAccountSettings, {}],
  [updateAccountSettings, { is_listed: true }],
] as const;

describe('my profile', () => {
  test('is changed at once: what others see, what search finds, and my name', async () => {
    const app = await testApp();
    const { headers, user } = await settledPlayer(app, 'quilla@elevate.example');
    const { status, body } = await app.ask(updateProfileInfo, info, { headers });
    expect(status).toBe(200);
    expect(body['response']).toMatchObject({
      city: 'Nagpur, Maharashtra',
      level: 'advanced',
      gender: 'mixed',
      is_listed: true,
      about_me: 'Keeper.',
      facebook: null,
      instagram: info.instagram,
      twitter: info.twitter,
      youtube: info.youtube,
    });
    expect((await app.ask(getPlayerProfile, { player_id: user.id })).body).toMatchObject({
      response: {
        first_name: 'Zorawar',
        unique_name: 'zorawar.9',
        street_address: 'Maharashtra, Nagpur',
        achievement: 'Won a cup.\nLost two.',
      },
    });
    expect((await app.ask(getMyDetails, {}, { headers })).body).toMatchObject({ profile: { fullName: 'Zorawar Threlkeld' } });
    const found = async (keyword: string) => JSON.stringify((await app.ask(globalSearch, { keyword, category: 'players' })).body);
    expect(await found('threlkeld')).toContain(user.id);
    expect(await found('threlkeld')).toContain('Nagpur');
    expect(await found('vexley')).not.toContain(user.id);
    expect((await app.ask(getMyProfile, {}, { headers })).body).toEqual(body);
  });

  test('changes the sports in search', async () => {
    const app = await testApp();
    const { headers, user } = await settledPlayer(app, 'quilla@elevate.example');
    expect((await app.ask(updateGamesInfo, { sports: [18, 16] }, { headers })).body).toMatchObject({
      response: { type_of_sports: '[18,16]' },
    });
    const found = async (sport: number) =>
      JSON.stringify((await app.ask(globalSearch, { keyword: 'vexley', category: 'players', sport })).body);
    expect(await found(18)).toContain(user.id);
    expect(await found(8)).not.toContain(user.id);
  });

  test.each([
    ['a web address without http', { facebook: 'facebook.com/me' }, { facebook: 'Invalid URL' }],
    ['a script for a link', { twitter: 'javascript:alert(1)//https://x.example' }, { twitter: 'Invalid URL' }],
    ['a data link', { youtube: 'data:text/html,x' }, { youtube: 'Invalid URL' }],
    ['no host', { instagram: 'https://' }, { instagram: 'Invalid URL' }],
    ['capitals in the ID', { unique_name: 'Zorawar' }, { unique_name: expect.any(String) as string }],
    ['two dots in the ID', { unique_name: 'zora..war' }, { unique_name: expect.any(String) as string }],
    ['an ID of two letters', { unique_name: 'zo' }, { unique_name: expect.any(String) as string }],
    ['an ID of 31 letters', { unique_name: 'z'.repeat(31) }, { unique_name: expect.any(String) as string }],
    ['an ID that is a path', { unique_name: '../login' }, { unique_name: expect.any(String) as string }],
    ['a city that nobody knows', { street_address: 'Atlantis' }, { street_address: expect.stringContaining('no city') as string }],
    ['no first name', { first_name: ' ' }, { first_name: expect.any(String) as string }],
    ['a level that there is not', { level: 'godlike' }, { level: expect.any(String) as string }],
  ])('refuses %s at its field', async (_what, change, fields) => {
    const app = await testApp();
    const { headers, user } = await settledPlayer(app, 'quilla@elevate.example');
    expect(await app.ask(updateProfileInfo, { ...info, ...change }, { headers })).toMatchObject({ status: 400, body: { fields } });
    expect((await app.ask(getPlayerProfile, { player_id: user.id })).body).toMatchObject({ response: { first_name: 'Quilla' } });
  });

  test('has a unique ID: a taken one is refused at its field, also for parallel requests', async () => {
    const app = await testApp();
    const people = [await settledPlayer(app, 'a@elevate.example'), await settledPlayer(app, 'b@elevate.example')];
    const [first, second] = people;
    expect(await app.ask(updateProfileInfo, { ...info, unique_name: 'kabir.singh' }, { headers: first?.headers ?? {} })).toMatchObject({
      status: 409,
      body: { error: 'nameTaken', fields: { unique_name: expect.stringContaining('Somebody else') as string } },
    });
    const answers = await Promise.all(people.map(({ headers }) => app.ask(updateProfileInfo, info, { headers })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers[0]?.status === 200 ? first : second;
    expect((await app.ask(updateProfileInfo, info, { headers: winner?.headers ?? {} })).status).toBe(200);
  });

  test('can be seen and changed only by me, and an organisation has none', async () => {
    const app = await testApp();
    for (const [call, fields] of calls) expect((await app.ask(call, fields)).status, call.name).toBe(401);
    const club = await settledPlayer(app, 'club@elevate.example', { userType: 'organisation' });
    const newcomer = await signInAs(app, 'new@elevate.example');
    for (const { headers } of [club, newcomer]) {
      for (const [call, fields] of [calls[0], calls[2], calls[3], calls[5]]) {
        const { status, body } = await app.ask(call, fields, { headers });
        expect([403, 409], call.name).toContain(status);
        expect(['notAPlayer', 'minorUnlisted'], call.name).toContain(body['error']);
      }
    }
    expect((await app.ask(getAccountSettings, {}, { headers: club.headers })).body).toMatchObject({
      response: { email: 'club@elevate.example', user_type: 'organisation', is_listed: false, may_be_listed: false },
    });
  });
});

describe('who can find me', () => {
  test('I decide: unlisted, only I see my profile; listed again, everybody does', async () => {
    const app = await testApp();
    const { headers, user } = await settledPlayer(app, 'quilla@elevate.example');
    const other = await settledPlayer(app, 'yadin@elevate.example', { fullName: 'Yadin Ortmann' });
    const seen = async (by: Record<string, string>, u = 'quilla.vexley') => (await app.ask(openProfile, { u }, { headers: by })).status;
    const found = async () =>
      JSON.stringify((await app.ask(globalSearch, { keyword: 'vexley', category: 'players' })).body).includes(user.id);

    expect(await app.ask(updateAccountSettings, { is_listed: false }, { headers })).toMatchObject({
      status: 200,
      body: { response: { is_listed: false } },
    });
    expect([await found(), await seen(other.headers), await seen(headers)]).toEqual([false, 404, 200]);
    // A change made meanwhile must not bring anybody back into search.
    await app.ask(updateGamesInfo, { sports: [16] }, { headers });
    expect(await found()).toBe(false);
    await app.ask(updateAccountSettings, { is_listed: true }, { headers });
    expect([await found(), await seen(other.headers), await seen(other.headers, encodePublicId(user.id))]).toEqual([true, 200, 200]);
    // Nobody takes the address of another by choosing its id as their own name.
    const { pool } = app.context.database;
    await pool.query('update players set unique_name = $2 where id = $1', [other.user.id, encodePublicId(user.id)]);
    await pool.query('update players set about_me = about_me where id = $1', [user.id]);
    const opened = await app.ask(openProfile, { u: encodePublicId(user.id) }, { headers: other.headers });
    expect(opened.body).toMatchObject({ isMine: false, response: { unique_name: 'quilla.vexley' } });
  });

  test('nobody while I am under 18', async () => {
    const app = await testApp();
    const { headers, user } = await settledPlayer(app, 'quilla@elevate.example', { isAdult: false });
    expect((await app.ask(getAccountSettings, {}, { headers })).body).toMatchObject({
      response: { is_listed: false, may_be_listed: false },
    });
    expect(await app.ask(updateAccountSettings, { is_listed: true }, { headers })).toMatchObject({
      status: 403,
      body: { error: 'minorUnlisted' },
    });
    await app.ask(updateProfileInfo, info, { headers });
    expect((await app.ask(getPlayerProfile, { player_id: user.id })).status).toBe(404);
    expect(JSON.stringify((await app.ask(globalSearch, { keyword: 'threlkeld', category: 'players' })).body)).not.toContain(user.id);
    expect((await app.ask(openProfile, { u: 'zorawar.9' }, { headers })).body).toMatchObject({ isMine: true, isListed: false });
  });
});

test('an unknown and a hidden profile are refused in the same way', async () => {
  const app = await testApp();
  const { headers } = await settledPlayer(app, 'quilla@elevate.example');
  const [hidden, none, odd] = await Promise.all(
    ['zaid.khan', 'no.such.player', '../../etc/passwd'].map((u) => app.ask(openProfile, { u }, { headers })),
  );
  expect([hidden?.status, none?.status, odd?.status]).toEqual([404, 404, 404]);
  expect(hidden?.body).toEqual(none?.body);
});
