import * as z from 'zod/mini';
import type { ChatMessage } from '../../../contract/assistant/chat.ts';
import { dialogueShape, type Dialogue, type Told } from '../../../contract/assistant/dialogue.ts';
import type { Queryable } from '../../database/queryable.ts';
import { query, sql } from '../../database/sql.ts';
import { readConstraints } from '../chips/index.ts';
import { checkText } from '../safety/index.ts';

const nothingTold: Told = { sorePart: null, allergens: [], patterns: [], avoid: [], isYoung: false };
export const startOfDialogue: Dialogue = { awaits: { kind: 'nothing' }, checkedParts: [], told: nothingTold };

const each = <T>(known: readonly T[], said: readonly T[]): T[] => [...new Set([...known, ...said])];

/** What was told before together with what a message tells. */
export function withTold(before: Told, text: string): Told {
  const found = readConstraints(text);
  return {
    sorePart: found.find((one) => one.type === 'injury')?.value ?? before.sorePart,
    allergens: each(
      before.allergens,
      found.flatMap((one) => (one.type === 'allergen' ? one.value : [])),
    ),
    patterns: each(
      before.patterns,
      found.flatMap((one) => (one.type === 'pattern' ? one.value : [])),
    ),
    avoid: each(
      before.avoid,
      found.flatMap((one) => (one.type === 'avoid' ? one.value : [])),
    ),
    isYoung: before.isYoung || checkText(text).some(({ code }) => code === 'under18'),
  };
}

/**
 * The start of a dialogue for a conversation whose answers were kept before the column was there, or that was copied from a link. Nothing is
 * awaited; what the person wrote is read once, so that an allergy told last month is not forgotten.
 */
export const startAfter = (history: readonly ChatMessage[]): Dialogue => ({
  ...startOfDialogue,
  told: history.filter(({ sender }) => sender === 'USER').reduce((told, { messageContent }) => withTold(told, messageContent), nothingTold),
});

const readAssistantMessage = sql<
  { dialogue: unknown },
  [userId: string, chatId: string, beforeMessage: string | null]
>`select dialogue from assistant_messages
     where user_id = $1 and chat_id = $2 and dialogue is not null and ($3::uuid is null or id < $3)
     order by id desc limit 1`;

/** Where a conversation stood after its last answer, or after the last one before a message; undefined where none was kept. */
export async function readDialogue(db: Queryable, userId: string, chatId: string, beforeMessage?: string): Promise<Dialogue | undefined> {
  const { rows } = await query(db, readAssistantMessage, [userId, chatId, beforeMessage ?? null]);
  // A state that this version of the program cannot read is like none.
  const read = z.safeParse(dialogueShape, rows[0]?.dialogue);
  return read.success ? read.data : undefined;
}
