import type { Flag } from '../../../contract/assistant/safety.ts';
import { flagFacts, flagLevels } from '../../../contract/assistant/safety.ts';
import { despairIn } from './likeness/despair-likeness.ts';
import { crisisDevanagari } from '../../../data/safety/rules/crisis-devanagari.ts';
import { crisisHinglish } from '../../../data/safety/rules/crisis-hinglish.ts';
import { dietRules } from '../../../data/safety/rules/diet.ts';
import { distressEnglish } from '../../../data/safety/rules/distress-english.ts';
import { injuryHindi } from '../../../data/safety/rules/injury-hindi.ts';
import { coldLimbInHindi, emergencyRules } from '../../../data/safety/rules/injury.ts';
import { othersEnglish } from '../../../data/safety/rules/others-english.ts';
import { flagsOfFigures } from './rules/read-figures.ts';
import { looseSign } from './rules/loose-signs.ts';
import type { Rule } from '../../../data/safety/rules/rule.ts';
import { seeDoctorRules } from '../../../data/safety/rules/see-doctor.ts';
import { selfHarmEnglish } from '../../../data/safety/rules/self-harm-english.ts';
import { suicideEnglish } from '../../../data/safety/rules/suicide-english.ts';
import { compilePhrases, courtesyIn, foldMessage, phraseLines, type Courtesy, type Folded } from '../messages/index.ts';
import { withoutBodySigns } from './without-body-signs.ts';
import { withoutFiguresOfSpeech } from './without-figures-of-speech.ts';

const rules: readonly Rule[] = [
  ...suicideEnglish,
  ...crisisHinglish,
  ...crisisDevanagari,
  ...selfHarmEnglish,
  ...othersEnglish,
  ...emergencyRules,
  coldLimbInHindi,
  ...seeDoctorRules,
  ...injuryHindi,
  ...dietRules,
  ...distressEnglish,
];
const compiled = rules.map((rule) => ({ ...rule, search: compilePhrases(phraseLines(rule.phrases), rule.reads === 'roman') }));

/** Negations in the last words before a match, unless they only negate knowing or stopping. */
const denial =
  /(?<= )(?:no|not|never|dont|doesnt|didnt|isnt|arent|wasnt|werent|wouldnt|wont|without|neither|nor|havent|hasnt|hadnt|zero|nobody|stopped|aint|denies|free of) (?:[^ ;]+ ){0,3}$/u;
const noDenial =
  /(?<= )(?:dont|didnt|doesnt|not) (?:know|care|see|get|tell|understand|just|sure|only|stop|even)(?: [^ ;]+){0,3} $|(?<= )(?:not|never) (?:stop|stopped|going to lie)(?: [^ ;]+){0,3} $|(?<= )(?:why|cant|couldnt)(?: [^ ;,]+){0,2} (?:not|stop) [^;]*$/u;
const isDenied = (text: string, at: number): boolean => {
  const before = text.slice(Math.max(0, at - 60), at).replace(/^.*(?:;| but | and (?=will |want |going |gonna )| , (?=and |i |so ))/u, ' ');
  // A new 'I' starts a new clause: 'if I don't make it, I will …'.
  if (text.startsWith('i ', at) && !/(?:think|believe|said|say|mean) (?:that )?$/.test(before)) return false;
  return denial.test(before) && !noDenial.test(before);
};
/** A negation between two signs; 'no pulse' and 'no feeling' are signs themselves. */
const denialInside = / (?:not|isnt|arent|wasnt|never|nor|neither|without|no|nahin|नहीं) (?!only |just |able |longer )/u;
const signOfNothing = /pulse|feeling|cant feel|nabj|नब्ज|नाडी/u;
const isDeniedInside = (found: string): boolean => denialInside.test(found) && !signOfNothing.test(found);
// After a comma another sign may be denied: 'seene mein dard, bukhar nahi'.
const deniedAfter = /^(?:, (?:(?:bilkul|bhi|abhi|ab) )?|[^ ;,]+ )?(?:nahin|नहीं|नही|na) /u;

function findIn(folded: Folded, rule: (typeof compiled)[number]): string | undefined {
  const text = folded[rule.reads];
  for (const match of text.matchAll(rule.search)) {
    if (rule.asserted && isDenied(text, match.index)) continue;
    if (rule.deniedInside && isDeniedInside(match[0])) continue;
    const isSign = rule.reads === 'roman' && rule.code !== 'suicide' && rule.code !== 'someoneElse';
    if (isSign && !/nahin|नहीं/.test(match[0]) && deniedAfter.test(text.slice(match.index + match[0].length))) continue;
    return match[0].trim();
  }
  return undefined;
}

/** A short message that denies what a rule looks for ('I don't want to die') is not passed to the learned classifier. */
const isTakenBack = (open: Folded): boolean =>
  open.plain.split(' ').length <= 14 &&
  compiled.some((rule) => open[rule.reads].search(rule.search) >= 0 && findIn(open, rule) === undefined);
function learnedSign(open: Folded): { code: Flag['code']; found: string } | undefined {
  const likeness = despairIn(open.roman);
  if (likeness === undefined || isTakenBack(open)) return undefined;
  return { code: likeness.sounds === 'crisis' ? 'suicide' : 'distress', found: likeness.found };
}

/** Courtesies that are not passed to the learned classifier; a goodbye or 'sorry for everything' is. */
const harmlessCourtesies: ReadonlySet<Courtesy | undefined> = new Set(['safe', 'howAreYou', 'thanks', 'praise', 'greeting', 'yes', 'ok']);
const isCourtesy = (text: string): boolean => harmlessCourtesies.has(courtesyIn(text));

/** Flags that are dropped if a more specific one is present too. */
const coveredBy: Partial<Record<Flag['code'], readonly Flag['code'][]>> = {
  distress: ['suicide', 'selfHarm', 'someoneElse', 'danger'],
  concussion: ['headInjury'],
  fractureSigns: ['deformity'],
  collapse: ['headInjury'],
};

/**
 * Checks free text in English, Hindi or Hinglish for red flags, most serious first, each code once. Deterministic, without a network.
 * `country` is accepted for the sake of the cards and ignored here. `rulesAlone` leaves out the learned classifier, to measure both parts.
 */
export function checkText(text: string, { rulesAlone = false }: { readonly country?: string; readonly rulesAlone?: boolean } = {}): Flag[] {
  const folded = foldMessage(text);
  const open = withoutFiguresOfSpeech(folded);
  const found = new Map<Flag['code'], Flag>();
  for (const rule of compiled) {
    const searched = rule.code === 'distress' ? withoutBodySigns(open, [...found.values()]) : open;
    const words = found.has(rule.code) ? undefined : findIn(searched, rule);
    if (words !== undefined) found.set(rule.code, { code: rule.code, level: flagFacts[rule.code].level, found: words });
  }
  const isGrave = [...found.values()].some(({ level }) => level === 'crisis');
  const sign = isGrave
    ? undefined
    : (looseSign(open.plain) ??
      looseSign(open.roman) ??
      (rulesAlone || isCourtesy(text) ? undefined : learnedSign(withoutBodySigns(open, [...found.values()]))));
  if (sign && !found.has(sign.code)) found.set(sign.code, { ...sign, level: flagFacts[sign.code].level });
  for (const flag of flagsOfFigures(folded.plain)) if (!found.has(flag.code)) found.set(flag.code, flag);
  const kept = [...found.values()].filter(({ code }) => !coveredBy[code]?.some((other) => found.has(other)));
  return kept.sort((a, b) => flagLevels.indexOf(a.level) - flagLevels.indexOf(b.level));
}

/** Texts in both scripts: regular expressions are compiled when they first run on a text, and optimised when they run again. */
const sayings = ['what should i eat before a match', 'मैच से पहले क्या खाऊं'];

/** Runs every search once or twice in steps of a few milliseconds, so that the first message does not wait for it. */
export function* warmSearches(): Generator<void> {
  for (const folded of [...sayings, ...sayings].map(foldMessage)) {
    yield void withoutFiguresOfSpeech(folded);
    for (const rule of compiled) yield void findIn(folded, rule);
  }
  for (const text of sayings) yield void checkText(text);
}
