import type { Constraint } from '../../../contract/assistant/constraints.ts';
import type { MealKey } from '../../../contract/assistant/meal-keys.ts';
import type { Sentence } from '../wishes/index.ts';
import { after, before, isDenied, spoken, type Rule } from './rule.ts';
import { findDays } from '../messages/index.ts';

const place =
  '(?:kitchen|rasoi|stove|gas|gas stove|cooktop|cooking (?:facility|facilities|equipment|allowed|setup|space)|cook(?:ing)?|burner|induction|रसोई|किचन|चूल्हा|गैस)';
const noKitchen: readonly Constraint[] = [{ type: 'cooking', value: 'none' }];
const microwave: readonly Constraint[] = [{ type: 'cooking', value: 'microwave' }];

/** 'No microwave either', 'microwave bhi nahin hai'. */
const withoutMicrowave =
  / (?:no|not|without|nor|or|and no|bina|dont have an?|dont have) (?:\S+ )?(?:microwave|माइक्रोवेव) | (?:microwave|माइक्रोवेव) (?:bhi |भी )?(?:nahin|not|isnt|kharab|broken|नहीं) /u;

/** 'No stove, only a microwave' has something to cook with after all. */
const hasMicrowave = ({ input }: RegExpExecArray): boolean => / (?:microwave|माइक्रोवेव) /u.test(input) && !withoutMicrowave.test(input);

const oneDayOff: Sentence = {
  english: 'Cooking cannot be left out on single days. Cook more the day before, and eat it twice.',
  hindi: 'पकाना अलग-अलग दिन बंद नहीं किया जा सकता। एक दिन पहले ज़्यादा बनाएँ और दो बार खाएँ।',
};

const quickMeals: readonly (readonly [words: RegExp, meals: readonly MealKey[]])[] = [
  [/ (?:breakfasts?|nashta|nashte|mornings?|subah|सुबह|नाश्ता|नाश्ते) /u, ['breakfast']],
  [/ (?:lunch(?:es)?|dopahar|दोपहर) /u, ['lunch']],
  [/ (?:dinners?|supper|evenings?|nights?|raat|shaam|sham|रात|शाम) /u, ['dinner']],
];
const mealsIn = (words: string): MealKey[] => quickMeals.filter(([search]) => search.test(words)).flatMap(([, meals]) => meals);

const withoutKitchen: Rule['means'] = (found) => {
  if (hasMicrowave(found)) return microwave;
  // 'No cooking for breakfast' leaves the other meals their stove.
  const ofOne = / (?:for |in |at )(?:the )?(?:breakfasts?|lunch(?:es)?|dinners?|mornings?|evenings?|nights?|nashte) /.test(after(found))
    ? mealsIn(after(found))
    : [];
  if (ofOne.length > 0) return [{ type: 'minutesAt', value: { meals: ofOne, minutes: 5 } }];
  return findDays(after(found).trim().split(' ')).length > 0 ? oneDayOff : noKitchen;
};

/** Kitchen, time and money. */
export const lifeRules: readonly Rule[] = [
  {
    // A bare time between pauses: 'max 10 minutes', 'takes 10 min'.
    search:
      /(?<=(?:^|[;,]) )(?:max |maximum |only |under |takes |within |ready in |in |about |at most ){0,2}(\d{1,3}) ?(?:minutes?|mins?|min|minat|मिनट)(?: max| only| or less| tops)? (?=[;,]|$)/gu,
    means: (found) => minutes(found[1], found),
  },
  {
    search: spoken(
      '(?:have|get|got|hai|milte) (?:only |just )?(\\d{1,3}) ?(?:minutes?|mins?|min) (?:in the |every |each |in )?(?:mornings?|evenings?|subah)',
    ),
    means: (found) => minutes(found[1], found),
  },
  {
    search: spoken('pescatarian|pescetarian|pescatarian diet'),
    means: (found) => (isDenied(found) ? [] : [{ type: 'avoid', value: 'meat' }]),
  },
  {
    search: spoken(
      '(?:satvik|sattvik|sattvic|satvic|saatvik|swaminarayan|vaishnav|iskcon|सात्विक)(?: (?:food|diet|khana|bhojan|meals?|भोजन))?',
    ),
    means: (found) =>
      isDenied(found)
        ? []
        : [
            { type: 'pattern', value: 'vegetarian' },
            { type: 'avoid', value: 'onion' },
            { type: 'avoid', value: 'garlic' },
          ],
  },
  {
    search: spoken('(?:ovo lacto|lacto ovo) (?:vegetarian|veg)'),
    means: (found) => (isDenied(found) ? [] : [{ type: 'pattern', value: 'eggetarian' }]),
  },
  {
    search: spoken(
      `(?:no|without|without a|without any|dont have an?|dont have|do not have a|havent got a|have no|have nt a|lack a|bina|not allowed to|cant|cannot|unable to|dont know how to|dont want to|hate|never|too lazy to|nobody to) ${place}(?: at all| access| here| in my (?:room|hostel|pg)| facility)*`,
    ),
    means: withoutKitchen,
  },
  {
    search: spoken(
      '(?:cant|cannot|dont|do not|never|unable to|not able to|wont|not going to|hate to|hate) (?:\\S+ )?(?:cook|cooking)(?: at all| anything| at home| much)?',
    ),
    // 'We do not cook meat at home' is about meat, and 'not more than 15 minutes' about time.
    means: (found) =>
      !/ (?:more|over|longer) (?:than )?\d/.test(after(found)) &&
      /^ *(?:$|[;,]|and |or |but |at |in |so |because |as |since |for |to |myself|well|food|here|often|on )/.test(after(found))
        ? noKitchen
        : undefined,
  },
  {
    search: spoken(
      '(?:rasoi|kitchen|chulha|gas|khana banane ki (?:jagah|suvidha)|रसोई|किचन|चूल्हा|खाना बनाने की (?:जगह|सुविधा)) (?:bhi )?(?:nahin|nahi|नहीं|नही)(?: hai| है)?|khana (?:nahin|nahi) (?:bana|bna|paka) (?:sakta|sakti|pata|pati|skta|skti)(?: hu| hoon)?|खाना (?:नहीं|नही) (?:बना|पका) (?:सकता|सकती|पाता|पाती)(?: हूं)?',
    ),
    means: withoutKitchen,
  },
  {
    search: spoken(
      '(?:only|just|sirf|bas) (?:have |use |got |own |have access to )?(?:an? |my )?(?:electric )?(?:kettle|microwave|माइक्रोवेव|toaster|hot water|केतली)(?: (?:and|or|aur|hai|available) ?(?:an? )?(?:electric )?(?:kettle|microwave|toaster|fridge|hai)?)?',
    ),
    means: withoutKitchen,
  },
  { search: spoken('(?:kettle|microwave|माइक्रोवेव|केतली) (?:only|hi|ही)(?: hai| available)?'), means: withoutKitchen },
  {
    search: spoken(
      '(?:no|without|lack of|dont have) access to (?:an? |the |any )?(?:kitchen|stove)|(?:pg|hostel|p g) (?:me|mein|main|में) (?:rehta|rehti|rahta|rahti|hu|hoon|रहता|रहती)(?: hu| hoon| हूं)?|(?:dont|do not|never) (?:know|learnt|learned)(?: how to)? (?:cook|cooking)|(?:cooking|khana banana|khana pakana|khaana banana|खाना बनाना|पकाना) (?:nahin|nahi|नहीं|नही) (?:aati|aata|ata|ati|आती|आता)(?: hai)?|nothing (?:\\S+ ){0,4}?(?:heat|fry|boil|bake|cook)(?: \\S+)?|(?:live|living|stay|staying) in (?:an? |the )?(?:hotel|motel|guest ?house|lodge)(?: room)?|zero cooking|uncooked (?:only|food)|dorm(?:itory)? room|only (?:an? )?fridge(?: and (?:an? )?(?:kettle|microwave))?|no cook(?:ing)?(?: (?:meals?|food|recipes?|needed|required|involved))?|(?:nothing|meals? that dont|food that doesnt) (?:to|need(?:s)?(?: to be)?) (?:be )?cook(?:ed|ing)?|without cooking|bina pakaye|bina pakae|बिना पकाए|uncooked (?:food|meals) only',
    ),
    means: withoutKitchen,
  },
  {
    search: spoken(
      '(?:in|at|from|a) (?:an? )?(?:hostel|pg|p g|paying guest|dorm|dormitory|hostels|हॉस्टल|पीजी)|hostel (?:me|mein|main|life|student|food|mess|में)(?: \\S+){0,3}?(?: hu| hoon| rehta| rehti| rahta| rahti| हूं)?|hostel(?:er|ler|ite)?',
    ),
    means: (found) =>
      / (?:used to|was|left) /.test(before(found)) || / (?:has|have|with) (?:an? )?(?:\S+ )?kitchen /.test(after(found))
        ? []
        : hasMicrowave(found)
          ? microwave
          : noKitchen,
  },
  {
    search: spoken(
      '(?:breakfast|lunch|dinner|meals?|cook\\w*|food|khana|nashta|recipes?|dish\\w*|ready|prepare\\w*|make|made|prep|everything|nothing|each|kitchen) (?:\\S+ ){0,6}?(?:in|under|within|less than|at most|max|maximum|not more than|no more than|takes?|longer than|more than|over|for|up to|of|only)? ?(?:about )?(\\d{1,3}) ?(?:minutes?|mins?|min|minat|मिनट)(?: or less| max| maximum| at most| only| mein| me)?',
    ),
    means: (found) => minutes(found[1], found),
  },
  {
    search: spoken(
      '(\\d{1,3}) ?(?:minutes?|mins?|min|minat|मिनट) (?:\\S+ ){0,3}?(?:breakfasts?|lunch(?:es)?|dinners?|meals?|cook\\w*|recipes?|to cook|dishes|banana|banne|ban jaye|bana|बनने|में बन\\S*|prep|mein|me)(?: \\S+)?',
    ),
    means: (found) => minutes(found[1], found),
  },
  {
    search: spoken(
      '(?:half an hour|half hour|aadha ghanta|आधा घंटा) (?:\\S+ ){0,3}?(?:cook\\w*|kitchen|meal|to make)|(?:cook\\w*|meal) (?:\\S+ ){0,4}?(?:half an hour|half hour)',
    ),
    means: (found) => minutes('30', found),
  },
  {
    search: spoken(
      '(?:quick|fast|speedy|easy and quick|jaldi banne wala|jaldi ban(?:ne|e)(?: wale| wali)?|instant) (?:and easy |and simple |to make |to cook )?(?:meals?|recipes?|breakfasts?|dinners?|lunch|lunches|dishes|food|cooking|khana|nashta|to make|to cook|things)|(?:no|little|not much|less|dont have much|short of|kam|very little) time (?:to|for) cook(?:ing)?|(?:subah |morning (?:me |mein )?|सुबह )?(?:time|samay|waqt|टाइम|समय) (?:bahut |ज्यादा |jyada )?(?:nahin|nahi|kam|नहीं|कम) (?:milta|hota|hai|rehta|rahta|मिलता|होता|है)|(?:busy|no time|little time)(?: in the)? mornings?|mornings? (?:are|is) (?:\\S+ )?(?:rushed|busy|hectic|crazy|chaotic|a rush)|(?:make|cook|prepare|put together|ready) (?:\\S+ )?(?:quickly|fast|in a hurry|in no time)|(?:rushed|in a rush|in a hurry)(?: in the)? (?:mornings?)?|jaldi ban jaye',
    ),
    means: (found) => (isDenied(found) ? undefined : quickBeside(found)),
  },
  {
    search: spoken(
      '(?:low|tight|small|limited|student|shoestring|less|kam) (?:on )?budget|budget (?:is )?(?:low|tight|small|limited|kam|friendly)|(?:on a|within a|in) (?:\\S+ )?budget|budget ?(?:meals?|food|diet|plan)?|(?:cheap|cheaper|cheapest|inexpensive|affordable|economical|low cost|sasta|saste|sasti|sastaa|pocket friendly|kifayati|सस्ता|सस्ते|सस्ती|किफायती)(?: (?:food|foods|meals?|diet|ingredients|plan|khana|protein|options|wala|chije|cheeze|खाना))?|(?:cant|cannot) afford(?: \\S+){0,3}|(?:not|nothing) (?:too )?(?:expensive|costly)|(?:kam|थोड़े|कम) (?:paise|paiso|kharch|पैसे|खर्च)(?: \\S+)?|broke|kadki|cant spend (?:much|a lot)|money is (?:tight|short|less)|poor student|paise (?:kam|nahin)(?: hai| hain)?|paise nahin|कम बजट|बजट कम',
    ),
    means: (found) => (/ (?:no|any|not|high|big|unlimited|good) $/.test(before(found)) ? [] : [{ type: 'budget', value: 'low' }]),
  },
];

/** Minutes that a quick meal takes where it is named, and where every meal is to be quick. */
const [quickMeal, quickOfAll] = [20, 25];

/** So many minutes for the meals that are named, or for every meal if none or all of them are. */
const minutesFor = (meals: MealKey[], ofThese: number, ofAll: number): readonly Constraint[] =>
  meals.length > 0 && meals.length < quickMeals.length
    ? [{ type: 'minutesAt', value: { meals, minutes: ofThese } }]
    : [{ type: 'mealMinutes', value: ofAll }];

/** Minutes of a meal, or of one meal where the words around it name one alone: 'breakfast in 10 minutes'. */
function minutes(said: string | undefined, found: RegExpExecArray): readonly Constraint[] | undefined {
  const value = Math.max(5, Number(said));
  if (!(Number(said) >= 3 && value <= 240)) return undefined;
  const of = ` ${before(found, 24)}${found[0]}${after(found, 24)} `;
  return minutesFor(mealsIn(of), value, value);
}

const quickBeside = (found: RegExpExecArray) => quickIn(`${before(found, 24)}${found[0]}${after(found, 24)}`);

/** What a wish for quick dishes means: of the meals that its words name, or of all. */
export const quickIn = (phrase: string): readonly Constraint[] => {
  const meals = mealsIn(` ${phrase.toLowerCase().replaceAll(/[^\p{L}\p{M}\d]+/gu, ' ')} `);
  return minutesFor(meals, quickMeal, quickOfAll);
};
