import type { Way } from '../../contract/account.ts';
import type { Queryable } from '../database/queryable.ts';
import { query, sql } from '../database/sql.ts';
import { inTransaction } from '../database/transaction.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { SignedInCaller, Viewer } from '../http/route.ts';
import { forgetViewer } from './known-viewers.ts';
import { knowDevice } from './devices.ts';
import { emailKey, spendCode } from './one-time-codes.ts';
import { provePhone } from './prove-phone.ts';
import { addWay } from './prove-way.ts';

type Row = { id: string; kind: Way['kind']; shown: string; addedAt: Date; lastUsedAt: Date | null };
type Held = { id: string; kind: Way['kind']; isVerified: boolean };

const list = sql<Row, [userId: string]>`select id, kind, shown, created_at as "addedAt", last_used_at as "lastUsedAt" from user_ways
  where user_id = $1 and verified_at is not null order by created_at, id limit 100`;
// All rows are locked in one order, so that two removals at the same time cannot both leave the other one as the last.
const hold = sql<
  Held,
  [userId: string]
>`select id, kind, verified_at is not null as "isVerified" from user_ways where user_id = $1 order by id for update`;
const anotherAddress = sql<never, [userId: string]>`update users set email = (
  select shown from user_ways where user_id = $1 and kind = 'email' and verified_at is not null order by created_at limit 1) where id = $1`;

/** The viewer's verified ways to sign in, oldest first. */
export async function readWays({ database }: AppContext, { userId }: Viewer): Promise<Way[]> {
  const { rows } = await query(database.pool, list, [userId]);
  return rows.map((row) => ({ ...row, addedAt: row.addedAt.toISOString(), lastUsedAt: row.lastUsedAt?.toISOString() ?? null }));
}

const deletePasswordReset = sql<never, [userId: string]>`delete from password_resets where user_id = $1`;

const deleteUserWay = sql<never, [id: string]>`delete from user_ways where id = $1`;

/** Removes a way to sign in from the viewer's account. Refuses `noSuchWay` (also for somebody else's) and `lastWay`. */
export async function removeWay(app: AppContext, id: string, { userId }: Viewer): Promise<void> {
  await inTransaction(app.database.pool, async (client) => {
    const { rows: ways } = await query(client, hold, [userId]);
    const way = ways.find((one) => one.id === id);
    if (!way) throw new Refusal('noSuchWay');
    const others = ways.filter((one) => one.isVerified && one !== way);
    if (others.length === 0) throw new Refusal('lastWay');
    await query(client, deleteUserWay, [id]);
    if (way.kind !== 'email') return;
    // A reset token that was mailed to the removed address becomes invalid.
    await query(client, deletePasswordReset, [userId]);
    await query(client, anotherAddress, [userId]);
    await forgetViewer(app, client, userId);
  });
}

const readUserWay = sql<
  { subject: string },
  [userId: string]
>`select subject from user_ways where user_id = $1 and kind = 'email' and verified_at is not null`;

/** The e-mail addresses that a user has verified, in lower case. Unverified addresses may belong to somebody else. */
export async function verifiedAddresses(db: Queryable, userId: string): Promise<string[]> {
  const { rows } = await query(db, readUserWay, [userId]);
  return rows.map(({ subject }) => subject);
}

type Fields = { email: string; passcode: string };

/** Adds an address to the viewer's account after its code was checked. Refuses `emailNotVerified` and `emailOfAnother`. */
export async function verifyMyEmail(app: AppContext, { email, passcode }: Fields, caller: SignedInCaller): Promise<{ email: string }> {
  const { userId } = caller.viewer;
  const outcome = await inTransaction(app.database.pool, async (client) => {
    if (!(await spendCode(app, client, emailKey(email), passcode, caller))) return 'emailNotVerified';
    const isAdded = await addWay(app, client, userId, { kind: 'email', subject: emailKey(email), shown: email });
    return isAdded ? undefined : 'emailOfAnother';
  });
  if (outcome) throw outcome === 'emailOfAnother' ? new Refusal('emailOfAnother') : new Refusal('emailNotVerified');
  await knowDevice(app, emailKey(email), caller);
  return { email };
}

/** Adds the phone number that a token proves to the viewer's account. Refuses `phoneNotVerified` and `phoneOfAnother`. */
export async function verifyMyPhone(app: AppContext, token: string, caller: SignedInCaller): Promise<{ phone: string }> {
  const way = await provePhone(app, token, caller);
  const isAdded = await inTransaction(app.database.pool, (client) => addWay(app, client, caller.viewer.userId, way));
  if (!isAdded) throw new Refusal('phoneOfAnother');
  return { phone: way.shown };
}
