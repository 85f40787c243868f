import { describe, expect, test } from 'vitest';
import {
  deleteMessage,
  editMessage,
  keepConversation,
  listSeenBy,
  markConversationRead,
  reactToMessage,
  readMessageChanges,
  saveDraft,
  type ChatMessage,
} from '../../src/contract/team-chat.ts';
import { deletePlayer } from '../../src/contract/team-members.ts';
import { chatTeam, type MessagePage } from '../builders/chat-team.ts';

describe('what somebody has read', () => {
  test('only grows, reaches their other pages, and decides what is unread', async () => {
    const { people, conversationOf, conversationsOf, sent, asks, follow } = await chatTeam();
    const id = await conversationOf('team');
    for (const text of ['one', 'two', 'three']) await sent(people.coach, id, text);
    const unread = async () => (await conversationsOf(people.player)).find((one) => one.id === id)?.unread;
    expect(await unread()).toBe(3);
    const other = await follow('player');
    const read = async (seq: number) => (await asks(people.player, markConversationRead, { conversation_id: id, seq })).body;
    expect(await read(2)).toMatchObject({ last_read_seq: 2, unread: 1 });
    await other.has({ type: 'conversation.changed', conversationId: id, by: 'you' });
    expect(await read(1)).toMatchObject({ last_read_seq: 2, unread: 1 });
    expect(await read(99)).toMatchObject({ last_read_seq: 3, unread: 0 });
    await sent(people.player, id, 'four');
    expect(await unread()).toBe(0);
    await sent(people.coach, id, 'five');
    expect(await unread()).toBe(1);
  });

  test('is shown to the others of the conversation: who has seen a message', async () => {
    const { people, conversationOf, sent, asks } = await chatTeam();
    const id = await conversationOf('staff');
    await sent(people.owner, id, 'one');
    const { seq } = await sent(people.coach, id, 'two');
    await asks(people.manager, markConversationRead, { conversation_id: id, seq: 1 });
    const seen = async (of: number) => (await asks(people.owner, listSeenBy, { conversation_id: id, seq: of })).body;
    const names = (list: unknown) => (list as { name: string }[]).map(({ name }) => name);
    expect([names((await seen(1))['seen']), names((await seen(1))['unseen'])]).toEqual([['Charu Zeilinger', 'Manjari Zeilinger'], []]);
    expect([names((await seen(seq))['seen']), names((await seen(seq))['unseen'])]).toEqual([[], ['Manjari Zeilinger', 'Ojasvi Zeilinger']]);
    expect((await asks(people.player, listSeenBy, { conversation_id: id, seq })).body['error']).toBe('noSuchConversation');
  });

  test('and a draft, a muted and an archived conversation, are each reader’s own', async () => {
    const { people, conversationOf, conversationsOf, sent, asks } = await chatTeam();
    const id = await conversationOf('team');
    expect((await asks(people.player, saveDraft, { conversation_id: id, text: 'I will' })).status).toBe(200);
    await asks(people.player, keepConversation, { conversation_id: id, is_muted: true });
    await asks(people.player, keepConversation, { conversation_id: id, is_archived: true });
    const of = async (writer: typeof people.owner) => (await conversationsOf(writer)).find((one) => one.id === id);
    expect(await of(people.player)).toMatchObject({ draft: 'I will', is_muted: true, is_archived: true });
    expect(await of(people.coach)).toMatchObject({ draft: '', is_muted: false, is_archived: false });
    await sent(people.player, id, 'I will come');
    expect(await of(people.player)).toMatchObject({ draft: '', is_muted: true });
  });

  test('before they joined the team is not unread', async () => {
    const { people, conversationOf, conversationsOf, sent, addMember } = await chatTeam();
    await sent(people.coach, await conversationOf('team'), 'before');
    await addMember({ userId: people.stranger.user.id, firstName: 'Late' });
    expect((await conversationsOf(people.stranger)).map(({ unread, last_seq }) => [unread, last_seq])).toEqual([[0, 1]]);
    await sent(people.coach, await conversationOf('team'), 'after');
    expect((await conversationsOf(people.stranger))[0]?.unread).toBe(1);
  });
});

describe('the pages of a conversation', () => {
  test('begin around the first unread message, and go on both ways without a gap', async () => {
    const { people, conversationOf, pool, page, teamId } = await chatTeam();
    const id = await conversationOf('team');
    await pool.query(
      `insert into messages (team_id, conversation_id, seq, change, sender_id, client_id, text)
       select $1, $2, seq, seq, $3, gen_random_uuid(), 'message ' || seq from generate_series(1, 300) seq`,
      [teamId, id, people.coach.user.id],
    );
    await pool.query('update conversations set last_seq = 300, last_change = 300 where id = $1', [id]);
    await pool.query('insert into conversation_reads (team_id, conversation_id, user_id, last_read_seq) values ($1, $2, $3, 120)', [
      teamId,
      id,
      people.player.user.id,
    ]);
    const seqs = ({ response }: MessagePage) => [response[0]?.seq, response.at(-1)?.seq, response.length];
    const first = await page(people.player, id);
    expect([seqs(first), first.has_before, first.has_after, first.last_change]).toEqual([[111, 160, 50], true, true, 300]);
    const above = await page(people.player, id, { before_seq: 111 });
    expect([seqs(above), above.has_before, above.people]).toEqual([[61, 110, 50], true, []]);
    expect(seqs(await page(people.player, id, { before_seq: 11 }))).toEqual([1, 10, 10]);
    const below = await page(people.player, id, { after_seq: 260 });
    expect([seqs(below), below.has_after]).toEqual([[261, 300, 40], false]);
    // Nobody who has read nearly everything is sent far back.
    await pool.query('update conversation_reads set last_read_seq = 299 where conversation_id = $1', [id]);
    expect(seqs(await page(people.player, id))).toEqual([251, 300, 50]);
  });

  test('and all changes since a page make what a fresh page has', async () => {
    const { people, conversationOf, sent, asks, page } = await chatTeam();
    const id = await conversationOf('team');
    for (const text of ['one', 'two', 'three']) await sent(people.coach, id, text);
    const old = await page(people.player, id);
    await asks(people.coach, editMessage, { conversation_id: id, seq: 1, text: 'ONE' });
    await asks(people.player, reactToMessage, { conversation_id: id, seq: 2, emoji: '❤️', is_on: true });
    await sent(people.guardian, id, 'four');
    await asks(people.coach, deleteMessage, { conversation_id: id, seq: 3 });
    const { body } = await asks(people.player, readMessageChanges, { conversation_id: id, change: old.last_change });
    const changed = body['response'] as ChatMessage[];
    const known = new Map([...old.response, ...changed].map((message) => [message.seq, message]));
    const fresh = await page(people.player, id);
    expect([...known.values()]).toEqual(fresh.response);
    expect([body['last_change'], body['is_complete']]).toEqual([fresh.last_change, true]);
    const none = await asks(people.player, readMessageChanges, { conversation_id: id, change: 1_000 });
    expect(none.body).toMatchObject({ response: [], is_complete: false });
  });
});

describe('an open page', () => {
  test('receives the message itself, that of a private conversation only on the pages of its readers', async () => {
    const { people, conversationOf, sent, follow, started } = await chatTeam();
    const [team, staff] = [await conversationOf('team'), await conversationOf('staff')];
    const two = await started(people.player, people.manager);
    const pages = {
      owner: await follow('owner'),
      manager: await follow('manager'),
      player: await follow('player'),
      follower: await follow('follower'),
    };
    const message = await sent(people.coach, team, 'For all');
    await sent(people.coach, staff, 'For staff');
    await sent(people.player, two, 'For one');
    await sent(people.coach, team, 'Last');
    for (const person of ['owner', 'manager', 'player'] as const)
      await pages[person].has({
        type: 'message.changed',
        seq: 2,
        content: { message: expect.objectContaining({ text: 'Last' }) as object },
      });
    expect(pages.player.events().find(({ seq }) => seq === 1)).toMatchObject({ content: { message }, by: 'another' });
    const got = (person: keyof typeof pages) => JSON.stringify(pages[person].received);
    expect([got('owner').includes('For staff'), got('owner').includes('For one')]).toEqual([true, false]);
    expect([got('manager').includes('For staff'), got('manager').includes('For one')]).toEqual([true, true]);
    expect([got('player').includes('For staff'), got('player').includes('For one')]).toEqual([false, true]);
    expect(got('follower')).not.toMatch(/For all|For staff|For one|Last/);
  });

  test('that comes back receives what was sent meanwhile; a removed member nothing, also not what was sent before', async () => {
    const { app, people, members, conversationOf, sent, follow, started, asks } = await chatTeam();
    const team = await conversationOf('team');
    const two = await started(people.player, people.manager);
    const position = app.context.live.position();
    await sent(people.manager, two, 'Secret');
    await sent(people.coach, team, 'Open');
    const back = await follow('player', position);
    await back.has({ type: 'privateMessage.changed', content: { message: expect.objectContaining({ text: 'Secret' }) as object } });
    expect((await asks(people.owner, deletePlayer, { member_id: members.player })).status).toBe(200);
    const removed = await follow('player', position);
    await expect.poll(() => removed.received.length).toBeGreaterThan(0);
    await sent(people.coach, team, 'After');
    const manager = await follow('manager', position);
    await manager.has({ type: 'message.changed', content: { message: expect.objectContaining({ text: 'After' }) as object } });
    expect(JSON.stringify(removed.received)).not.toMatch(/Secret|Open|After/);
  });
});
