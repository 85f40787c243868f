import type { Queryable } from '../../../database/queryable.ts';
import { query, sql } from '../../../database/sql.ts';
import type { Person } from './read-row.ts';

const findAddresses = sql<{ address: string }, [addresses: readonly string[]]>`
  select way.subject as address from user_ways way join users account on account.id = way.user_id
  where way.kind = 'email' and way.subject = any($1) and way.verified_at is not null and account.is_adult`;

const addressOf = ({ email }: Person): string => email?.toLowerCase() ?? '';

/** The people of a list for whom a guardian is named although their address is the verified one of an adult's account. */
export async function findAdultsWithGuardian(db: Queryable, people: readonly Person[]): Promise<ReadonlySet<Person>> {
  const guarded = people.filter(({ email, guardianEmail }) => email !== null && guardianEmail !== null);
  if (guarded.length === 0) return new Set();
  const { rows } = await query(db, findAddresses, [guarded.map(addressOf)]);
  const ofAdults = new Set(rows.map(({ address }) => address));
  return new Set(guarded.filter((person) => ofAdults.has(addressOf(person))));
}
