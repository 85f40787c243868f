import { describe, expect, test } from 'vitest';
import { getMyDay } from '../../src/contract/day.ts';
import { introduceMyself } from '../../src/contract/identity.ts';
import { testHouse } from '../builders/open-test-house.ts';
import { signInAs } from '../builders/sign-in.ts';

const introduction = {
  fullName: 'Zora Vexley',
  userType: 'player',
  sports: [8, 17],
  city: 'Pune, Maharashtra',
  gender: 'women',
  isAdult: true,
} as const;
const free = { name: 'Free', requestsAMonth: 16, requestsLeft: 16 };

describe('my day', () => {
  test('of a new player names the city, the sports, the free plan, and all that is missing from the profile', async () => {
    const house = await testHouse();
    const { headers } = await signInAs(house, 'zora@elevate.example');
    await house.ask(introduceMyself, introduction, { headers });
    expect((await house.ask(getMyDay, {}, { headers })).body).toEqual({
      city: 'Pune',
      sports: [8, 17],
      profile: { uniqueName: 'zora.vexley', isListed: true, filled: [], missing: ['photo', 'about', 'achievement', 'social'] },
      plan: free,
    });
  });

  test('tells apart what stands in the profile and what does not', async () => {
    const house = await testHouse();
    const { headers, user } = await signInAs(house, 'zora@elevate.example');
    await house.ask(introduceMyself, introduction, { headers });
    await house.house.database.pool.query(
      "update players set about_me = 'Keeper.', youtube = 'https://youtube.example/zora', facebook = '' where id = $1",
      [user.id],
    );
    expect((await house.ask(getMyDay, {}, { headers })).body).toMatchObject({
      profile: { filled: ['about', 'social'], missing: ['photo', 'achievement'] },
    });
  });

  test('of an organisation has no player’s profile', async () => {
    const house = await testHouse();
    const { headers } = await signInAs(house, 'club@elevate.example');
    await house.ask(introduceMyself, { ...introduction, userType: 'organisation' }, { headers });
    expect((await house.ask(getMyDay, {}, { headers })).body).toEqual({ city: 'Pune', sports: [8, 17], profile: null, plan: free });
  });

  test('of somebody who has said nothing yet is empty', async () => {
    const house = await testHouse();
    const { headers } = await signInAs(house, 'new@elevate.example');
    expect((await house.ask(getMyDay, {}, { headers })).body).toEqual({ city: '', sports: [], profile: null, plan: free });
    expect((await house.ask(getMyDay, {})).status).toBe(401);
  });
});
