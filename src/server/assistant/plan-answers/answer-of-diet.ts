import { inLanguage, joinedList, nutrientText, type FactAnswer } from '../facts/index.ts';
import type { Nutrient } from '../foods/index.ts';
import { isFragment } from './asked-of-plan.ts';
import { dietDayAsked, dietDayAt, dietToday, itemsLine, mealAsked, mealOf, type AskedOfDiet, type DayAsked } from './diet-day.ts';
import { dietFoodFacts } from './diet-foods.ts';

const ofPlanWords =
  /^(plan|total|average|daily|intake|target|goal|overall|per|consume|consuming|eat|eating|getting|planned|diet|menu|full|whole|exactly|week|weekly|everyday|roughly|approx|approximately|around|supposed|going|enough|much|many|said|aim|aiming|hit|food|need|in|din)$/;
const asksTarget = / (target|targets|goal|aim|should|need|supposed|recommended|requirement) /;
const asksWhy = / why /;

const withoutPlanWords = ({ message }: AskedOfDiet) => message.rest.filter((word) => !ofPlanWords.test(word));

/** The energy and nutrients of the plan, of a day or of a meal. */
function nutrientsOfPlan(asked: AskedOfDiet): FactAnswer | undefined {
  const { message, topic, language, plan } = asked;
  const goesOn = topic?.act === 'planNutrients' && isFragment(asked) && !/ (what|show|tell|which) /.test(message.gloss);
  const ofBefore = goesOn ? topic.nutrients : [];
  const wanted = (message.nutrients.length > 0 ? message.nutrients : ofBefore).filter((one): one is Nutrient => one !== 'other');
  if (wanted.length === 0 || message.foods.length > 0 || withoutPlanWords(asked).length > 1) return undefined;
  const day = dietDayAsked(asked);
  const mealKey = mealAsked(asked);
  const inMeal = mealKey && (day ?? dietToday(asked));
  const meal = inMeal && mealOf(inMeal, mealKey);
  const list = (of: Record<Nutrient, number>) =>
    joinedList(
      wanted.map((one) => nutrientText(one, of[one], language)),
      language,
    );
  const about = { act: 'planNutrients', nutrients: [...wanted] } as const;
  if (inMeal && meal)
    return {
      text: `${inMeal.name}, ${meal.name}: ${list(meal.total)}. ${itemsLine(meal)}.`,
      topic: { ...about, day: inMeal.index, meal: mealKey, items: meal.items.map((item) => item.key) },
    };
  if (day) {
    const target = inLanguage(language, `The day's target is ${targetText(day, language)}.`, `दिन का लक्ष्य ${targetText(day, language)}।`);
    return { text: `${day.name}: ${list(day.day.total)}. ${target}`, topic: { ...about, day: day.index } };
  }
  if (asksTarget.test(message.gloss) || asksWhy.test(message.gloss) || / how (do|can|to|should) /.test(message.gloss)) return undefined;
  const text = inLanguage(
    language,
    `Your plan has ${list(plan.average)} a day on average. The target is ${plan.energy.target} kcal.`,
    `आपकी योजना में औसतन रोज़ ${list(plan.average)} है। लक्ष्य ${plan.energy.target} किलो कैलोरी है।`,
  );
  return { text, topic: about };
}

const targetText = ({ day: { target } }: DayAsked, language: AskedOfDiet['language']): string =>
  inLanguage(
    language,
    `${target.kcal} kcal, with ${Math.round(target.protein.least)} to ${Math.round(target.protein.most)} g of protein`,
    `${target.kcal} किलो कैलोरी, ${Math.round(target.protein.least)} से ${Math.round(target.protein.most)} ग्राम प्रोटीन के साथ है`,
  );

const asksAllTargets = / (target|targets|goal|goals|requirement|maintenance|tdee|bmr) /;
const ofEnergy = / (target|kcal|eat|number|numbers|figure|goal|much|so many|so few|bmr|tdee|maintenance) /;

/** The plan's targets and how they were computed. */
function targetOfPlan(asked: AskedOfDiet): FactAnswer | undefined {
  const { message, topic, language, plan } = asked;
  const isWhyOfNumbers =
    asksWhy.test(message.gloss) && (ofEnergy.test(message.gloss) || topic?.act === 'planTarget' || topic?.act === 'planNutrients');
  const isTarget =
    asksAllTargets.test(message.gloss) ||
    (asksTarget.test(message.gloss) && message.nutrients.length > 0) ||
    / howmuch (should|do|must) i eat /.test(message.gloss);
  if ((!isTarget && !isWhyOfNumbers) || message.foods.length > 0 || message.rest.length > 6) return undefined;
  const { resting, spent, target } = plan.energy;
  const day = (dietDayAsked(asked) ?? dietToday(asked))?.day ?? plan.days[0];
  const protein = day ? `${Math.round(day.target.protein.least)}–${Math.round(day.target.protein.most)}` : '';
  const request = 'age' in plan.request ? plan.request : undefined;
  const change = Math.round(target - spent);
  const goal = inLanguage(
    language,
    change < -20
      ? `${-change} kcal less, to lose weight gently`
      : change > 20
        ? `${change} kcal more, to gain`
        : 'nothing taken off or added, to keep your weight',
    change < -20 ? `वज़न धीरे घटाने के लिए ${-change} कम` : change > 20 ? `बढ़ाने के लिए ${change} ज़्यादा` : 'वज़न बनाए रखने के लिए न कम, न ज़्यादा',
  );
  const from = request
    ? inLanguage(
        language,
        ` (from ${request.weightKg} kg, ${request.heightCm} cm and ${request.age} years)`,
        ` (${request.weightKg} किलो, ${request.heightCm} सेमी और ${request.age} साल से)`,
      )
    : '';
  const text = inLanguage(
    language,
    `Your target is ${target} kcal a day, with ${protein} g of protein. It comes from about ${Math.round(resting)} kcal at rest${from}, ${Math.round(spent)} kcal with your activity, and ${goal}.`,
    `आपका लक्ष्य रोज़ ${target} किलो कैलोरी और ${protein} ग्राम प्रोटीन है। आराम में लगभग ${Math.round(resting)}${from}, आपकी गतिविधि के साथ ${Math.round(spent)}, और ${goal}।`,
  );
  return { text, topic: { act: 'planTarget' }, sources: plan.references.slice(0, 2) };
}

const asksDay = / (what|which|show|tell|list|when|eat|have|food|menu|cook|make|planned|plan|having|see) /;
const ofMenu =
  /^(eat|eating|have|food|menu|cook|cooking|make|making|planned|plan|scheduled|full|whole|diet|today|s|items?|dish|dishes|see|give|khane|me|list|rakha|rakhi|banana|bana|banega|banaun|pakau|prepare|time|milega|made|like|look|looks|next|there|supposed|going)$/;

/** What there is on a day or for a meal. */
function menuOf(asked: AskedOfDiet): FactAnswer | undefined {
  const { message, topic, language } = asked;
  const isBare = isFragment(asked) && (message.days.length > 0 || message.meals.length > 0 || message.isMatchDay);
  const isAsked = asksDay.test(message.gloss) && (message.days.length > 0 || message.meals.length > 0 || message.isMatchDay);
  const rest = message.rest.filter((word) => !ofMenu.test(word));
  if ((!isBare && !isAsked) || message.foods.length > 0 || message.nutrients.length > 0 || rest.length > 1) return undefined;
  const day = dietDayAsked(asked) ?? dietToday(asked);
  if (!day) return { text: outside(asked), topic: { act: 'planDay' } };
  const keepsMeal = message.meals.length > 0 || (topic?.act === 'planDay' && message.days.length > 0 && isFragment(asked));
  const key = keepsMeal ? mealAsked(asked) : undefined;
  const meal = key && mealOf(day, key);
  if (key && !meal)
    return {
      text: inLanguage(
        language,
        `${day.name} has no such meal: it has ${joinedList(
          day.day.meals.map(({ name }) => name.toLowerCase()),
          language,
        )}.`,
        `${day.name} में यह भोजन नहीं है: ${joinedList(
          day.day.meals.map(({ name }) => name),
          language,
        )} है।`,
      ),
      topic: { act: 'planDay', day: day.index },
    };
  if (meal)
    return {
      text: `${day.name}, ${meal.name} (${meal.at}): ${itemsLine(meal)}. ${nutrientText('kcal', meal.total.kcal, language)}.`,
      topic: {
        act: 'planDay',
        day: day.index,
        meal: meal.key,
        items: meal.items.map((item) => item.key),
        foods: meal.items.map(({ id }) => id.split('~')[0] ?? id),
      },
    };
  const lines = day.day.meals.map((one) => `${one.name} (${one.at}): ${itemsLine(one)}`);
  return {
    text: [
      `${inLanguage(language, 'Your plan for', 'आपकी योजना:')} ${day.name}:`,
      ...lines,
      `${nutrientText('kcal', day.day.total.kcal, language)}, ${nutrientText('protein', day.day.total.protein, language)}.`,
    ].join('\n'),
    topic: { act: 'planDay', day: day.index },
  };
}

const outside = ({ language, plan }: AskedOfDiet) =>
  inLanguage(
    language,
    `The plan has ${plan.days.length} days, day 1 to day ${plan.days.length}. Which of them do you mean?`,
    `योजना में ${plan.days.length} दिन हैं। कौन सा दिन देखना है?`,
  );

const extremes =
  / (which|what) (day|meal) .*(most|least|more|highest|lowest|heaviest|lightest|heavier|lighter|biggest|largest|smallest) | (most|least|highest|lowest|biggest|smallest) .* (day|din) /;

/** The meal of a day with the most or least of a nutrient. */
function extremeMeal(asked: AskedOfDiet): FactAnswer | undefined {
  const { message, language } = asked;
  if (!extremes.test(message.gloss) || !/ (which|what) meal /.test(message.gloss) || message.foods.length > 0) return undefined;
  const nutrient = (message.nutrients[0] ?? 'kcal') as Nutrient;
  const sign = / (least|lowest|lightest|lighter|smallest) /.test(message.gloss) ? -1 : 1;
  const day = dietDayAsked(asked) ?? dietToday(asked);
  const meal = day && [...day.day.meals].sort((a, b) => sign * (b.total[nutrient] - a.total[nutrient]))[0];
  if (!day || !meal) return undefined;
  const amount = nutrientText(nutrient, meal.total[nutrient], language);
  const text = inLanguage(
    language,
    `${day.name}: ${meal.name} has the ${sign < 0 ? 'least' : 'most'}, ${amount}. ${itemsLine(meal)}.`,
    `${day.name}: ${sign < 0 ? 'सबसे कम' : 'सबसे ज़्यादा'} ${meal.name} में, ${amount}। ${itemsLine(meal)}।`,
  );
  return { text, topic: { act: 'planNutrients', nutrients: [nutrient], day: day.index, meal: meal.key } };
}

/** The day with the most or least of a nutrient. */
function extremeDay(asked: AskedOfDiet): FactAnswer | undefined {
  const { message, language, plan } = asked;
  if (!extremes.test(message.gloss) || message.foods.length > 0) return undefined;
  const nutrient = (message.nutrients[0] ?? 'kcal') as Nutrient;
  const isLeast = / (least|lowest|lightest|lighter|smallest) /.test(message.gloss);
  const sorted = plan.days
    .map((_day, at) => dietDayAt(asked, at))
    .flatMap((one) => one ?? [])
    .sort((a, b) => (b.day.total[nutrient] - a.day.total[nutrient]) * (isLeast ? -1 : 1));
  const first = sorted[0];
  if (!first) return undefined;
  const text = inLanguage(
    language,
    `${first.name} has the ${isLeast ? 'least' : 'most'}: ${nutrientText(nutrient, first.day.total[nutrient], language)}.`,
    `${isLeast ? 'सबसे कम' : 'सबसे ज़्यादा'} ${first.name}: ${nutrientText(nutrient, first.day.total[nutrient], language)}।`,
  );
  return { text, topic: { act: 'planNutrients', nutrients: [nutrient], day: first.index } };
}

const mealTimes = / (what time|when|timing|time|kab) /;
/** The time of a meal. */
function timeOfMeal(asked: AskedOfDiet): FactAnswer | undefined {
  const { message, language } = asked;
  const [key] = message.meals;
  if (!key || !mealTimes.test(message.gloss) || message.foods.length > 0 || message.rest.length > 4) return undefined;
  const day = dietDayAsked(asked) ?? dietToday(asked);
  const meal = day && mealOf(day, key);
  if (!day || !meal) return undefined;
  return {
    text: inLanguage(
      language,
      `${meal.name} is planned for ${meal.at}. Say another time, such as "${meal.name.toLowerCase()} at 9", and I move it.`,
      `${meal.name} ${meal.at} पर रखा है। दूसरा समय चाहिए तो लिखिए, जैसे "${meal.name} 9 बजे"।`,
    ),
    topic: { act: 'planDay', day: day.index, meal: key },
  };
}

const ofWater = / (water|pani|hydrate|hydration) /;
function waterOfPlan(asked: AskedOfDiet): FactAnswer | undefined {
  const { message, language, plan } = asked;
  if (!ofWater.test(message.gloss) || message.rest.length > 5 || !message.isQuestion) return undefined;
  const day = dietDayAsked(asked) ?? dietToday(asked);
  const litres = (day?.day ?? plan.days[0])?.target.waterLitres;
  if (litres === undefined) return undefined;
  return {
    text: inLanguage(
      language,
      `Your plan counts on about ${litres} litres of water ${day ? `on ${day.name}` : 'a day'}, more when it is hot or you sweat a lot. Pale yellow urine is a good sign.`,
      `आपकी योजना में ${day ? day.name : 'रोज़'} लगभग ${litres} लीटर पानी है, गर्मी में या पसीना ज़्यादा आए तो और। पेशाब का हल्का पीला रंग अच्छा संकेत है।`,
    ),
    topic: { act: 'body', about: 'water' },
  };
}

/** Answers from a diet plan: its figures, menus, targets and shopping; undefined if the message asks for none. */
export const answerOfDiet = (asked: AskedOfDiet): FactAnswer | undefined =>
  extremeMeal(asked) ??
  extremeDay(asked) ??
  targetOfPlan(asked) ??
  nutrientsOfPlan(asked) ??
  timeOfMeal(asked) ??
  waterOfPlan(asked) ??
  dietFoodFacts(asked) ??
  menuOf(asked);
