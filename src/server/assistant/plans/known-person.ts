import type { AssistantProfile } from '../../../contract/assistant/profile.ts';
import type { Queryable } from '../../database/queryable.ts';
import { query, sql } from '../../database/sql.ts';

/** What is known of somebody besides what they say now. */
export type KnownPerson = {
  /** Under 18, by the age that was told last, else by what they said when they came. */
  readonly isYoung: boolean;
  readonly allergens: AssistantProfile['allergens'];
  readonly patterns: AssistantProfile['patterns'];
};

const readUser = sql<
  { isMinor: boolean; profile: Partial<AssistantProfile> | null },
  [userId: string]
>`select users.is_adult is false as "isMinor", kept.profile
     from users left join assistant_profiles kept on kept.user_id = users.id where users.id = $1`;

/** Reads it from the profile and the account. An age told for a plan, in `age`, weighs more than both. */
export async function knownPerson(db: Queryable, userId: string, age?: number): Promise<KnownPerson> {
  const { rows } = await query(db, readUser, [userId]);
  const { isMinor = false, profile = null } = rows[0] ?? {};
  const told = age ?? profile?.age;
  return {
    isYoung: typeof told === 'number' ? told < 18 : isMinor,
    allergens: profile?.allergens ?? [],
    patterns: profile?.patterns ?? [],
  };
}
