import type { Constraint } from '../../../contract/assistant/constraints.ts';
import { weekdays, type Weekday } from '../../../contract/assistant/weekdays.ts';
import type { DietPattern } from '../../../contract/assistant/words.ts';
import { statedIn, type StatedFood } from '../chips/index.ts';
import type { TracedText } from '../messages/index.ts';
import type { Reading } from '../wishes/index.ts';
import { readingOf } from './rule.ts';
import { findDays } from './weekday-words.ts';

type Word = { readonly word: string; readonly index: number };
const governor =
  /^(?:no|not|avoid|without|only|skip|dont|never|hate|love|like|want|include|add|give|cant|bina|sirf|make|keep|prefer|बिना|सिर्फ|केवल|except)$/;
const only = /^(?:only|sirf|just|hi|bas|केवल|सिर्फ|ही)$/;
const refusal =
  /^(?:no|not|avoid|without|skip|dont|never|hate|cant|wont|nahin|nahi|mat|bina|na|band|parhej|parhez|allergic|allergy|except|excluding|other|free|leave|skip|quit|नहीं|नही|मत|बिना|बंद|परहेज)$/;
const fast =
  /^(?:fast|fasts|fasting|vrat|vrath|varat|brat|upvas|upwas|upavas|upvaas|upwaas|roza|rozas|phalahar|phalahari|falahar|falahari|fruitarian|फलाहार|फलाहारी|व्रत|उपवास|रोजा)$/;
const exceptWord = /^(?:except|excluding|besides|alawa|अलावा|chhodkar|chodkar|छोडकर)$/;

/** Parts of a text in which one day or list of days belongs to one food or list of foods. */
function unitsOf(words: readonly Word[], stated: readonly StatedFood[]): Word[][] {
  const isMention = ({ index }: Word) => stated.some((one) => index >= one.index && index < one.index + one.length);
  const hasDay = (part: readonly Word[]) => findDays(part.map(({ word }) => word)).length > 0;
  const pieces: Word[][] = [[]];
  for (const one of words) {
    if (/^(?:;|but|lekin|magar|लेकिन|मगर)$/.test(one.word)) pieces.push([], []);
    else if (/^(?:,|and|aur|और|or|ya|या)$/.test(one.word)) pieces.push([one]);
    else pieces.at(-1)?.push(one);
  }
  const units: Word[][] = [];
  for (const piece of pieces) {
    const last = units.at(-1);
    if (piece.length === 0 || !last) {
      units.push([...piece]);
      continue;
    }
    // 'Tuesday: no eggs' is one unit.
    if (hasDay(last) && !last.some(isMention) && !hasDay(piece)) {
      last.push(...piece);
      continue;
    }
    const opensItsOwn =
      piece.some(isMention) && (piece.some(({ word }) => governor.test(word)) || (hasDay(piece) && hasDay(last) && last.some(isMention)));
    const isRest = piece.some(({ word }) => restOfWeek.test(word)) && piece.some(isMention);
    const isFastAfterFood = piece.some(({ word }) => fast.test(word)) && last.some(isMention);
    if (opensItsOwn || isFastAfterFood || isRest) units.push([...piece]);
    else last.push(...piece);
  }
  return units;
}

const others = (days: readonly Weekday[]): Weekday[] => weekdays.filter((day) => !days.includes(day));
const nameOf = ({ food, said, allergens }: StatedFood): string =>
  food ??
  { egg: 'egg', milk: 'milk', treeNuts: 'nuts', fish: said === 'tuna' || said === 'salmon' ? said : 'fish' }[allergens[0] ?? ''] ??
  said;

const staples = new Set('rice roti rotis chapati curd milk dal lentils bread fruit fruits salad vegetables pulses tea coffee'.split(' '));

/** What one food, refused, wanted or named, means on some days. */
function foodOnDays(one: StatedFood, days: readonly Weekday[], { isOnly, isExcept }: { isOnly: boolean; isExcept: boolean }): Constraint[] {
  const isRefused = one.state === 'refused' || one.state === 'disliked';
  const patternOn = (pattern: DietPattern, on: readonly Weekday[]): Constraint[] =>
    on.length > 0 ? [{ type: 'patternOn', value: { pattern, days: [...on] } }] : [];
  if (one.pattern) return patternOn(one.pattern as DietPattern, isExcept ? others(days) : days);
  const name = nameOf(one);
  if (name === 'nonveg' || name === 'meat') {
    const pattern = name === 'meat' ? 'eggetarian' : 'vegetarian';
    return patternOn(pattern, isRefused && !isExcept ? days : others(days));
  }
  if (isRefused) return [{ type: 'foodOn', value: { food: name, rule: isExcept ? 'onlyOn' : 'notOn', days: [...days] } }];
  if (isExcept) return [{ type: 'foodOn', value: { food: name, rule: 'notOn', days: [...days] } }];
  const onlyThen: Constraint = { type: 'foodOn', value: { food: name, rule: 'onlyOn', days: [...days] } };
  if (isOnly && one.state === 'open') return [onlyThen];
  // 'Rice on Sunday' wants rice then, and takes it from no other day.
  return staples.has(name) ? [{ type: 'like', value: name }] : [{ type: 'like', value: name }, onlyThen];
}

const restOfWeek = /^(?:rest|other|otherwise|remaining|baaki|baki|बाकी)$/;

function readUnit(traced: TracedText, unit: readonly Word[], stated: readonly StatedFood[], before: readonly Word[]): Reading[] {
  const words = unit.map(({ word }) => word);
  const found = findDays(words);
  const isRest = found.length === 0 && words.some((word) => restOfWeek.test(word));
  const named = found.length > 0 || !isRest ? found : findDays(before.map(({ word }) => word));
  const all = [...new Set(named.flatMap((one) => one.days))];
  const days = isRest && all.length > 0 ? others(all) : all;
  const [first, last] = [unit[0], unit.at(-1)];
  if (days.length === 0 || !first || !last) return [];
  const read = (constraints: readonly Constraint[]) => [
    readingOf(traced, first.index, last.index + last.word.length - first.index, constraints),
  ];
  const isFruitAlone = / (?:only|just|sirf|केवल|सिर्फ) (?:fruits?|phal|fal|milk|doodh|फल|दूध)(?: and| aur|,)? /.test(` ${words.join(' ')} `);
  if (isFruitAlone || words.some((word) => fast.test(word))) return read([{ type: 'fastOn', value: days }]);
  // A refusal in another unit does not reach this one: 'no eggs on Tuesday, fish only on Friday'.
  const isRefusedHere = words.some((word) => refusal.test(word));
  const mentions = stated
    .filter(({ index }) => index >= first.index && index <= last.index)
    .map((one): StatedFood => (isRefusedHere || one.state === 'liked' ? one : { ...one, state: 'open' }));
  const firstDay = found[0]?.at ?? 0;
  const isExcept =
    words.slice(Math.max(0, firstDay - 4), firstDay).some((word) => exceptWord.test(word)) ||
    / (?:other than|apart from) /.test(` ${words.join(' ')} `);
  const how = { isOnly: words.some((word) => only.test(word)), isExcept };
  const constraints = mentions.flatMap((one) => foodOnDays(one, days, how));
  return constraints.length > 0 ? read(constraints) : [];
}

/** Foods, ways of eating and fasts that are bound to weekdays: 'no eggs on Tuesday', 'fish only on Sunday', 'somvar ko vrat'. */
export function readDayWishes(traced: TracedText): Reading[] {
  const words = [...traced.plain.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, index }));
  const stated = statedIn(traced);
  return unitsOf(words, stated).flatMap((unit, at, units) => readUnit(traced, unit, stated, units[at - 1] ?? []));
}
