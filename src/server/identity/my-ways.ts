import type { Way } from '../../contract/ways.ts';
import { inTransaction } from '../database/transaction.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { forgetViewer } from './known-viewers.ts';

type Row = { id: string; kind: Way['kind']; shown: string; addedAt: Date; lastUsedAt: Date | null };
type Held = { id: string; kind: Way['kind']; isVerified: boolean };

const list = `select id, kind, shown, created_at as "addedAt", last_used_at as "lastUsedAt" from user_ways
  where user_id = $1 and verified_at is not null order by created_at, id limit 100`;
// All of them are locked, in one order: two removed at the same instant cannot both find the other still there.
const hold = `select id, kind, verified_at is not null as "isVerified" from user_ways where user_id = $1 order by id for update`;
const anotherAddress = `update users set email = (
  select shown from user_ways where user_id = $1 and kind = 'email' and verified_at is not null order by created_at limit 1) where id = $1`;

/** The proved ways in of the viewer, the oldest first. */
export async function readWays({ database }: AppContext, { userId }: Viewer): Promise<Way[]> {
  const { rows } = await database.pool.query<Row>(list, [userId]);
  return rows.map((row) => ({ ...row, addedAt: row.addedAt.toISOString(), lastUsedAt: row.lastUsedAt?.toISOString() ?? null }));
}

/** Takes a way off the viewer's account; nothing of it stays. Refuses `noSuchWay`, for somebody else's too, and `lastWay`. */
export async function removeWay(app: AppContext, id: string, { userId }: Viewer): Promise<void> {
  await inTransaction(app.database.pool, async (client) => {
    const { rows: ways } = await client.query<Held>(hold, [userId]);
    const way = ways.find((one) => one.id === id);
    if (!way) throw new Refusal('noSuchWay');
    const others = ways.filter((one) => one.isVerified && one !== way);
    if (others.length === 0) throw new Refusal('lastWay');
    await client.query('delete from user_ways where id = $1', [id]);
    if (way.kind !== 'email') return;
    // A token that was mailed to the address that goes opens nothing any more.
    await client.query('delete from password_resets where user_id = $1', [userId]);
    await client.query(anotherAddress, [userId]);
    await forgetViewer(app, client, userId);
  });
}
