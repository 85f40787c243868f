import type { DietDay, DietItem, DietMeal, DietPlan } from '../../../contract/assistant/diet.ts';
import { inLanguage, nutrientText } from '../facts/index.ts';
import type { Nutrient } from '../foods/index.ts';
import type { AskedOfPlan } from './asked-of-plan.ts';
import type { Pointing } from './pointing.ts';

const nutrientOf = ({ message, topic }: AskedOfPlan): Nutrient =>
  message.nutrients.find((one) => one !== 'other') ?? (topic?.nutrients[0] as Nutrient | undefined) ?? 'kcal';

type Shown = {
  readonly language: AskedOfPlan['language'];
  readonly pointing: Pointing;
  readonly ordinal: number | undefined;
  readonly day: DietDay;
  readonly meals: readonly DietMeal[];
  readonly items: readonly DietItem[];
  /** Of the meal, or of the day if all its meals were shown. */
  readonly name: string;
  readonly nutrient: Nutrient;
  readonly part: number;
  /** In percent of the day. */
  readonly share: number;
  readonly sum: (nutrient: Nutrient) => number;
};

/** What the last answer showed: one meal, or all of a day. */
function shownBy(asked: AskedOfPlan, plan: DietPlan, pointing: Pointing): Shown | undefined {
  const { language, message, topic } = asked;
  const day = plan.days[topic?.day ?? 0];
  const meals = day?.meals.filter(({ key }) => !topic?.meal || key === topic.meal) ?? [];
  const [first] = meals;
  if (!day || !first) return undefined;
  const nutrient = nutrientOf(asked);
  const sum = (of: Nutrient) => meals.reduce((total, meal) => total + meal.total[of], 0);
  const part = sum(nutrient);
  const share = Math.round((100 * part) / Math.max(1, day.total[nutrient]));
  const name = meals.length === 1 ? first.name : day.name;
  const items = meals.flatMap((meal) => meal.items);
  return { language, pointing, ordinal: message.ordinal, day, meals, items, name, nutrient, part, share, sum };
}

const saidOfItem = ({ name, shown, nutrients }: DietItem, language: AskedOfPlan['language']) =>
  `${name}, ${shown}: ${nutrientText('kcal', nutrients.kcal, language)}, ${nutrientText('protein', nutrients.protein, language)}.`;

const noPrices = (language: AskedOfPlan['language']): string =>
  inLanguage(
    language,
    'I cannot say what it costs: I know no shop prices, and they differ from city to city. "Cheaper" makes the week of dal, eggs, curd and what is in season, and the shopping list has the amounts to ask your shop about.',
    'कितना ख़र्च होगा यह नहीं बता सकता: दुकान के दाम मुझे नहीं पता और हर शहर में अलग हैं। "सस्ता" लिखें तो हफ़्ता दाल, अंडे, दही और मौसमी चीज़ों से बना दूँगा; मात्रा ख़रीद की सूची में है।',
  );

function placed({ language, ordinal, items }: Shown): string | undefined {
  const item = items.at(ordinal ?? 0);
  return item && saidOfItem(item, language);
}

function extreme({ language, items, nutrient, pointing }: Shown): string | undefined {
  const sign = pointing === 'most' ? -1 : 1;
  const sorted = [...items].sort((a, b) => sign * (a.nutrients[nutrient] - b.nutrients[nutrient]));
  const best = sorted[0];
  const most = inLanguage(language, pointing === 'most' ? 'has the most' : 'has the least', pointing === 'most' ? 'सबसे ज़्यादा' : 'सबसे कम');
  return best && `${best.name} (${best.shown}) ${most}: ${nutrientText(nutrient, best.nutrients[nutrient], language)}.`;
}

function muchOf({ language, meals, day, nutrient, part, share, name }: Shown): string | undefined {
  return inLanguage(
    language,
    `${name} has ${nutrientText(nutrient, part, language)}, ${meals.length === 1 ? `${share} % of the day's ${nutrientText(nutrient, day.total[nutrient], language)}, and the day as a whole is` : 'which is'} planned for your target of ${day.target.kcal} kcal and ${Math.round(day.target.protein.least)} to ${Math.round(day.target.protein.most)} g of protein. That is what the week aims at. Say "more" or "less" and I change it.`,
    `${name} में ${nutrientText(nutrient, part, language)} है${meals.length === 1 ? `, दिन के ${nutrientText(nutrient, day.total[nutrient], language)} का ${share} %` : ''}। दिन आपके लक्ष्य ${day.target.kcal} किलो कैलोरी और ${Math.round(day.target.protein.least)} से ${Math.round(day.target.protein.most)} ग्राम प्रोटीन के हिसाब से है। बदलना हो तो "ज़्यादा" या "कम" लिखिए।`,
  );
}

function reasonsOf({ language, items, name, sum }: Shown): string | undefined {
  return inLanguage(
    language,
    `${items.map((item) => item.name).join(', ')}: because together they give ${nutrientText('kcal', sum('kcal'), language)} and ${nutrientText('protein', sum('protein'), language)} in ${name}, which the day's target needs, they keep to what you leave out, and they do not repeat the day before. Shall I swap one?`,
    `${items.map((item) => item.name).join(', ')}: क्योंकि ${name} में इनसे ${nutrientText('kcal', sum('kcal'), language)} और ${nutrientText('protein', sum('protein'), language)} मिलता है, जो दिन के लक्ष्य के लिए चाहिए, आपकी मनाही का ध्यान रहता है और कल का दोहराव नहीं होता। कुछ बदलूँ?`,
  );
}

function minutesOf({ language, meals, name }: Shown): string | undefined {
  const minutes = meals.reduce((sum, meal) => sum + (meal.minutes ?? 0), 0);
  return minutes > 0
    ? inLanguage(
        language,
        `${name} takes about ${minutes} minutes in the kitchen. "Quicker" changes it.`,
        `${name} बनाने में लगभग ${minutes} मिनट लगते हैं। "जल्दी बनने वाला" लिखें तो बदल दूँगा।`,
      )
    : inLanguage(language, `Nothing in ${name.toLowerCase()} needs cooking, so a few minutes.`, `${name} में कुछ पकाना नहीं है, बस कुछ मिनट।`);
}

function howMade({ language, items }: Shown): string | undefined {
  return items
    .map((item) => `${item.name}: ${item.ingredients.length > 0 ? item.ingredients.join(', ') : item.shown}.`)
    .concat(
      inLanguage(language, 'For the steps, ask for a recipe of one of them by name.', 'पूरी विधि चाहिए तो किसी एक का नाम लिखकर विधि माँगिए।'),
    )
    .join('\n');
}

function maySkip({ language, sum }: Shown): string | undefined {
  return inLanguage(
    language,
    `You can leave it once: it is ${nutrientText('kcal', sum('kcal'), language)} and ${nutrientText('protein', sum('protein'), language)}, so eat a little more at the other meals instead of going hungry. Nothing is changed in the plan; say "remove it" or "swap it" if I should.`,
    `एक बार छोड़ सकते हैं: इसमें ${nutrientText('kcal', sum('kcal'), language)} और ${nutrientText('protein', sum('protein'), language)} है, तो भूखे रहने के बजाय बाक़ी भोजन में थोड़ा ज़्यादा लीजिए। योजना में कुछ नहीं बदला; हटाना या बदलना हो तो लिखिए।`,
  );
}

function swapsOf({ language, items }: Shown): string | undefined {
  const lines = items
    .filter(({ swaps }) => swaps.length > 0)
    .map((item) => `• ${item.name} → ${item.swaps.map((swap) => swap.name).join(' / ')}`);
  return lines.length === 0 ? undefined : [...lines, inLanguage(language, 'Which one shall I swap?', 'कौन सा बदल दूँ?')].join('\n');
}

const answers: Readonly<Record<Pointing, (shown: Shown) => string | undefined>> = {
  place: placed,
  most: extreme,
  least: extreme,
  much: muchOf,
  why: reasonsOf,
  long: minutesOf,
  make: howMade,
  skip: maySkip,
  instead: swapsOf,
  cost: ({ language }) => noPrices(language),
};

/** What is asked of the meal or the day that was shown. */
export function ofMeals(asked: AskedOfPlan, plan: DietPlan, pointing: Pointing): string | undefined {
  if (asked.topic?.act === 'planShopping') return pointing === 'cost' ? noPrices(asked.language) : undefined;
  const shown = shownBy(asked, plan, pointing);
  return shown && answers[pointing](shown);
}
