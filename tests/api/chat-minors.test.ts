import { describe, expect, test } from 'vitest';
import { editMessage, type Conversation } from '../../src/contract/team-chat.ts';
import { refusalTexts } from '../../src/contract/messages.ts';
import { deletePlayer } from '../../src/contract/team-members.ts';
import { chatTeam, type Writer } from '../builders/chat-team.ts';

/** The rule itself is tested in tests/pure/team-chat/child-safety.test.ts; this is that every way to write obeys it, whatever changes. */
describe('a private conversation with a minor', () => {
  test('is refused to an adult alone, and begun with the guardian in it', async () => {
    const { people, addMinor, guard, start, started, sent, conversationsOf } = await chatTeam();
    const kid = await addMinor('Kiran');
    const refused = await start(people.coach, kid);
    expect([refused.status, refused.body['error']]).toEqual([409, 'chatNeedsGuardian']);
    expect((await start(kid, people.coach)).body['error']).toBe('chatNeedsGuardian');
    await guard(people.guardian, kid.memberId);
    const id = await started(people.coach, kid);
    await sent(people.coach, id, 'Well played');
    const of = async (writer: Writer) => (await conversationsOf(writer)).find((one) => one.id === id);
    expect((await of(people.guardian))?.last_message?.text).toBe('Well played');
    expect((await of(people.coach))?.people.map(({ name }) => name)).toEqual(['Guardian Zeilinger', 'Kiran Zeilinger']);
    expect(await of(people.owner)).toBeUndefined();
  });

  test('is refused as soon as the guardian is no longer there, and goes on with a second adult of the staff', async () => {
    const { people, addMinor, guard, started, sent, send, page, asks, pool } = await chatTeam();
    const kid = await addMinor('Kiran');
    await guard(people.guardian, kid.memberId);
    const two = await started(people.coach, kid);
    const three = await started(people.coach, kid, people.manager);
    for (const id of [two, three]) await sent(people.coach, id, 'Hello');
    await pool.query('delete from team_guardians where member_id = $1', [kid.memberId]);
    expect((await send(people.coach, two, 'Again')).body['error']).toBe('chatNeedsGuardian');
    expect((await send(kid, two, 'Again')).body['error']).toBe('chatNeedsGuardian');
    expect((await asks(people.coach, editMessage, { conversation_id: two, seq: 1, text: 'Again' })).body['error']).toBe(
      'chatNeedsGuardian',
    );
    expect((await page(kid, two)).closed_because).toBe(refusalTexts.chatNeedsGuardian);
    expect((await page(people.guardian, two)).response).toBeUndefined();
    expect((await page(kid, three)).closed_because).toBeNull();
    await sent(people.coach, three, 'Again');
    // The second adult steps down from the staff, and then leaves.
    await pool.query(`update team_members set role = 'player' where user_id = $1`, [people.manager.user.id]);
    expect((await send(people.coach, three, 'Once more')).body['error']).toBe('chatNeedsGuardian');
    await pool.query(`update team_members set role = 'manager' where user_id = $1`, [people.manager.user.id]);
    await sent(people.coach, three, 'Once more');
    await pool.query('update team_members set removed_at = now() where user_id = $1', [people.manager.user.id]);
    expect((await send(people.coach, three, 'Alone')).body['error']).toBe('chatNeedsGuardian');
  });

  test('is free from their 18th birthday on, and then no longer read by the guardian', async () => {
    const { people, addMinor, guard, started, sent, send, page, pool } = await chatTeam();
    const kid = await addMinor('Kiran');
    await guard(people.guardian, kid.memberId);
    const id = await started(people.coach, kid);
    await sent(people.coach, id, 'Nearly 18');
    const bornOn = (age: string) =>
      pool.query(
        `update team_members set born_on = (now() at time zone 'UTC' - interval '12 hours')::date - interval '18 years' ${age} where id = $1`,
        [kid.memberId],
      );
    await bornOn(`+ interval '1 day'`);
    expect((await page(people.guardian, id)).response).toHaveLength(1);
    await bornOn('');
    await sent(people.coach, id, '18 today');
    expect((await page(people.guardian, id)).response).toBeUndefined();
    expect((await send(people.guardian, id, 'Hello')).body['error']).toBe('noSuchConversation');
  });
});

describe('the conversation of a team with minors', () => {
  test('is closed while there is one adult alone, who is not their guardian', async () => {
    const { people, addMinor, guard, conversationOf, send, sent, asks, members } = await chatTeam();
    const kid = await addMinor('Kiran');
    const team = await conversationOf('team');
    await sent(people.owner, team, 'With all of you');
    for (const person of ['manager', 'coach', 'player', 'ward'] as const)
      expect((await asks(people.owner, deletePlayer, { member_id: members[person] })).status).toBe(200);
    const refused = await send(people.owner, team, 'Only us now');
    expect([refused.status, refused.body['error']]).toEqual([409, 'chatNeedsAnotherAdult']);
    expect((await send(kid, team, 'Only us now')).body['error']).toBe('chatNeedsAnotherAdult');
    await guard(people.guardian, kid.memberId);
    await sent(people.owner, team, 'And a parent');
  });

  test('of the staff is not read by a minor who is staff', async () => {
    const { addMinor, conversationsOf, conversationOf, send, sent, people, live } = await chatTeam();
    const kid = await addMinor('Kiran', 'coach');
    expect((await conversationsOf(kid)).map(({ kind }) => kind)).toEqual(['team']);
    const staff = await conversationOf('staff');
    expect((await send(kid, staff, 'Hello')).body['error']).toBe('noSuchConversation');
    const page = await live(['me', 'teams'], kid.headers);
    await sent(people.owner, staff, 'About the children');
    await sent(people.owner, await conversationOf('team'), 'For all');
    await page.has({ type: 'message.changed' });
    expect(JSON.stringify(page.received)).not.toContain('About the children');
  });
});

test('a guardian whose child has no account reads and writes in the conversation of the team', async () => {
  const { people, conversationOf, conversationsOf, sent } = await chatTeam();
  const message = await sent(people.guardian, await conversationOf('team'), 'We come by car');
  expect(message.sender?.name).toBe('Guardian Zeilinger');
  expect((await conversationsOf(people.guardian)).map(({ kind }: Conversation) => kind)).toEqual(['team']);
});
