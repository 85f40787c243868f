import type { Answer, CheckedFields } from '../../../contract/call.ts';
import type { AssistantProfile, getAssistantProfile, saveAssistantProfile } from '../../../contract/assistant/profile.ts';
import type { AppContext } from '../../http/app-context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Viewer } from '../../http/route.ts';

type Profile = Answer<typeof getAssistantProfile>;

const empty: AssistantProfile = { patterns: [], allergens: [], equipment: [], injuries: [] };

/** What the viewer told of themselves, or nothing. */
export async function readProfile({ database: { pool } }: AppContext, { userId }: Viewer): Promise<Profile> {
  const { rows } = await pool.query<{ profile: AssistantProfile; version: number }>(
    'select profile, version from assistant_profiles where user_id = $1',
    [userId],
  );
  return { status: 1, response: { ...empty, ...rows[0]?.profile }, version: rows[0]?.version ?? 0 };
}

/** Keeps it. Refuses `changedMeanwhile` where another tab was faster. */
export async function saveProfile(
  app: AppContext,
  { version, ...profile }: CheckedFields<typeof saveAssistantProfile>,
  viewer: Viewer,
): Promise<Profile> {
  const { rowCount } = await app.database.pool.query(
    version === 0
      ? 'insert into assistant_profiles (user_id, profile) values ($1, $2) on conflict do nothing'
      : 'update assistant_profiles set profile = $2, version = version + 1, updated_at = now() where user_id = $1 and version = $3',
    version === 0 ? [viewer.userId, JSON.stringify(profile)] : [viewer.userId, JSON.stringify(profile), version],
  );
  if (rowCount === 0) throw new Refusal('changedMeanwhile');
  return readProfile(app, viewer);
}

/** Forgets it. */
export async function forgetProfile({ database: { pool } }: AppContext, { userId }: Viewer): Promise<{ status: 1 }> {
  await pool.query('delete from assistant_profiles where user_id = $1', [userId]);
  return { status: 1 };
}
