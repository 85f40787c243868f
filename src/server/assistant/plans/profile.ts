import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import type { Constraint } from '../../../contract/assistant/constraints.ts';
import type { AssistantProfile, getAssistantProfile, saveAssistantProfile } from '../../../contract/assistant/profile.ts';
import type { Answer, CheckedFields } from '../../../contract/call.ts';
import type { Queryable } from '../../database/queryable.ts';
import type { AppContext } from '../../http/app-context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Viewer } from '../../http/route.ts';
import { query, sql } from '../../database/sql.ts';

type Profile = Answer<typeof getAssistantProfile>;

/** From this age on somebody is an adult. */
export const adult = 18;

const empty: AssistantProfile = { patterns: [], allergens: [], equipment: [], injuries: [] };

const readAssistantProfile = sql<
  { profile: AssistantProfile; version: number },
  [userId: string]
>`select profile, version from assistant_profiles where user_id = $1`;

/** The viewer's remembered form values; empty if there are none. */
export async function readProfile({ database: { pool } }: AppContext, { userId }: Viewer): Promise<Profile> {
  const { rows } = await query(pool, readAssistantProfile, [userId]);
  return { status: 1, response: { ...empty, ...rows[0]?.profile }, version: rows[0]?.version ?? 0 };
}

const addProfile = sql<never, [userId: string, profile: string]>`
  insert into assistant_profiles (user_id, profile) values ($1, $2) on conflict do nothing`;
const changeProfile = sql<never, [userId: string, profile: string, version: number]>`
  update assistant_profiles set profile = $2, version = version + 1, updated_at = now() where user_id = $1 and version = $3`;

/** Stores the profile. Refuses `changedMeanwhile` if another tab saved first. */
export async function saveProfile(
  app: AppContext,
  { version, ...profile }: CheckedFields<typeof saveAssistantProfile>,
  viewer: Viewer,
): Promise<Profile> {
  const { pool } = app.database;
  const text = JSON.stringify(profile);
  const { rowCount } =
    version === 0 ? await query(pool, addProfile, [viewer.userId, text]) : await query(pool, changeProfile, [viewer.userId, text, version]);
  if (rowCount === 0) throw new Refusal('changedMeanwhile');
  return readProfile(app, viewer);
}

const deleteAssistantProfile = sql<never, [userId: string]>`delete from assistant_profiles where user_id = $1`;

/** Deletes the profile. */
export async function forgetProfile({ database: { pool } }: AppContext, { userId }: Viewer): Promise<{ status: 1 }> {
  await query(pool, deleteAssistantProfile, [userId]);
  return { status: 1 };
}

/** What is known about somebody besides what they say now. */
export type KnownPerson = {
  /** Under 18 by the account. */
  readonly isMinor: boolean;
  /** Under 18 by the account or by the age given last: an age typed here makes nobody an adult whose account says otherwise. */
  readonly isYoung: boolean;
  readonly allergens: AssistantProfile['allergens'];
  readonly patterns: AssistantProfile['patterns'];
  readonly age: number | undefined;
  readonly weightKg: number | undefined;
};

const readUser = sql<
  { isMinor: boolean; profile: Partial<AssistantProfile> | null },
  [userId: string]
>`select users.is_adult is false as "isMinor", kept.profile
     from users left join assistant_profiles kept on kept.user_id = $1 where users.id = $1`;

/** Reads it from the profile and the account. An `age` given for a plan takes precedence. */
export async function knownPerson(db: Queryable, userId: string, age?: number): Promise<KnownPerson> {
  const { rows } = await query(db, readUser, [userId]);
  const { isMinor = false, profile = null } = rows[0] ?? {};
  const told = age ?? profile?.age;
  return {
    isMinor,
    isYoung: isMinor || (typeof told === 'number' && told < adult),
    allergens: profile?.allergens ?? [],
    patterns: profile?.patterns ?? [],
    age: told ?? undefined,
    weightKg: profile?.weightKg ?? undefined,
  };
}

const adultAge: Readonly<Record<PlanLanguage, string>> = {
  english:
    'Your account says that you are under 18, so type your real age here. If your account is wrong, correct it in your account settings.',
  hindi: 'आपके खाते में लिखा है कि आपकी उम्र 18 से कम है, इसलिए यहाँ अपनी सही उम्र लिखिए। अगर खाते में ग़लत है, तो उसे खाते की सेटिंग में ठीक कीजिए।',
};

/** Why an age cannot be right, at its field: that of an adult from an account under 18. Empty if it can. */
export const impossibleAge = ({ isMinor }: KnownPerson, age: number, language: PlanLanguage): Record<string, string> =>
  isMinor && age >= adult ? { age: adultAge[language] } : {};

/** The chips that words gave, without an adult's age where somebody counts as under 18: words make nobody older. */
export const withoutAdultAge = (chips: readonly Constraint[], isUnder18: boolean): Constraint[] =>
  chips.filter((chip) => !(isUnder18 && chip.type === 'age' && chip.value >= adult));
