import { written } from './clock.ts';
import { after, before, spoken, type Meant, type Rule } from './rule.ts';

/** 'Chai three times a day' is about tea. */
const isOfOneFood = (found: RegExpExecArray): boolean =>
  / (?:times|baar|bar|time)(?: |$)/.test(found[0]) &&
  !/ (?:eat|eats|eating|meals?|food|khana|khata|khati|khate|i) (?:only |about |just |hi )?$/.test(before(found)) &&
  !/ (?:khana|khata|khati|khate|eat|meals?)(?: |$)/.test(`${found[0]}${after(found, 20)}`) &&
  before(found).trim() !== '';

const counts: Readonly<Record<string, number>> = { three: 3, four: 4, five: 5, six: 6, teen: 3, char: 4, paanch: 5, chhe: 6 };
const mealsOf = (said = '') => [{ type: 'meals', value: counts[said] ?? Number(said) }] as const;

const mealsInOrder = { 3: ['breakfast', 'lunch', 'dinner'], 4: ['breakfast', 'lunch', 'snack', 'dinner'] } as const;

/** A day's meals at hours that rise from the morning on; undefined if the figures are none. */
function hoursOf(said: readonly number[]): Meant {
  const meals = said.length === 3 ? mealsInOrder[3] : mealsInOrder[4];
  const hours = said.reduce<number[]>((all, hour) => {
    const later = hour <= (all.at(-1) ?? 0) || (all.length > 0 && hour < 12 && (all.at(-1) ?? 0) >= 12) ? hour + 12 : hour;
    return [...all, later];
  }, []);
  const isDay =
    (hours[0] ?? 0) >= 5 && (hours.at(-1) ?? 24) < 24 && hours.every((hour, at) => at === 0 || hour - (hours[at - 1] ?? 0) >= 2);
  if (!isDay || said.length < 3) return undefined;
  return [
    { type: 'meals', value: said.length },
    ...meals.map((meal, at) => ({ type: 'mealAt' as const, value: { meal, at: written((hours[at] ?? 0) * 60) } })),
  ];
}

/** How many meals a day has: 'three meals only', 'no snacks', 'chhe baar khana'. */
export const numberOfMealsRules: readonly Rule[] = [
  {
    // '4 meals: 9, 1, 5, 9': the hours in the order of the day.
    search: spoken(
      '(?:(?:three|four|3|4|teen|char) (?:meals|times|baar|bar)|khana|meals?|i eat|eat)(?: (?:a|per) day| at| timings?| times?| ,| is| are){0,3} (\\d{1,2})(?: ?(?:am|pm|baje))? ?,? (\\d{1,2})(?: ?(?:am|pm|baje))? ?,? (?:and |aur )?(\\d{1,2})(?: ?(?:am|pm|baje))?(?: ?,? (?:and |aur )?(\\d{1,2})(?: ?(?:am|pm|baje))?)?(?= (?:$|[;,]))',
    ),
    means: (found) => hoursOf(found.slice(1).flatMap((hour) => (hour === undefined ? [] : [Number(hour)]))),
  },
  {
    search: spoken(
      'no snacks|no (?:in between|between meal|extra) snacks|दिन (?:में|मे) तीन बार(?: खाना)?|no snacking|without snacks|(?:three|3) (?:main |big |proper )?meals only|only (?:three|3) meals|teen time|3 time khana|din me teen bar',
    ),
    means: () => [{ type: 'meals', value: 3 }],
  },
  {
    search: spoken(
      '(two|2|do|दो) (?:main |big |proper )?(?:meals|time khana|baar khana|baar (?:hi )?(?:khata|khati|khate|khana)|time (?:hi )?(?:khata|khati|khana)|times a day|बार खाना)(?: a day| per day| only| daily)?',
    ),
    means: () => [{ type: 'meals', value: 2 }],
  },
  {
    search: spoken(
      '(three|four|five|six|3|4|5|6|teen|char|paanch|chhe) (?:(?:small|mini|little|light|frequent|main|big|proper|balanced) )*(?:meals|times|baar|bar|time)(?: khana)?(?: (?:a|per) day| daily| din (?:me|mein))?',
    ),
    means: (found) =>
      / (?:exercise|train|gym|workout|walk|week) /.test(`${before(found)}${after(found)}`) || isOfOneFood(found)
        ? undefined
        : mealsOf(found[1]),
  },
  { search: spoken('(?:small|frequent)(?: frequent| small)? meals'), means: () => [{ type: 'meals', value: 6 }] },
];
