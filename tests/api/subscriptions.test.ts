import { expect, test } from 'vitest';
import { addAbsence } from '../../src/contract/absences.ts';
import type { DomainEvent } from '../../src/contract/domain-events.ts';
import { removeGuardian } from '../../src/contract/guardians.ts';
import { inTransaction } from '../../src/server/database/transaction.ts';
import { createSubscriptions } from '../../src/server/module/subscriptions.ts';
import { subscribeTo } from '../../src/server/module/define-module.ts';
import { addOneEvent, dayFromNow } from '../builders/event.ts';
import { testApp } from '../builders/open-test-app.ts';
import { appWithTeam } from '../builders/app-with-team.ts';

const event = (teamId: string, eventId: string): DomainEvent => ({ type: 'answer.given', teamId, eventIds: [eventId] });

test('a failing subscriber is retried in order, and delays neither other teams nor other subscribers', async () => {
  const { context: app } = await testApp();
  const [team, other] = [crypto.randomUUID(), crypto.randomUUID()];
  const [first, second, elsewhere] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const done: string[] = [];
  const seen: string[] = [];
  let isFailing = true;
  const subscriptions = createSubscriptions(app.jobs, [
    subscribeTo(['answer.given'], 'test.failing', (_app, { eventIds: [eventId = ''] }) => {
      if (eventId === first && isFailing) return Promise.reject(new Error('not this time'));
      done.push(eventId);
      return Promise.resolve();
    }),
    subscribeTo(['answer.given'], 'test.other', (_app, { eventIds }) => Promise.resolve(void seen.push(...eventIds))),
  ]);
  await subscriptions.start(app);
  const events = [event(team, first), event(team, second), event(other, elsewhere)];
  await inTransaction(app.database.pool, (client) =>
    subscriptions.queue(
      client,
      events.map((one, at) => ({ position: at + 1, event: one })),
    ),
  );
  // The first event fails until everything that it must not delay is done.
  await expect.poll(() => [seen.length, done], { timeout: 10_000 }).toEqual([3, [elsewhere]]);
  isFailing = false;
  await expect.poll(() => done, { timeout: 15_000 }).toEqual([elsewhere, first, second]);
});

const queue = 'event.events.guardians';

test('absences that a guardian planned for a child end with the guardianship', async () => {
  const { app, people, teamId, members } = await appWithTeam();
  const { pool } = app.context.database;
  await addOneEvent(app, teamId, people.coach);
  const absence = { team_id: teamId, member_id: members.ward, from_day: dayFromNow(1), to_day: dayFromNow(20), note: '' };
  expect((await app.ask(addAbsence, absence, { headers: people.guardian.headers })).status).toBe(200);
  const answers = async () => (await pool.query('select from event_answers where member_id = $1', [members.ward])).rowCount;
  expect(await answers()).toBe(1);
  const removal = { team_id: teamId, member_id: members.ward, user_id: people.guardian.user.id };
  expect((await app.ask(removeGuardian, removal, { headers: people.owner.headers })).status).toBe(200);
  await expect.poll(answers, { timeout: 5_000 }).toBe(0);
  // Finished jobs may outlive an account, so they name nobody whom the event concerns or who caused it.
  const done = async () =>
    (await pool.query<{ data: object }>(`select data from jobs.job where name = $1 and state = 'completed'`, [queue])).rows;
  await expect.poll(done, { timeout: 5_000 }).not.toEqual([]);
  const texts = JSON.stringify(await done());
  expect(texts).toContain(members.ward);
  for (const { user } of [people.guardian, people.owner]) expect(texts).not.toContain(user.id);
});
