import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Answer, CheckedFields } from '../../contract/call.ts';
import type {
  listChatPeople as peopleCall,
  openEventConversation as eventCall,
  startConversation as call,
} from '../../contract/team-chat.ts';
import { newId } from '../database/new-id.ts';
import { query, sql } from '../database/sql.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { publish } from '../live/publish.ts';
import { inTeam, requireAccess } from '../teams/index.ts';
import { readConversation } from './list-conversations.ts';
import { peopleOfTeam, presentPerson } from './read-people.ts';
import { requireSafe } from './send-message.ts';

const findOfPeople = sql<{ id: string }, [teamId: string, key: string]>`
  select id from conversations where team_id = $1 and people_key = $2`;
const addOfPeople = sql<{ id: string }, [teamId: string, id: string, key: string]>`
  insert into conversations (team_id, id, kind, people_key) values ($1, $2, 'people', $3) on conflict do nothing returning id`;
const addParticipants = sql<never, [teamId: string, id: string, userIds: readonly string[]]>`
  insert into conversation_participants (team_id, conversation_id, user_id) select $1, $2, asked from unnest($3::uuid[]) as asked`;

/** The same for the same people, whoever begins; it shows none of their ids. */
const keyOf = (userIds: readonly string[]): string => createHash('sha256').update(userIds.toSorted().join(' ')).digest('base64url');

async function findOrAdd(client: pg.PoolClient, teamId: string, userIds: readonly string[], viewer: Viewer): Promise<string> {
  const key = keyOf(userIds);
  const [added] = (await query(client, addOfPeople, [teamId, newId(), key])).rows;
  if (!added) {
    const [found] = (await query(client, findOfPeople, [teamId, key])).rows;
    if (!found) throw new Refusal('noSuchMember');
    return found.id;
  }
  await query(client, addParticipants, [teamId, added.id, userIds]);
  const people = await requireSafe(client, teamId, { id: added.id, kind: 'people' });
  const readers = people.map(({ userId }) => userId);
  await publish(client, { type: 'conversation.changed', teamId, conversationId: added.id, userIds: readers, actorIds: [viewer.userId] });
  return added.id;
}

/**
 * Begins a private conversation, or finds the one that these people have. Refuses `noSuchTeam`, `notYours`, `noSuchMember` for somebody who
 * does not talk in this team, and what `requireSafe` refuses; then nothing is begun.
 */
export async function startConversation(app: AppContext, fields: CheckedFields<typeof call>, viewer: Viewer): Promise<Answer<typeof call>> {
  const teamId = fields.team_id;
  const userIds = [...new Set([...fields.user_ids, viewer.userId])];
  return inTeam(app, { teamId, viewer, permission: 'readChat' }, async (client) => {
    const known = new Set((await peopleOfTeam(client, teamId)).map(({ userId }) => userId));
    if (userIds.length < 2 || userIds.some((userId) => !known.has(userId))) throw new Refusal('noSuchMember');
    const conversationId = await findOrAdd(client, teamId, userIds, viewer);
    return { status: 1 as const, response: await readConversation(client, { teamId, conversationId, userId: viewer.userId }) };
  });
}

const addOfEvent = sql<never, [teamId: string, id: string, eventId: string]>`
  insert into conversations (team_id, id, kind, event_id)
  select $1, $2, 'event', event.id from live_events event where event.team_id = $1 and event.id = $3 on conflict do nothing`;
const findOfEvent = sql<{ id: string }, [teamId: string, eventId: string]>`
  select conversation.id from conversations conversation
  join live_events event on event.team_id = $1 and event.id = conversation.event_id
  where conversation.team_id = $1 and conversation.event_id = $2`;

/** The conversation about an event. Refuses `noSuchTeam`, `notYours` and `noSuchEvent`. */
export async function openEventConversation(
  app: AppContext,
  { team_id: teamId, event_id: eventId }: CheckedFields<typeof eventCall>,
  viewer: Viewer,
): Promise<Answer<typeof eventCall>> {
  return inTeam(app, { teamId, viewer, permission: 'readChat' }, async (client) => {
    await query(client, addOfEvent, [teamId, newId(), eventId]);
    const [found] = (await query(client, findOfEvent, [teamId, eventId])).rows;
    if (!found) throw new Refusal('noSuchEvent');
    return { status: 1 as const, response: await readConversation(client, { teamId, conversationId: found.id, userId: viewer.userId }) };
  });
}

/** The people to whom the viewer may write. Refuses `noSuchTeam` and `notYours`. */
export async function listChatPeople(
  { database: { pool } }: AppContext,
  { team_id: teamId }: CheckedFields<typeof peopleCall>,
  viewer: Viewer,
): Promise<Answer<typeof peopleCall>> {
  await requireAccess(pool, teamId, viewer.userId, 'readChat');
  return { status: 1, response: (await peopleOfTeam(pool, teamId)).map(presentPerson(viewer.userId)) };
}
