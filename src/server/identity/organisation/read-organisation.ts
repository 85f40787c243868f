import type { Organisation } from '../../../contract/organisations.ts';
import type { House } from '../../http/house.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Viewer } from '../../http/route.ts';
import type { Runs } from '../../jobs/jobs.ts';

const read = `select name, business_type as "businessType", description, address, concat_ws(', ', nullif(city, ''), nullif(state, '')) as city, state,
  emails, phones, images, opening_hours as "openingHours", social_links as "socialLinks", sports, version
  from organisations where user_id = $1`;

/** The viewer's organisation. Refuses `notAnOrganisation`. */
export const readOrganisation = ({ database: { pool } }: House, { userId }: Viewer): Promise<Organisation> => organisationOf(pool, userId);

/** As `readOrganisation`, by the user's id, inside a transaction too. */
export async function organisationOf(runs: Runs, userId: string): Promise<Organisation> {
  const { rows } = await runs.query<Organisation>(read, [userId]);
  if (!rows[0]) throw new Refusal('notAnOrganisation');
  return rows[0];
}
