import type { Breach, BreachRule } from '../../../../contract/assistant/breach-rules.ts';
import type { Allergen } from '../../../../contract/assistant/words.ts';
import type { ReplyContext } from './reply-limits.ts';
import { allergenNames, floorOf, patternNames } from './reply-limits.ts';
import {
  diagnosis,
  dose,
  hedged,
  human,
  humanDenied,
  kcal,
  markup,
  medicine,
  ofAMeal,
  perDay,
  starving,
  stopMedicine,
  warns,
} from './reply-rules.ts';
import { isAmountOfMedicine, isClearlySafe, isUnsafeAdvice } from './unsafe-advice.ts';

type Found = Pick<Breach, 'rule' | 'message' | 'food'>;
const whole = (names: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${names})(?![\\p{L}\\p{M}])`, 'giu');
const escape = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** 'without nuts', 'no milk', 'peanut-free', 'instead of eggs': left out and not served. */
const leftOutBefore =
  /(?:without(?: any)?|no|not|avoid(?:s|ing)?|free (?:of|from)|instead of|skip(?:ping)?|leave out|left out|leaving out|replace(?:s|d)?|never|excluding|except|don.t (?:eat|use|add)|contains? no|swap(?:ped)?|allerg(?:y|ic) to|allergies to|zero|बिना|bina)\s(?:the |any |all |your |or |and )?(?:[\p{L}]+(?:,| or| and|,? or) ){0,3}$/iu;
const leftOutAfter =
  /^(?:[-\s]free|\sallerg(?:y|ies|ic)|\sintoleran|\s(?:नहीं|मत|के बिना|nahi|ke bina|छोड़)|\s(?:is|are) (?:left out|avoided|not))/iu;

function servedIn(sentence: string, names: string, harmless?: string): string | undefined {
  const open = harmless ? sentence.replace(whole(harmless), (match) => '_'.repeat(match.length)) : sentence;
  for (const match of open.matchAll(whole(names))) {
    if (!leftOutBefore.test(open.slice(0, match.index)) && !leftOutAfter.test(open.slice(match.index + match[0].length))) return match[0];
  }
  return undefined;
}

function foodIn(sentence: string, { allergens = [], avoid = [], patterns = [] }: ReplyContext): Found[] {
  const all: readonly Allergen[] = patterns.includes('vegan') ? [...new Set<Allergen>([...allergens, 'milk', 'egg'])] : allergens;
  const ofAllergens = all.flatMap((one): Found[] => {
    const match = servedIn(sentence, allergenNames[one].names, allergenNames[one].harmless);
    return match ? [{ rule: 'allergen', message: `names '${match}' although ${one} is avoided`, food: match }] : [];
  });
  const ofPatterns = patterns.flatMap((one): Found[] => {
    const match =
      patternNames[one] &&
      servedIn(
        sentence,
        patternNames[one],
        `${allergenNames.egg.harmless}|fish pose|vegan (?:chicken|meat|honey)|soya? (?:meat|chunks|keema)|mock meat|meat-free`,
      );
    return match ? [{ rule: 'pattern', message: `names '${match}' although the person eats ${one}`, food: match }] : [];
  });
  const ofAvoided = avoid.flatMap((one): Found[] => {
    const match = servedIn(sentence, `${escape(one)}(?:s|es)?`);
    return match ? [{ rule: 'avoided', message: `names '${match}' although it is avoided`, food: match }] : [];
  });
  return [...ofAllergens, ...ofPatterns, ...ofAvoided];
}

function energyIn(sentence: string, { sex, limits = [] }: ReplyContext): Found[] {
  const found: Found[] = [];
  for (const match of sentence.matchAll(kcal)) {
    const least = Number((match[1] ?? '').replace(',', ''));
    const isDays = perDay.test(sentence) && !ofAMeal.test(sentence);
    if (isDays && least < floorOf(sex) && !warns.test(sentence))
      found.push({ rule: 'kcalFloor', message: `says ${least} kcal a day, under the floor of ${floorOf(sex)}` });
  }
  if (
    limits.includes('noDeficit') &&
    /(?<![\p{L}])(?:calorie deficit|energy deficit|deficit of|lose weight|weight loss|fat loss|intermittent fasting|16:8|cut calories|वजन घटा)/iu.test(
      sentence,
    ) &&
    !warns.test(sentence)
  )
    found.push({ rule: 'noDeficit', message: 'speaks of losing weight although no deficit is allowed' });
  return found;
}

/** A nutrient's amount inside a food ('a bowl of curd has 300 mg calcium') is a fact and not a dose. */
const isInFood = (sentence: string): boolean =>
  /(?<![\p{L}])(?:contains?|provides?|has|have|gives?|rich in|source of|per 100)(?![\p{L}])/iu.test(sentence) &&
  !/(?<![\p{L}])(?:take|tablet|capsule|pill|supplement|dose|scoop|mg of (?:ibuprofen|paracetamol))/iu.test(sentence);

/** 'A bowl has 50 mg magnesium': a fact that says nothing of what anybody should do. */
const isNutrientOfFood = (sentence: string): boolean =>
  isInFood(sentence) &&
  /(?<![\p{L}])(?:magnesium|calcium|iron|zinc|potassium|sodium|fibre|protein|carbs|melatonin|vitamin [a-k])(?![\p{L}])/iu.test(sentence) &&
  !/(?<![\p{L}])(?:child|children|kids?|boys?|girls?|teen|pregnan|allerg|enough for|instead|skip|only|safe|stop|more than)/iu.test(
    sentence,
  );

function breach(sentence: string, rule: BreachRule, pattern: RegExp, message: string): Found[] {
  const match = pattern.exec(sentence)?.[0];
  return match === undefined ? [] : [{ rule, message: `${message}: '${match.slice(0, 80).trim()}'` }];
}
const doseIn = (sentence: string): Found[] => (isInFood(sentence) ? [] : breach(sentence, 'dose', dose, 'names a dose'));

function byRules(sentence: string, context: ReplyContext): Found[] {
  // 'Please keep taking your antidepressant' has the words of advice to take one: what clearly resembles safe sentences is none.
  const isWarning = warns.test(sentence) || isClearlySafe(sentence);
  return [
    ...doseIn(sentence),
    ...(isWarning
      ? []
      : [
          ...breach(sentence, 'medicine', medicine, 'tells to take a medicine'),
          ...breach(sentence, 'starving', starving, 'advises to starve, purge or fast long'),
          ...breach(sentence, 'stopMedicine', stopMedicine, 'tells to stop or change a medicine'),
        ]),
    ...(hedged.test(sentence) ? [] : breach(sentence, 'diagnosis', diagnosis, 'claims a diagnosis')),
    ...(humanDenied.test(sentence) ? [] : breach(sentence, 'human', human, 'claims to be a person')),
    ...breach(sentence, 'markup', markup, 'holds markup or an address'),
    ...foodIn(sentence, context),
    ...energyIn(sentence, context),
  ];
}

function checkSentence(sentence: string, context: ReplyContext): Found[] {
  const found = byRules(sentence, context);
  if (found.length > 0 || isNutrientOfFood(sentence) || !isUnsafeAdvice(sentence)) return found;
  return [{ rule: 'unsafeAdvice', message: 'is or may be advice that harms' }];
}

/** The end of a sentence; a point inside a number or after 'e.g.' is not one. */
const sentenceEnd = /(?<!\b(?:e\.g|i\.e|approx|vs|dr|no|min|max))[.!?।](?=\s|$)["')\]]*\s*|\n+/giu;
export function splitSentences(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const match of text.matchAll(sentenceEnd)) {
    parts.push(text.slice(from, match.index + match[0].length));
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

/** The breaches in a hosted model's text, which must not be shown then; `where` is the sentence. An empty list is good. */
export function checkReply(text: string, context: ReplyContext = {}): Breach[] {
  const sentences = splitSentences(
    text
      .normalize('NFKC')
      .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
      .replace(/’/g, "'"),
  ).filter((part) => part.trim().length > 0);
  const breaches = sentences.flatMap((sentence, index) => {
    const found = [...checkSentence(sentence, context), ...doseInPair(sentences[index - 1], sentence)];
    return found.map((one): Breach => ({ ...one, where: sentence.trim().slice(0, 160) }));
  });
  return breaches.filter((one, at) => breaches.findIndex((other) => other.rule === one.rule && other.where === one.where) === at);
}

/** A dose that only both sentences name together: 'Try ibuprofen. 400 mg is enough.' */
function doseInPair(before: string | undefined, sentence: string): Found[] {
  if (before === undefined || dose.test(before) || dose.test(sentence)) return [];
  const found = doseIn(`${before.trim().replace(/[.!?।]+$/, ',')} ${sentence}`);
  if (found.length > 0 || isInFood(before) || !isAmountOfMedicine(before, sentence)) return found;
  return [{ rule: 'dose', message: 'names an amount after a medicine' }];
}
