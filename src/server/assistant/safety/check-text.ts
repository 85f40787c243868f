import type { Flag } from '../../../contract/assistant/safety.ts';
import { flagLevels } from '../../../contract/assistant/safety.ts';
import { dietRules } from '../../../data/safety/rules/diet.ts';
import { injuryHindi } from '../../../data/safety/rules/injury-hindi.ts';
import { coldLimbInHindi, emergencyRules } from '../../../data/safety/rules/injury.ts';
import { seeDoctorRules } from '../../../data/safety/rules/see-doctor.ts';
import { foldMessage, type Folded } from '../messages/index.ts';
import { bodyInText, isCalmClause } from './body/body-in-text.ts';
import { operationIn } from './body/operation-in.ts';
import { tellingClauses } from './body/telling-clauses.ts';
import { despairByRulesAlone, despairInText, warmDespair } from './despair/despair-in-text.ts';
import { respelt } from './despair/respelt.ts';
import { everydayChances } from './everyday-question.ts';
import { flagsOfFigures } from './rules/read-figures.ts';
import { compileRules, findIn, flagsByRules } from './rules/search-rules.ts';
import { withoutLookalikes } from './without-lookalikes.ts';
import { withoutDislikes, withoutFiguresOfSpeech } from './without-figures-of-speech.ts';

const ofBody = compileRules([...emergencyRules, coldLimbInHindi, ...seeDoctorRules, ...injuryHindi, ...dietRules]);

/** Flags that are dropped if a more specific one is present too. */
const coveredBy: Partial<Record<Flag['code'], readonly Flag['code'][]>> = {
  distress: ['suicide', 'selfHarm', 'someoneElse', 'danger', 'eatingDisorder'],
  concussion: ['headInjury'],
  fractureSigns: ['deformity'],
  collapse: ['headInjury'],
};

type Given = {
  readonly country?: string;
  readonly rulesAlone?: boolean;
  readonly isOfPlan?: boolean;
  readonly before?: readonly string[];
  readonly evidence?: number;
};
/** The flags of a message, and what it and those before it add up to as a sign of despair. */
export type Checked = { readonly flags: readonly Flag[]; readonly evidence: number };

/**
 * Checks free text in English, Hindi or Hinglish for red flags, most serious first, each code once. Deterministic, without a network.
 * `country` is accepted for the sake of the cards and ignored here; `rulesAlone` leaves out the learned models, to measure both parts.
 */
export const checkText = (text: string, given: Given = {}): Flag[] => [...checkMessage(text, given).flags];

/** From this chance no flag of the body is given for what a message resembles alone. */
const surelyEveryday = 0.95;

/** What the words without wishes resemble alone must be surer by this, in the free text of a plan: a short text resembles more. */
const surerOfPart = 2;

/** The flags of the body in a message, with those that rules found in it; of a part of a message what it resembles counts if it is `surer`. */
function bodyOf(text: string, { roman }: Folded, byRules: readonly Flag[], { rulesAlone = false, surer = 0 } = {}): Flag[] {
  const isEveryday = !rulesAlone && everydayChances(text).together > surelyEveryday;
  return bodyInText(roman, byRules, { rulesAlone, isEveryday, surer });
}

/** The flags of the body in the free text of a plan, whose clauses are often unrelated: a wish beside a sign, or two signs. */
function bodyOfPlan(text: string, folded: Folded, byRules: readonly Flag[]): Flag[] {
  const { together, each } = tellingClauses(text, isCalmClause);
  const whole = bodyOf(text, folded, byRules);
  if (together === text && each.length === 0) return whole;
  const surer = surerOfPart;
  const foldWish = (words: string): Folded => withoutDislikes(foldMessage(words));
  const telling = foldWish(together);
  const ofTelling = bodyOf(together, telling, byRules);
  const left = new Set(ofTelling.map(({ code }) => code));
  return [
    ...whole.filter(({ code, level }) => level === 'emergency' || left.has(code)),
    ...bodyOf(together, telling, byRules, { surer }),
    ...each.flatMap((words) => {
      const part = foldWish(words);
      return bodyOf(words, part, flagsByRules(ofBody, withoutFiguresOfSpeech(part)), { surer });
    }),
  ];
}

/** The same, with the `evidence` of despair for the next message. `before` are the messages with which despair is judged together. */
export function checkMessage(text: string, { rulesAlone = false, isOfPlan = false, before = [], evidence = 0 }: Given = {}): Checked {
  const folded = isOfPlan ? withoutDislikes(foldMessage(text)) : foldMessage(text);
  const open = withoutFiguresOfSpeech(folded);
  const byRules = flagsByRules(ofBody, open);
  const asRead = isOfPlan && !rulesAlone ? bodyOfPlan(text, folded, byRules) : bodyOf(text, folded, byRules, { rulesAlone });
  const body = [...withoutLookalikes(asRead, folded), ...(rulesAlone ? [] : operationIn(folded.plain, isOfPlan))];
  const heard = { text, open: withoutFiguresOfSpeech(respelt(folded)), ofBody: body, isOfPlan, before, evidence };
  const despair = rulesAlone ? { flags: despairByRulesAlone(heard), evidence } : despairInText(heard);
  const found = new Map<Flag['code'], Flag>();
  for (const flag of [...despair.flags, ...body, ...flagsOfFigures(folded.plain)]) if (!found.has(flag.code)) found.set(flag.code, flag);
  const kept = [...found.values()].filter(({ code }) => !coveredBy[code]?.some((other) => found.has(other)));
  return { flags: kept.sort((a, b) => flagLevels.indexOf(a.level) - flagLevels.indexOf(b.level)), evidence: despair.evidence };
}

/** Texts in both scripts: regular expressions are compiled when they first run on a text, and optimised when they run again. */
const sayings = ['what should i eat before a match', 'मैच से पहले क्या खाऊं'];

/** Runs every search once or twice in steps of a few milliseconds, so that the first message does not wait for it. */
export function* warmSearches(): Generator<void> {
  for (const folded of [...sayings, ...sayings].map(foldMessage)) {
    yield void withoutFiguresOfSpeech(folded);
    for (const rule of ofBody) yield void findIn(folded, rule);
    yield* warmDespair(folded);
  }
  for (const text of sayings) yield void checkText(text);
}
