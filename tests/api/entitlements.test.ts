import { describe, expect, test } from 'vitest';
import { exportMyData } from '../../src/contract/account.ts';
import { startChat } from '../../src/contract/assistant/chats.ts';
import { getCredits } from '../../src/contract/assistant/credits.ts';
import { putOnPlan } from '../../src/server/entitlements/index.ts';
import { appWithAssistant, leaveCredits } from '../builders/assistant.ts';
import { testApp } from '../builders/open-test-app.ts';
import { signInAs } from '../builders/sign-in.ts';

const hourMs = 3_600_000;
const inAnHour = () => new Date(Date.now() + hourMs);

describe('a limit by plan', () => {
  test('is that of the free plan for somebody who bought nothing, and is named so', async () => {
    const app = await testApp();
    const { headers } = await signInAs(app, 'zora@elevate.example');
    expect((await app.ask(getCredits, {}, { headers })).body).toMatchObject({
      plan: 'Free',
      requestsAMonth: 16,
      requestsLeft: 16,
      source: { kind: 'plan', name: 'Free' },
    });
  });

  test('is that of the bought plan until it ends, and then that of the free plan', async () => {
    const app = await testApp();
    const { pool } = app.context.database;
    const { headers, user } = await signInAs(app, 'zora@elevate.example');
    const credits = async () => (await app.ask(getCredits, {}, { headers })).body;
    await putOnPlan(pool, user.id, 'Basic', inAnHour());
    expect(await credits()).toMatchObject({ plan: 'Basic', requestsAMonth: 120, source: { kind: 'plan', name: 'Basic' } });
    await putOnPlan(pool, user.id, 'Pro', inAnHour());
    expect(await credits()).toMatchObject({ plan: 'Pro', requestsAMonth: 600, source: { kind: 'plan', name: 'Pro' } });
    expect((await app.ask(exportMyData, {}, { headers })).body).toMatchObject({ entitlement: { plan_name: 'Pro' } });
    await putOnPlan(pool, user.id, 'Pro', new Date(Date.now() - hourMs));
    expect(await credits()).toMatchObject({ plan: 'Free', requestsAMonth: 16 });
  });

  test('counts what is being answered now, not what an answer that never ended has held for too long, nor another month', async () => {
    const { app, headers, asker, pool } = await appWithAssistant();
    const hold = (state: 'held' | 'taken', month: string, until: string) =>
      pool.query(
        `insert into assistant_credits (user_id, id, month, state, held_until)
         select $1, gen_random_uuid(), (date_trunc('month', now() at time zone 'UTC') - $3::interval)::date, $2, now() + $4::interval
         from generate_series(1, 16)`,
        [asker.user.id, state, month, until],
      );
    const ask = () => app.ask(startChat, { text: 'How much water should I drink on a match day?' }, { headers });
    await hold('taken', '1 month', '0 minutes');
    await hold('held', '0 months', '-1 seconds');
    expect((await app.ask(getCredits, {}, { headers })).body).toMatchObject({ requestsLeft: 16 });
    expect((await ask()).body).toMatchObject({ credits: { requestsLeft: 15 } });
    await hold('held', '0 months', '5 minutes');
    expect((await ask()).status).toBe(402);
    expect((await app.ask(getCredits, {}, { headers })).body).toMatchObject({ requestsLeft: 15 });
  });

  test('lets one of twenty parallel requests use the last one', async () => {
    const given = await appWithAssistant();
    const { app, headers, asker } = given;
    await leaveCredits(given, asker.user.id, 1);
    const question = 'How much water should I drink on a match day?';
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.ask(startChat, { text: question }, { headers })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(402)]);
    expect((await app.ask(getCredits, {}, { headers })).body).toMatchObject({ requestsLeft: 0 });
  });
});
