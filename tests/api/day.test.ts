import { describe, expect, test } from 'vitest';
import { getMyDay } from '../../src/contract/day.ts';
import { introduceMyself } from '../../src/contract/identity.ts';
import { testApp } from '../builders/open-test-app.ts';
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
  test('of a new player has the city, the sports, the free plan, and everything missing in the profile', async () => {
    const app = await testApp();
    const { headers } = await signInAs(app, 'zora@elevate.example');
    await app.ask(introduceMyself, introduction, { headers });
    expect((await app.ask(getMyDay, {}, { headers })).body).toEqual({
      city: 'Pune',
      sports: [8, 17],
      profile: { uniqueName: 'zora.vexley', isListed: true, filled: [], missing: ['photo', 'about', 'achievement', 'social'] },
      plan: free,
    });
  });

  test('distinguishes filled and empty parts of the profile', async () => {
    const app = await testApp();
    const { headers, user } = await signInAs(app, 'zora@elevate.example');
    await app.ask(introduceMyself, introduction, { headers });
    await app.context.database.pool.query(
      "update players set about_me = 'Keeper.', youtube = 'https://youtube.example/zora', facebook = '' where id = $1",
      [user.id],
    );
    expect((await app.ask(getMyDay, {}, { headers })).body).toMatchObject({
      profile: { filled: ['about', 'social'], missing: ['photo', 'achievement'] },
    });
  });

  test('of an organisation has no player’s profile', async () => {
    const app = await testApp();
    const { headers } = await signInAs(app, 'club@elevate.example');
    await app.ask(introduceMyself, { ...introduction, userType: 'organisation' }, { headers });
    expect((await app.ask(getMyDay, {}, { headers })).body).toEqual({ city: 'Pune', sports: [8, 17], profile: null, plan: free });
  });

  test('of a user before the onboarding is empty', async () => {
    const app = await testApp();
    const { headers } = await signInAs(app, 'new@elevate.example');
    expect((await app.ask(getMyDay, {}, { headers })).body).toEqual({ city: '', sports: [], profile: null, plan: free });
    expect((await app.ask(getMyDay, {})).status).toBe(401);
  });
});
