import type { RecipeMeal } from '../../../contract/assistant/recipe-meals.ts';
import type { Sentence } from '../wishes/index.ts';
import { after, before, isDenied, spoken, type Rule } from './rule.ts';

const kcalOfDish: Sentence = {
  english: 'The energy of a recipe cannot be set. Its figures are under the dish; choose another below it, or smaller portions.',
  hindi: 'रेसिपी की कैलोरी तय नहीं हो सकती। आँकड़े पकवान के नीचे हैं; नीचे से दूसरा चुनें या कम परोसें।',
};
const taste: Sentence = {
  english: 'Taste and look of the dish cannot be set. Choose another of the dishes below it if you do not like this one.',
  hindi: 'पकवान का स्वाद और रूप तय नहीं हो सकता। पसंद न आए तो नीचे से दूसरा चुनें।',
};
const numbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  ek: 1,
  do: 2,
  teen: 3,
  char: 4,
  chaar: 4,
  paanch: 5,
  panch: 5,
  chhe: 6,
  एक: 1,
  दो: 2,
  तीन: 3,
  चार: 4,
  पांच: 5,
  छह: 6,
};
const many = `(\\d{1,2}|${Object.keys(numbers).join('|')})`;
const servings = (said: string | undefined, more = 0) => {
  const value = (numbers[said ?? ''] ?? Number(said)) + more;
  return value >= 1 && value <= 12 ? ([{ type: 'servings', value }] as const) : undefined;
};

const meals: readonly (readonly [words: string, meal: RecipeMeal])[] = [
  ['breakfast|nashta|nashte|brunch|नाश्ता|नाश्ते', 'breakfast'],
  ['lunch|dopahar ka khana|dopahar|दोपहर का खाना|दोपहर', 'lunch'],
  ['dinner|supper|raat ka khana|raat ke khane|रात का खाना|रात के खाने', 'dinner'],
  ['snack|snacks|evening snack|tea time|शाम का नाश्ता', 'snack'],
];

/** Servings, meal and time of one recipe. */
export const dishRules: readonly Rule[] = [
  {
    search: spoken(
      `(?:for|serves|serve|serving|feeds|feed|feeding|makes) (?:about |around |a family of |all )?${many}(?: (?:people|persons|person|servings|of us|adults|kids|guests|friends|portions))?(?! ?(?:min|minute|minutes|mins|hours?|days?|pm|am|g|kg|kcal|calories))`,
    ),
    means: (found) => servings(found[1]),
  },
  {
    search: spoken(
      `family of ${many}|${many} (?:people|persons|servings|guests|portions|logo ke liye|logon ke liye|log ke liye|jano ke liye|लोगों के लिए|लोग)`,
    ),
    means: (found) => servings(found[1] ?? found[2]),
  },
  { search: spoken('(?:for )?(?:just|only) (?:me|myself|one)|for one|mere akele ke liye|single serving'), means: () => servings('1') },
  { search: spoken('(?:for )?(?:both of us|my wife and (?:me|i)|my husband and (?:me|i)|a couple|us two)'), means: () => servings('2') },
  ...meals.map(([words, meal]): Rule => ({
    search: spoken(
      `(?:for |a |my |healthy |tonight s |todays |something for )*(?:${words})(?: (?:ke liye|recipe|dish|idea|के लिए|only)){0,2}`,
    ),
    means: (found) =>
      isDenied(found) || / (?:skip|had|ate|after|before) $/.test(before(found)) ? undefined : [{ type: 'meal', value: meal }],
  })),
  {
    search: spoken('(\\d{1,3}) ?(?:minutes?|mins?|min|minat|मिनट)(?: (?:mein|me|में|or less|max|only|recipe|dish))*'),
    means: (found) => (Number(found[1]) >= 5 && Number(found[1]) <= 180 ? [{ type: 'mealMinutes', value: Number(found[1]) }] : undefined),
  },
  {
    search: spoken(
      '(?:something |to eat |eat |kuch |a snack )*(?:(?:\\d{1,2}|one|two|three|a couple of|an|ek|do|teen) ?(?:hours?|hrs?|h|ghante|ghanta)|\\d{1,3} ?(?:minutes?|mins?|min)) (?:before|prior|ahead|pehle|pahle)(?: (?:of |to )?(?:the |my |a )?(?:match|game|training|practice|run|race|workout|gym|exercise))?|(?:match|game|training|practice|run|race|workout|gym) (?:se |ke )?(?:\\d{1,2}|ek|do|teen)? ?(?:ghante|ghanta|hours?)? ?(?:pehle|pahle)|(?:before|pre) (?:the |my |a )?(?:match|game|training|practice|run|race|workout|gym)',
    ),
    means: () => [{ type: 'trait', value: 'light' }],
  },
  { search: spoken('(?:half an hour|half hour|aadha ghanta|आधा घंटा)'), means: () => [{ type: 'mealMinutes', value: 30 }] },
  {
    search: spoken('(?:quick|fast|something quick|jaldi|jaldi banne wala|instant|जल्दी)(?: (?:recipe|dish|meal|bane|ban jaye|बने))?'),
    means: () => [{ type: 'mealMinutes', value: 20 }],
  },
  {
    search: spoken('(?:low|high|less|more) (?:in )?(?:calories?|calorie|kcal|fat|carbs?|carb|fibre|fiber|oil|sugar)'),
    means: (found) => (/ sugar /.test(`${found[0]} `) && isDenied(found) ? undefined : kcalOfDish),
  },
  {
    search: spoken(
      '(?:crispy|crunchy|creamy|sweet|sour|tangy|spicy|cold|hot|colourful|colorful|kid friendly|fancy|fluffy|chatpata|teekha|meetha|garam)(?: (?:dish|recipe|food|one|meal|please))?',
    ),
    means: (found) =>
      / (?:no|not|avoid|without|nothing|less|dont|dont like|hate) (?:\\S+ )?$/.test(before(found)) || / potato/.test(after(found))
        ? undefined
        : taste,
  },
];
