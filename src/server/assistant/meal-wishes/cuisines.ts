import type { Constraint } from '../../../contract/assistant/constraints.ts';
import { findMealTimes } from './meal-time-words.ts';
import { before, isDenied, spoken, type Rule } from './rule.ts';

/** Kitchens as people name them, and dishes of our book that belong to them. */
const cuisines: readonly (readonly [words: string, dishes: readonly string[]])[] = [
  ['south indian|southindian|dakshin bhartiya|दक्षिण भारतीय|साउथ इंडियन|udupi', ['idli', 'dosa', 'sambar', 'upma']],
  ['tamil|tamilian|tamil nadu|chettinad', ['idli', 'sambar', 'rasam', 'lemon rice']],
  ['kerala|malayali|mallu|keralite', ['avial', 'kerala fish curry', 'dosa', 'sambar']],
  ['andhra|telugu|hyderabadi|telangana', ['pesarattu', 'rasam', 'lemon rice', 'biryani']],
  ['karnataka|kannada|kannadiga|mangalorean', ['bisi bele bath', 'idli', 'sambar', 'kosambari']],
  ['bengali|bangali|bengal|বাংলা|बंगाली', ['macher jhol', 'mustard fish', 'bengali mixed vegetables', 'masoor dal']],
  ['punjabi|punjab|पंजाबी', ['rajma', 'chole', 'palak paneer', 'lassi']],
  ['north indian|northindian|उत्तर भारतीय|नॉर्थ इंडियन', ['rajma', 'chole', 'dal tadka', 'paratha']],
  ['gujarati|gujrati|gujarat|गुजराती|kathiawadi', ['dhokla', 'thepla', 'kadhi', 'khichdi']],
  ['maharashtrian|marathi|maharashtra|मराठी|महाराष्ट्रीयन', ['poha', 'jowar bhakri', 'matki usal', 'thepla']],
  ['rajasthani|marwari|राजस्थानी', ['bajra roti', 'panchmel dal', 'kadhi']],
  ['bihari|bihar|बिहारी', ['sattu paratha', 'sattu', 'khichdi']],
  ['italian|इटैलियन', ['pasta', 'tomato soup']],
  ['chinese|indo chinese|asian|thai|chainis', ['stir fry', 'noodles', 'fried rice']],
  ['mexican', ['tortillas', 'burrito bowl']],
  ['mediterranean|greek(?! (?:yog|yoh|curd|dahi))|lebanese|middle eastern', ['hummus', 'chickpea salad', 'lentil soup']],
  ['continental|western|english breakfast', ['sandwich', 'pasta', 'soup', 'porridge']],
];
const forBreakfast = /idli|dosa|upma|pesarattu|poha|paratha|dhokla|thepla|porridge|sandwich|lassi/;
const kind =
  '(?: (?:food|foods|meals?|cuisine|dishes|diet|style|recipes?|khana|breakfast|lunch|dinner|breakfasts|options|items|nashta|plan|kitchen|खाना|नाश्ता|only|wala|type)){0,3}';

/** Kitchens of regions and countries, by dishes of theirs that the plan then wants, or leaves out. */
export const cuisineRules: readonly Rule[] = cuisines.map(([words, dishes]) => ({
  search: spoken(`(?:${words})${kind}`),
  means: (found): readonly Constraint[] => {
    const isOrigin = / (?:i am|am|from|in|we are|live in|a|an|hu|hoon|speak|my wife is|my husband is) $/.test(before(found));
    const isMeal =
      / (?:food|foods|meals?|cuisine|dishes|diet|style|recipes?|khana|breakfast|lunch|dinner|options|plan|खाना|नाश्ता|nashta|only) /.test(
        `${found[0]} `,
      );
    if (isOrigin && !isMeal) return [];
    if (isDenied(found)) return dishes.map((value) => ({ type: 'avoid', value }));
    const meals = [...new Set(findMealTimes(` ${found[0].trim().replace(/breakfasts$/, 'breakfast')} `).flatMap((one) => one.meals))];
    if (meals.length === 0) return dishes.map((value) => ({ type: 'like', value }));
    // 'South Indian breakfasts': only what is eaten then.
    const ofMeal =
      meals[0] === 'breakfast' ? dishes.filter((dish) => forBreakfast.test(dish)) : dishes.filter((dish) => !forBreakfast.test(dish));
    return (ofMeal.length > 0 ? ofMeal : dishes).map((value) => ({ type: 'wantAt', value: { food: value, meals } }));
  },
}));
