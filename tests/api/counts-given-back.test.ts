import { expect, test, vi } from 'vitest';
import { addTeamEvent } from '../../src/contract/events.ts';
import { limits as contractLimits } from '../../src/contract/limits.ts';
import { training } from '../builders/event.ts';
import { settledMails } from '../builders/event-mails.ts';
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
  // By the team, by who sent it, and in all.
  expect(await counted()).toBe(3);
});

test('a mail that is not sent because its team sent too many is not counted against the address', async () => {
  const { app, addMember, people, teamId } = await appThatInvites();
  const { database, limits } = app.context;
  await addMember({ firstName: 'Zubin', email: 'zubin@elsewhere.example' });
  await limits.count('mails of a team to unproved addresses', teamId, { points: 1_000, windowSeconds: 86_400 }, 1_000);
  await app.ask(addTeamEvent, { team_id: teamId, ...training(), tell: true }, { headers: people.coach.headers });
  const mails = await settledMails(app, '');
  expect(mails.map(({ to }) => to)).toContain(people.player.email);
  expect(mails.map(({ to }) => to)).not.toContain('zubin@elsewhere.example');
  const { rows } = await database.pool.query<{ points: number }>(
    `select points from rate_limits where key like 'mails % an unproved address:%' and points > 0`,
  );
  expect(rows).toEqual([]);
});

test('invitations beyond what a person may send do not count against the team, and the other way round', async () => {
  const { app, inviteAs, people, teamId } = await appThatInvites();
  const { database, limits } = app.context;
  const aDay = { points: contractLimits.invitationsADay, windowSeconds: 86_400 };
  const pointsOf = async (name: string) =>
    (await database.pool.query<{ points: number }>('select points from rate_limits where key like $1', [`${name}:%`])).rows.map(
      ({ points }) => points,
    );
  await limits.count('invitations by a person', people.coach.user.id, aDay, aDay.points);
  expect(refusal(await inviteAs('coach', { email: 'ila@elevate.example' }))).toEqual([429, 'tooManyRequests']);
  expect(await pointsOf('invitations of a team')).toEqual([]);
  await limits.count('invitations of a team', teamId, aDay, aDay.points);
  expect(refusal(await inviteAs('manager', { email: 'ila@elevate.example' }))).toEqual([429, 'tooManyRequests']);
  expect((await pointsOf('invitations by a person')).filter((points) => points > 0 && points < aDay.points)).toEqual([]);
});
