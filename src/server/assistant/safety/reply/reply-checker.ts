import type { Breach } from '../../../../contract/assistant/breach-rules.ts';
import { checkReply, splitSentences } from './check-reply.ts';
import type { ReplyContext } from './reply-limits.ts';

/** What may be shown by now, and what was found; after a breach nothing more is given out. */
export type Checked = { readonly sentences: readonly string[]; readonly breaches: readonly Breach[] };

/**
 * Checks a stream a sentence at a time: `push` takes what arrived and gives back the whole sentences that passed, `end` the rest.
 * Text is held back until its sentence is over, and a sentence longer than 600 letters counts as over.
 */
export function createReplyChecker(context: ReplyContext = {}): { push: (text: string) => Checked; end: () => Checked } {
  let waiting = '';
  let before = '';
  let isBroken = false;

  function check(ready: readonly string[]): Checked {
    const sentences: string[] = [];
    for (const sentence of ready) {
      // The sentence before goes along, for what only two together say; it passed alone.
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
      // A point at the very end may go on as a number or an abbreviation.
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
