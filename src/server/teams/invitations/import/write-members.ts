import { newId } from '../../../database/new-id.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { query, sql } from '../../../database/sql.ts';
import type { Secrets } from '../../../settings/secrets.ts';
import { recordChanges } from '../../team-changes.ts';
import { followAddresses } from '../declined.ts';
import { newMailToken, proofHash } from '../invitation-token.ts';
import type { NewInvitation } from '../write-invitations.ts';
import type { Person } from './read-row.ts';

type Mailed = NewInvitation & { to: string; token: string; ward: string };
export type PersonToWrite = { id: string; person: Person; invitations: Mailed[] };

/** Prepares a roster row for each person, and an invitation for each of their addresses. */
export function peopleToWrite(secrets: Secrets, people: readonly Person[], note: string): PersonToWrite[] {
  return people.map((person) => {
    const id = newId();
    const name = nameOf(person);
    const asked = (to: string, as: NewInvitation['as'], rest: { name: string; ward: string }): Mailed => {
      const token = newMailToken();
      const tokenHash = proofHash(secrets, token);
      return { id: newId(), kind: 'mail', as, memberId: id, email: to, userId: null, note, tokenHash, to, token, ...rest };
    };
    return {
      id,
      person,
      invitations: [
        ...(person.email ? [asked(person.email, person.as, { name, ward: '' })] : []),
        ...(person.guardianEmail ? [asked(person.guardianEmail, 'guardian', { name: '', ward: name })] : []),
      ],
    };
  });
}

const addMember = sql<
  never,
  [
    teamId: string,
    ids: readonly string[],
    roles: readonly string[],
    squads: readonly (string | null)[],
    firstNames: readonly string[],
    lastNames: readonly string[],
    emails: readonly (string | null)[],
    phones: readonly (string | null)[],
    jerseyNumbers: readonly (number | null)[],
    positions: readonly (string | null)[],
    areMinors: readonly boolean[],
  ]
>`insert into team_members (team_id, id, role, squad, first_name, last_name, email, phone, jersey_number, position, is_minor)
     select $1, one.* from unnest($2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::smallint[], $10::text[],
       $11::boolean[]) as one`;

const isPlayer = ({ as }: Person) => as === 'player' || as === 'substitute';
const roleOf = (person: Person) => (isPlayer(person) ? 'player' : person.as);
const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`.trim();

/** Inserts the roster rows with one statement, records them in the history and publishes them. The birth date is not stored: guardians decide about it. */
export async function writeMembers(db: Queryable, teamId: string, actorId: string, people: readonly PersonToWrite[]): Promise<void> {
  const column = <Value>(valueOf: (one: PersonToWrite) => Value) => people.map(valueOf);
  if (people.length === 0) return;
  await query(db, addMember, [
    teamId,
    column(({ id }) => id),
    column(({ person }) => roleOf(person)),
    column(({ person }) => (isPlayer(person) ? person.as : null)),
    column(({ person }) => person.firstName),
    column(({ person }) => person.lastName),
    column(({ person }) => person.email),
    column(({ person }) => person.phone),
    column(({ person }) => person.jerseyNumber),
    column(({ person }) => person.position),
    column(({ person }) => person.isMinor),
  ]);
  await followAddresses(
    db,
    teamId,
    people.map(({ id }) => id),
  );
  await recordChanges(
    db,
    { teamId, about: 'member', what: 'imported', actorId },
    people.map(({ id, person }) => ({ aboutId: id, after: { name: nameOf(person), role: roleOf(person) } })),
  );
}
