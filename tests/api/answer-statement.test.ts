import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { batchAnswers } from '../../src/server/events/batch-answers.ts';
import { inHours, insertTeam, type Row } from '../builders/bare-team.ts';
import { bareApp } from '../builders/bare-app.ts';

/** The statement that takes most answers, called directly. tests/api/any-answer.test.ts compares it with the one step by step. */
const { database, rows, write } = await bareApp();

const answerOf = async (eventId: string, memberId: string) => {
  const read = 'select answer, note, via, answered_by, seat, absence_id from event_answers where event_id = $1 and member_id = $2';
  return (await database.pool.query<Row>(read, [eventId, memberId])).rows[0];
};

describe('an answer without a limit of seats', () => {
  async function answering() {
    const teamId = await insertTeam(database.pool);
    const users = {
      player: await write.addUser(null),
      coach: await write.addUser(null),
      follower: await write.addUser(null),
      guardian: await write.addUser(null),
    };
    const members = {
      player: await rows.addMember(teamId, { user_id: users.player }),
      coach: await rows.addMember(teamId, { user_id: users.coach, role: 'coach' }),
      follower: await rows.addMember(teamId, { user_id: users.follower, role: 'follower' }),
      ward: await rows.addMember(teamId, { is_minor: true }),
      removed: await rows.addMember(teamId, { removed_at: inHours(0) }),
    };
    await write.addGuardian(teamId, members.ward, users.guardian);
    const take = batchAnswers(database.pool);
    const give = (
      by: keyof typeof users,
      member: keyof typeof members,
      eventId: string,
      more: { answer?: 'yes' | 'no'; saidAt?: Date } = {},
    ) => take({ teamId, eventId, memberId: members[member], by: users[by], answer: 'yes', note: 'Late', saidAt: new Date(), ...more });
    return { teamId, users, members, give };
  }
  type Answering = Awaited<ReturnType<typeof answering>>;

  test.each([
    ['player', 'player', 'player', 'app'],
    ['guardian', 'ward', 'guardian', 'guardian'],
    ['coach', 'player', 'coach', 'manager'],
    ['coach', 'ward', 'coach', 'manager'],
    ['coach', 'coach', 'coach', 'app'],
    ['player', 'ward', undefined, undefined],
    ['player', 'coach', undefined, undefined],
    ['guardian', 'player', undefined, undefined],
    ['follower', 'follower', undefined, undefined],
    ['coach', 'follower', undefined, undefined],
    ['coach', 'removed', undefined, undefined],
  ] as const)('of %s for %s', async (by, member, role, via) => {
    const { teamId, users, members, give } = await answering();
    const event = await rows.addEvent(teamId);
    const taken = await give(by, member, event);
    expect(taken).toEqual(role && { role, clashes: [] });
    const stored = { answer: 'yes', note: 'Late', via, answered_by: users[by], seat: null, absence_id: null };
    expect(await answerOf(event, members[member])).toEqual(role && stored);
  });

  test.each([
    ['deleted', { deleted_at: inHours(-1) }, false, false],
    ['cancelled', { cancelled_at: inHours(-1) }, false, false],
    ['limited', { capacity: 3 }, false, false],
    ['over', { starts_at: inHours(-3), ends_at: inHours(-1) }, false, false],
    ['running', { starts_at: inHours(-3), ends_at: inHours(1) }, true, true],
    ['past its deadline', { answer_by: inHours(-1) }, false, true],
    ['before its deadline', { answer_by: inHours(1) }, true, true],
  ] as const)('to an event that is %s', async (_title, changes, fromPlayer, fromStaff) => {
    const { teamId, members, give } = await answering();
    const event = await rows.addEvent(teamId, changes);
    expect((await give('player', 'player', event)) !== undefined).toBe(fromPlayer);
    expect((await answerOf(event, members.player)) !== undefined).toBe(fromPlayer);
    expect((await give('coach', 'player', event)) !== undefined).toBe(fromStaff);
  });

  test('to an event of another team or a deleted one is not taken', async () => {
    const { teamId, members, give } = await answering();
    const foreign = await rows.addEvent(await insertTeam(database.pool));
    expect(await give('coach', 'player', foreign)).toBeUndefined();
    const event = await rows.addEvent(teamId);
    await database.pool.query('update teams set deleted_at = now() where id = $1', [teamId]);
    expect(await give('coach', 'player', event)).toBeUndefined();
    expect(await answerOf(event, members.player)).toBeUndefined();
  });

  test('of a former member, or of a guardian for somebody who has grown up, is not taken', async () => {
    const { teamId, members, give } = await answering();
    const event = await rows.addEvent(teamId);
    const change = (what: string, memberId: string) =>
      database.pool.query(`update team_members set ${what} where team_id = $1 and id = $2`, [teamId, memberId]);
    await change('removed_at = now()', members.coach);
    expect(await give('coach', 'player', event)).toBeUndefined();
    await change('is_minor = false', members.ward);
    expect(await give('guardian', 'ward', event)).toBeUndefined();
    await change('is_minor = true', members.ward);
    expect(await give('guardian', 'ward', event)).toBeDefined();
  });

  test('that breaks a rule of the database is left to others, and another failure is one', async () => {
    const { give } = await answering();
    const { teamId, members, users } = await answering();
    const event = await rows.addEvent(teamId);
    const take = batchAnswers(database.pool);
    const said = { teamId, eventId: event, memberId: members.player, by: users.player, note: '', saidAt: new Date() };
    expect(await take({ ...said, answer: 'perhaps' as 'yes' })).toBeUndefined();
    expect(await answerOf(event, members.player)).toBeUndefined();
    await expect(give('player', 'player', 'no id')).rejects.toMatchObject({ code: '22P02' });
  });

  test('does not replace a later one, unless an absence gave it', async () => {
    const { teamId, members, give } = await answering();
    const event = await rows.addEvent(teamId);
    const replaced = async (saidAt: Date, more: Row) => {
      await database.pool.query('delete from event_answers where event_id = $1', [event]);
      await rows.addAnswer(teamId, event, members.player, { answer: 'maybe', answered_at: inHours(-2), ...more });
      await give('player', 'player', event, { saidAt });
      return (await answerOf(event, members.player))?.['answer'] === 'yes';
    };
    const moment = inHours(-2);
    expect(await replaced(inHours(-3), {})).toBe(false);
    expect(await replaced(moment, { answered_at: moment })).toBe(true);
    expect(await replaced(inHours(-1), {})).toBe(true);
    expect(await replaced(inHours(-3), { via: 'absence' })).toBe(true);
  });

  test('that declines is left to others where it releases a task', async () => {
    const { teamId, members, give } = await answering();
    const claimed = async ({
      of = 'player',
      done = false,
      isDeleted = false,
      elsewhere = false,
    }: {
      of?: keyof Answering['members'];
      done?: boolean;
      isDeleted?: boolean;
      elsewhere?: boolean;
    }) => {
      const [event, task] = [await rows.addEvent(teamId), randomUUID()];
      const about = elsewhere ? await rows.addEvent(teamId) : event;
      const due = { time_zone: 'Asia/Kolkata', deleted_at: isDeleted ? inHours(-1) : null };
      await rows.insert('team_tasks', { team_id: teamId, id: task, title: 'Balls', event_id: about, ...due });
      await rows.insert('task_claims', { team_id: teamId, task_id: task, member_id: members[of], done_at: done ? inHours(-1) : null });
      const accepted = await give('player', 'player', event);
      expect(accepted).toBeDefined();
      return (await give('player', 'player', event, { answer: 'no' })) === undefined;
    };
    expect(await claimed({})).toBe(true);
    expect(await claimed({ of: 'coach' })).toBe(false);
    expect(await claimed({ done: true })).toBe(false);
    expect(await claimed({ isDeleted: true })).toBe(false);
    expect(await claimed({ elsewhere: true })).toBe(false);
  });

  test('of several people at once is taken for each, one for each member and event, and published with who answered', async () => {
    const { teamId, users, members, give } = await answering();
    const [event, other] = [await rows.addEvent(teamId), await rows.addEvent(teamId)];
    const taken = await Promise.all([
      give('player', 'player', event),
      give('guardian', 'ward', event),
      give('coach', 'coach', other),
      give('player', 'ward', other),
      give('player', 'player', event, { answer: 'no' }),
    ]);
    expect(taken.map((one) => one?.role)).toEqual(['player', 'guardian', 'coach', undefined, undefined]);
    expect((await answerOf(event, members.player))?.['answer']).toBe('yes');
    const { rows: found } = await database.pool.query<{ data: { eventIds: string[]; actorIds: string[] } }>(
      `select data from domain_events where type = 'answer.given' and data ->> 'teamId' = $1`,
      [teamId],
    );
    expect(found.map(({ data }) => [data.eventIds.sort(), data.actorIds.sort()])).toEqual([
      [[event, other].sort(), [users.player, users.guardian, users.coach].sort()],
    ]);
  });

  test('names the other events at that time to who accepts for themselves or a ward', async () => {
    const { teamId, members, give } = await answering();
    const [event, clashing, apart] = [
      await rows.addEvent(teamId),
      await rows.addEvent(teamId, { title: 'Other' }),
      await rows.addEvent(teamId, { starts_at: inHours(48), ends_at: inHours(50) }),
    ];
    for (const id of [clashing, apart]) await rows.addAnswer(teamId, id, members.player);
    const clashes = async (by: 'player' | 'coach', answer: 'yes' | 'no') =>
      (await give(by, 'player', event, { answer }))?.clashes.map(({ title }) => title);
    expect(await clashes('player', 'yes')).toEqual(['Other']);
    expect(await clashes('player', 'no')).toEqual([]);
    expect(await clashes('coach', 'yes')).toEqual([]);
  });
});
