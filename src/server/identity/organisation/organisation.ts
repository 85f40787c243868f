import type { Answer, CheckedFields } from '../../../contract/call.ts';
import { limits } from '../../../contract/limits.ts';
import type { openOrganisation as openCall, Organisation, updateMyOrganisation as call } from '../../../contract/organisations.ts';
import { organisationPictureFolder } from '../../../contract/picture-facts.ts';
import { decodePublicId } from '../../../contract/public-id.ts';
import type { Queryable } from '../../database/queryable.ts';
import { query, sql } from '../../database/sql.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { AppContext } from '../../http/app-context.ts';
import { invalidInput, Refusal } from '../../http/refusal.ts';
import type { Viewer } from '../../http/route.ts';
import { findCity } from '../../search/index.ts';
import { deletePicture, keepPicture } from '../../storage/index.ts';
import { renameUser } from '../users.ts';

const read = sql<
  Organisation,
  [userId: string]
>`select name, business_type as "businessType", description, address, concat_ws(', ', nullif(city, ''), nullif(state, '')) as city, state,
  emails, phones, images, opening_hours as "openingHours", social_links as "socialLinks", sports, version,
  is_public and is_adult is true as "isPublic", is_adult is true as "mayBePublic"
  from organisations join users on id = user_id where user_id = $1`;

/** The viewer's organisation. Refuses `notAnOrganisation`. */
export const readOrganisation = ({ database: { pool } }: AppContext, { userId }: Viewer): Promise<Organisation> =>
  organisationOf(pool, userId);

/** Like `readOrganisation`, by user id, also inside a transaction. */
async function organisationOf(db: Queryable, userId: string): Promise<Organisation> {
  const organisation = await findOrganisation(db, userId);
  if (!organisation) throw new Refusal('notAnOrganisation');
  return organisation;
}

/**
 * The organisation that an address names. Refuses `noSuchOrganisation`, also for one that is not public, so that its existence is not
 * revealed.
 */
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
  (await query(db, read, [userId])).rows[0];

/** The fields of an organisation, in the order of the statement's parameters. */
type ChangedColumns = [
  name: string,
  businessType: string,
  description: string,
  address: string,
  city: string,
  state: string,
  emails: readonly string[],
  phones: readonly string[],
  openingHours: readonly string[],
  socialLinks: readonly string[],
  isPublic: boolean | null,
];

const change = sql<never, [userId: string, version: number, ...ChangedColumns]>`
  update organisations set name = $3, business_type = $4, description = $5, address = $6, city = $7, state = $8,
    emails = $9, phones = $10, opening_hours = $11, social_links = $12, is_public = coalesce($13, is_public), version = version + 1
  where user_id = $1 and version = $2`;

/**
 * Changes an organisation's profile; its name also becomes the account's name. Refuses an unknown city, `notAnOrganisation`,
 * `minorUnlisted`, and `changedMeanwhile` for an outdated version.
 */
export async function changeOrganisation(app: AppContext, fields: CheckedFields<typeof call>, { userId }: Viewer): Promise<Organisation> {
  const place = findCity(fields.city);
  if (!place) throw invalidInput({ city: 'We know no city of this name in India. Choose one of the list.' });
  const { version, name, businessType, description, address, emails, phones, openingHours, socialLinks, isPublic } = fields;
  const changedColumns: ChangedColumns = [
    name,
    businessType,
    description,
    address,
    place.name,
    place.state,
    emails,
    phones,
    openingHours,
    socialLinks,
    isPublic ?? null,
  ];
  return inTransaction(app.database.pool, async (client) => {
    const { rowCount } = await query(client, change, [userId, version, ...changedColumns]);
    const now = await organisationOf(client, userId);
    if (rowCount === 0) throw new Refusal('changedMeanwhile');
    // The refusal rolls back what was written.
    if (isPublic && !now.mayBePublic) throw new Refusal('minorUnlisted');
    await renameUser(app, client, userId, name);
    return now;
  });
}

const conversions = { points: 20, windowSeconds: 600 };
const hold = sql<never, [userId: string]>`select from organisations where user_id = $1 for update`;
const put = sql<never, [userId: string, images: readonly string[]]>`update organisations set images = $2 where user_id = $1`;

/** Adds a picture to the viewer's organisation. Refuses `notAnOrganisation`, `picturesFull` and files that are not pictures. */
export async function addImage(app: AppContext, file: File, { userId }: Viewer): Promise<Organisation> {
  // Checked before the conversion too, which would be wasted otherwise.
  await withRoom(app.database.pool, userId);
  await app.limits.count('organisationPicture', userId, conversions);
  return keepPicture(app, { file, folder: organisationPictureFolder, ownerId: userId }, (image) =>
    inTransaction(app.database.pool, async (client) => {
      await query(client, hold, [userId]);
      const { images } = await withRoom(client, userId);
      await query(client, put, [userId, [...images, image]]);
      return organisationOf(client, userId);
    }),
  );
}

/** Deletes a picture of the viewer's organisation; does nothing if it does not exist. Refuses `notAnOrganisation`. */
export async function removeImage(app: AppContext, image: string, { userId }: Viewer): Promise<Organisation> {
  const { wasThere, now } = await inTransaction(app.database.pool, async (client) => {
    await query(client, hold, [userId]);
    const { images } = await organisationOf(client, userId);
    await query(client, put, [userId, images.filter((one) => one !== image)]);
    return { wasThere: images.includes(image), now: await organisationOf(client, userId) };
  });
  if (wasThere) await deletePicture(app, image);
  return now;
}

const lockOrganisation = sql<{ images: string[] }, [userId: string]>`select images from organisations where user_id = $1 for update`;

/** The pictures of an organisation that is being deleted, to remove their files afterwards. */
export async function imagesOf(db: Queryable, userId: string): Promise<readonly string[]> {
  const { rows } = await query(db, lockOrganisation, [userId]);
  return rows[0]?.images ?? [];
}

async function withRoom(db: Queryable, userId: string): Promise<Organisation> {
  const organisation = await organisationOf(db, userId);
  if (organisation.images.length >= limits.organisationPictures) throw new Refusal('picturesFull');
  return organisation;
}
