import type { Breach } from '../../../../contract/assistant/breach-rules.ts';
import { checkReply, splitSentences } from './check-reply.ts';
import type { ReplyContext } from './reply-limits.ts';

/** No sentence has more letters; searching longer ones takes long. */
const longestSentence = 2_000;

/** The sentences that may be shown, and the breaches found; nothing more is returned after a breach. */
export type Checked = { readonly sentences: readonly string[]; readonly breaches: readonly Breach[] };

/**
 * Checks a stream sentence by sentence: `push` takes the next text and returns the complete sentences that passed, `end` the rest. Text is
 * held back until its sentence is complete; after 600 letters it counts as complete.
 */
export function createReplyChecker(context: ReplyContext = {}): { push: (text: string) => Checked; end: () => Checked } {
  let waiting = '';
  let before = '';
  let isBroken = false;

  function check(ready: readonly string[]): Checked {
    const sentences: string[] = [];
    for (const sentence of ready) {
      if (sentence.length > longestSentence) {
        isBroken = true;
        return { sentences, breaches: [{ rule: 'structure', where: '', message: `is longer than ${longestSentence} letters` }] };
      }
      // Checked together with the previous sentence (which passed alone), for what only both say.
      const breaches = checkReply(before + sentence, context);
      if (breaches.length > 0) {
        isBroken = true;
        return { sentences, breaches };
      }
      sentences.push(sentence);
      if (sentence.trim().length > 0) before = sentence;
    }
    return { sentences, breaches: [] };
  }
  return {
    push(text) {
      if (isBroken) return { sentences: [], breaches: [] };
      waiting += text;
      const parts = splitSentences(waiting);
      const last = parts.at(-1) ?? '';
      // A point at the very end may be inside a number or an abbreviation.
      const isOver = /[.!?।\n]\s+$|\n$/u.test(last) || last.length > 600;
      const ready = isOver ? parts : parts.slice(0, -1);
      waiting = isOver ? '' : last;
      return check(ready);
    },
    end() {
      if (isBroken) return { sentences: [], breaches: [] };
      const rest = splitSentences(waiting);
      waiting = '';
      return check(rest);
    },
  };
}
