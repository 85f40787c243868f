import type pg from 'pg';
import type { AppContext } from '../http/app-context.ts';
import { emailKey } from './email-key.ts';
import type { UserRow } from './present-user.ts';
import { addWay, isProven, signInByWay, type ProvenWay } from './prove-way.ts';

/**
 * The account of a way in elsewhere. Where that site vouches for an address, the first sign-in joins the account that the
 * address belongs to: its owner is who signs in, exactly as if they had typed a code.
 */
export async function signInByAccount(
  app: AppContext,
  client: pg.ClientBase,
  way: ProvenWay,
  fullName?: string,
  verifiedEmail?: string,
): Promise<UserRow> {
  if (verifiedEmail && !(await isProven(client, way))) {
    const address: ProvenWay = { kind: 'email', subject: emailKey(verifiedEmail), shown: verifiedEmail };
    const owner = await signInByWay(app, client, address, fullName);
    await addWay(app, client, owner.id, way);
  }
  return signInByWay(app, client, way, fullName);
}
