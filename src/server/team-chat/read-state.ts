import type { Answer, CheckedFields } from '../../contract/call.ts';
import type { keepConversation as keepCall, markConversationRead as readCall, saveDraft as draftCall } from '../../contract/team-chat.ts';
import type { Queryable } from '../database/queryable.ts';
import { prepared, query, sql } from '../database/sql.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Viewer } from '../http/route.ts';
import { publish } from '../live/publish.ts';
import { inTeam } from '../teams/index.ts';
import { findConversation } from './find-conversation.ts';
import { readConversation } from './list-conversations.ts';

type Own = [teamId: string, conversationId: string, userId: string];

// The condition leaves a row alone that is there already, so that nothing is published for what was read before.
const read = prepared(
  'conversation-read',
  sql<never, [...Own, seq: number]>`
  insert into conversation_reads as reading (team_id, conversation_id, user_id, last_read_seq) values ($1, $2, $3, $4)
  on conflict (team_id, conversation_id, user_id) do update set last_read_seq = excluded.last_read_seq
    where reading.last_read_seq < excluded.last_read_seq`,
);

const toOwnPages = (db: Queryable, teamId: string, conversationId: string, { userId }: Viewer) =>
  publish(db, { type: 'conversation.changed', teamId, conversationId, userIds: [userId], actorIds: [userId] });

/** Notes how far the viewer has read; never less than before, nor more than there is. Refuses as `findConversation` does. */
export async function markConversationRead(
  app: AppContext,
  { team_id: teamId, conversation_id: conversationId, seq }: CheckedFields<typeof readCall>,
  viewer: Viewer,
): Promise<Answer<typeof readCall>> {
  return inTeam(app, { teamId, viewer, permission: 'readChat' }, async (client) => {
    const asked = { teamId, conversationId, userId: viewer.userId };
    const { lastSeq } = await findConversation(client, asked);
    const { rowCount } = await query(client, read, [teamId, conversationId, viewer.userId, Math.min(seq, lastSeq)]);
    if (rowCount === 1) await toOwnPages(client, teamId, conversationId, viewer);
    const { last_read_seq, unread } = await readConversation(client, asked);
    return { status: 1 as const, last_read_seq, unread };
  });
}

const keep = sql<never, [...Own, isMuted: boolean | null, isArchived: boolean | null]>`
  insert into conversation_reads as reading (team_id, conversation_id, user_id, is_muted, is_archived)
  values ($1, $2, $3, coalesce($4::boolean, false), coalesce($5::boolean, false))
  on conflict (team_id, conversation_id, user_id)
    do update set is_muted = coalesce($4::boolean, reading.is_muted), is_archived = coalesce($5::boolean, reading.is_archived)`;

/** Mutes or archives a conversation for the viewer. Refuses as `findConversation` does. */
export async function keepConversation(
  app: AppContext,
  { team_id: teamId, conversation_id: conversationId, is_muted, is_archived }: CheckedFields<typeof keepCall>,
  viewer: Viewer,
): Promise<Answer<typeof keepCall>> {
  return inTeam(app, { teamId, viewer, permission: 'readChat' }, async (client) => {
    const asked = { teamId, conversationId, userId: viewer.userId };
    await findConversation(client, asked);
    await query(client, keep, [teamId, conversationId, viewer.userId, is_muted ?? null, is_archived ?? null]);
    await toOwnPages(client, teamId, conversationId, viewer);
    return { status: 1 as const, response: await readConversation(client, asked) };
  });
}

const setDraft = prepared(
  'conversation-draft',
  sql<never, [...Own, draft: string]>`
  insert into conversation_reads as reading (team_id, conversation_id, user_id, draft) values ($1, $2, $3, $4)
  on conflict (team_id, conversation_id, user_id) do update set draft = excluded.draft where reading.draft <> excluded.draft`,
);

/** Keeps what the viewer has typed. Refuses as `findConversation` does. */
export async function saveDraft(
  app: AppContext,
  { team_id: teamId, conversation_id: conversationId, text }: CheckedFields<typeof draftCall>,
  viewer: Viewer,
): Promise<Answer<typeof draftCall>> {
  return inTeam(app, { teamId, viewer, permission: 'readChat' }, async (client) => {
    await findConversation(client, { teamId, conversationId, userId: viewer.userId });
    const { rowCount } = await query(client, setDraft, [teamId, conversationId, viewer.userId, text]);
    if (rowCount === 1) await toOwnPages(client, teamId, conversationId, viewer);
    return { status: 1 as const };
  });
}
