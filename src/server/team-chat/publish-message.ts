import type { ConversationKind } from '../../contract/team-chat.ts';
import type { Queryable } from '../database/queryable.ts';
import { publish } from '../live/publish.ts';

type Changed = {
  readonly teamId: string;
  readonly conversation: { readonly id: string; readonly kind: ConversationKind };
  readonly seq: number;
  /** Everybody who reads the conversation. */
  readonly readers: readonly { readonly userId: string }[];
  readonly actorId: string;
};

/** Whether the whole squad reads conversations of this kind: their messages then go to the topic of the team. */
const isOfSquad = (kind: ConversationKind): boolean => kind === 'team' || kind === 'event';

/** Publishes that a message was sent or changed, in the transaction that did it. */
export async function publishMessage(db: Queryable, { teamId, conversation, seq, readers, actorId }: Changed): Promise<void> {
  const about = { teamId, conversationId: conversation.id, seq };
  const actorIds = [actorId];
  if (isOfSquad(conversation.kind)) await publish(db, { type: 'message.changed', ...about, actorIds });
  else await publish(db, { type: 'privateMessage.changed', ...about, actorIds, userIds: readers.map(({ userId }) => userId) });
}
