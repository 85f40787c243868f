import type { Runs } from '../jobs/jobs.ts';

type Row = Record<string, unknown>;

const chats = `
  select chat.title, chat.screen, chat.language, chat.request, chat.created_at,
    coalesce((select json_agg(json_build_object('sender', sender, 'content', content, 'at', created_at) order by id)
      from assistant_messages said where said.user_id = chat.user_id and said.chat_id = chat.id), '[]') as messages,
    (select plan from assistant_plan_versions version where version.user_id = chat.user_id and version.chat_id = chat.id
      order by version desc limit 1) as plan
  from assistant_chats chat where chat.user_id = $1 order by chat.created_at`;

/** What the assistant keeps of somebody, for the export of their data. With the account all of it goes by cascade. */
export async function exportChatsOf(runs: Runs, userId: string): Promise<{ assistantProfile: Row | null; assistantChats: Row[] }> {
  const [profile, said] = await Promise.all([
    runs.query<{ profile: Row }>('select profile from assistant_profiles where user_id = $1', [userId]),
    runs.query<Row>(chats, [userId]),
  ]);
  return { assistantProfile: profile.rows[0]?.profile ?? null, assistantChats: said.rows };
}
