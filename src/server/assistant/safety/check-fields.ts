import type { Flag } from '../../../contract/assistant/safety.ts';
import { checkText } from './check-text.ts';

const urgent: ReadonlySet<Flag['level']> = new Set(['crisis', 'emergency']);

/**
 * Checks the short fields of a form (names of foods and people) for emergencies: each entry alone, and all of them as one sentence. Rules alone,
 * because a name says too little for what was learned from messages.
 */
export function checkFields(words: readonly string[], { country }: { country: string }): Flag[] {
  return [...words, words.join(' ')]
    .flatMap((text) => checkText(text, { country, rulesAlone: true }))
    .filter(({ level }) => urgent.has(level));
}
