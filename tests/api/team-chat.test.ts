import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  deleteMessage,
  editMessage,
  listChatPeople,
  listConversations,
  listMyConversations,
  mentionOf,
  mentionOfEverybody,
  openEventConversation,
  pinMessage,
  reactToMessage,
  readMessages,
  sendMessage,
  startConversation,
  type ChatMessage,
  type Conversation,
} from '../../src/contract/team-chat.ts';
import { deletePlayer } from '../../src/contract/team-members.ts';
import { chatTeam, textsOf } from '../builders/chat-team.ts';
import { addOneEvent } from '../builders/event.ts';

describe('the conversations of a team', () => {
  test('are one of all, and one of the staff that only staff reads', async () => {
    const { people, conversationsOf } = await chatTeam();
    const kinds = async (writer: Parameters<typeof conversationsOf>[0]) => (await conversationsOf(writer)).map(({ kind }) => kind).sort();
    for (const person of ['owner', 'manager', 'coach'] as const) expect(await kinds(people[person])).toEqual(['staff', 'team']);
    for (const person of ['player', 'guardian'] as const) expect(await kinds(people[person])).toEqual(['team']);
  });

  test('of an event is made once, and gone with the event', async () => {
    const { app, people, teamId, asks, sent, send, conversationsOf, pool } = await chatTeam();
    const event = await addOneEvent(app, teamId, people.coach);
    const opened = await Promise.all(
      ['coach', 'player', 'guardian'].map((person) => asks(people[person as 'coach'], openEventConversation, { event_id: event.id })),
    );
    const ids = opened.map(({ body }) => (body['response'] as Conversation).id);
    expect(new Set(ids).size).toBe(1);
    const [id = ''] = ids;
    await sent(people.player, id, 'Who drives?');
    expect((await conversationsOf(people.guardian))[0]).toMatchObject({
      kind: 'event',
      event: { id: event.id, title: event.title },
      unread: 1,
    });
    await pool.query('update team_events set deleted_at = now() where id = $1', [event.id]);
    expect((await conversationsOf(people.guardian)).map(({ kind }) => kind)).toEqual(['team']);
    expect((await send(people.player, id, 'Nobody?')).body['error']).toBe('noSuchConversation');
    expect((await asks(people.player, openEventConversation, { event_id: event.id })).body['error']).toBe('noSuchEvent');
  });

  test('in all teams are listed together, the latest first', async () => {
    const { app, people, conversationOf, sent, asks } = await chatTeam();
    expect((await asks(people.follower, listConversations, {})).body['error']).toBe('notYours');
    await sent(people.coach, await conversationOf('team'), 'In the team');
    await sent(people.coach, await conversationOf('staff'), 'Among staff');
    const { body } = await app.ask(listMyConversations, {}, { headers: people.owner.headers });
    const listed = body['response'] as Conversation[];
    expect(listed.slice(0, 2).map(({ last_message }) => last_message?.text)).toEqual(['Among staff', 'In the team']);
    const rival = await app.ask(listMyConversations, {}, { headers: people.rival.headers });
    expect(JSON.stringify(rival.body)).not.toContain('In the team');
  });
});

describe('a message', () => {
  test('is numbered in its conversation, however many are sent at once, and has its sender and text', async () => {
    const { people, conversationOf, sent, page } = await chatTeam();
    const id = await conversationOf('team');
    const writers = [people.owner, people.coach, people.player, people.guardian];
    const all = await Promise.all(Array.from({ length: 24 }, (_, at) => sent(writers[at % 4]!, id, `message ${at}`)));
    expect(all.map(({ seq }) => seq).toSorted((one, other) => one - other)).toEqual(Array.from({ length: 24 }, (_, at) => at + 1));
    const read = await page(people.manager, id);
    expect(read.response.map(({ seq }) => seq)).toEqual(Array.from({ length: 24 }, (_, at) => at + 1));
    expect(new Set(textsOf(read))).toEqual(new Set(all.map(({ text }) => text)));
    expect(read.response.find(({ text }) => text === 'message 2')?.sender).toEqual({
      user_id: people.player.user.id,
      name: 'Pallavi Zeilinger',
    });
  });

  test('that is sent again is the same one, also at the same time', async () => {
    const { people, conversationOf, sent, page } = await chatTeam();
    const id = await conversationOf('team');
    const client_id = randomUUID();
    const tries = await Promise.all(Array.from({ length: 6 }, () => sent(people.player, id, 'Once', { client_id })));
    expect(new Set(tries.map(({ seq }) => seq))).toEqual(new Set([1]));
    await sent(people.coach, id, 'Another', { client_id });
    expect(textsOf(await page(people.owner, id))).toEqual(['Once', 'Another']);
  });

  test('is refused from whoever is not in the conversation, from another account, and of another conversation', async () => {
    const { people, conversationOf, send, sent, asks } = await chatTeam();
    const [team, staff] = [await conversationOf('team'), await conversationOf('staff')];
    expect((await send(people.player, staff, 'Hello')).body['error']).toBe('noSuchConversation');
    expect((await send(people.player, randomUUID(), 'Hello')).body['error']).toBe('noSuchConversation');
    expect((await send(people.player, team, 'Hello', { user_id: people.coach.user.id })).body['error']).toBe('sessionExpired');
    const { client_id } = await sent(people.coach, team, 'Hello');
    expect((await send(people.coach, staff, 'Hello', { client_id })).body['error']).toBe('noSuchConversation');
    expect((await asks(people.coach, sendMessage, { conversation_id: team, client_id: 'mine', text: 'Hello' })).body['error']).toBe(
      'invalidInput',
    );
    expect((await send(people.coach, team, ' \n ')).body['error']).toBe('invalidInput');
  });

  test('answers an earlier one, and mentions people and everybody', async () => {
    const { people, conversationOf, sent, send } = await chatTeam();
    const id = await conversationOf('team');
    const first = await sent(people.player, id, 'Is the pitch dry?');
    const text = `${mentionOf(people.player.user.id)} yes. ${mentionOfEverybody} ${mentionOf(people.stranger.user.id)}`;
    const answer = await sent(people.coach, id, text, { reply_to_seq: first.seq });
    expect(answer).toMatchObject({
      text,
      reply_to: { seq: 1, name: 'Pallavi Zeilinger', text: 'Is the pitch dry?' },
      mentions: [{ user_id: people.player.user.id, name: 'Pallavi Zeilinger' }],
    });
    expect((await send(people.coach, id, 'What?', { reply_to_seq: 99 })).body['error']).toBe('noSuchMessage');
  });

  test('is changed by its sender alone, and deleted by its sender and by staff; a mark stays', async () => {
    const { people, conversationOf, sent, asks, page } = await chatTeam();
    const id = await conversationOf('team');
    const own = await sent(people.player, id, 'Six');
    const at = { conversation_id: id, seq: own.seq };
    expect((await asks(people.owner, editMessage, { ...at, text: 'Seven' })).body['error']).toBe('notYours');
    const edited = (await asks(people.player, editMessage, { ...at, text: 'Seven' })).body['response'] as ChatMessage;
    expect(edited).toMatchObject({ text: 'Seven', edited_at: expect.any(String) as string, change: 2 });
    expect((await asks(people.guardian, deleteMessage, at)).body['error']).toBe('notYours');
    await asks(people.guardian, reactToMessage, { ...at, emoji: '👍🏽', is_on: true });
    expect((await asks(people.coach, deleteMessage, at)).body['response']).toMatchObject({
      text: '',
      is_deleted: true,
      reactions: [],
      change: 4,
    });
    expect((await asks(people.player, editMessage, { ...at, text: 'Eight' })).body['error']).toBe('noSuchMessage');
    expect((await page(people.player, id)).response).toMatchObject([{ seq: 1, text: '', is_deleted: true }]);
  });

  test('is pinned by staff, and in a private conversation by anybody', async () => {
    const { people, conversationOf, sent, asks, started } = await chatTeam();
    const team = await conversationOf('team');
    const { seq } = await sent(people.player, team, 'Bus at six');
    const pins = (writer: typeof people.owner, conversation_id: string) => asks(writer, pinMessage, { conversation_id, seq, is_on: true });
    expect((await pins(people.player, team)).body['error']).toBe('notYours');
    expect((await pins(people.coach, team)).body['response']).toMatchObject({ is_pinned: true, change: 2 });
    expect((await pins(people.coach, team)).body['response']).toMatchObject({ is_pinned: true, change: 2 });
    const two = await started(people.player, people.guardian);
    await sent(people.guardian, two, 'Hello');
    expect((await pins(people.player, two)).body['response']).toMatchObject({ is_pinned: true });
    // Staff keep the conversations of the team, not those of others.
    expect((await pins(people.coach, two)).body['error']).toBe('noSuchConversation');
  });

  test('gets one emoji of each kind from each person, and nothing else', async () => {
    const { people, conversationOf, sent, asks } = await chatTeam();
    const id = await conversationOf('team');
    const { seq } = await sent(people.player, id, 'We won');
    const react = async (writer: typeof people.owner, emoji: string, is_on = true) =>
      (await asks(writer, reactToMessage, { conversation_id: id, seq, emoji, is_on })).body;
    await react(people.coach, '🎉');
    await react(people.coach, '🎉');
    const both = (await react(people.owner, '🎉'))['response'] as ChatMessage;
    expect(both.reactions.map(({ emoji, people: given }) => [emoji, given.length])).toEqual([['🎉', 2]]);
    const one = (await react(people.coach, '🎉', false))['response'] as ChatMessage;
    expect(one.reactions).toEqual([{ emoji: '🎉', people: [{ user_id: people.owner.user.id, name: 'Ojasvi Zeilinger' }] }]);
    for (const wrong of ['', 'a', '🎉🎉', '<b>', '1']) expect((await react(people.coach, wrong))['error']).toBe('invalidInput');
  });
});

describe('a removed member', () => {
  test('reads and writes nothing any more, and their messages stay with their name', async () => {
    const { people, members, conversationOf, sent, send, asks, page, started } = await chatTeam();
    const team = await conversationOf('team');
    const two = await started(people.player, people.manager);
    await sent(people.player, team, 'I was here');
    await asks(people.owner, deletePlayer, { member_id: members.player });
    for (const id of [team, two]) {
      expect((await asks(people.player, readMessages, { conversation_id: id })).body['error']).toBe('noSuchTeam');
      expect((await send(people.player, id, 'Hello')).body['error']).toBe('noSuchTeam');
    }
    expect((await page(people.coach, team)).response[0]?.sender?.name).toBe('Pallavi Zeilinger');
    expect((await page(people.manager, two)).people.map(({ name }) => name)).toEqual(['Manjari Zeilinger']);
  });
});

test('one person may send 300 messages in five minutes, and a network of many people more', async () => {
  const { people, conversationOf, send, sent, app } = await chatTeam();
  const id = await conversationOf('team');
  await app.context.limits.count('sendMessage', people.player.user.id, { points: 300, windowSeconds: 300 }, 299);
  await sent(people.player, id, 'the last one');
  expect((await send(people.player, id, 'one too many')).body['error']).toBe('tooManyRequests');
  await sent(people.coach, id, 'from the same network');
});

test('the people to whom one may write are those of the squad and the guardians', async () => {
  const { people, asks } = await chatTeam();
  const { body } = await asks(people.player, listChatPeople, {});
  const names = (body['response'] as { name: string; is_me: boolean }[]).map(({ name, is_me }) => (is_me ? `${name}, me` : name));
  expect(names).toEqual(['Charu Zeilinger', 'Guardian Zeilinger', 'Manjari Zeilinger', 'Ojasvi Zeilinger', 'Pallavi Zeilinger, me']);
});

test('the same people have one private conversation, whoever begins it', async () => {
  const { people, started, start, asks } = await chatTeam();
  expect((await asks(people.player, startConversation, { user_ids: [] })).body['error']).toBe('invalidInput');
  const first = await started(people.player, people.manager);
  expect(await started(people.manager, people.player)).toBe(first);
  expect(await started(people.manager, people.player, people.coach)).not.toBe(first);
  for (const nobody of [people.follower, people.stranger, people.player])
    expect((await start(people.player, nobody)).body['error']).toBe('noSuchMember');
});
