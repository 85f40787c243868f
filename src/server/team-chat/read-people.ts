import type { ChatPerson } from '../../contract/team-chat.ts';
import type { Queryable } from '../database/queryable.ts';
import { prepared, query, sql } from '../database/sql.ts';
import type { PersonInChat } from './child-safety.ts';

export type PersonRow = PersonInChat & { readonly name: string };

// The minors whom each of them guards. Most people guard none, so this is read from the few guardianships of the team.
const wards = `
  array(select ward.user_id from active_guardians guardian
    join active_members ward on ward.team_id = $1 and ward.id = guardian.member_id and ward.user_id is not null
    where guardian.team_id = $1 and guardian.user_id = person.user_id)`;
const columns = `person.user_id as "userId", coalesce(person.name, '') as name, coalesce(person.is_minor, false) as "isMinor",
  coalesce(person.is_staff, false) as "isStaff", ${wards} as wards`;

const ofConversation = prepared(
  'conversation-people',
  sql<PersonRow, [teamId: string, conversationId: string]>`
  select ${columns} from conversation_people person
  where person.team_id = $1 and person.conversation_id = $2 and person.user_id is not null order by name, person.user_id`,
);
const ofTeam = sql<PersonRow, [teamId: string]>`
  select ${columns} from chat_people person where person.team_id = $1 and person.user_id is not null order by name, person.user_id`;

/** Everybody who reads a conversation, the guardians of its minors included, by name. */
export const peopleOfConversation = async (db: Queryable, teamId: string, conversationId: string): Promise<PersonRow[]> =>
  (await query(db, ofConversation, [teamId, conversationId])).rows;

/** Everybody of a team who has an account and talks in it, by name. */
export const peopleOfTeam = async (db: Queryable, teamId: string): Promise<PersonRow[]> => (await query(db, ofTeam, [teamId])).rows;

export const presentPerson =
  (readerId: string) =>
  ({ userId, name, isStaff }: PersonRow): ChatPerson => ({ user_id: userId, name, is_staff: isStaff, is_me: userId === readerId });
