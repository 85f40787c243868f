import type { introduceMyself as call } from '../../contract/identity.ts';
import { type User } from '../../contract/identity.ts';
import type { CheckedFields } from '../../contract/call.ts';
import { inTransaction } from '../database/transaction.ts';
import { query, sql } from '../database/sql.ts';
import type { AppContext } from '../http/app-context.ts';
import { invalidInput } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { putPlayer } from '../players/index.ts';
import { findCity } from '../search/index.ts';
import { forgetViewer } from './known-viewers.ts';
import { readUser } from './users.ts';

type Introduction = CheckedFields<typeof call>;

const makeActive = sql<
  never,
  [userId: string, userType: string, fullName: string, isAdult: boolean]
>`update users set status = 'ACTIVE', user_type = $2, full_name = $3, is_adult = $4 where id = $1 and status = 'INACTIVE'`;
const putOrganisation = sql<
  never,
  [userId: string, fullName: string, name: string, state: string, sports: readonly number[], isAdult: boolean]
>`
  insert into organisations (user_id, name, business_type, description, address, city, state, sports, emails, phones, images, opening_hours, social_links, is_public)
  values ($1, $2, '', '', '', $3, $4, $5, '{}', '{}', '{}', '{}', '{}', $6)
  on conflict (user_id) do update set name = excluded.name, city = excluded.city, state = excluded.state, sports = excluded.sports`;

/** Completes the onboarding: the account becomes ACTIVE, and its player or organisation is created. Does nothing the second time. */
export async function introduce(app: AppContext, fields: Introduction, { userId }: Viewer): Promise<User> {
  const place = findCity(fields.city);
  if (!place) throw invalidInput({ city: 'We know no city of this name in India. Choose one of the list.' });
  return inTransaction(app.database.pool, async (client) => {
    const { rowCount } = await query(client, makeActive, [userId, fields.userType, fields.fullName, fields.isAdult]);
    // Already completed: age and user type cannot be changed here.
    if (rowCount === 0) return readUser(client, userId);
    await forgetViewer(app, client, userId);
    if (fields.userType === 'player') {
      // A minor is not shown in search.
      await putPlayer(client, {
        id: userId,
        fullName: fields.fullName,
        sports: fields.sports,
        gender: fields.gender,
        place,
        isListed: fields.isAdult,
      });
    } else {
      await query(client, putOrganisation, [userId, fields.fullName, place.name, place.state, fields.sports, fields.isAdult]);
    }
    return readUser(client, userId);
  });
}
