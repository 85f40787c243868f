import type { Constraint } from '../../../contract/assistant/constraints.ts';
import { weekdays, type Weekday } from '../../../contract/assistant/weekdays.ts';
import type { DietPattern } from '../../../contract/assistant/words.ts';
import { mealKeys } from '../../../contract/assistant/meal-keys.ts';
import { isForPlans, statedIn, type StatedFood } from '../chips/index.ts';
import type { TracedText } from '../messages/index.ts';
import type { Reading } from '../wishes/index.ts';
import { findMealTimes } from './meal-time-words.ts';
import { readingOf, type Meant } from './rule.ts';
import { saysUntilSunset, untilSunset } from './fasts.ts';
import { joins, ofKitchen, unitsOf, type Word } from './units-of.ts';
import { findDays } from '../messages/index.ts';

const only = /^(?:only|sirf|just|hi|bas|केवल|सिर्फ|ही)$/;
const refusal =
  /^(?:no|not|avoid|without|skip|dont|never|hate|cant|wont|nahin|nahi|mat|bina|na|band|parhej|parhez|allergic|allergy|except|excluding|other|free|leave|skip|quit|नहीं|नही|मत|बिना|बंद|परहेज)$/;
const fast =
  /^(?:fast|fasts|fasting|vrat|vrath|varat|brat|upvas|upwas|upavas|upvaas|upwaas|roza|rozas|phalahar|phalahari|falahar|falahari|fruitarian|फलाहार|फलाहारी|व्रत|उपवास|रोजा)$/;
const fruitAlone =
  / (?:only|just|sirf|on|केवल|सिर्फ) (?:on |only )?(?:fruits?|phal|fal|milk|doodh|फल|दूध)(?: and| aur|,)? | (?:fruits?|phal) (?:and|aur) (?:milk|doodh) (?:only|par|pe|hi|alone) /;
/** With its weekday a day of the moon can be planned: 'ekadashi is on Friday'. */
const moonDay =
  / (?:ekadashi|ekadasi|purnima|poornima|amavasya|pradosh|chaturthi|sankashti|shivratri|janmashtami|एकादशी|पूर्णिमा|अमावस्या|चतुर्थी) /;
const sour = / (?:sour|khatta|khatti|khatte|tangy|खट्टा|खट्टी|खट्टे) /;
const sourFoods = ['lemon', 'tamarind', 'citrus fruit', 'tomato', 'curd'];
const exceptWord = /^(?:except|excluding|besides|alawa|अलावा|chhodkar|chodkar|छोडकर)$/;

const others = (days: readonly Weekday[]): Weekday[] => weekdays.filter((day) => !days.includes(day));
const nameOf = ({ food, said, allergens }: StatedFood): string =>
  food ??
  { egg: 'egg', milk: 'milk', treeNuts: 'nuts', fish: said === 'tuna' || said === 'salmon' ? said : 'fish' }[allergens[0] ?? ''] ??
  said;

const staples = new Set('rice roti rotis chapati curd milk dal lentils bread fruit fruits salad vegetables pulses tea coffee'.split(' '));

/** What one food, refused, wanted or named, means on some days. */
function foodOnDays(
  one: StatedFood,
  days: readonly Weekday[],
  { isOnly, isExcept, isRest }: { readonly isOnly: boolean; readonly isExcept: boolean; readonly isRest: boolean },
): Constraint[] {
  const isRefused = one.state === 'refused' || one.state === 'disliked';
  const patternOn = (pattern: DietPattern, on: readonly Weekday[]): Constraint[] =>
    on.length > 0 ? [{ type: 'patternOn', value: { pattern, days: [...on] } }] : [];
  if (one.pattern) return patternOn(one.pattern as DietPattern, isExcept ? others(days) : days);
  const name = nameOf(one);
  if (name === 'nonveg' || name === 'meat') {
    // 'Biryani on Sunday, other days light non veg' takes nothing from Sunday.
    if (isRest && !isRefused && !isOnly) return [];
    const pattern = name === 'meat' ? 'eggetarian' : 'vegetarian';
    return patternOn(pattern, isRefused && !isExcept ? days : others(days));
  }
  if (isRefused) return [{ type: 'foodOn', value: { food: name, rule: isExcept ? 'onlyOn' : 'notOn', days: [...days] } }];
  if (isExcept) return [{ type: 'foodOn', value: { food: name, rule: 'notOn', days: [...days] } }];
  if (!isForPlans(name)) return [];
  const onlyThen: Constraint = { type: 'foodOn', value: { food: name, rule: 'onlyOn', days: [...days] } };
  // 'Eggs Monday, Wednesday and Friday only' names days to have them on; 'fish only on Friday' may be a limit alone.
  const isPlan = days.length > 2 && days.length < 5 && !staples.has(name);
  if (isOnly && (one.state === 'open' || one.state === 'liked')) {
    const isWanted = isPlan || one.state === 'liked';
    return isWanted ? [{ type: 'like', value: name }, onlyThen] : [onlyThen];
  }
  // 'Rice on Sunday' wants rice then, and takes it from no other day.
  return staples.has(name) ? [{ type: 'like', value: name }] : [{ type: 'like', value: name }, onlyThen];
}

/** The meals of a day's food: 'sandwich for lunch on weekdays', 'eggs for breakfast except on Tuesday'. */
function foodAtMeals(one: StatedFood, said: string, { isExcept }: { isExcept: boolean }): Constraint[] {
  const meals = [...new Set(findMealTimes(said).flatMap((time) => time.meals))];
  const isWanted = one.pattern === undefined && one.state !== 'disliked' && (one.state !== 'refused' || isExcept);
  const name = nameOf(one);
  return isWanted && meals.length > 0 && meals.length <= 3 && isForPlans(name) && !/^(?:nonveg|meat)$/.test(name)
    ? [{ type: 'wantAt', value: { food: name, meals } }]
    : [];
}

const restOfWeek = /^(?:rest|other|otherwise|remaining|baaki|baki|बाकी)$/;

/** Words for eating at all: 'no eating after 8' is of the hours and not of the food before. */
const anyFood = /^(?:eating|food|meals?|anything|nothing|kuch|कुछ)$/;
/** 'Anda khata hu lekin mangalvar ko nahin': what is refused on the day was named in the part before. */
const isElliptic = (unit: readonly Word[], mentions: readonly StatedFood[]) =>
  mentions.length === 0 &&
  unit.length <= 7 &&
  unit.some(({ word }) => /^(?:nahin|not|no|never|mat|except|chhodkar|chhod|नहीं)$/.test(word)) &&
  !unit.some(({ word }) => anyFood.test(word) || ofKitchen.test(word));

/** The foods that are named in a part of a text. */
const namedIn = (unit: readonly Word[], stated: readonly StatedFood[]): StatedFood[] => {
  const [first, last] = [unit[0]?.index ?? 0, unit.at(-1)?.index ?? -1];
  return stated.filter(({ index }) => index >= first && index <= last);
};

/** Whether 'only' is said of the time and not of the food: 'oats only for breakfast', unlike 'only oats for breakfast'. */
const isOnlyThen = (unit: readonly Word[], named: readonly StatedFood[]): boolean =>
  unit.some(({ word }, at) => {
    if (!only.test(word)) return false;
    const next = unit.slice(at + 1).find((one) => !/^(?:for|at|in|on|during|with|the|my|ka|ke)$/.test(one.word));
    return next === undefined
      ? findMealTimes(` ${unit[at - 1]?.word ?? ''} `).length > 0
      : !named.some(({ index }) => index === next.index);
  });

/** Foods that are left out at some times of the day, or kept to them: 'no rice at night', 'subah doodh nahin', 'oats only for breakfast'. */
function readTimes(traced: TracedText, unit: readonly Word[], stated: readonly StatedFood[], before: readonly Word[]): Reading[] {
  const [first, last] = [unit[0], unit.at(-1)];
  if (!first || !last) return [];
  const end = last.index + last.word.length;
  const plain = traced.plain.slice(first.index - 1, end + 1);
  // A time in the reason says when it troubles: 'no rice, it makes me sleepy in the afternoon'.
  const told = plain.replace(/ (?:as|because|since|makes?|made|gives?|due to|warna|kyunki) .*$/, ' ');
  const meals = [...new Set(findMealTimes(told).flatMap((one) => one.meals))];
  if (meals.length === 0 || / (?:allerg\w*|anaphyl\w*|intoleran\w*|coeliac|celiac|एलर्जी) /.test(plain)) return [];
  const named = namedIn(unit, stated).filter(({ pattern, food }) => pattern === undefined && food !== 'nonveg');
  const refused = isElliptic(unit, named)
    ? namedIn(before, stated)
    : named.filter(({ state }) => state === 'refused' || state === 'disliked');
  const read = (constraints: readonly Constraint[]) => [readingOf(traced, first.index, end - first.index, constraints)];
  // A refusal in another unit does not reach this one: 'no curd at night, roti only at lunch'.
  const isKept = named.length > 0 && isOnlyThen(unit, named) && (refused.length === 0 || !unit.some(({ word }) => refusal.test(word)));
  if (refused.length > 0 && !isKept) return read(refused.map((one) => ({ type: 'foodAt' as const, value: { food: nameOf(one), meals } })));
  if (!isKept) return [];
  const others = mealKeys.filter((meal) => !meals.includes(meal));
  return read(
    named.flatMap((one): Constraint[] => [
      { type: 'like', value: nameOf(one) },
      { type: 'foodAt', value: { food: nameOf(one), meals: others } },
    ]),
  );
}

function readUnit(
  traced: TracedText,
  unit: readonly Word[],
  stated: readonly StatedFood[],
  { before, earlier }: { readonly before: readonly Word[]; readonly earlier: () => readonly Word[] },
): Reading[] {
  const words = unit.map(({ word }) => word);
  const found = findDays(words);
  const isRest = found.length === 0 && words.some((word) => restOfWeek.test(word));
  // 'Chicken on Monday, fish on Sunday, other days veg': the rest is of all days before.
  const dayWords = found.length > 0 || !isRest ? found : findDays(earlier().map(({ word }) => word));
  const all = [...new Set(dayWords.flatMap((one) => one.days))];
  const days = isRest && all.length > 0 ? others(all) : all;
  const [first, last] = [unit[0], unit.at(-1)];
  if (!first || !last) return [];
  if (days.length === 0) return readTimes(traced, unit, stated, before);
  const read = (meant: NonNullable<Meant>) => [readingOf(traced, first.index, last.index + last.word.length - first.index, meant)];
  const said = ` ${words.join(' ')} `;
  const isOfMoon = moonDay.test(said) && namedIn(unit, stated).length === 0;
  const isFast = fruitAlone.test(said) || isOfMoon || words.some((word) => fast.test(word));
  // A refusal in another unit does not reach this one: 'no eggs on Tuesday, fish only on Friday'.
  const isRefusedHere = words.some((word) => refusal.test(word));
  const named = namedIn(unit, stated);
  const meant = isElliptic(unit, named) ? namedIn(before, stated).map((one): StatedFood => ({ ...one, state: 'refused' })) : named;
  const mentions = meant.map((one): StatedFood => (isRefusedHere || one.state === 'liked' ? one : { ...one, state: 'open' }));
  const firstDay = found[0]?.at ?? 0;
  const isExcept =
    words.slice(Math.max(0, firstDay - 4), firstDay).some((word) => exceptWord.test(word)) ||
    / (?:other than|apart from) /.test(` ${words.join(' ')} `);
  const how = { isOnly: words.some((word) => only.test(word)), isExcept, isRest };
  if (isFast) {
    // Santoshi Ma's Friday is a fast without anything sour.
    const refused = mentions.filter(({ state, pattern }) => state === 'refused' && pattern === undefined).map(nameOf);
    const left = [...new Set([...refused, ...(sour.test(said) ? sourFoods : [])])];
    const constraints: Constraint[] = [
      { type: 'fastOn', value: days },
      ...left.map((food) => ({ type: 'foodOn' as const, value: { food, rule: 'notOn' as const, days: [...days] } })),
    ];
    return read(saysUntilSunset(traced.plain) ? { cannot: untilSunset, constraints } : constraints);
  }
  const constraints = mentions.flatMap((one) => [...foodOnDays(one, days, how), ...foodAtMeals(one, said, how)]);
  return constraints.length > 0 ? read(constraints) : [];
}

/** Foods, ways of eating and fasts that are bound to weekdays: 'no eggs on Tuesday', 'fish only on Sunday', 'somvar ko vrat'. */
export function readDayWishes(traced: TracedText): Reading[] {
  const words = [...traced.plain.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, index }));
  const stated = statedIn(traced);
  return unitsOf(words, stated).flatMap((unit, at, units) =>
    readUnit(traced, unit.slice(unit.findIndex(({ word }) => !joins.test(word))), stated, {
      before: units[at - 1] ?? [],
      earlier: () => units.slice(0, at).flat(),
    }),
  );
}
