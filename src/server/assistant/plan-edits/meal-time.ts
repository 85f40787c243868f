import type { MealKey } from '../../../contract/assistant/diet-request.ts';
import { inLanguage } from '../facts/index.ts';
import type { AskedOfDiet } from './diet-scope.ts';
import { numberOf } from '../understanding/index.ts';
import type { PlanEdit } from './plan-edit.ts';

const time = / (?:at|by|to|around|from|before|for|pe|par)? ?(\d{1,2})(?:(?:\.|:| )(\d{2}))? ?(am|pm|a m|p m|baje|बजे|o clock|oclock)? /;
/** The hours in which each meal may be, in minutes of the day. */
const within: Readonly<Record<MealKey, readonly [number, number]>> = {
  breakfast: [300, 690],
  midMorning: [540, 780],
  lunch: [660, 960],
  snack: [840, 1170],
  dinner: [1020, 1410],
  night: [1140, 1439],
};
const half: readonly MealKey[] = ['lunch', 'snack', 'dinner', 'night'];

/** The gloss with times in one piece and numbers in digits: 'ek baje' is '1 baje', '7:30' '7 30'. */
const withDigits = ({ gloss, text }: AskedOfDiet['message']): string => {
  const clock = /(\d{1,2})[:.](\d{2})/.exec(text);
  const digits = gloss.replaceAll(/ (\S+)(?= (?:baje|बजे|o clock|oclock) )/g, (whole, word: string) => {
    const value = numberOf(word);
    return value === undefined ? whole : ` ${value}`;
  });
  const half = digits.replaceAll(/ (?:sadhe|saadhe|साढे|half past) (\d{1,2}) /g, ' $1 30 ');
  return clock ? half.replace(new RegExp(` ${clock[1]}(?: ?[,;:.]? ?${clock[2]})? `), ` ${clock[1]} ${clock[2]} `) : half;
};

/** '21:00' for 'dinner at 9'; undefined if no time is said for one meal. */
export function mealTimeIn({ message, plan, language }: AskedOfDiet): PlanEdit | undefined {
  const [meal] = message.meals;
  const said = withDigits(message).replaceAll(/ (day|din) \d+ /g, ' ');
  const found = / (at|baje|बजे|am|pm|o clock|oclock|move|time|by|around|to|before|after|late|early|later|earlier) | \d{1,2} \d\d /.test(said)
    ? time.exec(said)
    : null;
  if (!meal || message.meals.length > 1 || !found || message.foods.length > 0 || message.isQuestion) return undefined;
  const hour = Number(found[1]);
  const minute = Number(found[2] ?? 0);
  const isLate =
    found[3]?.startsWith('p') || (!found[3]?.startsWith('a') && half.includes(meal) && hour < 12 && !(meal === 'lunch' && hour > 10));
  const minutes = ((hour % 24) + (isLate && hour < 12 ? 12 : 0)) * 60 + minute;
  const [least, most] = within[meal];
  const name = plan.days[0]?.meals.find(({ key }) => key === meal)?.name ?? meal;
  const clock = (at: number) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
  if (!plan.days[0]?.meals.some(({ key }) => key === meal)) return undefined;
  if (hour > 24 || minute > 59 || minutes < least || minutes > most)
    return {
      refuses: inLanguage(
        language,
        `${name} can be between ${clock(least)} and ${clock(most)}. Which time suits you?`,
        `${name} ${clock(least)} और ${clock(most)} के बीच हो सकता है। कौन सा समय ठीक है?`,
      ),
    };
  return { kind: 'diet', change: { kind: 'mealTime', meal, at: clock(minutes) }, topic: { act: 'change', meal } };
}
