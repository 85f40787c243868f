import type pg from 'pg';
import { demoIdEnding } from './demo-id.ts';
import { namedPeople } from './named-people.ts';

/** A reserved domain, so that mail to a demo person reaches nobody. */
const addressOf = (uniqueName: string) => `${uniqueName}@elevate.example`;

/** Creates accounts for the named people; they sign in with a code mailed to their address. */
export async function writeUsers(client: pg.ClientBase): Promise<void> {
  const people = namedPeople();
  const column = (valueOf: (person: (typeof people)[number]) => unknown) => people.map(valueOf);
  await client.query(
    `insert into users (id, status, user_type, full_name, email, is_adult, created_at)
     select id, 'ACTIVE', 'player', full_name, email, is_adult, created_at
     from unnest($1::uuid[], $2::text[], $3::text[], $4::boolean[], $5::timestamptz[]) as row (id, full_name, email, is_adult, created_at)`,
    [
      column(({ id }) => id),
      column(({ firstName, lastName }) => `${firstName} ${lastName}`),
      column(({ uniqueName }) => addressOf(uniqueName)),
      column(({ isListed }) => isListed),
      column(({ createdAt }) => createdAt.toISOString()),
    ],
  );
  // A real account that has the address of a demo person keeps it.
  await client.query(
    `insert into user_ways (id, user_id, kind, subject, shown, verified_at)
     select id, id, 'email', email, email, created_at from users where id::text like $1 on conflict do nothing`,
    [`%-${demoIdEnding}`],
  );
}
