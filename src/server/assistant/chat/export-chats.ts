import type { Queryable } from '../../database/queryable.ts';
import { query, sql } from '../../database/sql.ts';

type Row = Record<string, unknown>;
export type AssistantExport = { assistantProfile: Row | null; assistantChats: Row[]; assistantRequests: Row[] };

const ofChat = (table: string, alias: string) => `${table} ${alias} where ${alias}.user_id = $1 and ${alias}.chat_id = chat.id`;

const chats = sql<Row, [userId: string]>`
  select chat.title, chat.screen, chat.language, chat.request, chat.created_at, chat.updated_at,
    coalesce((select json_agg(json_build_object('sender', sender, 'content', content, 'cards', cards, 'sources', sources, 'engine', engine,
        'state', dialogue, 'difference', difference, 'at', created_at) order by id) from ${ofChat('assistant_messages', 'said')}), '[]') as messages,
    (select plan from ${ofChat('assistant_plan_versions', 'version')} order by version desc limit 1) as plan,
    coalesce((select json_agg(json_build_object('version', version, 'reason', reason, 'engine', engine, 'request', request, 'plan', plan,
        'at', created_at) order by version) from ${ofChat('assistant_plan_versions', 'older')} and older.version < chat.plan_version), '[]')
      as earlier_plans,
    coalesce((select json_agg(json_build_object('item', item, 'at', done_at) order by done_at, item)
      from ${ofChat('assistant_ticks', 'tick')}), '[]') as ticks,
    (select json_build_object('with_health', with_health, 'made_at', created_at, 'expires_at', expires_at)
      from ${ofChat('assistant_shares', 'share')}) as share
  from assistant_chats chat where chat.user_id = $1 order by chat.created_at, chat.id`;

const profile = sql<{ profile: Row }, [userId: string]>`select profile from assistant_profiles where user_id = $1`;
const requests = sql<Row, [userId: string]>`
  select month::text as month, count(*)::int as taken from assistant_credits where user_id = $1 and state = 'taken' group by month order by month`;

/** The assistant's data about a user, for the export; of a link only that it exists. Everything is deleted with the account by cascade. */
export async function exportChatsOf(db: Queryable, userId: string): Promise<AssistantExport> {
  const [told, said, taken] = await Promise.all([query(db, profile, [userId]), query(db, chats, [userId]), query(db, requests, [userId])]);
  return { assistantProfile: told.rows[0]?.profile ?? null, assistantChats: said.rows, assistantRequests: taken.rows };
}
