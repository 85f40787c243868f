import type { Answer } from '../../../contract/call.ts';
import type { openOrganisation as openCall, Organisation } from '../../../contract/organisations.ts';
import { decodePublicId } from '../../../contract/public-id.ts';
import type { AppContext } from '../../http/app-context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Viewer } from '../../http/route.ts';
import type { Queryable } from '../../database/queryable.ts';

const read = `select name, business_type as "businessType", description, address, concat_ws(', ', nullif(city, ''), nullif(state, '')) as city, state,
  emails, phones, images, opening_hours as "openingHours", social_links as "socialLinks", sports, version,
  is_public and is_adult is true as "isPublic", is_adult is true as "mayBePublic"
  from organisations join users on id = user_id where user_id = $1`;

/** The viewer's organisation. Refuses `notAnOrganisation`. */
export const readOrganisation = ({ database: { pool } }: AppContext, { userId }: Viewer): Promise<Organisation> =>
  organisationOf(pool, userId);

/** As `readOrganisation`, by the user's id, inside a transaction too. */
export async function organisationOf(db: Queryable, userId: string): Promise<Organisation> {
  const organisation = await findOrganisation(db, userId);
  if (!organisation) throw new Refusal('notAnOrganisation');
  return organisation;
}

/** The organisation that an address names. Refuses `noSuchOrganisation`, for one that is not public too, so that nobody learns that there is one. */
export async function openOrganisation(
  { database: { pool } }: AppContext,
  u: string,
  { userId }: Viewer,
): Promise<Answer<typeof openCall>> {
  const id = decodePublicId(u);
  const organisation = id && (await findOrganisation(pool, id));
  const isMine = id === userId;
  if (!organisation || (!organisation.isPublic && !isMine)) throw new Refusal('noSuchOrganisation');
  return { status: 1, response: organisation, isMine };
}

const findOrganisation = async (db: Queryable, userId: string): Promise<Organisation | undefined> =>
  (await db.query<Organisation>(read, [userId])).rows[0];
