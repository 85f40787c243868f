import type { DomainEvent } from '../../contract/domain-events.ts';
import type { Queryable } from '../database/queryable.ts';
import { prepared, query, sql } from '../database/sql.ts';
import type { LiveContent, SentContent } from '../live/content.ts';
import { messageColumns, presentMessage, withReply, type MessageRow } from './message-row.ts';

type MessageEvent = Extract<DomainEvent, { type: 'message.changed' | 'privateMessage.changed' }>;
type Row = MessageRow & { conversationId: string; readers: string[] | null };

const readSome = prepared(
  'messages-live',
  sql<Row, [teamId: string, conversationIds: readonly string[], seqs: readonly number[]]>`
  select ${messageColumns}, message.conversation_id as "conversationId",
    case when conversation.kind in ('staff', 'people') then array(select person.user_id from conversation_people person
      where person.team_id = $1 and person.conversation_id = message.conversation_id and person.user_id is not null) end as readers
  from messages message
  join conversations conversation on conversation.team_id = $1 and conversation.id = message.conversation_id
  ${withReply}
  where message.team_id = $1 and (message.conversation_id, message.seq) in (select * from unnest($2::uuid[], $3::bigint[]))`,
);

const isAboutMessage = (event: DomainEvent): event is MessageEvent =>
  event.type === 'message.changed' || event.type === 'privateMessage.changed';
const keyOf = (conversationId: string, seq: number): string => `${conversationId} ${seq}`;

async function readOfTeam(db: Queryable, teamId: string, events: readonly MessageEvent[]): Promise<[string, SentContent][]> {
  const { rows } = await query(db, readSome, [teamId, events.map(({ conversationId }) => conversationId), events.map(({ seq }) => seq)]);
  return rows.map((row) => [
    keyOf(row.conversationId, row.seq),
    { content: { message: presentMessage(row) }, ...(row.readers && { readers: new Set(row.readers) }) },
  ]);
}

/**
 * A message goes to open pages with the event that it was sent or changed, as it is when it is delivered: 200 pages that would each read it
 * are 200 requests. Who reads a private conversation is looked up then too.
 */
export const liveMessages: LiveContent = {
  types: ['message.changed', 'privateMessage.changed'],
  read: async (db, events) => {
    const ofTeams = Map.groupBy(events.filter(isAboutMessage), ({ teamId }) => teamId);
    const found = new Map<string, SentContent>();
    for (const [teamId, ofTeam] of ofTeams) for (const [key, content] of await readOfTeam(db, teamId, ofTeam)) found.set(key, content);
    return events.map((event) => (isAboutMessage(event) ? found.get(keyOf(event.conversationId, event.seq)) : undefined));
  },
};
