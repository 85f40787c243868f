import { randomUUID } from 'node:crypto';
import type { Call } from '../../src/contract/call.ts';
import {
  listConversations,
  readMessages,
  sendMessage,
  startConversation,
  type ChatMessage,
  type Conversation,
  type ConversationKind,
} from '../../src/contract/team-chat.ts';
import { appWithTeam } from './app-with-team.ts';
import { serveLive } from './live-stream.ts';
import { settledPlayer } from './settled-player.ts';
import type { TeamPerson } from './team.ts';

export type Writer = { readonly headers: Record<string, string>; readonly user: { readonly id: string } };
export type MessagePage = {
  response: ChatMessage[];
  conversation: Conversation;
  has_before: boolean;
  has_after: boolean;
  last_change: number;
  people: { user_id: string; name: string }[];
  closed_because: string | null;
};

/** A team with its conversations, and functions that write and read in them as somebody. */
export async function chatTeam() {
  const opened = await appWithTeam({ SECRET_KEY: 'a'.repeat(43) });
  const { app, people, teamId, addMember } = opened;
  const { pool } = app.context.database;
  let networks = 0;

  const asks = (writer: Writer, call: Call, fields: Record<string, unknown>) =>
    app.ask(call, { team_id: teamId, ...fields }, { headers: writer.headers });
  const conversationsOf = async (writer: Writer): Promise<Conversation[]> =>
    (await asks(writer, listConversations, {})).body['response'] as Conversation[];
  const conversationOf = async (kind: ConversationKind, writer: Writer = people.owner): Promise<string> =>
    (await conversationsOf(writer)).find((one) => one.kind === kind)?.id ?? '';
  const send = (writer: Writer, conversation_id: string, text: string, more: Record<string, unknown> = {}) =>
    asks(writer, sendMessage, { conversation_id, text, client_id: randomUUID(), ...more });
  /** Sends what must be accepted. */
  const sent = async (writer: Writer, conversationId: string, text: string, more: Record<string, unknown> = {}): Promise<ChatMessage> => {
    const { status, body } = await send(writer, conversationId, text, more);
    if (status !== 200) throw new Error(`not sent: ${status} ${JSON.stringify(body)}`);
    return body['response'] as ChatMessage;
  };
  const page = async (writer: Writer, conversation_id: string, more: Record<string, unknown> = {}): Promise<MessagePage> =>
    (await asks(writer, readMessages, { conversation_id, ...more })).body as MessagePage;
  const start = (writer: Writer, ...others: readonly Writer[]) =>
    asks(writer, startConversation, { user_ids: others.map(({ user }) => user.id) });
  const started = async (writer: Writer, ...others: readonly Writer[]): Promise<string> =>
    ((await start(writer, ...others)).body['response'] as Conversation).id;
  /** A signed-in minor of the team; their row too. */
  const addMinor = async (firstName: string, role: 'player' | 'coach' = 'player') => {
    const email = `${firstName.toLowerCase()}@elevate.example`;
    const account = await settledPlayer(app, email, {
      fullName: `${firstName} Zeilinger`,
      address: `198.51.100.${++networks + 80}`,
      isAdult: false,
    });
    const memberId = await addMember({ userId: account.user.id, firstName, isMinor: true, role });
    return { ...account, memberId };
  };
  const guard = (guardian: Writer, memberId: string) =>
    pool.query('insert into team_guardians (team_id, member_id, user_id) values ($1, $2, $3)', [teamId, memberId, guardian.user.id]);
  const live = await serveLive(app);
  const follow = (person: TeamPerson, after?: number) => live(['me', 'teams'], people[person].headers, after);
  return { ...opened, pool, asks, conversationsOf, conversationOf, send, sent, page, start, started, addMinor, guard, live, follow };
}

export const textsOf = ({ response }: Pick<MessagePage, 'response'>): string[] => response.map(({ text }) => text);
