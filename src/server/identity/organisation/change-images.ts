import { limits } from '../../../contract/limits.ts';
import type { Organisation } from '../../../contract/organisations.ts';
import { organisationPictureFolder } from '../../../contract/picture-facts.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { AppContext } from '../../http/app-context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Viewer } from '../../http/route.ts';
import type { Queryable } from '../../database/queryable.ts';
import { deletePicture, keepPicture, makeProfilePicture } from '../../storage/index.ts';
import { organisationOf } from './read-organisation.ts';

const conversions = { points: 20, windowSeconds: 600 };
const hold = 'select from organisations where user_id = $1 for update';
const put = 'update organisations set images = $2 where user_id = $1';

/** Adds a picture to those of the viewer's organisation. Refuses `notAnOrganisation`, `picturesFull` and what is no picture. */
export async function addImage(app: AppContext, file: File, { userId }: Viewer): Promise<Organisation> {
  // Asked before the work is done too, so that nobody's conversion is thrown away.
  await withRoom(app.database.pool, userId);
  await app.limits.count('organisationPicture', userId, conversions);
  const image = await keepPicture(app, await makeProfilePicture(new Uint8Array(await file.arrayBuffer())), organisationPictureFolder);
  try {
    return await inTransaction(app.database.pool, async (client) => {
      await client.query(hold, [userId]);
      const { images } = await withRoom(client, userId);
      await client.query(put, [userId, [...images, image]]);
      return organisationOf(client, userId);
    });
  } catch (error) {
    // Nobody shows it: the last place was taken, or the account was deleted at this instant.
    await deletePicture(app, image);
    throw error;
  }
}

/** Deletes a picture of the viewer's organisation; one that is not there is left alone. Refuses `notAnOrganisation`. */
export async function removeImage(app: AppContext, image: string, { userId }: Viewer): Promise<Organisation> {
  const { wasThere, now } = await inTransaction(app.database.pool, async (client) => {
    await client.query(hold, [userId]);
    const { images } = await organisationOf(client, userId);
    await client.query(put, [userId, images.filter((one) => one !== image)]);
    return { wasThere: images.includes(image), now: await organisationOf(client, userId) };
  });
  if (wasThere) await deletePicture(app, image);
  return now;
}

/** The pictures of an organisation that goes, to be deleted once it is gone. */
export async function imagesOf(db: Queryable, userId: string): Promise<readonly string[]> {
  const { rows } = await db.query<{ images: string[] }>('select images from organisations where user_id = $1 for update', [userId]);
  return rows[0]?.images ?? [];
}

async function withRoom(db: Queryable, userId: string): Promise<Organisation> {
  const organisation = await organisationOf(db, userId);
  if (organisation.images.length >= limits.organisationPictures) throw new Refusal('picturesFull');
  return organisation;
}
