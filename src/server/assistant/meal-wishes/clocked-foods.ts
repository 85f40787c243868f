import type { MealKey } from '../../../contract/assistant/meal-keys.ts';
import { englishOf, isForPlans, statedIn } from '../chips/index.ts';
import { isDrink } from '../foods/index.ts';
import { inHinglish, type TracedText } from '../messages/index.ts';
import type { Reading } from '../wishes/index.ts';
import { clock, minutesOf, written } from './clock.ts';
import { readingOf } from './rule.ts';

const morning = / (?:subah|savere|morning|am|a m) /;
const later = / (?:sham|shaam|raat|rat|evening|night|bedtime|dopahar|afternoon|pm|p m) /;
const search = new RegExp(`(?<= )${clock}(?: (?:ko|pe|par|sharp|exactly))?(?= |$)`, 'gu');
/** An hour that is a limit or a time of something else is none of a food's own: 'no chai after 4 pm', 'chai before 6 am gym'. */
const otherwise =
  / (?:after|before|past|until|till|by|se pehle|ke baad|baad|pehle|tak|gym|run|running|train\w*|match|practice|workout|office|work|class\w*|sleep|wake|uth\w*|school|shift|rs|rupees?|min|minutes?|mins|g|gm|gram|grams|kg|kcal|calories|times?|cups?|glass|eggs?) /;

/** From this minute on a drink is one of bedtime and not of dinner. */
const bedtimeDrinks = 20 * 60 + 30;

const meals: readonly (readonly [until: number, meal: MealKey])[] = [
  [10 * 60 + 30, 'breakfast'],
  [12 * 60, 'midMorning'],
  [15 * 60 + 30, 'lunch'],
  [18 * 60 + 59, 'snack'],
  [21 * 60, 'dinner'],
  [24 * 60, 'night'],
];

/** The minute of the day that a clock's words mean beside the words around them; undefined if they leave it open. */
function minuteIn(found: RegExpMatchArray, said: string): number | undefined {
  const [, hour, minute, half] = found;
  const isNamed = /\d{1,2}[:.]\d{2}|am|pm|a m|p m|baje|oclock|o clock|at night|in the|noon/.test(found[0]);
  if (!isNamed || Number(hour) > 24) return undefined;
  if (half && /^(?:a|p)/.test(half)) return minutesOf(hour, minute, half, 'from');
  if (morning.test(said)) return minutesOf(hour, minute, 'am', 'from');
  if (later.test(said)) return minutesOf(hour, minute, 'pm', 'until');
  return minutesOf(hour, minute, half, 'from');
}

/** Foods that somebody has at an hour, on every day: 'subah 5 baje chai', '4 baje fruit', 'milk at 10 pm'. */
export function clockedFoods(traced: TracedText): Reading[] {
  const spoken = inHinglish(traced).plain;
  // The Hinglish text has other lengths; its pauses are the same.
  const pieces = (plain: string) => plain.split(/ (?:[;,]|and|aur|और)(?= )/);
  const said = pieces(spoken);
  let end = 0;
  return pieces(traced.plain).flatMap((piece, at): Reading[] => {
    const from = traced.plain.indexOf(piece, end);
    end = from + piece.length;
    const words = ` ${said[at] ?? piece} `;
    const times = [...words.matchAll(search)];
    const [time] = times;
    const foods = statedIn(traced).filter(
      ({ index, state, pattern, food }) =>
        index >= from && index < end && pattern === undefined && (state === 'open' || state === 'liked') && isForPlans(food ?? ''),
    );
    const [first, last] = [foods[0], foods.at(-1)];
    if (!time || times.length > 1 || !first || !last || foods.length > 3 || otherwise.test(words)) return [];
    const minute = minuteIn(time, words);
    if (minute === undefined || minute < 4 * 60 || minute > 24 * 60) return [];
    const isOfNight = minute >= bedtimeDrinks && foods.every(({ food, said: name }) => isDrink(food ?? englishOf(name)));
    const meal = isOfNight ? 'night' : (meals.find(([until]) => minute <= until)?.[1] ?? 'night');
    return [
      readingOf(
        traced,
        from + (/^\s*/.exec(piece)?.[0].length ?? 0),
        piece.trim().length,
        foods.map(({ food, said: name }) => ({
          type: 'wantAt' as const,
          value: { food: food ?? englishOf(name), meals: [meal], isDaily: true, at: written(minute) },
        })),
      ),
    ];
  });
}
