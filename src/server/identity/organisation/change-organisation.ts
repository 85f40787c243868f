import type { CheckedFields } from '../../../contract/call.ts';
import type { Organisation, updateMyOrganisation as call } from '../../../contract/organisations.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { AppContext } from '../../http/app-context.ts';
import { invalidInput, Refusal } from '../../http/refusal.ts';
import type { Viewer } from '../../http/route.ts';
import { findCity } from '../../search/index.ts';
import { renameUser } from '../rename-user.ts';
import { organisationOf } from './read-organisation.ts';

const change = `
  update organisations set name = $3, business_type = $4, description = $5, address = $6, city = $7, state = $8,
    emails = $9, phones = $10, opening_hours = $11, social_links = $12, is_public = coalesce($13, is_public), version = version + 1
  where user_id = $1 and version = $2`;

/**
 * Takes what an organisation says of itself; its account is called by its name. Refuses a city that nobody knows,
 * `notAnOrganisation`, `minorUnlisted`, and `changedMeanwhile` where another version is there by now.
 */
export async function changeOrganisation(app: AppContext, fields: CheckedFields<typeof call>, { userId }: Viewer): Promise<Organisation> {
  const place = findCity(fields.city);
  if (!place) throw invalidInput({ city: 'We know no city of this name in India. Choose one of the list.' });
  const { version, name, businessType, description, address, emails, phones, openingHours, socialLinks, isPublic } = fields;
  const told = [name, businessType, description, address, place.name, place.state, emails, phones, openingHours, socialLinks, isPublic];
  return inTransaction(app.database.pool, async (client) => {
    const { rowCount } = await client.query(change, [userId, version, ...told]);
    const now = await organisationOf(client, userId);
    if (rowCount === 0) throw new Refusal('changedMeanwhile');
    // What was written goes with the refusal.
    if (isPublic && !now.mayBePublic) throw new Refusal('minorUnlisted');
    await renameUser(app, client, userId, name);
    return now;
  });
}
