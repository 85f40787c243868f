import type { Sentence } from '../wishes/index.ts';
import { isDenied, spoken, type Rule } from './rule.ts';

const holds = (pattern: string, always: Sentence): Rule => ({
  search: spoken(pattern),
  means: (found) => (isDenied(found) ? undefined : { always }),
});

/** What every diet plan holds, so that somebody who asks for it is told so. */
export const alwaysRules: readonly Rule[] = [
  holds(
    '(?:lots of |a lot of |good |enough |some |more |want )*(?:variety|varied|variation|different (?:meals|dishes|food|foods)(?: every day| daily| each day)?)(?: please)?',
    {
      english: 'The week has at least 25 different foods.',
      hindi: 'हफ़्ते में कम से कम 25 अलग चीज़ें हैं।',
    },
  ),
  holds('(?:high|more|lots of|plenty of|enough|extra|rich in) (?:in )?(?:fibre|fiber)|(?:fibre|fiber) rich|high fibre|फाइबर', {
    english: 'Every day has the fibre that your energy calls for, from vegetables, pulses and whole grains.',
    hindi: 'हर दिन सब्ज़ियों, दालों और साबुत अनाज से उतना फाइबर है जितना आपकी ऊर्जा के हिसाब से चाहिए।',
  }),
  holds('(?:more|lots of|plenty of|enough|extra|add|include) (?:\\S+ )?(?:vegetables|veggies|sabzi|sabziyan|vegetable|सब्जियां|सब्ज़ियाँ)', {
    english: 'Vegetables are in every lunch and dinner.',
    hindi: 'दोपहर और रात के हर खाने में सब्ज़ियाँ हैं।',
  }),
  holds('(?:with |a |include |give |need |want )*(?:shopping|grocery|groceries|kirana) list', {
    english: 'The shopping list is under the week.',
    hindi: 'ख़रीदारी की सूची हफ़्ते के नीचे है।',
  }),
  holds(
    '(?:home ?(?:made|cooked|style)|ghar ka|ghar jaisa|gharelu|desi|indian|घर का|देसी) ?(?:food|meals|khana|cooking|diet|recipes|dishes|खाना)?',
    {
      english: 'The dishes are Indian home cooking, with a few from elsewhere.',
      hindi: 'पकवान भारतीय घर के खाने के हैं, कुछ दूसरी जगहों के भी।',
    },
  ),
  holds(
    '(?:nothing|not too|not) (?:fancy|elaborate|complicated)|(?:just |only |very )?(?:simple|basic|plain|sada|saada|seedha saadha|normal|regular|everyday|ordinary|सादा) (?:indian |home |veg )?(?:food|meals?|khana|cooking|dishes|recipes|dal roti sabzi|dal chawal|dal roti|roti sabzi|dal sabzi|खाना)',
    {
      english: 'The dishes are simple home cooking.',
      hindi: 'पकवान सादे, घर के खाने के हैं।',
    },
  ),
  holds('(?:how much|enough|more|drink|lots of) water(?: intake)?|water intake|hydration|hydrated', {
    english: 'Each day says how much to drink.',
    hindi: 'हर दिन में लिखा है कि कितना पानी पीना है।',
  }),
  holds(
    '(?:with |show |the |give |include )*(?:macros|macronutrients|nutrition(?:al)? (?:facts|values|info)|calorie count|calories (?:shown|listed|for each|of each))(?: (?:for|of|per) (?:each )?(?:meal|dish|day))?',
    {
      english: 'Energy and nutrients stand beside every meal and day.',
      hindi: 'हर भोजन और दिन के साथ ऊर्जा और पोषक तत्व लिखे हैं।',
    },
  ),
  holds('(?:mostly |more |only )?(?:whole|unprocessed|clean|natural|real|fresh) (?:foods?|grains?|ingredients|eating)', {
    english: 'The week is made of whole foods that are cooked at home.',
    hindi: 'हफ़्ता घर में पकी साबुत चीज़ों से बना है।',
  }),
];
