import { numberWord } from '../messages/index.ts';
import { after, before, spoken, type Meant, type Rule } from './rule.ts';

const money = '(?:rs|inr|rupees?|rupaye|rupay|rupya|rupiya|bucks|रुपये|रुपए|रुपया|रुपयों)';
const number = '(\\d+(?:\\.\\d+)?)';
const scale = '(?: ?(k|thousand|hazaar|hazar|sau|hundred))?';
const scales: Readonly<Record<string, number>> = { k: 1_000, thousand: 1_000, hazaar: 1_000, hazar: 1_000, sau: 100, hundred: 100 };
const budget = '(?:budget|kharcha|kharch|khana kharch|spend|spending|food money|paise|paisa|बजट|खर्च)';

const daysIn = { day: 1, week: 7, month: 30 } as const;
type Period = keyof typeof daysIn;
const periods: readonly (readonly [Period, RegExp])[] = [
  ['day', / (?:day|daily|din|dino|roz|rozana|per day|diwas|दिन|रोज|रोजाना) /],
  ['week', / (?:week|weekly|hafte|hafta|saptah|हफ्ते|हफ्ता|सप्ताह) /],
  ['month', / (?:month|monthly|mahine|mahina|maheene|mahinay|महीने|महीना|माह) /],
];
const perMeal = / (?:meal|meals|ek time|time ka|plate|thali|baar|each meal|breakfast|lunch|dinner) /;
const mealsOfDay = 3;
/** More than this is no day's food for one, but a week's, and more than that a month's. */
const [mostOfDay, mostOfWeek] = [700, 4_500];
const people = / (\S+) (?:people|persons|log|logo|logon|members|of us|adults) | family of (\S+) /;

/** A day's rupees for one person in what is said around an amount. */
function aDay(amount: number, near: string): Meant {
  const period = periods.find(([, words]) => words.test(near))?.[0];
  const guessed: Period = amount <= mostOfDay ? 'day' : amount <= mostOfWeek ? 'week' : 'month';
  const isOfMeal = period === undefined && perMeal.test(near);
  const eaters = people.exec(near);
  const many = eaters?.[1] ?? eaters?.[2] ?? '1';
  const value = Math.round((amount * (isOfMeal ? mealsOfDay : 1 / daysIn[period ?? guessed])) / ((numberWord(many) ?? Number(many)) || 1));
  return value >= 10 && value <= 10_000 ? [{ type: 'rupees', value }] : undefined;
}

const means: Rule['means'] = (found) => {
  const groups = found.slice(1).filter((one) => one !== undefined);
  const [said = '', unit] = groups;
  const near = `${before(found, 30)}${found[0]} ${after(found, 30)}`.replaceAll(/\s+/g, ' ');
  // 'Not worth 500 rupees' and what something cost say nothing of a budget.
  if (/ (?:cost|costs|paid|fees?|bill|worth|salary|earn|price of) /.test(before(found, 20))) return undefined;
  return aDay(Number(said) * (scales[unit ?? ''] ?? 1), near);
};

/** Money for food: '300 rs a day', 'weekly budget 1500', 'mahine ka 6 hazaar'. */
export const rupeeRules: readonly Rule[] = [
  {
    search: spoken(`${money} ?${number}${scale}(?: (?:a|per|each|every|the|max|only|for food|daily|weekly|monthly|day|week|month)){0,4}`),
    means,
  },
  {
    search: spoken(
      `(?:(?:din|roz|hafte|hapte|mahine|month|week|day) (?:ka|ke|me|mein) )?(?:under |within |only |max |about |around |upto |up to |less than |budget (?:of |is )?)*${number}${scale} ?${money}(?: (?:a|per|each|every|the|ka|ki|ke|me|mein|max|only|tak|se|kam|day|week|month|meal|din|hafte|mahine|mahina|roz|daily|weekly|monthly|for food|budget)){0,5}`,
    ),
    means,
  },
  {
    search: spoken(
      `(?:(?:daily|weekly|monthly|food|din ka|roz ka|hafte ka|mahine ka|per day|month|week) )*${budget} (?:(?:is|of|about|around|only|under|max|around|hai|ka|just|for|food|groceries|grocery|ration|rashan|per|a|day|week|month|=) )*${number}${scale}(?: (?:a|per|each|for|day|week|month|daily|weekly|monthly|max|hai|only|din|mahine|hafte|ka)){0,4}`,
    ),
    means,
  },
  {
    search: spoken(`${number}${scale} (?:a|per|each|every) (?:day|week|month)(?: (?:on|for|in) (?:food|groceries|eating|meals|ration))`),
    means,
  },
  {
    search: spoken(
      `(?:roz|din|hafte|hapte|mahine) (?:ka|ke|me|mein) ${number}${scale} (?:se (?:zyada|jyada|upar|adhik) (?:nahin|mat|na)|tak|me|mein|max|budget|kharch\\w*)(?: \\S+)?`,
    ),
    means,
  },
];
