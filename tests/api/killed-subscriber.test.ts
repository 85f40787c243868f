import { once } from 'node:events';
import { expect, inject, onTestFinished, test } from 'vitest';
import { addAbsence } from '../../src/contract/absences.ts';
import type { DomainEvent } from '../../src/contract/domain-events.ts';
import { poolOf } from '../../src/server/database/connect.ts';
import { inTransaction } from '../../src/server/database/transaction.ts';
import { publish } from '../../src/server/live/publish.ts';
import { addOneEvent, dayFromNow } from '../builders/event.ts';
import { start, started } from '../builders/start-program.ts';
import { appWithTeam } from '../builders/app-with-team.ts';
import { temporaryFolder } from '../builders/temporary-folder.ts';

/** A child's event that an absence answers, which its guardian planned. No process is open on the database yet. */
async function plannedAbsence() {
  const { app, people, teamId, members } = await appWithTeam();
  await addOneEvent(app, teamId, people.coach);
  const absence = { team_id: teamId, member_id: members.ward, from_day: dayFromNow(1), to_day: dayFromNow(20), note: '' };
  expect((await app.ask(addAbsence, absence, { headers: people.guardian.headers })).status).toBe(200);
  await app.close();
  return { database: app.database, teamId, memberId: members.ward, userId: people.guardian.user.id };
}

// Whole programs are started here.
test(
  'what a killed process had begun to do about an event is done after the restart, and what nobody had begun too',
  { timeout: 90_000 },
  async () => {
    const { database, teamId, memberId, userId } = await plannedAbsence();
    const { host, user } = inject('connection');
    const { pool, close } = poolOf({ host, user, database }, database);
    onTestFinished(close);
    const jobs = async () =>
      (
        await pool.query<{ state: string }>("select state from jobs.job where name = 'event.events.guardians' order by created_on")
      ).rows.map(({ state }) => state);
    const answers = async () => (await pool.query('select from event_answers where member_id = $1', [memberId])).rowCount;
    const url = `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
    const open = () => start({ DATABASE_URL: url, DATA_DIR: temporaryFolder('subscriber') });
    const guardianChanged = { type: 'guardian.changed', teamId, memberIds: [memberId], userIds: [userId] } satisfies DomainEvent;

    const killed = open();
    await started(killed);
    await inTransaction(pool, async (client) => {
      // The subscriber waits for the team.
      await client.query('select from teams where id = $1 for update', [teamId]);
      await pool.query('delete from team_guardians where team_id = $1', [teamId]);
      await publish(pool, guardianChanged);
      await expect.poll(jobs, { timeout: 10_000 }).toEqual(['active']);
      killed.child.kill('SIGKILL');
      await once(killed.child, 'exit');
    });
    // Committed, and nobody is there to give it a position.
    await publish(pool, guardianChanged);
    expect([await answers(), await jobs()]).toEqual([1, ['active']]);
    // The time until a dead worker is missed has passed.
    await pool.query("update jobs.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'");
    await pool.query('update jobs.queue set monitor_claim_on = null');

    await started(open());
    await expect.poll(jobs, { timeout: 60_000 }).toEqual(['completed', 'completed']);
    expect(await answers()).toBe(0);
  },
);
