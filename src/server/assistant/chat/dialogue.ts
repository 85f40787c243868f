import { setImmediate } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { ChatMessage } from '../../../contract/assistant/chat.ts';
import type { Constraint } from '../../../contract/assistant/constraints.ts';
import { dialogueShape, type Dialogue, type KnownFacts } from '../../../contract/assistant/dialogue.ts';
import type { Queryable } from '../../database/queryable.ts';
import { query, sql } from '../../database/sql.ts';
import { constraintsOfEveryDay, isOfBody } from '../chips/index.ts';
import { checkText } from '../safety/index.ts';

const noFacts: KnownFacts = { sorePart: null, allergens: [], refused: [], patterns: [], avoid: [], isYoung: false };
export const startOfDialogue: Dialogue = { awaits: { kind: 'nothing' }, checkedParts: [], told: noFacts, topic: null, undo: [] };

const each = <T>(known: readonly T[], said: readonly T[]): T[] => [...new Set([...known, ...said])];

/** What the person has said before, with what this message adds. `found`: what was read in it, where a kind of plan read it by its own rules. */
export function withFacts(before: KnownFacts, text: string, found: readonly Constraint[] = constraintsOfEveryDay(text)): KnownFacts {
  const leftOut = found.flatMap((one) => (one.type === 'allergen' ? one.value : []));
  const isAllergy = leftOut.length > 0 && isOfBody(text);
  return {
    ...before,
    sorePart: found.find((one) => one.type === 'injury')?.value ?? before.sorePart,
    allergens: isAllergy ? each(before.allergens, leftOut) : before.allergens,
    refused: isAllergy ? before.refused : each(before.refused, leftOut),
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
 * The initial state for a conversation without a stored one: from before the column existed, or copied from a link. No answer is awaited;
 * the person's messages are read again, so that an allergy mentioned last month is not forgotten. Other requests are answered between them.
 */
export async function startAfter(history: readonly ChatMessage[]): Promise<Dialogue> {
  let told = noFacts;
  for (const { sender, messageContent } of history) {
    if (sender !== 'USER') continue;
    told = withFacts(told, messageContent);
    await setImmediate();
  }
  return { ...startOfDialogue, told };
}

const readAssistantMessage = sql<
  { dialogue: unknown },
  [userId: string, chatId: string, beforeMessage: string | null]
>`select dialogue from assistant_messages
     where user_id = $1 and chat_id = $2 and dialogue is not null and ($3::uuid is null or id < $3)
     order by id desc limit 1`;

/** The state of a conversation after its last answer, or before a given message; undefined if none is stored. */
export async function readDialogue(db: Queryable, userId: string, chatId: string, beforeMessage?: string): Promise<Dialogue | undefined> {
  const { rows } = await query(db, readAssistantMessage, [userId, chatId, beforeMessage ?? null]);
  // A state from another version of the program that cannot be parsed counts as none.
  const read = z.safeParse(dialogueShape, rows[0]?.dialogue);
  return read.success ? read.data : undefined;
}
