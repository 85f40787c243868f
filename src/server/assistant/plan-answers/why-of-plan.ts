import type { DietPlan } from '../../../contract/assistant/diet.ts';
import type { WorkoutPlan } from '../../../contract/assistant/workout-plan.ts';
import { inLanguage, joinedList, nutrientText, type FactAnswer } from '../facts/index.ts';
import type { AskedOfPlan } from './asked-of-plan.ts';
import { dietDayAsked, mealAsked } from './diet-day.ts';
import { holdsFood } from './diet-foods.ts';
import { exerciseNamed } from './exercise-named.ts';

const asksWhy = / (why|how come|kyu|kyun|kyon|क्यों) /;
const isMissed = / (no|not|without|isnt|arent|dont|doesnt|never|missing|left out|nahi|nahin|na|नहीं|बिना) /;
const isMuch = / (so much|so many|a lot|too much|too many|every|everyday|always|again|itna|itne|itni|zyada|this much|इतना|इतने|इतनी|ज्यादा) /;

/** The exercise of the catalogue that a text names. */
type FindExercise = (text: string) => { readonly id: string; readonly name: string } | undefined;

/** Why an exercise is not in the plan: what the plan spares, or what else it has for the same. */
function whyNoExercise({ message, plan, language }: AskedOfPlan<WorkoutPlan>, find: FindExercise): FactAnswer | undefined {
  const inPlan = exerciseNamed(message.text, plan);
  const found = find(message.text);
  if (!found) return undefined;
  const has = plan.exercises.find(({ id }) => id === inPlan);
  if (has)
    return {
      text: inLanguage(
        language,
        `Your plan has one: ${has.name}. Shall I swap it, or show how it is done?`,
        `आपकी योजना में एक है: ${has.name}। बदल दूँ, या करने का तरीक़ा बताऊँ?`,
      ),
      topic: { act: 'planSets', exercise: has.id },
    };
  // The last caution is the general one, of chest pain and fainting.
  const [spared] = plan.cautions.slice(0, -1);
  const wasSwapped = plan.avoids.includes(found.id);
  const reason = wasSwapped
    ? inLanguage(language, 'You swapped it away, so it does not come back by itself.', 'आपने इसे बदल दिया था, इसलिए यह अपने आप नहीं लौटता।')
    : (spared ??
      inLanguage(
        language,
        'Other exercises fit your level, equipment and days better, and train the same muscles.',
        'दूसरी कसरतें आपके स्तर, सामान और दिनों में बेहतर बैठती हैं और वही पेशियाँ चलाती हैं।',
      ));
  const offer = inLanguage(
    language,
    `If you want it and nothing hurts, say "add ${found.name.toLowerCase()}".`,
    `चाहिए और दर्द न हो तो "${found.name} जोड़ो" लिखिए।`,
  );
  return {
    text: [
      inLanguage(language, `This plan leaves ${found.name.toLowerCase()} out.`, `इस योजना में ${found.name} नहीं रखा है।`),
      reason,
      ...(spared && !wasSwapped ? [] : [offer]),
    ].join(' '),
    topic: { act: 'planSessions' },
  };
}

/** Why a food is not in the plan: what the person leaves out, or only that nothing called for it. */
function whyNoFood({ message, plan, language }: AskedOfPlan<DietPlan>): FactAnswer | undefined {
  const [food] = message.foods;
  if (!food || plan.days.some(({ meals }) => meals.some(({ items }) => items.some((item) => holdsFood(item, food))))) return undefined;
  const left = 'dislikes' in plan.request ? plan.request.dislikes : [];
  const isLeft = left.some((one) => one.includes(food.said) || food.said.includes(one));
  const text = isLeft
    ? inLanguage(
        language,
        `Because you leave it out: ${joinedList(left, language)}. Say "${food.said} is fine" and I use it again.`,
        `क्योंकि आप यह नहीं लेते: ${joinedList(left, language)}। "${food.said} चलेगा" लिखिए तो फिर से रखूँगा।`,
      )
    : inLanguage(
        language,
        `Nothing speaks against ${food.said} but your way of eating and the day’s figures: other foods fitted them better this week. Say "add ${food.said} at lunch" and I look for a place.`,
        `${food.said} के ख़िलाफ़ कुछ नहीं; इस हफ़्ते आपके खाने के ढंग और दिन के आँकड़ों में दूसरी चीज़ें बेहतर बैठीं। "दोपहर में ${food.said} जोड़ो" लिखिए तो जगह ढूँढूँगा।`,
      );
  return { text, topic: { act: 'planDay', foods: [food.id] } };
}

/** Why there is so much of a food: what it brings to the meal or day, and how to have less of it. */
function whyMuchFood(asked: AskedOfPlan<DietPlan>): FactAnswer | undefined {
  const { message, plan, language } = asked;
  const [food] = message.foods;
  const day = dietDayAsked(asked)?.day;
  const key = mealAsked(asked);
  const found =
    food &&
    (day ? [day] : plan.days)
      .flatMap(({ meals }) => meals)
      .filter((meal) => key === undefined || meal.key === key)
      .flatMap((meal) => meal.items.filter((item) => holdsFood(item, food)).map((item) => ({ meal, item })))[0];
  if (!found || !food) return undefined;
  const { meal, item } = found;
  const energy = nutrientText('kcal', meal.total.kcal, language);
  const target = nutrientText('kcal', plan.energy.target, language);
  return {
    text: inLanguage(
      language,
      `${item.name} (${item.shown}) is the main part of ${meal.name.toLowerCase()}’s ${energy}: your day aims at ${target}, and grains bring its carbohydrate, the fuel for sport. Say "less ${food.said} at ${meal.name.toLowerCase()}" and I put protein or vegetables in its place.`,
      `${item.name} (${item.shown}) ${meal.name} के ${energy} का बड़ा हिस्सा है: आपके दिन का लक्ष्य ${target} है, और अनाज खेल का ईंधन, कार्ब, देता है। "${meal.name} में ${food.said} कम" लिखिए तो उसकी जगह प्रोटीन या सब्ज़ी रखूँगा।`,
    ),
    topic: { act: 'planDay', meal: meal.key, foods: [food.id], items: [item.key] },
  };
}

/** Why the open plan has none, or so much, of an exercise or a food; undefined for other questions. */
export function whyOfPlan(asked: AskedOfPlan, find: FindExercise): FactAnswer | undefined {
  const { message, plan } = asked;
  const { gloss } = message;
  if (!asksWhy.test(gloss)) return undefined;
  if (plan.kind === 'workout') return isMissed.test(gloss) && message.rest.length < 4 ? whyNoExercise({ ...asked, plan }, find) : undefined;
  if (plan.kind !== 'diet' || message.foods.length !== 1 || message.nutrients.length > 0 || message.rest.length > 3) return undefined;
  if (isMissed.test(gloss)) return whyNoFood({ ...asked, plan });
  return isMuch.test(gloss) ? whyMuchFood({ ...asked, plan }) : undefined;
}
