import type { PlanVersion } from '../../../contract/assistant/chat.ts';
import { query, sql } from '../../database/sql.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { AppContext } from '../../http/app-context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Viewer } from '../../http/route.ts';
import { findChat, findVersion, keepVersion, readTicks } from '../chat/index.ts';
import { earlierVersion, restoredReason } from './earlier-version.ts';
import { openPlan } from './open-plan.ts';

/** Restores an earlier version as the newest one, made safe where more is known of the person now. Refuses `noSuchChat`, `noPlanPossible`. */
export async function restoreVersion(
  app: AppContext,
  { id, version }: { id: string; version: number },
  { userId }: Viewer,
): Promise<PlanVersion> {
  return inTransaction(app.database.pool, async (client) => {
    const chat = await findChat(client, userId, id, { forUpdate: true });
    const { version: old, isAdapted } = await earlierVersion(app, client, { userId, chat, version });
    const reason = restoredReason(version, isAdapted, chat.language);
    return findVersion(client, userId, id, await keepVersion(client, { ...old, reason, userId, chatId: id }));
  });
}

type Swap = { id: string; version: number; item: string; to?: string | undefined };

/** Swaps one item of the plan. Refuses `noSuchChat`, `changedMeanwhile`, `noSuchItem`, and `noPlanPossible` if nothing else fits. */
export async function swapItem(app: AppContext, { id, version, item, to }: Swap, { userId }: Viewer): Promise<PlanVersion> {
  return inTransaction(app.database.pool, async (client) => {
    const chat = await findChat(client, userId, id, { forUpdate: true });
    if (chat.planVersion === 0) throw new Refusal('noSuchItem');
    if (chat.planVersion !== version) throw new Refusal('changedMeanwhile');
    const { engine, request, plan: old } = await findVersion(client, userId, id, version);
    const plan = openPlan({ plan: old, request });
    const line = plan.isFixed ? undefined : plan.items().find(({ key, swapKey = key }) => swapKey === item);
    if (!line) throw new Refusal('noSuchItem');
    const swapped = plan.swap(item, { seed: chat.seed + version, ...(to && { to }) });
    if (!swapped) throw new Refusal('noPlanPossible');
    const reason = `Another choice for ${line.label}`;
    return findVersion(client, userId, id, await keepVersion(client, { engine, reason, ...swapped, userId, chatId: id }));
  });
}

type Tick = [userId: string, chatId: string, item: string];
const tick = sql<never, Tick>`insert into assistant_ticks (user_id, chat_id, item) values ($1, $2, $3) on conflict do nothing`;
const untick = sql<never, Tick>`delete from assistant_ticks where user_id = $1 and chat_id = $2 and item = $3`;

/** Ticks or unticks an item of the plan. Refuses `noSuchChat` and `noSuchItem`. */
export async function tickItem(
  app: AppContext,
  { id, item, done }: { id: string; item: string; done: boolean },
  { userId }: Viewer,
): Promise<string[]> {
  const { pool } = app.database;
  const chat = await findChat(pool, userId, id);
  if (chat.planVersion === 0) throw new Refusal('noSuchItem');
  const plan = openPlan(await findVersion(pool, userId, id, chat.planVersion));
  if (!plan.items().some(({ key }) => key === item)) throw new Refusal('noSuchItem');
  await query(pool, done ? tick : untick, [userId, id, item]);
  return readTicks(pool, userId, id);
}
