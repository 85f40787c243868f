import type { DietPlan } from '../../../contract/assistant/diet.ts';
import type { RecipePlan } from '../../../contract/assistant/recipe.ts';
import type { WorkoutBlock, WorkoutPlan } from '../../../contract/assistant/workout-plan.ts';
import { inLanguage, joinedList, type FactAnswer } from '../facts/index.ts';
import { foods, objectionTo, type Needs } from '../foods/index.ts';
import { daysPassed, dayOfPlan, weekdayAt, type AskedOfPlan } from './asked-of-plan.ts';
import { dietDayAt } from './diet-day.ts';
import { holdsFood } from './diet-foods.ts';

const asksToSee = / (show|what|whats|which|list|tell|how|see|give|kya|dikha|dikhao|batao|bata|दिखाओ|बताओ|क्या) /;
const blocksSaid: readonly (readonly [RegExp, readonly WorkoutBlock[]])[] = [
  [/ (warmup|warm up|warming up|वार्मअप|वॉर्मअप|वार्म अप) /, ['warmUp']],
  [/ (cooldown|cool down|stretches|stretching|कूल डाउन) /, ['coolDown', 'mobility']],
];

/** The warm-up or cool-down of the session that is named, or the next one, as it is done. */
function partOfSession(asked: AskedOfPlan<WorkoutPlan>): FactAnswer | undefined {
  const { message, plan, startsOn } = asked;
  const { gloss } = message;
  const blocks = blocksSaid.find(([words]) => words.test(gloss))?.[1];
  if (!blocks || !asksToSee.test(gloss) || / (why|should|long|before|need|must|skip|kyu) /.test(gloss) || message.rest.length > 4)
    return undefined;
  const sessions = plan.weeks[0]?.sessions ?? [];
  const [said] = message.days;
  const weekday = said && said.by !== 'number' ? weekdayAt(startsOn, dayOfPlan(said, asked)) : undefined;
  const ahead = weekdayAt(startsOn, Math.max(0, daysPassed(asked)));
  const session =
    (said?.by === 'number' ? sessions[said.number - 1] : sessions.find((one) => one.weekday === (weekday ?? ahead))) ?? sessions[0];
  const lines = session?.blocks
    .filter(({ block }) => blocks.includes(block))
    .flatMap(({ name, items }) => [
      `${name}:`,
      ...items.map((item) => `• ${item.name}, ${item.sets} × ${item.reps ?? `${item.seconds ?? ''} s`}`),
    ]);
  return session && lines && lines.length > 0
    ? { text: [`${session.day}, ${session.name}`, ...lines].join('\n'), topic: { act: 'planSessions' } }
    : undefined;
}

/** How much of a food there is on each day: 'how many rotis a day'. */
function amountsOfFood(asked: AskedOfPlan<DietPlan>): FactAnswer | undefined {
  const { message, plan, language } = asked;
  const [food] = message.foods;
  const asks =
    / howmuch food0 (do |should |can |are |is |am |i |we |there |in |a |per |each |every |he |she |it |eat |have |get )*(day|daily|days|week|plan|here|roz) /;
  if (!food || message.foods.length > 1 || message.nutrients.length > 0 || !asks.test(message.gloss) || message.rest.length > 3)
    return undefined;
  const lines = plan.days.flatMap(({ meals }, at) => {
    const shown = meals.flatMap(({ name, items }) =>
      items.filter((item) => holdsFood(item, food)).map((item) => `${item.name} ${item.shown} (${name})`),
    );
    return shown.length > 0 ? [`• ${dietDayAt(asked, at)?.name ?? ''}: ${shown.join(', ')}`] : [];
  });
  const text =
    lines.length > 0 ? lines.join('\n') : inLanguage(language, `There is no ${food.said} in this week.`, `इस हफ़्ते में ${food.said} नहीं है।`);
  return { text, topic: { act: 'planDay', foods: [food.id] } };
}

const asksMay = / (can|could|may|should|sakta|sakte|sakti|सकते|सकता|सकती) /;

/** Whether a food may be used in the recipe: in whose place, or not at all. */
function mayUse({ message, plan, language }: AskedOfPlan<RecipePlan>): FactAnswer | undefined {
  const [food] = message.foods;
  if (!food || message.foods.length > 1 || message.nutrients.length > 0 || !asksMay.test(message.gloss)) return undefined;
  if (!/ (use|put|add|take|try|daal|dal|dalu|daalu|डाल) /.test(message.gloss) || message.rest.length > 3) return undefined;
  const topic = { act: 'planRecipe', foods: [food.id] } as const;
  if (plan.ingredients.some(({ id }) => id === food.id))
    return { text: inLanguage(language, 'Yes, it is in this recipe already.', 'हाँ, यह इस विधि में पहले से है।'), topic };
  const places = plan.ingredients.filter(({ swaps }) => swaps.some(({ id }) => id === food.id)).map(({ name }) => name);
  const [first] = places;
  if (first === undefined) return undefined;
  const named = joinedList(places, language);
  return {
    text: inLanguage(
      language,
      `Yes, in place of ${named}. Say "swap ${first.toLowerCase()} for ${food.said}" and I change the recipe and its figures.`,
      `हाँ, ${named} की जगह। "${first} की जगह ${food.said}" लिखिए तो विधि और आँकड़े बदल दूँगा।`,
    ),
    topic,
  };
}

/** What a recipe may be asked to be without: the words of it, with the ways of eating and allergens that leave it out. */
const withoutThem: readonly (readonly [RegExp, Partial<Pick<Needs, 'patterns' | 'allergens'>>])[] = [
  [/ (vegan) /, { patterns: ['vegan'] }],
  [/ (jain) /, { patterns: ['jain'] }],
  [/ (vegetarian|veg|nonveg|shakahari|meat|शाकाहारी) /, { patterns: ['vegetarian'] }],
  [/ (gluten|wheat) /, { allergens: ['gluten'] }],
  [/ (dairy|lactose) /, { allergens: ['milk'] }],
  [/ (nut|nuts) /, { allergens: ['treeNuts', 'peanut'] }],
  [/ (peanut|peanuts) /, { allergens: ['peanut'] }],
  [/ (eggless) /, { patterns: ['eggless'] }],
  [/ (soy|soya) /, { allergens: ['soy'] }],
];
const asksOfDish = / (is|are|does|do|any|there|kya|what|hai|hain) (.* )?(it|this|that|isme|isko|ye|yeh|recipe|dish|free) /;

/** 'Is this veg', 'does it have gluten': the ingredients that are not, by our table. */
function holdsWhat({ message, plan, language }: AskedOfPlan<RecipePlan>): FactAnswer | undefined {
  const { gloss, isQuestion, rest, foods: named, nutrients } = message;
  const needs = withoutThem.find(([words]) => words.test(gloss))?.[1];
  if (!needs || !isQuestion || rest.length > 2 || named.length + nutrients.length > 0 || !asksOfDish.test(`${gloss}free `))
    return undefined;
  const against = plan.ingredients.filter(({ id }) => {
    const food = foods().get(id);
    return food && objectionTo(food, { patterns: [], allergens: [], dislikes: [], ...needs });
  });
  const names = joinedList(
    against.map(({ name }) => name),
    language,
  );
  const first = against[0]?.name.toLowerCase() ?? '';
  const text =
    against.length > 0
      ? inLanguage(
          language,
          `By our table it has ${names}, so it is not for somebody who leaves that out. Say "no ${first}" and I change the recipe and its figures.`,
          `हमारी सूची के अनुसार इसमें ${names} है, इसलिए जो यह छोड़ते हैं उनके लिए नहीं। "${first} नहीं" लिखिए तो विधि और आँकड़े बदल दूँगा।`,
        )
      : inLanguage(
          language,
          'By our table nothing in this recipe is against that. Read the labels of packed things; with an allergy also ask what else the kitchen handles.',
          'हमारी सूची के अनुसार इस विधि में ऐसा कुछ नहीं। पैकेट के लेबल पढ़ लें; एलर्जी हो तो रसोई में और क्या बनता है यह भी पूछें।',
        );
  return { text, topic: { act: 'planRecipe' } };
}

/** Parts of the open plan that are asked to be seen: a warm-up, the amounts of a food, what may be used instead; undefined for other questions. */
export function shownParts(asked: AskedOfPlan): FactAnswer | undefined {
  const { plan } = asked;
  if (plan.kind === 'workout') return partOfSession({ ...asked, plan });
  if (plan.kind === 'diet') return amountsOfFood({ ...asked, plan });
  return plan.kind === 'recipe' ? (holdsWhat({ ...asked, plan }) ?? mayUse({ ...asked, plan })) : undefined;
}
