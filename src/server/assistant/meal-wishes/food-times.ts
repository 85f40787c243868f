import type { Constraint } from '../../../contract/assistant/constraints.ts';
import { englishOf, isForPlans, statedIn, type StatedFood } from '../chips/index.ts';
import { findDays, numberWord, type TracedText } from '../messages/index.ts';
import type { Reading } from '../wishes/index.ts';
import { findMealTimes } from './meal-time-words.ts';
import { readingOf } from './rule.ts';

const number = '(\\d|one|two|three|four|five|six|seven|ek|do|teen|tin|char|chaar|paanch|panch|chhe|che|एक|दो|तीन|चार|पांच|पाँच|छह)';
const times = '(?:times?|baar|bar|dafa|days?|din|nights?|बार|दिन|दफा)';
const week = '(?:(?:a|per|in a|in the|each|every|this|for a|of the) week|weekly|hafte me|hafte mein|hafta|हफ्ते में)';
const most = '(?:not more than|no more than|at most|at max|max|maximum|only up to|up to|zyada se zyada|jyada se jyada|ज्यादा से ज्यादा)';
const least = '(?:at least|atleast|minimum|min|kam se kam|about|around|like|only|just|sirf|bas|kewal|exactly|कम से कम|सिर्फ|केवल)';
/** How often in a week: the groups hold 'not more', 'once' or 'twice', and a number before or after 'in the week'. */
const oftenInWeek = new RegExp(
  `(?<= )(?:(${most}) |${least} )?(?:(once|twice|thrice)(?: or (?:twice|thrice))?|${number}(?: (?:to|or|se|ya) \\d)? ?${times})(?: (?:only|max|maximum|hi))? ${week}(?: (?:max|maximum|at most|only|at least|hi|please|is fine|is enough|chalega|chalegi))*(?= )`,
  'gu',
);
const inWeekOften = new RegExp(
  `(?<= )(?:hafte|week|हफ्ते) (?:me |mein |में )?(?:(${most}) |${least} )?(?:(once|twice|thrice)|${number} ?${times})(?: (?:hi|only|se zyada nahin|se jyada nahin|max|से ज्यादा नहीं|ही))*(?= )`,
  'gu',
);
const cappedTimes = new RegExp(`(?<= )(${most}) (?:(once|twice|thrice)|${number} ${times})(?! (?:a|per|in a) day)(?: ${week})?(?= )`, 'gu');
const bareTimes = /(?<= \S+ )(?<!(?:least|atleast|than|least ko) )()(once|twice|thrice)()(?= (?:max |maximum |please |only )?(?:$|[;,]))/gu;
/** 'Two days fish, one day mutton' of a week that was named before. */
const daysInList = new RegExp(`(?<=(?:^|[;,] |and |aur |और ))()()${number} (?:days?|din|baar|times?|दिन|बार)(?= )`, 'gu');
const everyDay =
  /(?<= )(?:every ?day|every (?:morning|evening|night|lunch|dinner|breakfast)|daily|each day|all days|all 7 days|7 days a week|everyday|roz|roj|rozana|har din|har roz|रोज|रोजाना|हर दिन)(?: (?:roz|roj|roz roz))?(?! bhi )(?= )/gu;
const everyOther =
  /(?<= )(?:every (?:other|second|alternate) day|alternate days?|on alternate days|ek din (?:chhod|chod) ?(?:ke|kar)|एक दिन छोड़कर|एक दिन छोडकर)(?= )/gu;

const named: Readonly<Record<string, number>> = { once: 1, twice: 2, thrice: 3 };
const notOften = /se (?:zyada|jyada) nahin|से ज्यादा नहीं/;

type Often = { readonly from: number; readonly to: number; readonly times: number; readonly rule: 'exactly' | 'atMost' };

function oftenIn(plain: string): Often[] {
  const ofWeek = / (?:week|weekly|hafte|हफ्ते) /.test(plain) ? [daysInList] : [];
  const counted = [oftenInWeek, inWeekOften, cappedTimes, bareTimes, ...ofWeek].flatMap((search) =>
    [...plain.matchAll(search)].map((found): Often => {
      const [, capped, word, digits] = found;
      const value = word ? (named[word] ?? 1) : (numberWord(digits ?? '') ?? Number(digits));
      const isCapped = (capped ?? '') !== '' || notOften.test(found[0]) || / (?:max|maximum|at most)$/.test(found[0]);
      return { from: found.index, to: found.index + found[0].length, times: value, rule: isCapped ? 'atMost' : 'exactly' };
    }),
  );
  const each = (search: RegExp, value: number) =>
    [...plain.matchAll(search)].map((found): Often => ({
      from: found.index,
      to: found.index + found[0].length,
      times: value,
      rule: 'exactly',
    }));
  const all = [...counted, ...each(everyOther, 4), ...each(everyDay, 7)];
  return all.filter(
    (one, at) => one.times >= 1 && one.times <= 7 && !all.slice(0, at).some((other) => one.from < other.to && other.from < one.to),
  );
}

/** What may stand between a food and how often it comes; more, or sport, and they do not belong together. */
const mostBetween = 5;
const ofElse =
  /(?:^| )(?:gym|train\w*|run\w*|walk\w*|swim\w*|play\w*|practice|match\w*|work|office|class\w*|yoga|exercise|cricket|football|no|not|dont|without|nahin)(?: |$)/;
const wordsOf = (text: string) => text.split(' ').filter((word) => word && word !== ',');

const nameOf = (one: StatedFood) =>
  one.food ?? { egg: 'eggs', milk: 'milk', fish: 'fish', treeNuts: 'nuts' }[one.allergens[0] ?? ''] ?? englishOf(one.said);

/** The stretch of a text around a place in which nothing but a comma or 'and' pauses. */
const startOfClause = (plain: string, at: number) => plain.slice(0, at).search(/(?:^|[;])(?=[^;]*$)/);

/** The foods of a list that ends, or begins, beside the words of how often. */
function foodsBeside(plain: string, { from, to }: Often, stated: readonly StatedFood[]): StatedFood[] {
  const start = startOfClause(plain, from);
  const end = plain.slice(to).search(/[;]|$/) + to;
  const open = stated.filter(({ index }) => index >= start && index < end);
  const endOf = (one: StatedFood) => one.index + one.length;
  const reaches = (between: string) =>
    wordsOf(between).length <= mostBetween && !ofElse.test(between) && findDays(wordsOf(between)).length === 0;
  const before = open.findLast(
    (one) => endOf(one) <= from && reaches(plain.slice(endOf(one), from)) && !/,/.test(plain.slice(endOf(one), from)),
  );
  const after = open.find(
    (one) => one.index >= to && wordsOf(plain.slice(to, one.index)).length <= 3 && !/,/.test(plain.slice(to, one.index)),
  );
  const nearest = before ?? after;
  if (!nearest) return [];
  // 'Chicken and eggs twice a week', 'twice a week fish or prawns'.
  const isJoined = (one: StatedFood, other: StatedFood) =>
    /^ ?(?:and|or|aur|ya|,|और|या) ?(?:some |a |the )?$/.test(plain.slice(endOf(one), other.index));
  const at = open.indexOf(nearest);
  const list = [nearest];
  if (nearest === before)
    for (let back = at - 1; back >= 0 && isJoined(open[back] as StatedFood, list[0] as StatedFood); back--)
      list.unshift(open[back] as StatedFood);
  else
    for (let next = at + 1; next < open.length && isJoined(list.at(-1) as StatedFood, open[next] as StatedFood); next++)
      list.push(open[next] as StatedFood);
  return list;
}

const restVeg =
  /(?<= )(?:the )?(?:rest|baaki|baki|other|others|otherwise|remaining|बाकी)(?: (?:of|the|all|sab|days?|din|week|my|meals?|it|is|are|pure|only|sirf|दिन|सब)){0,5} (?:pure )?(?:veg|vegetarian|shakahari|vegi|veggie|शाकाहारी)(?= )/gu;
const flesh = ['chicken', 'mutton', 'fish', 'prawns'] as const;

/** 'Fish twice a week, rest veg': what comes a number of times stays, and no other meat or fish comes. */
function readRest(traced: TracedText, read: readonly Reading[]): Reading[] {
  const foods = read
    .flatMap((one) => ('constraints' in one ? (one.constraints ?? []) : []))
    .flatMap((one) => (one.type === 'foodTimes' ? [one.value.food] : []));
  if (!foods.some((food) => flesh.some((one) => food.includes(one)))) return [];
  const others = flesh.filter((one) => !foods.some((food) => food.includes(one)));
  return [...traced.plain.matchAll(restVeg)].map((found) =>
    readingOf(
      traced,
      found.index,
      found[0].length,
      others.map((value) => ({ type: 'avoid' as const, value })),
    ),
  );
}

/** Foods and on how many days of a week they come: 'paneer twice a week', 'hafte me do baar machli', 'tofu not more than twice', 'eggs for breakfast daily'. */
export function readFoodTimes(traced: TracedText): Reading[] {
  const read = readTimesOfFoods(traced);
  return [...read, ...readRest(traced, read)];
}

function readTimesOfFoods(traced: TracedText): Reading[] {
  const { plain } = traced;
  const stated = statedIn(traced).filter(({ pattern }) => pattern === undefined);
  return oftenIn(plain).flatMap((often): Reading[] => {
    const beside = foodsBeside(plain, often, stated);
    // 'I want it twice' is of the food before.
    const isOfBefore = / (?:it|that|this|them|use|usko|ye|yeh) $/.test(plain.slice(0, often.from));
    const said = beside.length > 0 || !isOfBefore ? beside : stated.filter(({ index }) => index < often.from).slice(-1);
    // 'Bhindi roz bhi chalegi' allows it daily, and asks for no such week.
    const isWished = ({ state, isWelcome }: StatedFood) => (state === 'open' && !isWelcome) || state === 'liked' || isOfBefore;
    const foods = said
      .filter((one) => (often.rule === 'atMost' ? one.state !== 'disliked' : isWished(one)))
      .filter((one) => isForPlans(nameOf(one)));
    const [first, last] = [foods[0], foods.at(-1)];
    if (!first || !last) return [];
    const from = beside.length > 0 ? Math.min(often.from, first.index) : often.from;
    const to = beside.length > 0 ? Math.max(often.to, last.index + last.length) : often.to;
    const meals = [...new Set(findMealTimes(` ${plain.slice(from, to).trim()} `).flatMap((one) => one.meals))];
    const constraints = foods.flatMap((one): Constraint[] => [
      ...(meals.length > 0 && meals.length <= 3
        ? [
            {
              type: 'wantAt' as const,
              value: { food: nameOf(one), meals, ...(often.times === 7 && often.rule === 'exactly' && { isDaily: true }) },
            },
          ]
        : []),
      { type: 'foodTimes', value: { food: nameOf(one), times: often.times, rule: often.rule } },
    ]);
    return [readingOf(traced, from, to - from, constraints)];
  });
}
