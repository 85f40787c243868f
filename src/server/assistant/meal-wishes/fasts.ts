import { weekdays } from '../../../contract/assistant/weekdays.ts';
import type { Sentence } from '../wishes/index.ts';
import { lunar, nineDays } from './cannot-texts.ts';
import { isDenied, spoken, type Rule } from './rule.ts';

const clock = '(\\d{1,2})(?:[:.](\\d{2}))?(?: ?(am|pm|baje))?';
const [dawnMeal, sunsetMeal] = [
  'sehri|sahri|sehari|suhoor|suhur|sahur|sehr|fajr|सहरी|सेहरी',
  'iftar|iftari|iftaar|aftari|maghrib|इफ्तार|इफ्तारी',
];
const between = '(?:(?:at|is|around|about|by|time|ka|ki|ke|ends|starts|till|until|before|hai|hota|hoti|roughly|ko) ){0,3}';
const timed = (words: string) => [
  new RegExp(` (?:${words}) ${between}${clock} `, 'u'),
  new RegExp(` ${clock} (?:ko |pe |par |is )?(?:${words}) `, 'u'),
];
const [atDawn, atSunset] = [timed(dawnMeal), timed(sunsetMeal)];
const ramadanWords = `ramadan|ramzan|ramadhan|ramazan|ramdan|roza|roze|rozas|rozey|${dawnMeal}|${sunsetMeal}|रमजान|रमज़ान|रोजा|रोजे`;

const written = (hour: number, minute: number) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
function timeIn(text: string, searches: readonly RegExp[], isEvening: boolean): string | undefined {
  const found = searches.reduce<RegExpExecArray | null>((first, search) => first ?? search.exec(text), null);
  if (!found) return undefined;
  const [, hour, minute] = found;
  const value = Number(hour);
  if (!(value >= 1 && value <= 12)) return value > 12 && value < 24 ? written(value, Number(minute ?? 0)) : undefined;
  return written((value % 12) + (isEvening ? 12 : 0), Number(minute ?? 0));
}

/** Where no hours are said: late enough for the sunset, and early enough for the dawn, of most of India in most months. */
const usual = { dawn: '04:30', sunset: '19:00' };
const ramadan = (from: string, until: string, isSaid: boolean): Sentence => ({
  english: `For Ramadan: breakfast is suhoor, over by ${until}, and dinner is iftar at ${from}, with something small later; drink the day’s water in the night.${isSaid ? '' : ' Write the hours of your town, such as ‘suhoor 4:30, iftar 6:45’.'}`,
  hindi: `रमज़ान के लिए: नाश्ता सहरी है, ${until} तक, और रात का खाना ${from} बजे इफ़्तार है, बाद में कुछ हल्का; दिन का पानी रात में पिएँ।${isSaid ? '' : ' अपने शहर का समय लिखें, जैसे ‘सहरी 4:30, इफ़्तार 6:45’।'}`,
});

/** A fast of single days that is broken in the evening; the hours of one weekday alone cannot be set. */
export const untilSunset: Sentence = {
  english:
    'The hours of a single fast day cannot be set, so its meals keep their usual times. Eat nothing until sunset if that is your fast, then eat that day’s meals in the evening, and break it earlier if you feel faint.',
  hindi:
    'किसी एक व्रत के दिन का समय अलग से तय नहीं हो सकता, इसलिए उसके भोजन अपने सामान्य समय पर हैं। सूर्यास्त तक व्रत हो तो तब तक कुछ न खाएँ, फिर उस दिन का भोजन शाम को लें, और चक्कर आए तो पहले ही व्रत खोल लें।',
};
const sunsetWords =
  '(?:until|till|til|upto|before|after) (?:the )?(?:sun ?set|sun down|sun goes down|sun sets|moon ?rise|i see the moon)|(?:suraj|surya|sooraj) (?:dhalne|doobne|dubne|ast hone|chhipne|chipne) (?:tak|ke baad|ke bad)|(?:suryast|chand dikhne|chaand dikhne|chand nikalne|sunset) (?:tak|ke baad|ke bad)|(?:सूरज|सूर्य) (?:ढलने|डूबने|अस्त होने|छिपने) (?:तक|के बाद)|(?:सूर्यास्त|चाँद दिखने|चांद दिखने|चाँद निकलने|चांद निकलने) (?:तक|के बाद)';
/** Whether a normalised text says that nothing is eaten until the sun has set or the moon has risen. */
export const saysUntilSunset = (plain: string): boolean =>
  !/ (?:no|nothing|not|never|dont) (?:\S+ ){0,3}after /.test(` ${plain}`) &&
  new RegExp(` (?:${sunsetWords}) `, 'u').test(` ${plain.trim()} `);
const fastWords = / (?:fast\w*|vrat\w*|upvas|upwas|upavas|karva|karwa|व्रत|उपवास) /;

/** Fasts of religions: the nine nights, days of the moon, and Ramadan with its hours. */
export const fastRules: readonly Rule[] = [
  {
    search: spoken(sunsetWords),
    means: (found) => (fastWords.test(` ${found.input.trim()} `) && saysUntilSunset(found.input) ? untilSunset : undefined),
  },
  {
    search: spoken(
      '(?:\\S+ )?(?:navratri|navratra|navratre|navaratri|sawan|shravan|paryushan)(?: (?:\\S+ ){0,3}?(?:fast|fasts|fasting|vrat|upvas|phalahar|falahar|nine days|9 din|9 days|nau din|all 9 days|rakh\\S*|chal\\S*|grains?|anaj)(?: (?:ke|ka|ki|hai|chal|raha|rahe|rahi|nahin|all|for|\\d+|nine|days?|din)){0,5})?|(?:no grains?|anaj nahin|bina anaj) (?:\\S+ ){0,2}?navratri',
    ),
    means: (found) =>
      isDenied(found) ||
      /^(?:after|before|baad|pehle) /.test(found[0]) ||
      / (?:over|khatam|ended|finished) /.test(
        ` ${found.input.slice(found.index + found[0].length - 1, found.index + found[0].length + 12)} `,
      )
        ? []
        : / (?:navrat|navarat)/.test(` ${found[0]}`) || / (?:fast|vrat|upvas|phalahar|falahar|anaj|grain)/.test(found[0])
          ? { always: nineDays, constraints: [{ type: 'fastOn', value: [...weekdays] }] }
          : lunar,
  },
  {
    // What is left out on such a day is not left out of the week: 'ekadashi pe chawal nahin khate'.
    search: spoken(
      '(?:(?:no|not|dont|never|avoid) (?:[^ ;,]+ ){1,5}?(?:on|during) )?(?:\\S+ )?(?:full moon|new moon|poonam|ekadashi|ekadasi|gyaras|purnima|poornima|amavasya|pradosh|chaturthi|karva chauth|karwa chauth|shivratri|mahashivratri|janmashtami|sankashti|chhath|teej|ashtami|navami|एकादशी|पूर्णिमा|अमावस्या|प्रदोष|चतुर्थी|नवमी)(?: (?:fast|vrat|fasts|ka|ko|par|pe|ke|din|days?|on|i|व्रत|का|को)){0,3}(?: (?:\\S+ ){1,3}?(?:nahin|नहीं)(?: (?:khata|hu|hai))*)?',
    ),
    means: (found) =>
      / (?:se pehle|before|baad|after) /.test(
        `${found[0]} ${found.input.slice(found.index + found[0].length, found.index + found[0].length + 14)}`,
      )
        ? undefined
        : lunar,
  },
  {
    search: spoken(
      `(?:\\S+ )?(?:${ramadanWords})(?: (?:fasting|fast|fasts|time|month|ke|ka|mein|me|timings?|meals?|chal|raha|rahi|hai|at|is|around|baje|am|pm|and|,|${dawnMeal}|${sunsetMeal}|\\d{1,2}(?:[:.]\\d{2})?)){0,14}`,
    ),
    means: (found) => {
      if (isDenied(found) || /^(?:after|before|baad|pehle) /.test(found[0])) return [];
      const whole = ` ${found.input.trim()} `;
      const [dawn, sunset] = [timeIn(whole, atDawn, false), timeIn(whole, atSunset, true)];
      const [from, until] = [sunset ?? usual.sunset, dawn ?? usual.dawn];
      return { always: ramadan(from, until, Boolean(dawn && sunset)), constraints: [{ type: 'eatBetween', value: { from, until } }] };
    },
  },
];
