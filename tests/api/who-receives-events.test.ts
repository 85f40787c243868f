import { describe, expect, test } from 'vitest';
import { answerEvent } from '../../src/contract/event-answers.ts';
import { cancelTeamEvent } from '../../src/contract/events.ts';
import { deleteMyAccount } from '../../src/contract/account.ts';
import type { Call } from '../../src/contract/call.ts';
import { removeGuardian } from '../../src/contract/guardians.ts';
import { deleteTeam, restoreTeam } from '../../src/contract/team-edit.ts';
import { deletePlayer, leaveTeam, restorePlayer } from '../../src/contract/team-members.ts';
import { publish } from '../../src/server/live/publish.ts';
import { teamTopic } from '../../src/server/teams/team-topic.ts';
import { addOneEvent, training } from '../builders/event.ts';
import { serveLive } from '../builders/live-stream.ts';
import { appWithTeam } from '../builders/app-with-team.ts';
import type { TeamPerson } from '../builders/team.ts';

async function open() {
  const opened = await appWithTeam({ SECRET_KEY: 'a'.repeat(43) });
  const { app, people, teamId } = opened;
  const { pool } = app.context.database;
  const live = await serveLive(app);
  const page = (person: TeamPerson) => live(['me', 'teams'], people[person].headers);
  const does = async (person: TeamPerson, call: Call, fields: Record<string, unknown> = {}) =>
    expect((await app.ask(call, { team_id: teamId, ...fields }, { headers: people[person].headers })).status).toBe(200);
  /** Something happens in the team; resolves to what a page then receives. */
  const changeTask = async () => {
    const taskIds = [crypto.randomUUID()];
    await publish(pool, { type: 'task.changed', teamId, taskIds });
    return { type: 'task.changed', taskIds };
  };
  return { ...opened, pool, page, does, changeTask };
}

describe('a guardian follows the team live again', () => {
  test('after their child was removed and restored', async () => {
    const { page, does, changeTask, members } = await open();
    const guardian = await page('guardian');
    await does('owner', deletePlayer, { member_id: members.ward });
    await guardian.has({ type: 'member.removed', memberIds: [members.ward] });
    await does('owner', restorePlayer, { member_id: members.ward });
    await guardian.has({ type: 'member.added', memberIds: [members.ward] });
    await guardian.has(await changeTask());
  });

  test('after the team was deleted and restored', async () => {
    const { page, does, changeTask } = await open();
    const guardian = await page('guardian');
    await does('owner', deleteTeam);
    await guardian.has({ type: 'team.deleted' });
    await does('owner', restoreTeam);
    await guardian.has({ type: 'team.restored' });
    await guardian.has(await changeTask());
  });
});

test('a removed guardian receives that they are', async () => {
  const { page, does, people, members } = await open();
  const guardian = await page('guardian');
  await does('owner', removeGuardian, { member_id: members.ward, user_id: people.guardian.user.id });
  await guardian.has({ type: 'guardian.changed', memberIds: [members.ward] });
});

test('a page learns whether its reader or another person caused an event, but not who', async () => {
  const { page, does, people, app, teamId, members } = await open();
  const event = await addOneEvent(app, teamId, people.coach);
  const limited = await addOneEvent(app, teamId, people.coach, training(8, { capacity: 1 }));
  const [player, coach] = [await page('player'), await page('coach')];
  for (const { id } of [event, limited]) {
    await does('player', answerEvent, { event_id: id, member_id: members.player, answer: 'yes' });
    await player.has({ type: 'answer.given', eventIds: [id], by: 'you' });
    await coach.has({ type: 'answer.given', eventIds: [id], by: 'another' });
  }
  await does('coach', cancelTeamEvent, { event_id: event.id, version: 1, reason: 'Rain', scope: 'one' });
  await player.has({ type: 'event.cancelled', by: 'another' });
  await coach.has({ type: 'event.cancelled', by: 'you' });
  for (const reader of [player, coach]) expect(JSON.stringify(reader.received)).not.toContain(people.player.user.id);
});

describe('when an account is deleted', () => {
  test('the others receive what becomes of their team, and no event names the account any more', async () => {
    const { page, does, people, pool, teamId, members } = await open();
    for (const person of ['manager', 'coach', 'player'] as const) await does(person, leaveTeam);
    const [follower, guardian] = [await page('follower'), await page('guardian')];
    await publish(pool, { type: 'team.changed', teamId, actorIds: [people.owner.user.id, people.guardian.user.id] });
    await does('owner', deleteMyAccount, { confirmation: 'DELETE' });
    for (const other of [follower, guardian]) await other.has({ type: 'team.deleted', teamId });
    await does('guardian', deleteMyAccount, { confirmation: 'DELETE' });
    const { rows } = await pool.query<{ type: string; data: object }>('select type, data from domain_events');
    for (const person of ['owner', 'guardian'] as const) expect(JSON.stringify(rows)).not.toContain(people[person].user.id);
    expect(rows).toContainEqual({ type: 'guardian.changed', data: { teamId, memberIds: [members.ward], userIds: [], actorIds: [] } });
  });
});

test('an event that only names users reaches no follower of a team, whatever their role', async () => {
  const { pool, teamId, people } = await open();
  const access = await teamTopic.accessOf(pool, teamId, [people.owner.user.id, people.follower.user.id]);
  expect([...access.values()].map((mayHave) => mayHave({ type: 'session.changed', userIds: [] }))).toEqual([false, false]);
  expect([...access.values()].map((mayHave) => mayHave({ type: 'team.changed', teamId }))).toEqual([true, true]);
});
