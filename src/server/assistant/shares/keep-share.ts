import { randomInt } from 'node:crypto';
import type { Answer, CheckedFields } from '../../../contract/call.ts';
import type { PlanVersion } from '../../../contract/assistant/chat.ts';
import type { FixedRequest } from '../../../contract/assistant/plan-types.ts';
import type { copySharedChat, getShare, getSharedChat, previewShare, shareChat, SharedChat } from '../../../contract/assistant/shares.ts';
import { inTransaction } from '../../database/transaction.ts';
import { query, sql } from '../../database/sql.ts';
import type { AppContext } from '../../http/app-context.ts';
import { originOf } from '../../http/origin.ts';
import { Refusal } from '../../http/refusal.ts';
import type { SignedInCaller, Viewer } from '../../http/route.ts';
import { findChat, keepChat, keepMessage, keepVersion } from '../chat/index.ts';
import { queueShareEnd } from './end-shares.ts';
import { newToken, tokenHash } from '../../http/tokens.ts';
import { adult, knownPerson } from '../plans/index.ts';
import { showShare, versionAt } from './show-share.ts';

type State = Answer<typeof getShare>;
type Row = { userId: string; chatId: string; withHealth: boolean; shownUntil: Date; expiresAt: Date };

const columns =
  'user_id as "userId", chat_id as "chatId", with_health as "withHealth", shown_until as "shownUntil", expires_at as "expiresAt"';
const dayMs = 86_400_000;
const off = { status: 1, response: { isOn: false, withHealth: false, expiresAt: null } } as const;

const readAssistantShare = sql<
  Row,
  [userId: string, id: string]
>`select ${columns} from assistant_shares where user_id = $1 and chat_id = $2 and expires_at > now()`;

/** Whether a conversation of the viewer has a link. Refuses `noSuchChat`. */
export async function readShare({ database: { pool } }: AppContext, id: string, { userId }: Viewer): Promise<State> {
  await findChat(pool, userId, id);
  const { rows } = await query(pool, readAssistantShare, [userId, id]);
  const [row] = rows;
  return row ? { status: 1, response: { isOn: true, withHealth: row.withHealth, expiresAt: row.expiresAt.toISOString() } } : off;
}

/** A preview of what a link would show. Refuses `noSuchChat`. */
export async function previewOf(
  { database: { pool } }: AppContext,
  { id, withHealth }: CheckedFields<typeof previewShare>,
  { userId }: Viewer,
): Promise<Answer<typeof previewShare>> {
  const now = new Date();
  return {
    status: 1,
    response: await showShare(pool, { userId, chatId: id, withHealth, shownUntil: now, expiresAt: new Date(now.getTime() + dayMs) }),
  };
}

const addAssistantShare = sql<
  { expiresAt: Date },
  [userId: string, id: string, tokenHash: string, withHealth: boolean, days: number]
>`insert into assistant_shares (user_id, chat_id, token_hash, with_health, shown_until, expires_at)
       values ($1, $2, $3, $4, now(), now() + make_interval(days => $5))
       on conflict (user_id, chat_id) do update set token_hash = excluded.token_hash, with_health = excluded.with_health,
         shown_until = excluded.shown_until, expires_at = excluded.expires_at, created_at = excluded.created_at
       returning expires_at as "expiresAt"`;

/** Creates a new link; the previous one becomes invalid. Refuses `noSuchChat`. */
export async function makeShare(
  app: AppContext,
  { id, withHealth, days }: CheckedFields<typeof shareChat>,
  caller: SignedInCaller,
): Promise<Answer<typeof shareChat>> {
  const { pool } = app.database;
  const { userId } = caller.viewer;
  await findChat(pool, userId, id);
  const token = newToken();
  await inTransaction(pool, async (client) => {
    const { rows } = await query(client, addAssistantShare, [userId, id, tokenHash(token), withHealth, days]);
    if (rows[0]) await queueShareEnd(app, client, rows[0].expiresAt);
  });
  return { ...(await readShare(app, id, caller.viewer)), address: `${originOf(app.environment, caller)}/share/chat/${token}` };
}

const deleteAssistantShare = sql<never, [userId: string, id: string]>`delete from assistant_shares where user_id = $1 and chat_id = $2`;

/** Deletes the link, which becomes invalid. Refuses `noSuchChat`. */
export async function endShare(app: AppContext, id: string, viewer: Viewer): Promise<State> {
  await query(app.database.pool, deleteAssistantShare, [viewer.userId, id]);
  return readShare(app, id, viewer);
}

const readByToken = sql<Row, [tokenHash: string]>`select ${columns} from assistant_shares where token_hash = $1 and expires_at > now()`;

async function findShare({ database: { pool } }: AppContext, token: string): Promise<Row> {
  const { rows } = await query(pool, readByToken, [tokenHash(token)]);
  if (!rows[0]) throw new Refusal('noSuchShare');
  return rows[0];
}

/** What the link shows to anybody who has it. Refuses `noSuchShare`. */
export async function openShare(app: AppContext, token: string): Promise<Answer<typeof getSharedChat>> {
  return { status: 1, response: await showShare(app.database.pool, await findShare(app, token)) };
}

/** The plan for a copy. Its request would reveal health data: without it, the plan can be read and ticked but not changed. */
function planToKeep(shared: SharedChat): Omit<PlanVersion, 'version' | 'madeAt'> | null {
  if (shared.withHealth) return shared.plan;
  const { plan, title } = shared;
  if (!plan) return null;
  const request: FixedRequest = { startsOn: plan.request.startsOn, additionalInfo: '', constraints: [], wishes: {}, isFixed: true };
  return { engine: plan.engine, plan: plan.plan, reason: title, request };
}

/** Whether a plan may hold what is meant for adults alone, such as a deficit. Of a plan whose request was left out nobody knows. */
function isOfAdult({ plan: { kind }, request }: PlanVersion): boolean {
  if (kind !== 'diet' && kind !== 'workout') return false;
  return request.isFixed || !('age' in request.wishes) || request.wishes.age >= adult;
}

/** Copies what the link shows into a new conversation of the viewer. Refuses `noSuchShare` and `planOfAdult`. */
export async function copyShare(app: AppContext, token: string, { userId }: Viewer): Promise<Answer<typeof copySharedChat>> {
  const found = await findShare(app, token);
  const whole = await versionAt(app.database.pool, found);
  if (whole && isOfAdult(whole) && (await knownPerson(app.database.pool, userId)).isYoung) throw new Refusal('planOfAdult');
  const shared = await showShare(app.database.pool, found);
  const { screen, title, language, messages } = shared;
  const plan = planToKeep(shared);
  const id = await inTransaction(app.database.pool, async (client) => {
    const chatId = await keepChat(client, {
      userId,
      screen,
      title,
      language,
      seed: randomInt(2 ** 31),
      copiedFrom: found.chatId,
    });
    const version = plan ? await keepVersion(client, { ...plan, userId, chatId }) : undefined;
    for (const { sender, messageContent, engine, sources, planVersion } of messages) {
      await keepMessage(client, {
        userId,
        chatId,
        sender,
        content: messageContent,
        sources,
        ...(engine && { engine }),
        planVersion: planVersion === null ? undefined : version,
      });
    }
    return chatId;
  });
  return { status: 1, id, screen };
}
