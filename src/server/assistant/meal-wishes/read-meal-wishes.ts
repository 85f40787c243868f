import type { Constraint } from '../../../contract/assistant/constraints.ts';
import type { MealKey } from '../../../contract/assistant/meal-keys.ts';
import { englishOf, isForPlans, locateConstraints, spansOfOthers, statedIn, statedOfOthers, traceStatement } from '../chips/index.ts';
import { inHinglish, type TracedText } from '../messages/index.ts';
import { isDrink } from '../foods/index.ts';
import { unreadPhrases, type Reading, type Sentence } from '../wishes/index.ts';
import { ailmentRules } from './ailments.ts';
import { readAllergiesOfOthers, readUnplacedAllergies } from './allergies.ts';
import { alwaysRules } from './always.ts';
import { cannotRules } from './cannot.ts';
import { clockedFoods } from './clocked-foods.ts';
import { cuisineRules } from './cuisines.ts';
import { readDayWishes } from './day-wishes.ts';
import { fastRules } from './fasts.ts';
import { figureRules } from './figures.ts';
import { readFoodTimes } from './food-times.ts';
import { hourRules } from './hours.ts';
import { lifeRules, quickIn } from './life.ts';
import { dishRules } from './dish-wishes.ts';
import { kitchenRules } from './kitchen-wishes.ts';
import { findMealTimes } from './meal-time-words.ts';
import { sportTimes } from './sport-times.ts';
import { servedIn } from './served.ts';
import { numberOfMealsRules } from './number-of-meals.ts';
import { readOthers } from './others.ts';
import { phraseAnswers } from './phrase-answers.ts';
import { phraseKind } from './phrase-kind.ts';
import { rupeeRules } from './rupees.ts';
import { traitRules } from './dish-traits.ts';
import { toolRules } from './tool-rules.ts';
import { withoutRiskyFasts } from './risky-fasts.ts';
import { applyRules, readingAt, readingOf, type Rule } from './rule.ts';
import { unknownFoodRules } from './unknown-foods.ts';

type Place = { readonly from: number; readonly to: number };
const isIn = (one: Place, all: readonly Place[]) => all.some((other) => one.from < other.to && other.from < one.to);
/** The readings that overlap no earlier one of the list. */
const firstOfEach = (readings: readonly Reading[]): Reading[] =>
  readings.reduce<Reading[]>((kept, one) => (isIn(one, kept) ? kept : [...kept, one]), []);

/** What the rules read in a text, the first of them first, and foods that nobody knows. */
function readWith(text: string, rules: readonly Rule[], first: (traced: TracedText) => readonly Reading[]): Reading[] {
  const traced = traceStatement(text);
  // Rules are written in English and Hinglish; other spellings and Devanagari are read as Hinglish.
  const hinglish = inHinglish(traced);
  const found = rules.flatMap((rule) => [...applyRules(traced, [rule]), ...applyRules(hinglish, [rule])]);
  const read = firstOfEach([...first(traced), ...found]);
  const known = [...locateConstraints(text), ...statedIn(traced).map(({ index, length }) => traced.spanOf(index, length))];
  const unknown = applyRules(traced, unknownFoodRules).filter((one) => !isIn(one, read) && !isIn(one, known));
  return [...read, ...unknown];
}

/** What a free text asks of a week of meals, beside what `locateConstraints` reads in it. */
export function readMealWishes(text: string): Reading[] {
  const rules = [
    ...fastRules,
    ...ailmentRules,
    ...hourRules,
    ...rupeeRules,
    ...figureRules,
    ...numberOfMealsRules,
    ...toolRules,
    ...lifeRules,
    ...cannotRules,
    ...cuisineRules,
    ...alwaysRules,
  ];
  const traced = traceStatement(text);
  const theirs = readOthers(traced);
  const isTheirs = (one: Reading) => isIn(one, theirs) || (isFigure(one) && isIn(one, spansOfOthers(traced)));
  const read = readWith(text, rules, (statement) =>
    firstOfEach([...sportTimes(statement), ...clockedFoods(statement), ...readDayWishes(statement), ...readFoodTimes(statement)]),
  ).filter((one) => !isTheirs(one));
  const pairs = [...permitted(traced), ...pairsIn(traced)];
  const served = servedIn(traced);
  const later = eatenLater(traced);
  const named = [...later, ...pairs, ...served, ...namedForMeals(traced).filter((one) => !isIn(one, read) && !isIn(one, served))];
  const fine = welcomed(traced).filter((one) => !isIn(one, read) && !isIn(one, named));
  const unplaced = readUnplacedAllergies(text, traced);
  const own = withoutCarbsBesideGrams([...unplaced, ...[...read, ...named, ...fine].filter((one) => !isIn(one, unplaced)), ...theirs]);
  return withoutRiskyFasts(traced, [...own, ...readPhrases(text, own)]);
}

const notCounted: Sentence = {
  english: 'What you have after the last meal is not planned or counted: add it yourself, a small glass or a piece.',
  hindi: 'आख़िरी भोजन के बाद जो लें, वह प्लान में नहीं गिना गया: उसे अपने आप थोड़ा-सा लें।',
};
const afterLast =
  / (?:no|nothing|not|never|dont|cant) (?:\S+ ){0,3}?(?:after|past) (?:\S+ ){1,4}?(?:except|excluding|besides|but|only|just|other than|apart from) (?:for |a |some |my |only )?$/;
/** 'No food after 8 except milk': the one thing that is still had then. */
const eatenLater = (traced: TracedText): Reading[] =>
  statedIn(traced)
    .filter(
      ({ index, state }) =>
        (state === 'open' || state === 'liked') && afterLast.test(` ${traced.plain.slice(0, index).split(/[;]/).at(-1) ?? ''}`),
    )
    .map(({ index, length }) => readingOf(traced, index, length, notCounted));

const ofBodyAndHours: ReadonlySet<string> = new Set(
  'protein proteinPerKg kcal carbGrams carbs goal pace meals eatBetween mealAt more'.split(' '),
);
/** What 'my boyfriend eats 180 g of protein' says is no wish of one's own. */
const isFigure = (one: Reading): boolean => 'constraints' in one && (one.constraints ?? []).some(({ type }) => ofBodyAndHours.has(type));

/** 'Low carb, under 100 g': the grams say how low. */
function withoutCarbsBesideGrams(all: readonly Reading[]): Reading[] {
  const constraintsOf = (one: Reading) => ('constraints' in one ? (one.constraints ?? []) : []);
  if (!all.some((one) => constraintsOf(one).some(({ type }) => type === 'carbGrams'))) return [...all];
  return all.map((one) =>
    constraintsOf(one).some(({ type }) => type === 'carbs')
      ? { from: one.from, to: one.to, constraints: constraintsOf(one).filter(({ type }) => type !== 'carbs') }
      : one,
  );
}

/** The learned kinds of phrases in which nothing else was read. */
const readPhrases = (text: string, own: readonly Reading[]): Reading[] =>
  unreadPhrases(text, own).flatMap(({ from, to }): Reading[] => {
    const kind = phraseKind(text.slice(from, to));
    if (kind === undefined) return [];
    if (kind === 'quick') return [{ from, to, constraints: quickIn(text.slice(from, to)) }];
    return kind === 'aside' ? [{ from, to, aside: true }] : [readingAt({ from, to }, phraseAnswers[kind] ?? [])];
  });

const apart: Sentence = {
  english: 'Which foods come together in a meal cannot be set, so both may come. Swap one of them where they meet.',
  hindi: 'एक भोजन में कौन-सी चीज़ें साथ हों, यह तय नहीं हो सकता, इसलिए दोनों आ सकती हैं। जहाँ साथ हों वहाँ एक को बदल लें।',
};
/** Two foods that are refused beside one another: 'no curd with fish', 'machli ke saath doodh nahin'. */
const pairsIn = (traced: TracedText): Reading[] => {
  const stated = statedIn(traced);
  return stated.flatMap((one, at): Reading[] => {
    const next = stated[at + 1];
    if (!next || (one.state !== 'refused' && next.state !== 'refused')) return [];
    // 'Replace milk with soy milk' is an exchange.
    if (/ (?:replace|swap|exchange|substitute) (?:[^ ;,]+ ){0,2}$/.test(traced.plain.slice(0, one.index))) return [];
    const between = traced.plain.slice(one.index + one.length, next.index);
    return /^ (?:with|together with|along with|ke saath|ke sath|के साथ) (?:my |the )?$/.test(between)
      ? [readingOf(traced, one.index, next.index + next.length - one.index, apart)]
      : [];
  });
};

const fineBehind =
  /^ ?(?:(?:,|and|or|aur|ya|both|is|are|also|too|meat|bhi|[^ ;,]+) ){0,3}?(?:ok|okay|fine|allowed|alright|no problem)(?: |$)/;
const seldomInPlans = new Set(['pork', 'beef']);
/** 'Pork and beef ok' permits what nobody has to serve: it asks for nothing. */
const permitted = (traced: TracedText): Reading[] =>
  statedIn(traced)
    .filter(({ index, length, food, said, state }) => {
      const isFree = state !== 'refused' && state !== 'disliked';
      return isFree && seldomInPlans.has(food ?? said) && fineBehind.test(traced.plain.slice(index + length, index + length + 40));
    })
    .map(({ index, length }) => ({ ...traced.spanOf(index, length), aside: true as const }));

/** What is said to be fine may come, as what is wished for may: 'roti chalegi', 'the canteen has idli and dosa'. */
const welcomed = (traced: TracedText): Reading[] =>
  statedIn(traced)
    .filter(({ isWelcome, pattern, food }) => isWelcome && pattern === undefined && isForPlans(food ?? ''))
    .map(({ index, length, food, said }) => readingOf(traced, index, length, [{ type: 'like', value: food ?? englishOf(said) }]));

/** Without what only a whole day has: its last meal. */
const ofOneDish = (one: Reading): Reading =>
  'always' in one && one.constraints ? { ...one, constraints: one.constraints.filter(({ type }) => type !== 'eatBetween') } : one;

/** What a free text asks of one recipe, beside what `locateConstraints` reads in it. */
export function readDishWishes(text: string): Reading[] {
  const traced = traceStatement(text);
  const theirs = [...readAllergiesOfOthers(traced), ...dislikedByOthers(traced)];
  const rules = [...traitRules, ...toolRules, ...ailmentRules, ...dishRules, ...kitchenRules];
  const read = readWith(text, rules, () => []).map(ofOneDish);
  const alone = namedAlone(traced).filter((one) => !isIn(one, read));
  const unplaced = readUnplacedAllergies(text, traced);
  return [...unplaced, ...firstOfEach([...theirs, ...read, ...alone]).filter((one) => !isIn(one, unplaced))];
}

/** A dish is shared: what those who are named leave out stays out of it. */
const dislikedByOthers = (traced: TracedText): Reading[] =>
  statedOfOthers(traced)
    .filter(({ constraints }) => constraints.length > 0)
    .map(({ index, length, constraints }) => readingOf(traced, index, length, constraints));

const often = '(?:twice|thrice|once|\\d+ times|two times|three times) (?:a|per|in a) day';
const meal =
  '(?:for|in|at|with|as|during) (?:my |the |every |an? )?(?:breakfasts?|lunch(?:es)?|dinners?|evening snacks?|snacks?|night|bedtime|mornings?|evenings?|meals?)';
const forMeals = new RegExp(
  `^ (?:\\S+ )?(?:${meal}|${often})(?: (?:(?:and|or) )?(?:${meal}|${often}|breakfasts?|lunch(?:es)?|dinners?))? `,
);
const hindiMeals =
  /^ (?:(?:nashte|nashta|raat|rat|subah|sham|shaam|dopahar|sone se pehle|नाश्ते|रात|सुबह|शाम|दोपहर)(?: (?:ko|me|mein|ke khane me|ke time|को|में|के खाने में)){0,2})(?= (?:$|;|,|aur|and|zaroor|zarur|jaroor|jarur|roz|roj|hamesha|जरूर|रोज|chahiye|de|dena|dedo|please|lunga|lungi|hi|और|चाहिए))/;
/** 'Subah poha', 'raat ko chawal', 'breakfast: eggs': the meal stands before its food. */
const mealBefore =
  /(?:^ ?|[;,] |and |aur |और )(?:for |at |in the |my )?(?:breakfasts?|lunch(?:es)?|dinners?|snacks?|evening snacks?|mornings?|evenings?|nashte|nashta|raat|rat|subah|sham|shaam|dopahar|नाश्ते|रात|सुबह|शाम|दोपहर)(?: (?:ko|khali pet|empty stomach|roz|roj|me|mein|ke khane me|time|is|should be|must be|only|always|=|-|:|को|में|के खाने में)){0,3} (?:sirf |bas |only |kuch |thoda |some |a |सिर्फ |केवल )?$/;
const howOften = new RegExp(` (?:${often}) `);
const shareOfFood: Sentence = {
  english: 'How much of a single food is served cannot be set, because the plan balances the day.',
  hindi: 'किसी एक चीज़ की मात्रा तय नहीं हो सकती, क्योंकि प्लान पूरे दिन का संतुलन रखता है।',
};
const notSoOften: Sentence = {
  english:
    'How often a food comes in one day cannot be set, only on how many days of a week, such as ‘paneer twice a week’ or ‘eggs daily’.',
  hindi: 'एक दिन में कोई चीज़ कितनी बार आए, यह तय नहीं हो सकता, केवल हफ़्ते के कितने दिन, जैसे ‘हफ़्ते में दो बार पनीर’ या ‘रोज़ अंडे’।',
};

const notAlone: Sentence = {
  english:
    'That a meal is this alone cannot be set: beside it there may be another dish that brings protein or vegetables. Leave that out where it is too much.',
  hindi: 'उस भोजन में केवल यही हो, यह तय नहीं हो सकता: साथ में प्रोटीन या सब्ज़ी वाला कोई और पकवान हो सकता है। ज़्यादा लगे तो उसे छोड़ दें।',
};
const everyDay =
  / (?:every|each|daily|always|must|definitely|certainly|surely|compulsory|without fail|roz|roj|rozana|har|hamesha|zaroor|zaruri|zarur|jaroor|jarur|zaroori|pakka|रोज|रोज़|हर|हमेशा|जरूर|ज़रूर|जरूरी|पक्का) /;
/** A food at some meals: at one of them for a drink, and on every day if the words, or the habit of a drink, say so. */
function wantAt(food: string, meals: readonly MealKey[], said: string): Constraint {
  const drunkAt: MealKey | undefined = meals.includes('night') && !meals.includes('snack') ? 'night' : meals[0];
  const isHabit = isDrink(food) && meals.length > 0;
  const isDaily = isHabit || everyDay.test(said);
  return { type: 'wantAt', value: { food, meals: isHabit && drunkAt ? [drunkAt] : [...meals], ...(isDaily && { isDaily: true }) } };
}
const onEveryDay = (one: Constraint): Constraint => (one.type === 'wantAt' ? { ...one, value: { ...one.value, isDaily: true } } : one);
/** 'Only roti sabzi at dinner' asks for every dinner; the plan has it on some days. 'Only poha or upma' leaves a choice. */
const wantedOnly = (traced: TracedText, index: number, constraints: readonly Constraint[]) =>
  / (?:only|just|sirf|keval|सिर्फ|केवल) (?:a |some )?$/.test(` ${traced.plain.slice(0, index)}`) &&
  !/^\S+ (?:or|ya|या) /.test(traced.plain.slice(index))
    ? { cannot: notAlone, constraints: constraints.map(onEveryDay) }
    : constraints;

/** The words between the pauses around a place of a text. */
const clauseAt = (plain: string, index: number): string =>
  ` ${plain.slice(0, index).split(/[;,]/).at(-1) ?? ''}${plain.slice(index).split(/[;,]/)[0] ?? ''} `;

/** Foods that are named for a meal, or a number of times a day: 'curd with lunch', 'rice twice a day'. */
const namedForMeals = (traced: TracedText): Reading[] => {
  let before: { readonly end: number; readonly meals: MealKey[] } | undefined;
  return statedIn(traced).flatMap(({ index, length, state, food, said }): Reading[] => {
    const behind = traced.plain.slice(index + length, index + length + 60).split(/ [;,]/)[0] ?? '';
    const more = /^ ?(?:kam|thoda|thodi|jyada|zyada|कम|ज्यादा|थोडा) /.exec(`${behind.trim()} `);
    if (more && state === 'open')
      return [
        readingOf(traced, index, length + more[0].length, {
          cannot: shareOfFood,
          constraints: /^ ?[jzज]/.test(more[0]) ? [{ type: 'like', value: food ?? said }] : [],
        }),
      ];
    if (state !== 'open' && state !== 'liked') return [];
    const found = forMeals.exec(` ${behind.trim()} `) ?? hindiMeals.exec(` ${behind.trim()} `);
    const stood = found ? undefined : mealBefore.exec(traced.plain.slice(0, index));
    // 'Subah poha ya upma' is one list.
    const listed =
      before && /^ ?(?:or|ya|and|aur|,|या|और) (?:some |a )?$/.test(traced.plain.slice(before.end, index)) ? before.meals : undefined;
    if (!found && (stood || listed) && isForPlans(food ?? '')) {
      const named = stood ? findMealTimes(` ${stood[0].replace(/^[;,] /, '').trim()} `).flatMap((one) => one.meals) : [];
      const meals = stood ? [...new Set(named)] : (listed ?? []);
      before = { end: index + length, meals };
      if (meals.length > 0 && meals.length <= 3)
        return [
          readingOf(
            traced,
            index,
            length,
            wantedOnly(traced, index, [wantAt(food ?? englishOf(said), meals, clauseAt(traced.plain, index))]),
          ),
        ];
    }
    if (!found) return [];
    const name = food ?? englishOf(said);
    const meals = [...new Set(findMealTimes(found[0]).flatMap((one) => one.meals))];
    const want: Constraint = meals.length > 0 ? wantAt(name, meals, clauseAt(traced.plain, index)) : { type: 'like', value: name };
    return [
      readingOf(
        traced,
        index,
        length + found[0].length - 1,
        howOften.test(found[0]) ? { cannot: notSoOften, constraints: [want] } : wantedOnly(traced, index, [want]),
      ),
    ];
  });
};

/** Foods that are named and nothing else: 'paneer, spinach and rice' is what is at home. */
const namedAlone = (traced: TracedText): Reading[] =>
  statedIn(traced)
    .filter(({ index, length, state, food }) => {
      const isFirst = /(?:^ ?|[;,] |and |aur |और )$/.test(traced.plain.slice(0, index));
      const isLast = /^ ?(?:$|[;,]|and |aur |और )/.test(traced.plain.slice(index + length));
      return food !== undefined && state === 'open' && isFirst && isLast;
    })
    .map(({ index, length, food = '' }) => readingOf(traced, index, length, [{ type: 'have', value: food }]));
