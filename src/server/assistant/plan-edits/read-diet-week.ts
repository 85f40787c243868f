import type { DietChange } from '../../../contract/assistant/diet.ts';
import { inLanguage } from '../facts/index.ts';
import { changeWords } from './change-words.ts';
import type { AskedOfDiet, Scope } from './diet-scope.ts';
import type { PlanEdit } from './plan-edit.ts';
import { wantedNumber } from './said-numbers.ts';

const edit = (change: DietChange, { days, meals }: Partial<Scope> = {}): PlanEdit => ({
  kind: 'diet',
  change,
  topic: { act: 'change', day: days?.length === 1 ? (days[0] ?? null) : null, meal: meals?.[0] ?? null },
});

const trades = / (swap|change|switch|exchange|interchange|trade|flip|adla badli|adla swap) /;

/** 'Swap day 2 and day 5', 'Tuesday aur Friday badal do'. */
function readTrade({ message }: AskedOfDiet, { days }: Scope): PlanEdit | undefined {
  const [one, other] = days;
  const isTwo = message.days.length === 2 && one !== undefined && other !== undefined && one !== other;
  return isTwo && trades.test(message.gloss) && message.meals.length === 0 && message.foods.length === 0
    ? edit({ kind: 'swapDays', days: [one, other] })
    : undefined;
}

const most = 500;
const figure = / (\d{2,4}) (more |less |extra )?kcal/;

/** 'Make it 2,000 kcal' is left to the wishes; '200 kcal less' and 'add 300 calories' are steps from what it is. */
function readEnergy({ message, language }: AskedOfDiet): PlanEdit | undefined {
  const { gloss } = message;
  if (!/ (kcal|diet) /.test(gloss)) return undefined;
  const said = Number(figure.exec(gloss)?.[1] ?? NaN);
  const isLess = changeWords.fewer.test(gloss) || / (under|cut|deficit|minus) /.test(gloss);
  const isMore = changeWords.more.test(gloss) || / (plus|surplus) /.test(gloss);
  if (said >= 900 || (!isLess && !isMore) || message.meals.length > 0 || message.foods.length > 0) return undefined;
  if (said > most)
    return {
      refuses: inLanguage(
        language,
        `More than ${most} kcal at once is too big a step for one change. I can do up to ${most}, or set the day to a figure such as 2,200 kcal: which?`,
        `एक बार में ${most} किलो कैलोरी से ज़्यादा का बदलाव बहुत बड़ा है। ${most} तक कर सकता हूँ, या दिन को किसी अंक पर रख सकता हूँ, जैसे 2,200: क्या करूँ?`,
      ),
    };
  if (!Number.isFinite(said) && !/ kcal /.test(gloss)) return undefined;
  return edit({ kind: 'kcal', by: (Number.isFinite(said) ? said : 150) * (isLess ? -1 : 1) });
}

const ways = [
  [
    'noCooking',
    / (not|no|without|wont|cant|skip) (\S+ )?(\S+ )?(cook|making|make food|stove|gas|kitchen) | (cook|kitchen) (not|remove|no|nahin) | (not|no) (\S+ )?(बनाऊंगा|बनाऊंगी|बनाना|pakana|pakaunga|pakaungi|banaunga|banaungi|banana) | (food|खाना) not (बना\S*|pak\S*|ban\S*|make) | gas (khatam|over|finished) /,
  ],
  ['cheaper', / cheaper /],
  ['quicker', / (quicker|shorter|no time|in a hurry|rush|less time|time not|early class) /],
] as const;

/** A meal or day without cooking, cheaper or quicker for once. For the whole week these are wishes. */
function readWay({ message }: AskedOfDiet, scope: Scope): PlanEdit | undefined {
  const way = ways.find(([, words]) => words.test(message.gloss))?.[0];
  if (way === undefined || !scope.isNamed || message.foods.length > 0) return undefined;
  return edit({ kind: 'mealsWith', days: scope.days, meals: scope.meals, way }, scope);
}

const counts = / (only |bas |sirf |just )?(\d|[a-z]+|\S+) (meals?|times|बार|baar)( (a|per|every) day| roz| daily| food| eat| khana)* /;

function readMeals({ message, plan }: AskedOfDiet): PlanEdit | undefined {
  const { gloss } = message;
  const said =
    wantedNumber(message, 'meals') ??
    (counts.test(gloss) && / (eat|food|meal|meals|khana|खाना) /.test(gloss) ? wantedNumber(message, 'days') : undefined);
  if (said !== undefined && Number.isInteger(said) && said >= 1 && said <= 8) return edit({ kind: 'meals', meals: said });
  const now = plan.days[0]?.meals.length ?? 5;
  if (!/ (meals|meal|times) /.test(gloss) || message.meals.length > 0) return undefined;
  if (changeWords.fewer.test(gloss)) return edit({ kind: 'meals', meals: now - 1 });
  return changeWords.more.test(gloss) && !/ (protein|vegetable|kcal) /.test(gloss) ? edit({ kind: 'meals', meals: now + 1 }) : undefined;
}

/** Changes of days, of the week's energy and of its number of meals; undefined for others. */
export const readDietWeek = (asked: AskedOfDiet, scope: Scope): PlanEdit | undefined =>
  readTrade(asked, scope) ?? readEnergy(asked) ?? readWay(asked, scope) ?? readMeals(asked);
