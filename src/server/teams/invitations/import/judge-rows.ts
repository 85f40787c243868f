import { limits } from '../../../../contract/limits.ts';
import type { InvitedAs } from '../../../../contract/invitations.ts';
import { readBirthDates } from '../../../../contract/birth-date-cells.ts';
import type { ImportRow, RowVerdict } from '../../../../contract/people-import.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { query, sql } from '../../../database/sql.ts';
import { readRow, type Person } from './read-row.ts';

export type Judged = { person: Person; verdict: RowVerdict; problems: Record<string, string> };

const knownPeople = sql<{ name: string; jerseyNumber: number | null; email: string | null; verified: string[] }, [teamId: string]>`
  select trim(first_name || ' ' || last_name) as name, jersey_number as "jerseyNumber", lower(email) as email, array(
    select subject from user_ways way where way.user_id = member.user_id and kind = 'email' and verified_at is not null) as verified
  from participants member where team_id = $1`;
const declinedPeople = sql<{ email: string }, [teamId: string, days: number]>`
  select email_key as email from team_invitations
  where team_id = $1 and state = 'rejected' and answered_at > now() - make_interval(days => $2) and email_key is not null`;
const askedPeople = sql<{ email: string }, [teamId: string]>`
  select email_key as email from team_invitations
  where team_id = $1 and state = 'pending' and expires_at > now() and email_key is not null and invited_as <> 'guardian'`;

const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`.trim().toLowerCase();

/**
 * Decides for each row whether it is added, and why not. Of two equal rows the first counts; a row without an address is identified by its
 * name. A jersey number belongs to one person. An address that is on the roster and has a pending invitation counts as invited.
 * Whoever declined lately is not asked again by a list, but by an invitation of their own.
 */
export async function judgeRows(
  db: Queryable,
  teamId: string,
  rows: readonly ImportRow[],
  mayInviteAs: readonly InvitedAs[],
): Promise<Judged[]> {
  const { rows: members } = await query(db, knownPeople, [teamId]);
  const { rows: asked } = await query(db, askedPeople, [teamId]);
  const { rows: declinedRows } = await query(db, declinedPeople, [teamId, limits.declinedDays]);
  const declined = new Set(declinedRows.map(({ email }) => email));
  const memberAddresses = new Set(members.flatMap(({ email, verified }) => (email ? [email, ...verified] : verified)));
  const memberNames = new Set(members.map(({ name }) => name.toLowerCase()));
  const invited = new Set(asked.map(({ email }) => email));
  const seen = new Set<string>();
  const wearers = new Map(members.map(({ jerseyNumber, name }) => [jerseyNumber, name]));
  const birthDates = readBirthDates(rows.map((row) => row.birth_date));

  return rows.map((row, at) => {
    const { person, problems } = readRow(row, birthDates[at], mayInviteAs);
    const verdict = judge(person, Object.keys(problems).length > 0);
    const wearer = verdict === 'ready' ? wearers.get(person.jerseyNumber ?? -1) : undefined;
    if (wearer !== undefined) return { person, verdict: 'malformed', problems: { jersey_number: `${wearer} wears this number.` } };
    if (verdict === 'ready' && person.jerseyNumber !== null)
      wearers.set(person.jerseyNumber, `${person.firstName} ${person.lastName}`.trim());
    return { person, problems, verdict };
  });

  function judge(person: Person, isMalformed: boolean): RowVerdict {
    if (isMalformed) return 'malformed';
    const email = person.email?.toLowerCase();
    const key = email ?? nameOf(person);
    if (seen.has(key)) return 'twice';
    seen.add(key);
    if (email && invited.has(email)) return 'invited';
    const guardianEmail = person.guardianEmail?.toLowerCase();
    if ((email && declined.has(email)) || (guardianEmail && declined.has(guardianEmail))) return 'declined';
    const isKnown = email ? memberAddresses.has(email) : memberNames.has(nameOf(person));
    return isKnown ? 'member' : 'ready';
  }
}

/** The addresses that an invitation is mailed to: the person's, their guardian's, both or none. */
export const mailsOf = ({ email, guardianEmail }: Person): string[] => [email, guardianEmail].filter((address) => address !== null);
