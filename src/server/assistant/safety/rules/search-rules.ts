import type { Flag } from '../../../../contract/assistant/safety.ts';
import { flagFacts } from '../../../../contract/assistant/safety.ts';
import type { Rule } from '../../../../data/safety/rules/rule.ts';
import { compilePhrases, phraseLines, type Folded, type PhraseSearch } from '../../messages/index.ts';

/** A rule with its phrases as one search. */
export type CompiledRule = Rule & { readonly search: PhraseSearch };

export const compileRules = (rules: readonly Rule[]): CompiledRule[] =>
  rules.map((rule) => ({ ...rule, search: compilePhrases(phraseLines(rule.phrases), rule.reads === 'roman') }));

/** Negations in the last words before a match, unless they only negate knowing or stopping. */
const denial =
  /(?<= )(?:no|not|never|dont|doesnt|didnt|isnt|arent|wasnt|werent|wouldnt|wont|without|neither|nor|havent|hasnt|hadnt|zero|nobody|stopped|aint|denies|free of) (?:[^ ;]+ ){0,3}$/u;
const noDenial =
  /(?<= )(?:dont|didnt|doesnt|not) (?:know|care|see|get|tell|understand|just|sure|only|stop|even)(?: [^ ;]+){0,3} $|(?<= )(?:not|never) (?:stop|stopped|going to lie)(?: [^ ;]+){0,3} $|(?<= )(?:why|cant|couldnt)(?: [^ ;,]+){0,2} (?:not|stop) [^;]*$/u;
const isDenied = (text: string, at: number): boolean => {
  const before = text.slice(Math.max(0, at - 60), at).replace(/^.*(?:;| but | and (?=will |want |going |gonna )| , (?=and |i |so ))/u, ' ');
  // A new 'I' starts a new clause: 'if I don't make it, I will …'.
  if (text.startsWith('i ', at) && !/(?:think|believe|said|say|mean) (?:that )?$/.test(before)) return false;
  // So does a verb after a comma: 'no point without her, going to end it'.
  if (before.endsWith(' , ') && /^(?:going to|will|want to) /.test(text.slice(at))) return false;
  return denial.test(before) && !noDenial.test(before);
};
/** A negation between two signs; 'no pulse' and 'no feeling' are signs themselves. */
const denialInside = / (?:not|isnt|arent|wasnt|never|nor|neither|without|no|nahin|नहीं) (?!only |just |able |longer )/u;
const signOfNothing = /pulse|feeling|cant feel|nabj|नब्ज|नाडी/u;
const isDeniedInside = (found: string): boolean => denialInside.test(found) && !signOfNothing.test(found);
// After a comma another sign may be denied: 'seene mein dard, bukhar nahi'.
const deniedAfter = /^(?:, (?:(?:bilkul|bhi|abhi|ab) )?|[^ ;,]+ )?(?:nahin|नहीं|नही|na) /u;

/** The first words of a normalised message that a rule looks for and that are not denied; undefined if there are none. */
export function findIn(folded: Folded, rule: CompiledRule): string | undefined {
  const text = folded[rule.reads];
  for (const { index, found } of rule.search(text)) {
    if (rule.asserted && isDenied(text, index)) continue;
    if (rule.deniedInside && isDeniedInside(found)) continue;
    const isSign = rule.reads === 'roman' && rule.code !== 'suicide' && rule.code !== 'someoneElse';
    if (isSign && !/nahin|नहीं/.test(found) && deniedAfter.test(text.slice(index + found.length))) continue;
    return found.trim();
  }
  return undefined;
}

/** The flags that rules raise in a message, each code once. */
export function flagsByRules(rules: readonly CompiledRule[], folded: Folded): Flag[] {
  const found = new Map<Flag['code'], Flag>();
  for (const rule of rules) {
    const words = found.has(rule.code) ? undefined : findIn(folded, rule);
    if (words !== undefined) found.set(rule.code, { code: rule.code, level: flagFacts[rule.code].level, found: words });
  }
  return [...found.values()];
}
