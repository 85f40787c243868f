import type { Flag } from '../../../../contract/assistant/safety.ts';
import { flagFacts } from '../../../../contract/assistant/safety.ts';
import { crisisDevanagari } from '../../../../data/safety/rules/crisis-devanagari.ts';
import { crisisHinglish } from '../../../../data/safety/rules/crisis-hinglish.ts';
import { distressEnglish } from '../../../../data/safety/rules/distress-english.ts';
import { othersEnglish } from '../../../../data/safety/rules/others-english.ts';
import { selfHarmEnglish } from '../../../../data/safety/rules/self-harm-english.ts';
import { suicideEnglish } from '../../../../data/safety/rules/suicide-english.ts';
import { courtesyIn, type Courtesy, type Folded } from '../../messages/index.ts';
import { despairIn } from '../likeness/despair-likeness.ts';
import { looseSign } from '../rules/loose-signs.ts';
import { compileRules, findIn, flagsByRules } from '../rules/search-rules.ts';
import { withoutBodySigns } from '../without-body-signs.ts';

const compiled = compileRules([
  ...suicideEnglish,
  ...crisisHinglish,
  ...crisisDevanagari,
  ...selfHarmEnglish,
  ...othersEnglish,
  ...distressEnglish,
]);
const ofCrisis = compiled.filter(({ code }) => code !== 'distress');
const ofDistress = compiled.filter(({ code }) => code === 'distress');

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

/**
 * The flags of despair in a message: `open` is the message normalised and without figures of speech, `ofBody` the flags of the body found in it
 * before.
 */
export function despairInText(text: string, open: Folded, ofBody: readonly Flag[], rulesAlone: boolean): Flag[] {
  const crisis = flagsByRules(ofCrisis, open);
  const bodiless = withoutBodySigns(open, [...crisis, ...ofBody]);
  const found = [...crisis, ...flagsByRules(ofDistress, bodiless)];
  if (crisis.length > 0) return found;
  const sign = looseSign(open.plain) ?? looseSign(open.roman) ?? (rulesAlone || isCourtesy(text) ? undefined : learnedSign(bodiless));
  if (!sign || found.some(({ code }) => code === sign.code)) return found;
  return [...found, { ...sign, level: flagFacts[sign.code].level }];
}

/** Runs each search of despair once, for warming up. */
export function* warmDespair(open: Folded): Generator<void> {
  for (const rule of compiled) yield void findIn(open, rule);
}
