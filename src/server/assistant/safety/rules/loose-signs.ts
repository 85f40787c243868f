import type { FlagCode } from '../../../../contract/assistant/safety.ts';
import { loose } from '../../../../data/safety/rules/loose-words.ts';

/**
 * Finds signs that no phrase covers, by word families in one sentence: the writer, together with dying, a means, self-harm or violence,
 * and something that adds weight. Applied after figures of speech were removed; negated words do not count.
 */
const denial = /^(?:never|not|dont|doesnt|didnt|no|without|wont|wouldnt|nahin|नहीं|नही)$/;
const has = (all: readonly string[], family: ReadonlySet<string>): boolean => all.some((word) => family.has(word));
/** Whether a word of the family occurs and is not negated in the three words before it. */
const contains = (all: readonly string[], family: ReadonlySet<string>): boolean =>
  all.some((word, index) => family.has(word) && !all.slice(Math.max(0, index - 3), index).some((before) => denial.test(before)));

/** 'hits me', 'touched my', and in Hindi 'mujhe … marte'. */
const strikesMe = (all: readonly string[], family: ReadonlySet<string>): boolean =>
  all.some(
    (word, at) =>
      family.has(word) &&
      (/^(me|us|my)$/.test(all[at + 1] ?? '') ||
        (all[at + 2] === 'me' && all[at + 1] !== 'to') ||
        all.slice(0, at).some((before) => loose.hindiMe.has(before))),
  );

function readSentence(all: readonly string[]): FlagCode | undefined {
  if (has(all, loose.sport) || (all.includes('§') && all.length < 12)) return undefined;
  const isMine = has(all, loose.self);
  const isOther = has(all, loose.people);
  if (isOther && (strikesMe(all, loose.violence) || strikesMe(all, loose.touch))) return 'danger';
  if (isMine && contains(all, loose.assault)) return 'danger';
  if (isOther && !has(all, loose.first) && contains(all, loose.ending) && has(all, loose.saying)) return 'someoneElse';
  if (isMine && contains(all, loose.ending)) return 'suicide';
  if (isMine && contains(all, loose.dying) && has(all, loose.weight)) return 'suicide';
  if (isMine && has(all, loose.means) && (has(all, loose.dying) || has(all, loose.intent))) return 'suicide';
  if (has(all, loose.method) && contains(all, loose.dying) && !all.includes('you')) return 'suicide';
  if (isMine && has(all, loose.blades) && has(all, loose.skin)) return 'selfHarm';
  return undefined;
}

/** The flag of a sentence with the sentence itself; undefined if there is none. `text` is normalised, without figures of speech. */
export function looseSign(text: string): { code: FlagCode; found: string } | undefined {
  for (const sentence of text.split(' ; ')) {
    const code = readSentence(sentence.trim().split(' '));
    if (code) return { code, found: sentence.trim().slice(0, 120) };
  }
  return undefined;
}
