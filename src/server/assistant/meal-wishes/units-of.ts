import { findDays } from '../messages/index.ts';
import { findMealTimes } from './meal-time-words.ts';
import type { StatedFood } from '../chips/index.ts';

export type Word = { readonly word: string; readonly index: number };
/** Words that may stand before a further member of a list, or beside it, without beginning a statement of its own. */
const beside = new Set(
  `also too even either the a an any and or aur ya at on in of for with as ko ka ki ke me mein main par bhi hi to toh wala wale fresh raw cooked boiled fried every each
  night nights morning mornings evening evenings breakfast lunch dinner raat rat subah sham shaam dopahar nashte nashta bedtime after before pm am baje ke k baad रात सुबह शाम दोपहर नाश्ते बाद पहले के
  please pls plz nahin mat na bilkul strictly like jaise etc all both tak only sirf just bas और या को भी में`.split(/\s+/),
);
/** Words that end or open a statement wherever they stand. */
const closes = /^(?:;|but|lekin|magar|however|although|though|because|since|so|लेकिन|मगर|क्योंकि)$/;
export const joins = /^(?:,|and|aur|और|or|ya|या)$/;
const rest = /^(?:rest|other|otherwise|remaining|baaki|baki|बाकी)$/;
/** Words that are said of what stands before them in a list: 'onion, garlic never'. */
const trailing =
  /^(?:nahin|mat|na|never|nope|no|bilkul|please|pls|too|either|also|bhi|khana|khata|khati|khate|hai|hain|hu|chahiye|allowed|dena|do|नहीं|मत)$/;

/** 'Weekends fine' takes days out of no rule. */
const fine = /^(?:fine|ok|okay|allowed|alright|chalega|chalegi|theek|thik)$/;
const aFast = /^(?:fast|fasts|fasting|vrat|vrath|upvas|upwas|upavas|roza|व्रत|उपवास|रोजा)$/;
/** What a fast itself is made of: 'Friday fast, nothing sour', 'vrat on Monday, only after sunset'. */
const ofAFast =
  /^(?:sour|khatta|khatti|khatte|tangy|खट्टा|खट्टी|खट्टे|sunset|suryast|sun|moonrise|moon|suraj|sooraj|chand|chaand|fruits?|phal|fal|milk|doodh|dudh|phalahar|falahar|sabudana|salt|namak|water|paani|pani|grains?|anaj)$/;
/** A taste is one of every day. */
const ofTaste = /^(?:hate|hates|dislike|loathe|detest|nafrat|pasand|नफरत|पसंद)$/;
const wanting = /^(?:want|need|give|include|chahiye|चाहिए)$/;
/** What is done about meals as a whole. */
export const ofKitchen =
  /^(?:cook\w*|kitchen|eating|eat|meals?|food|khana|pakana|banana|outside|restaurant|canteen|mess|tiffin|office|gym|fry|frying|oil|tel|budget|minutes?|mins?|min|minat|खाना|पकाना|बाहर)$/;
const hasTime = (words: readonly Word[]) => findMealTimes(` ${textOf(words).join(' ')} `).length > 0;

/** 'Chicken roz, beef friday': what is of every day is of no single one. */
const everyDay = / (?:roz|roj|rozana|daily|everyday|every day|each day|har din|har roz|रोज|रोजाना|हर दिन) /;
const textOf = (words: readonly Word[]) => words.map(({ word }) => word);

/**
 * Parts of a text in which one day, time or list of them belongs to one food or list of foods. A piece of a list goes on with the part before
 * it; a piece that says something of its own food, in its own words, begins another.
 */
export function unitsOf(words: readonly Word[], stated: readonly StatedFood[]): Word[][] {
  const places = new Set(stated.flatMap(({ index, length }) => Array.from({ length }, (_, at) => index + at)));
  const mentionAt = ({ index }: Word) => places.has(index);
  const daysIn = (part: readonly Word[]) => findDays(textOf(part));
  const isSaidTwice = (part: readonly Word[]) => {
    const named = stated.filter(({ index }) => part.some((one) => one.index === index)).map(({ food, said }) => food ?? said);
    return new Set(named).size < named.length || part.some(({ word }) => ofTaste.test(word));
  };
  const isDaily = (part: readonly Word[]) => everyDay.test(` ${textOf(part).join(' ')} `);
  const units: Word[][] = [];
  // What is known of the last unit, so that a long one is not searched again at each of its pieces.
  let [hadFood, hadDay, isFast, hadDaily] = [false, false, false, false];
  const know = (piece: readonly Word[], before: readonly Word[]) => {
    hadFood ||= piece.some(mentionAt);
    hadDay ||= daysIn([...before, ...piece]).length > 0;
    hadDaily ||= isDaily(piece);
    isFast ||= piece.some(({ word }) => aFast.test(word));
  };
  const begin = (piece: readonly Word[]) => {
    [hadFood, hadDay, isFast, hadDaily] = [false, false, false, false];
    know(piece, []);
    units.push([...piece]);
  };
  const goOn = (last: Word[], piece: readonly Word[]) => {
    know(piece, last.slice(-2));
    for (const one of piece) last.push(one);
  };
  for (const piece of piecesOf(words)) {
    const last = units.at(-1);
    if (!last || piece.opens) {
      begin(piece.words);
      continue;
    }
    const own = piece.words;
    const hasFood = own.some(mentionAt);
    const hasDay = daysIn(own).length > 0;
    const isRest = own.some(({ word }) => rest.test(word));
    const days = new Set(daysIn(own).map(({ at }) => at));
    const first = hasFood ? own.findIndex(mentionAt) : -1;
    const says = own.some(
      (one, at) =>
        !mentionAt(one) &&
        !days.has(at) &&
        !beside.has(one.word) &&
        !/^\d/.test(one.word) &&
        !joins.test(one.word) &&
        !(at > first && trailing.test(one.word)),
    );
    // 'Tuesday and Saturday no meat': a list of days opens one part.
    // 'Saturday fast, chicken on Sunday': what says something of its day already is over.
    // 'I fast on Mondays, want eggs at breakfast'.
    const isOfTheFast = own.some(({ word }) => ofAFast.test(word) || aFast.test(word));
    const wantsElse = hasDay || hasTime(own) || own.some(({ word }) => wanting.test(word)) || (says && !isOfTheFast);
    // 'Chauvihar, ekadashi fast on Tuesday, no eggs': a fast with its day takes in no part of the list before it.
    const beginsFast = (!hadDay || hadFood) && hasDay && own[0]?.word === ',' && own.some(({ word }) => aFast.test(word));
    const isOnlyDays = hadDay && !hadFood && !(isFast && wantsElse);
    const isAllowed = !hasFood && hasDay && own.some(({ word }) => fine.test(word));
    // 'Roti only at lunch, 300 rs a day': what has its own words and neither food, day nor time is of something else.
    // 'Oats every morning, no cooking on weekdays': what is said of cooking is not of the food before.
    const isOfAnother = !hasFood && hadFood && says && own.some(({ word }) => ofKitchen.test(word));
    const isOfElse = (says && ((!hasDay && !hasTime(own)) || (isFast && hasDay && !isOfTheFast))) || isOfAnother;
    // 'Khana bahar ka nahin, machli shukravar ko': what names neither food, day nor time is over.
    const isBare = () => !hadDay && !hasTime(last) && last.filter(({ word }) => !beside.has(word)).length > 2;
    if (!hadFood && hasFood && (isBare() || (!hadDay && last.some(({ word }) => ofKitchen.test(word))))) {
      begin(own);
      continue;
    }
    if (!isAllowed && !beginsFast && (isOnlyDays || (!hasFood && !isRest && !isOfElse))) {
      goOn(last, own);
      continue;
    }
    const opensItsOwn =
      says ||
      beginsFast ||
      isAllowed ||
      isRest ||
      (hasDay && hadDay) ||
      (hasFood && hadFood && ((hasDay && hadDaily) || (hadDay && isDaily(own)))) ||
      // 'No oats, I hate oats, fish on Friday': what is said twice is said of every day.
      (hasFood && hasDay && hadFood && !hadDay && isSaidTwice(last)) ||
      // 'Rajma on Sunday, curd every evening'.
      (hasFood && hadFood && (hasTime(own) || hasDay) && (hasTime(last) || hadDay)) ||
      (hasFood && own[0]?.word === 'no');
    if (opensItsOwn) begin(own);
    else goOn(last, own);
  }
  return units;
}

/** Stretches between pauses and joining words; `opens` where what comes before is over. */
function piecesOf(words: readonly Word[]): { readonly words: Word[]; readonly opens: boolean }[] {
  const pieces: { words: Word[]; opens: boolean }[] = [{ words: [], opens: true }];
  for (const one of words) {
    if (closes.test(one.word)) pieces.push({ words: [], opens: true });
    else if (joins.test(one.word)) pieces.push({ words: [one], opens: pieces.at(-1)?.words.length === 0 && pieces.at(-1)?.opens === true });
    else pieces.at(-1)?.words.push(one);
  }
  return pieces.filter((piece) => piece.words.some(({ word }) => !joins.test(word)));
}
