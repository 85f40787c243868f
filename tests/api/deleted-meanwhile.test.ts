import { expect, test, vi } from 'vitest';
import { addAbsence } from '../../src/contract/absences.ts';
import { acceptMailInvitation } from '../../src/contract/answer-invitation.ts';
import { getUserEvents, listTeamEvents, pasteSeason } from '../../src/contract/events.ts';
import { makeInvitationLink, type Invitation } from '../../src/contract/invitations.ts';
import { askToJoin } from '../../src/contract/join-requests.ts';
import { dayFromNow } from '../builders/event.ts';
import { appThatInvites, refusal } from '../builders/inviting.ts';

type Opened = Awaited<ReturnType<typeof appThatInvites>>;

/** Starts a call while a transaction that deletes these users is open, and commits it once the call waits for that transaction. */
async function whileDeleted({ app }: Opened, userIds: readonly string[], start: () => ReturnType<Opened['app']['ask']>) {
  const { pool } = app.context.database;
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('delete from users where id = any($1::uuid[])', [userIds]);
    const asked = start();
    await vi.waitFor(
      async () => {
        const { rowCount } = await pool.query(`select from pg_locks where not granted`);
        expect(rowCount).toBeGreaterThan(0);
      },
      { timeout: 10_000, interval: 20 },
    );
    await client.query('commit');
    return refusal(await asked);
  } finally {
    client.release();
  }
}

test('a call of somebody whose account is deleted meanwhile is refused as their session has ended', async () => {
  const opened = await appThatInvites();
  const { app, teamId, sent, people } = opened;
  // Their session is known, so that the call begins.
  await app.ask(getUserEvents, {}, sent('stranger'));
  const asked = await whileDeleted(opened, [people.stranger.user.id], () =>
    app.ask(askToJoin, { team_id: teamId, words: '' }, sent('stranger')),
  );
  expect(asked).toEqual([401, 'sessionExpired']);
  await app.ask(getUserEvents, {}, sent('rival'));
  const { body } = await app.ask(makeInvitationLink, { team_id: teamId, as: 'player' }, sent('coach'));
  const code = (body['response'] as Invitation).link?.code;
  const joined = await whileDeleted(opened, [people.rival.user.id], () => app.ask(acceptMailInvitation, { token: code }, sent('rival')));
  expect(joined).toEqual([401, 'sessionExpired']);
  const fields = { from_day: dayFromNow(1), to_day: dayFromNow(2), note: '' };
  await app.ask(getUserEvents, {}, sent('follower'));
  const absent = await whileDeleted(opened, [people.follower.user.id], () => app.ask(addAbsence, fields, sent('follower')));
  expect(absent).toEqual([401, 'sessionExpired']);
});

test('days that are not in the calendar are refused at their field', async () => {
  const { app, teamId, sent } = await appThatInvites();
  for (const day of ['2026-02-30', '0000-00-00']) {
    for (const field of ['from', 'to']) {
      const answers = [
        await app.ask(listTeamEvents, { team_id: teamId, [field]: day }, sent('player')),
        await app.ask(getUserEvents, { [field]: day }, sent('player')),
      ];
      for (const { status, body } of answers) expect([status, body]).toMatchObject([400, { fields: { [field]: 'A day, as 2026-11-28.' } }]);
    }
  }
});

test('the cells of a pasted season are not cut inside a character', async () => {
  const { app, teamId, sent } = await appThatInvites();
  const family = '👨\u200d👩\u200d👧';
  const text = `Date;Time;Opponent;Place\n${dayFromNow(9)};18:30;Q${'😀'.repeat(60)};P${family.repeat(30)}\n`;
  const { status, body } = await app.ask(pasteSeason, { team_id: teamId, text, create: true }, sent('coach'));
  const row = { opponent: `Q${'😀'.repeat(49)}`, place: `P${family.repeat(24)}`, problem: null };
  expect([status, body]).toMatchObject([200, { created: 1, rows: [row] }]);
});
