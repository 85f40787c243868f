import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { ChatMessage } from '../../../contract/assistant/chat.ts';
import { checkText } from '../safety/index.ts';
import { mayBeAboutHealth } from './about-health.ts';

type Judge = (text: string) => boolean;
const mostKept = 20_000;

const isCrisis: Judge = (text) => checkText(text, { country: 'IN' }).some(({ level }) => level === 'crisis');

/**
 * Judges the messages of persons, once each: a message never changes, and a long one takes tens of milliseconds. Other requests are answered
 * between two messages, and readers who open one link at the same time wait for the same verdicts.
 */
function createJudge(judge: Judge) {
  const verdicts = new LRUCache<string, Promise<boolean>>({ max: mostKept });
  const judged = async (text: string) => {
    await setImmediate();
    return judge(text);
  };
  return async (messages: readonly ChatMessage[]): Promise<ReadonlySet<string>> => {
    const found = new Set<string>();
    for (const { id, sender, messageContent } of messages) {
      if (sender !== 'USER') continue;
      const verdict = verdicts.get(id) ?? judged(messageContent);
      verdicts.set(id, verdict);
      if (await verdict) found.add(id);
    }
    return found;
  };
}

/** The ids of the messages in which somebody is in despair. */
export const findDespair = createJudge(isCrisis);
/** The ids of the messages that tell of their writer, or may be about health at all. */
export const findHealth = createJudge(mayBeAboutHealth);
