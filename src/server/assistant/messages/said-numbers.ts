import { hinglishOf, withoutNukta } from './hinglish.ts';
import type { TracedText } from './traced-text.ts';

const numbers = `एक ek|दो do|तीन teen tin|चार char chaar|पांच paanch panch|छह छः छे chhe chhah|सात saat|आठ aath|नौ nau|दस das dus|ग्यारह gyarah gyara|बारह barah bara|तेरह terah|चौदह chaudah|पंद्रह pandrah pandra|सोलह solah sola|सत्रह satrah|अठारह athara atharah|उन्नीस unnis|बीस bees bis|इक्कीस ikkis|बाईस bais|तेईस teis|चौबीस chaubis|पच्चीस pachees pachis|छब्बीस chhabbis|सत्ताईस sattais|अट्ठाईस atthais|उनतीस untis|तीस tees`;
const tens = { 40: 'चालीस chalis chaalis', 45: 'पैंतालीस paintalis', 50: 'पचास pachas pachaas', 60: 'साठ saath', 90: 'नब्बे nabbe' };

const hindiNumbers = new Map<string, number>();
for (const [at, words] of numbers.split('|').entries()) for (const word of words.split(' ')) hindiNumbers.set(withoutNukta(word), at + 1);
for (const [value, words] of Object.entries(tens)) for (const word of words.split(' ')) hindiNumbers.set(withoutNukta(word), Number(value));
const englishNumbers = new Map(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, at) => [word, at + 1] as const),
);
for (const [word, value] of [
  ['thirty', 30],
  ['forty', 40],
  ['forty five', 45],
  ['fifty', 50],
  ['sixty', 60],
  ['ninety', 90],
] as const)
  englishNumbers.set(word, value);

/** The value of a number word in English, Hindi or Hinglish. */
export const numberWord = (word: string): number | undefined => hindiNumbers.get(word) ?? englishNumbers.get(word);

const word = `(?:${[...hindiNumbers.keys(), ...englishNumbers.keys()].join('|')})`;
const amount = `(?:\\d+(?:\\.\\d+)?|${word})`;
const units =
  'am|pm|baje|oclock|o clock|at night|in the (?:morning|evening|afternoon)|hours?|hrs?|ghante|minutes?|mins?|min|minute|din|days?|baar|bar|times?|time|meals?|roti|kcal|cals?|calorie|calories|gram|grams?|g|gm|kilo|kg|kgs|kilos?|hafte|weeks?|people|persons?|log|logo|logon|mahine|months?|rupaye|rs|rupees|percent';
/** Words after which, or before which, a number word is an hour. */
const ofHours = 'se|ke|tak|to|till|until|and|aur';
const behindHours = '(?:after|before|by|until|till|from|between|past|around|raat|shaam|subah|dopahar|raat ko|shaam ko|ke|se|to|and)';

const parts: Readonly<Record<string, number>> = { dedh: 1.5, dhai: 2.5 };
const valueOf = (said: string): number => parts[said] ?? numberWord(said) ?? Number(said);
const scales: Readonly<Record<string, number>> = { sau: 100, hundred: 100, hazaar: 1_000, thousand: 1_000 };

const large = new RegExp(
  `(?<= )(?:(sadhe|sava|paune) )?(dedh|dhai|an?|${amount}) (hazaar|thousand|sau|hundred)(?: (?:and )?(${amount}) (sau|hundred))?(?: (?:and )?(${word})(?! (?:sau|hundred|hazaar|thousand)))? `,
  'gu',
);
const extra: Readonly<Record<string, number>> = { sadhe: 0.5, sava: 0.25, paune: -0.25 };

/** '1800' for 'atharah sau', 'eighteen hundred' and 'dedh hazaar'. */
function largeNumber([, part, many = '', scale = '', more, moreScale = 'sau', ones]: RegExpMatchArray): string {
  const count = /^an?$/.test(many) ? 1 : valueOf(many);
  const rest = more === undefined ? 0 : valueOf(more) * (scales[moreScale] ?? 0);
  return `${(count + (extra[part ?? ''] ?? 0)) * (scales[scale] ?? 1) + rest + (ones === undefined ? 0 : valueOf(ones))} `;
}

const halves: Readonly<Record<string, string>> = {
  raat: 'pm',
  shaam: 'pm',
  dopahar: 'pm',
  subah: 'am',
  night: 'pm',
  evening: 'pm',
  morning: 'am',
  afternoon: 'pm',
};
const halfOf = (said: string, hour: number): string =>
  said === 'dopahar' && hour === 11 ? 'am' : said === 'raat' && hour <= 4 ? 'am' : (halves[said] ?? 'pm');
const hour = '(\\d{1,2}(?:[:.]\\d{2})?)';
const partOfDay = '(raat|shaam|subah|dopahar)';

const steps: readonly (readonly [RegExp, (found: RegExpMatchArray) => string])[] = [
  [large, largeNumber],
  [
    /(?<= )(sau|hundred|hazaar|thousand) (?=(?:gram|grams?|g|gm|kcal|calorie|calories|rupaye|rupees|rs) )/gu,
    ([, said = '']) => `${scales[said]} `,
  ],
  [
    new RegExp(`(?<= )(sadhe|sava|paune) (${amount}) (?=(?:gram|grams?|g|gm|kilo|kg|litre|cup) )`, 'gu'),
    ([, part = '', said = '']) => `${valueOf(said) + (extra[part] ?? 0)} `,
  ],
  [new RegExp(`(?<= )(dedh|dhai) (?=(?:gram|grams?|g|gm|kilo|kg|litre|cup|ghante) )`, 'gu'), ([, said = '']) => `${parts[said]} `],
  [new RegExp(`(?<= )(?:sadhe) (${amount}) (?:baje )?`, 'gu'), ([, said = '']) => `${valueOf(said)}:30 baje `],
  [new RegExp(`(?<= )half past (${amount}) `, 'gu'), ([, said = '']) => `${valueOf(said)}:30 `],
  [new RegExp(`(?<= )(${word}) (?=(?:${units}) )`, 'gu'), ([, said = '']) => `${valueOf(said)} `],
  [new RegExp(`(?<= ${behindHours} )(${word}) (?=(?:${ofHours}|[;,]) |$)`, 'gu'), ([, said = '']) => `${valueOf(said)} `],
  [
    new RegExp(
      `(?<= )${partOfDay} (?:(?:ko|ke|ka|me) )?${hour} (?:baje )?(?!(?:am|pm|minute|ghante|din|baar|meals?|g|gram|kg|roti) )`,
      'gu',
    ),
    ([, part = '', at = '']) => `${at} ${halfOf(part, Number.parseInt(at, 10))} `,
  ],
  [
    new RegExp(`(?<= )${hour} baje ${partOfDay} (?:ko |ke )?`, 'gu'),
    ([, at = '', part = '']) => `${at} ${halfOf(part, Number.parseInt(at, 10))} `,
  ],
  [
    new RegExp(`(?<= )${hour} (?:oclock |o clock )?(?:at|in the) (night|morning|evening|afternoon) `, 'gu'),
    ([, at = '', part = '']) => `${at} ${halfOf(part, Number.parseInt(at, 10))} `,
  ],
];

/** A text in Hinglish spelling with its numbers in digits, and hours with am or pm where a part of the day is said: 'raat aath baje' is '8 pm'. */
const withDigits = (traced: TracedText): TracedText => steps.reduce((text, [pattern, by]) => text.replace(pattern, by), traced);

/** A normalised text in one script and spelling, so that a rule for 'raat 8 baje ke baad nahin' also reads 'रात आठ बजे के बाद नहीं'. */
export const inHinglish = (traced: TracedText): TracedText => withDigits(traced.replace(/(?<= )\S+(?= )/gu, ([said]) => hinglishOf(said)));
