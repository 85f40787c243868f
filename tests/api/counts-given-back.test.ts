import { expect, test, vi } from 'vitest';
import { addTeamEvent } from '../../src/contract/events.ts';
import { training } from '../builders/event.ts';
import { appThatInvites, refusal } from '../builders/inviting.ts';

test('a mail that could not be sent is not counted against the address', async () => {
  const { app, addMember, people, teamId } = await appThatInvites();
  const { database, providers } = app.context;
  await addMember({ firstName: 'Zubin', email: 'zubin@elsewhere.example' });
  const send = vi.spyOn(providers.mail, 'send').mockRejectedValue(new Error('the mail server is away'));
  await app.ask(addTeamEvent, { team_id: teamId, ...training(), tell: true }, { headers: people.coach.headers });
  await vi.waitFor(
    async () => {
      const { rows } = await database.pool.query<{ many: number }>(
        `select count(*)::int as many from jobs.job where name = 'mail' and state in ('created', 'active')`,
      );
      expect(send.mock.calls.some(([{ to }]) => to === 'zubin@elsewhere.example')).toBe(true);
      expect(rows[0]?.many).toBe(0);
    },
    { timeout: 15_000, interval: 50 },
  );
  send.mockRestore();
  const { rows } = await database.pool.query<{ points: number }>(
    `select coalesce(sum(points), 0)::int as points from rate_limits where key like 'mails%unproved address%'`,
  );
  expect(rows).toEqual([{ points: 0 }]);
});

test('an invitation that is refused counts neither against the team nor against all that may be sent to the address', async () => {
  const { app, inviteAs, people } = await appThatInvites();
  const counted = async () => {
    const { rows } = await app.context.database.pool.query<{ points: number }>(
      `select coalesce(sum(points), 0)::int as points from rate_limits where key like 'invitations % somebody%' or key like 'invitations to somebody%'`,
    );
    return rows[0]?.points;
  };
  expect(refusal(await inviteAs('coach', { email: people.player.email }))).toEqual([409, 'memberAlready']);
  expect(await counted()).toBe(0);
  expect((await inviteAs('coach', { email: people.stranger.email })).status).toBe(200);
  expect(await counted()).toBe(2);
});
