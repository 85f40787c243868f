import { describe, expect, test } from 'vitest';
import { getMyDetails } from '../../src/contract/identity.ts';
import { deleteMyAccount } from '../../src/contract/account.ts';
import { limits } from '../../src/contract/limits.ts';
import {
  addOrganisationImage,
  getMyOrganisation,
  openOrganisation,
  removeOrganisationImage,
  updateMyOrganisation,
  type Organisation,
} from '../../src/contract/organisations.ts';
import { encodePublicId } from '../../src/contract/public-id.ts';
import { testApp } from '../builders/open-test-app.ts';
import { fileOf, redAndBlue } from '../builders/pictures.ts';
import { settledPlayer } from '../builders/settled-player.ts';

const fields = {
  version: 1,
  name: 'Deccan Courts',
  businessType: 'Sports club',
  description: 'Six courts under one roof.',
  address: '12 Karve Road',
  city: 'Nashik, Maharashtra',
  emails: ['desk@deccan.example', ' office@deccan.example '],
  phones: ['+91 98765 43210', ''],
  openingHours: ['Mon to Fri, 6 to 22', 'Sat, 7 to 20'],
  socialLinks: ['https://deccan.example'],
};

const organisationIn = ({ body }: { body: Record<string, unknown> }) => body['response'] as Organisation;
const picture = async () => fileOf(await (await redAndBlue()).jpeg().toBuffer());

async function withOrganisation(more: { isAdult?: boolean } = {}) {
  const app = await testApp();
  const { headers, user } = await settledPlayer(app, 'desk@elevate.example', { fullName: 'Deccan', userType: 'organisation', ...more });
  return { app, headers, u: encodePublicId(user.id) };
}

describe('an organisation', () => {
  test('starts with the data of the onboarding', async () => {
    const { app, headers } = await withOrganisation();
    const { status, body } = await app.ask(getMyOrganisation, {}, { headers });
    expect([status, body['response']]).toMatchObject([
      200,
      {
        name: 'Deccan',
        city: 'Pune, Maharashtra',
        state: 'Maharashtra',
        emails: [],
        images: [],
        sports: [8],
        isPublic: true,
        mayBePublic: true,
        version: 1,
      },
    ]);
  });

  test("has a profile with description, place, hours and contact, and its name is the account's name", async () => {
    const { app, headers } = await withOrganisation();
    const kept = {
      ...fields,
      version: 2,
      emails: ['desk@deccan.example', 'office@deccan.example'],
      phones: ['+91 98765 43210'],
      images: [],
      sports: [8],
      state: 'Maharashtra',
      isPublic: true,
      mayBePublic: true,
    };
    expect(await app.ask(updateMyOrganisation, fields, { headers })).toMatchObject({ status: 200, body: { status: 1, response: kept } });
    expect((await app.ask(getMyOrganisation, {}, { headers })).body['response']).toEqual(kept);
    expect((await app.ask(getMyDetails, {}, { headers })).body).toMatchObject({ profile: { fullName: 'Deccan Courts' } });
  });

  test.each([
    ['name', { name: ' ' }],
    ['city', { city: 'Atlantis' }],
    ['emails', { emails: ['desk@deccan.example', 'nobody'] }],
    ['phones', { phones: ['98765 43210'] }],
    ['socialLinks', { socialLinks: ['javascript:alert(1)'] }],
    ['openingHours', { openingHours: Array.from({ length: 11 }, () => 'always') }],
    ['openingHours', { openingHours: ['a'.repeat(101)] }],
    ['description', { description: 'a'.repeat(2_001) }],
    ['version', { version: 0 }],
    ['isPublic', { isPublic: 'yes' }],
  ])('sees which field is invalid: %s, %j', async (field, change) => {
    const { app, headers } = await withOrganisation();
    const { status, body } = await app.ask(updateMyOrganisation, { ...fields, ...change }, { headers });
    expect([status, Object.keys(body['fields'] as object)]).toEqual([400, [field]]);
    expect((await app.ask(getMyOrganisation, {}, { headers })).body['response']).toMatchObject({ name: 'Deccan', version: 1 });
  });

  test('saved twice from the same version is saved once, and the second is refused', async () => {
    const { app, headers } = await withOrganisation();
    const names = ['Deccan One', 'Deccan Two'];
    const answers = await Promise.all(names.map((name) => app.ask(updateMyOrganisation, { ...fields, name }, { headers })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const saved = names[answers.findIndex(({ status }) => status === 200)];
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ error: 'changedMeanwhile' });
    expect((await app.ask(getMyOrganisation, {}, { headers })).body['response']).toMatchObject({ name: saved, version: 2 });
  });

  test('is not found for a player, a new user or a visitor', async () => {
    const app = await testApp();
    const { headers } = await settledPlayer(app, 'quilla@elevate.example');
    expect(await app.ask(getMyOrganisation, {}, { headers })).toMatchObject({ status: 409, body: { error: 'notAnOrganisation' } });
    expect(await app.ask(updateMyOrganisation, fields, { headers })).toMatchObject({ status: 409, body: { error: 'notAnOrganisation' } });
    expect((await app.ask(getMyDetails, {}, { headers })).body).toMatchObject({ profile: { fullName: 'Quilla Vexley' } });
    expect((await app.ask(getMyOrganisation, {})).status).toBe(401);
  });
});

describe('the page of an organisation', () => {
  test('is seen by others under its public id, unless it is set to private', async () => {
    const { app, headers, u } = await withOrganisation();
    const other = await settledPlayer(app, 'quilla@elevate.example');
    const seenBy = async (who: Record<string, string>) => app.ask(openOrganisation, { u }, { headers: who });
    expect(await seenBy(other.headers)).toMatchObject({ status: 200, body: { response: { name: 'Deccan' }, isMine: false } });
    expect((await app.ask(updateMyOrganisation, { ...fields, isPublic: false }, { headers })).status).toBe(200);
    expect(await seenBy(other.headers)).toMatchObject({ status: 404, body: { error: 'noSuchOrganisation' } });
    expect(await seenBy(headers)).toMatchObject({ status: 200, body: { isMine: true, response: { isPublic: false } } });
    expect((await seenBy({})).status).toBe(401);
  });

  test('of somebody under 18 is private, whatever is sent', async () => {
    const { app, headers, u } = await withOrganisation({ isAdult: false });
    const other = await settledPlayer(app, 'quilla@elevate.example');
    expect((await app.ask(openOrganisation, { u }, { headers: other.headers })).status).toBe(404);
    const answer = await app.ask(updateMyOrganisation, { ...fields, isPublic: true }, { headers });
    expect(answer).toMatchObject({ status: 403, body: { error: 'minorUnlisted' } });
    expect((await app.ask(getMyOrganisation, {}, { headers })).body['response']).toMatchObject({ name: 'Deccan', isPublic: false });
    // It does not become public by itself when its owner is of age.
    await app.context.database.pool.query('update users set is_adult = true');
    expect((await app.ask(openOrganisation, { u }, { headers: other.headers })).status).toBe(404);
  });

  test('that was public is private once its account says under 18', async () => {
    const { app, headers, u } = await withOrganisation();
    const visitor = await settledPlayer(app, 'visitor@elevate.example');
    const opened = async () => (await app.ask(openOrganisation, { u }, { headers: visitor.headers })).status;
    expect((await app.ask(updateMyOrganisation, { ...fields, isPublic: true }, { headers })).status).toBe(200);
    expect(await opened()).toBe(200);
    await app.context.database.pool.query(`update users set is_adult = false where email = 'desk@elevate.example'`);
    expect(await opened()).toBe(404);
  });

  test("is not at a player's address, at an unknown one or at an invalid one", async () => {
    const { app, headers } = await withOrganisation();
    const player = await settledPlayer(app, 'quilla@elevate.example');
    for (const u of [encodePublicId(player.user.id), 'AAAAAAAAAAAAAAAAAAAAAA', 'deccan', "' or 1=1"]) {
      expect(await app.ask(openOrganisation, { u }, { headers }), u).toMatchObject({
        status: 404,
        body: { error: 'noSuchOrganisation' },
      });
    }
  });
});

describe('the pictures of an organisation', () => {
  test('are encoded anew, shown, deleted one by one, and deleted with the account', async () => {
    const { app, headers } = await withOrganisation();
    const add = async () => organisationIn(await app.ask(addOrganisationImage, { image: await picture() }, { headers })).images;
    const shown = async (path = '') => (await app.send(`/storage/${path}?w=150`)).status;
    const [first] = await add();
    const [, second] = await add();
    expect(first).toMatch(/^uploads\/organisation_pictures\/[\w-]+\.webp$/);
    expect([await shown(first), await shown(second)]).toEqual([200, 200]);
    const left = await app.ask(removeOrganisationImage, { image: first ?? '' }, { headers });
    expect(organisationIn(left).images).toEqual([second]);
    expect([await shown(first), await shown(second)]).toEqual([404, 200]);
    expect((await app.ask(deleteMyAccount, { confirmation: 'DELETE' }, { headers })).status).toBe(200);
    expect(await shown(second)).toBe(404);
  });

  test('are eight at most, however many are sent at once', async () => {
    const { app, headers } = await withOrganisation();
    const images = await Promise.all(Array.from({ length: limits.organisationPictures + 2 }, picture));
    const answers = await Promise.all(images.map((image) => app.ask(addOrganisationImage, { image }, { headers })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(limits.organisationPictures);
    expect(answers.filter(({ body }) => body['error'] === 'picturesFull')).toHaveLength(2);
    expect(organisationIn(await app.ask(getMyOrganisation, {}, { headers })).images).toHaveLength(limits.organisationPictures);
  });

  test('may be sent twenty times in ten minutes, from any network and under any name, by each organisation', async () => {
    const { app, headers } = await withOrganisation();
    const other = await settledPlayer(app, 'other@elevate.example', { fullName: 'Other', userType: 'organisation' });
    const add = async (at: number, by = headers) => {
      const image = fileOf(Buffer.from('no picture'), `${at}.png`);
      return (await app.ask(addOrganisationImage, { image }, { headers: by, address: `203.0.113.${at}` })).status;
    };
    const statuses: number[] = [];
    for (let at = 0; at < 21; at++) statuses.push(await add(at));
    expect([new Set(statuses.slice(0, 20)), statuses[20], await add(21, other.headers)]).toEqual([new Set([415]), 429, 415]);
  });

  test('may not be SVG, and are refused for a player, a visitor and another organisation', async () => {
    const { app, headers } = await withOrganisation();
    const svg = fileOf(new TextEncoder().encode('<svg onload="alert(1)"/>'), 'ground.svg', 'image/svg+xml');
    expect((await app.ask(addOrganisationImage, { image: svg }, { headers })).status).toBe(415);
    const player = await settledPlayer(app, 'quilla@elevate.example');
    const asPlayer = await app.ask(addOrganisationImage, { image: await picture() }, { headers: player.headers });
    expect(asPlayer).toMatchObject({ status: 409, body: { error: 'notAnOrganisation' } });
    expect((await app.ask(addOrganisationImage, { image: await picture() })).status).toBe(401);
    const [image = ''] = organisationIn(await app.ask(addOrganisationImage, { image: await picture() }, { headers })).images;
    const other = await settledPlayer(app, 'other@elevate.example', { fullName: 'Other', userType: 'organisation' });
    expect((await app.ask(removeOrganisationImage, { image }, { headers: other.headers })).status).toBe(200);
    expect((await app.send(`/storage/${image}?w=150`)).status).toBe(200);
  });
});
