import type { Breach } from '../../../../contract/assistant/breach-rules.ts';
import { checkReply, splitSentences } from './check-reply.ts';
import type { ReplyContext } from './reply-limits.ts';
import { isClearlyUnsafe } from './unsafe-advice.ts';

/** No sentence has more letters; searching longer ones takes long. */
const longestSentence = 2_000;

/** What goes on from the sentence before it, and says something else without it: 'Instead, walk.', 'This is why ...', 'लेकिन ...'. */
const goesOn =
  /^[\s\-*•\d.)]*(?:but|so|and|or|instead|otherwise|then|this|that|these|those|it|they|because|however|therefore|also|rather|even|still|lekin|par|phir|isliye|warna|aur|yeh|ye|woh|isse|लेकिन|पर|फिर|इसलिए|वरना|और|यह|ये|वह|इससे)(?![\p{L}\p{M}])/iu;

/** Whether somebody may read the rest: more is shown than was left out. */
const isEnough = (shown: number, leftOut: number): boolean => leftOut === 0 || shown > leftOut;

/** The sentences that may be shown, and the breaches found; nothing more is returned after a breach. */
export type Checked = { readonly sentences: readonly string[]; readonly breaches: readonly Breach[] };

/**
 * Checks a stream sentence by sentence: `push` takes the next text and returns the complete sentences that passed, `end` the rest. Text is
 * held back until its sentence is complete; after 600 letters it counts as complete. A sentence that only may harm is left out with what goes
 * on from it, and the others are shown; it is a breach if nothing much is left, or if a sentence breaks a rule or harms beyond doubt.
 */
export function createReplyChecker(context: ReplyContext = {}): { push: (text: string) => Checked; end: () => Checked } {
  let waiting = '';
  let before = '';
  let isBroken = false;
  let shown = 0;
  const leftOut: Breach[] = [];
  let isAfterLeftOut = false;

  function check(ready: readonly string[]): Checked {
    const sentences: string[] = [];
    for (const sentence of ready) {
      if (sentence.length > longestSentence) {
        isBroken = true;
        return { sentences, breaches: [{ rule: 'structure', where: '', message: `is longer than ${longestSentence} letters` }] };
      }
      // Checked together with the previous sentence (which passed alone), for what only both say.
      const breaches = checkReply(before + sentence, context);
      if (breaches.some(({ rule }) => rule !== 'unsafeAdvice') || (breaches.length > 0 && isClearlyUnsafe(sentence))) {
        isBroken = true;
        return { sentences, breaches };
      }
      isAfterLeftOut = breaches.length > 0 || (isAfterLeftOut && (sentence.trim() === '' || goesOn.test(sentence)));
      leftOut.push(...breaches);
      if (isAfterLeftOut) continue;
      sentences.push(sentence);
      if (sentence.trim().length > 0) {
        before = sentence;
        shown++;
      }
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
      const { sentences, breaches } = check(rest);
      return { sentences, breaches: breaches.length === 0 && !isEnough(shown, leftOut.length) ? leftOut : breaches };
    },
  };
}
