import { describe, expect, test } from 'vitest';
import { getMyDetails } from '../../src/contract/identity.ts';
import { getMyOrganisation, updateMyOrganisation } from '../../src/contract/organisations.ts';
import { testHouse } from '../builders/open-test-house.ts';
import { settledPlayer } from '../builders/settled-player.ts';

const told = {
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

async function withOrganisation() {
  const house = await testHouse();
  const { headers } = await settledPlayer(house, 'desk@elevate.example', { fullName: 'Deccan', userType: 'organisation' });
  return { house, headers };
}

describe('an organisation', () => {
  test('begins with what it said when it came', async () => {
    const { house, headers } = await withOrganisation();
    const { status, body } = await house.ask(getMyOrganisation, {}, { headers });
    expect([status, body['response']]).toMatchObject([
      200,
      { name: 'Deccan', city: 'Pune, Maharashtra', state: 'Maharashtra', emails: [], images: [], sports: [8], version: 1 },
    ]);
  });

  test('says what it is, where, when and how to reach it, and its account is called by its name', async () => {
    const { house, headers } = await withOrganisation();
    const kept = {
      ...told,
      version: 2,
      emails: ['desk@deccan.example', 'office@deccan.example'],
      phones: ['+91 98765 43210'],
      images: [],
      sports: [8],
      state: 'Maharashtra',
    };
    expect(await house.ask(updateMyOrganisation, told, { headers })).toMatchObject({ status: 200, body: { status: 1, response: kept } });
    expect((await house.ask(getMyOrganisation, {}, { headers })).body['response']).toEqual(kept);
    expect((await house.ask(getMyDetails, {}, { headers })).body).toMatchObject({ profile: { fullName: 'Deccan Courts' } });
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
  ])('is told which field cannot be used: %s, %j', async (field, change) => {
    const { house, headers } = await withOrganisation();
    const { status, body } = await house.ask(updateMyOrganisation, { ...told, ...change }, { headers });
    expect([status, Object.keys(body['fields'] as object)]).toEqual([400, [field]]);
    expect((await house.ask(getMyOrganisation, {}, { headers })).body['response']).toMatchObject({ name: 'Deccan', version: 1 });
  });

  test('saved twice on what was there before is saved once, and the other hears of it', async () => {
    const { house, headers } = await withOrganisation();
    const names = ['Deccan One', 'Deccan Two'];
    const answers = await Promise.all(names.map((name) => house.ask(updateMyOrganisation, { ...told, name }, { headers })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const saved = names[answers.findIndex(({ status }) => status === 200)];
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ error: 'changedMeanwhile' });
    expect((await house.ask(getMyOrganisation, {}, { headers })).body['response']).toMatchObject({ name: saved, version: 2 });
  });

  test('is nothing that a player, somebody new or a stranger has', async () => {
    const house = await testHouse();
    const { headers } = await settledPlayer(house, 'quilla@elevate.example');
    expect(await house.ask(getMyOrganisation, {}, { headers })).toMatchObject({ status: 409, body: { error: 'notAnOrganisation' } });
    expect(await house.ask(updateMyOrganisation, told, { headers })).toMatchObject({ status: 409, body: { error: 'notAnOrganisation' } });
    expect((await house.ask(getMyDetails, {}, { headers })).body).toMatchObject({ profile: { fullName: 'Quilla Vexley' } });
    expect((await house.ask(getMyOrganisation, {})).status).toBe(401);
  });
});
