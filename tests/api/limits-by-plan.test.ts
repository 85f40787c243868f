import { expect, test } from 'vitest';
import { inTransaction } from '../../src/server/database/transaction.ts';
import { limitFor, putOnPlan, requireWithinLimit } from '../../src/server/entitlements/index.ts';
import { inHours } from '../builders/bare-team.ts';
import { bareApp } from '../builders/bare-app.ts';

const { database, write } = await bareApp();
const limit = { name: 'test', amounts: { Free: 1, Basic: 3, Pro: 5 } };

test('what somebody bought gives its limit until it ends, and the last thing bought counts', async () => {
  const userId = await write.addUser(null);
  expect(await limitFor(database.pool, userId, limit)).toEqual({ amount: 1, source: { kind: 'plan', name: 'Free' } });
  await putOnPlan(database.pool, userId, 'Basic', inHours(0.01));
  expect((await limitFor(database.pool, userId, limit)).amount).toBe(3);
  await putOnPlan(database.pool, userId, 'Pro', inHours(0.01));
  expect((await limitFor(database.pool, userId, limit)).amount).toBe(5);
  const use = (used: number) =>
    inTransaction(database.pool, (client) =>
      requireWithinLimit(client, userId, limit, { countUsed: () => Promise.resolve(used), refusal: 'noCreditsLeft' }),
    );
  await use(4);
  await expect(use(5)).rejects.toMatchObject({ code: 'noCreditsLeft' });
  await putOnPlan(database.pool, userId, 'Pro', inHours(-0.01));
  expect((await limitFor(database.pool, userId, limit)).source.name).toBe('Free');
});
