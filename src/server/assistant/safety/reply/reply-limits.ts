import type { PlanLimit } from '../../../../contract/assistant/safety.ts';
import type { Allergen, Sex } from '../../../../contract/assistant/words.ts';

/** What is known about the person. `avoid` holds names of foods; `limits` come from red flags. */
export type ReplyContext = {
  readonly allergens?: readonly Allergen[];
  readonly avoid?: readonly string[];
  readonly patterns?: readonly string[];
  readonly limits?: readonly PlanLimit[];
  readonly sex?: Sex;
};

/** The minimum of kcal a day: 1,200, and 1,500 for men. */
export const floorOf = (sex: Sex | undefined): number => (sex === 'male' ? 1500 : 1200);

/** The names of an allergen in a sentence. Substitutes that contain its name ('almond milk' for milk) are `harmless`. */
export const allergenNames: Readonly<Record<Allergen, { readonly names: string; readonly harmless: string }>> = {
  milk: {
    names:
      'milk|dairy|paneer|cheese|cheddar|mozzarella|curd|dahi|yogurt|yoghurt|butter|ghee|cream|whey|casein|lassi|chaas|buttermilk|khoya|mawa|malai|raita|kefir|ricotta|feta|custard|ice cream|kheer|rabri|दूध|दही|पनीर|घी|मक्खन|छाछ|मलाई|खीर|रायता',
    harmless:
      '(?:soy|soya|almond|oat|coconut|rice|cashew|peanut|hemp|plant|plant-based|vegan|dairy-free|non-dairy|nut|cocoa|shea|apple|almond nut) (?:milk|butter|yogurt|yoghurt|cheese|curd|cream|ghee)|cream of tartar|butter beans?|butternut|buttercup|butterfly|cream-coloured|coconut cream',
  },
  egg: {
    names: 'eggs?|omelette|omelet|mayonnaise|mayo|meringue|egg whites?|anda|bhurji|frittata|अंडा|अंडे|ऑमलेट',
    harmless: 'egg ?plants?|egg-free|eggless|vegan (?:egg|mayo|mayonnaise)|eggless mayo|paneer bhurji|tofu bhurji|egg replacer',
  },
  fish: {
    names: 'fish|salmon|tuna|sardines?|mackerel|cod|trout|tilapia|rohu|hilsa|pomfret|anchov(?:y|ies)|surmai|bangda|machli|fish sauce|मछली',
    harmless: 'fish pose|fish-free|jellyfish',
  },
  crustacean: {
    names: 'prawns?|shrimps?|crabs?|lobsters?|crayfish|shellfish|seafood|scampi|jhinga|झींगा|केकड़ा',
    harmless: 'crab walks?|crab pose|shrimping',
  },
  treeNuts: {
    names:
      'nuts?|almonds?|cashews?|walnuts?|pistachios?|hazelnuts?|pecans?|macadamias?|brazil nuts?|badam|kaju|akhrot|pista|marzipan|praline|nutella|pine nuts?|मेवे|बादाम|काजू|अखरोट|पिस्ता',
    harmless: 'nut-free|nut free|coconuts?|nutmeg|doughnuts?|donuts?|butternut|ground ?nuts?|peanuts?|in a nutshell|water chestnuts?',
  },
  peanut: { names: 'peanuts?|groundnuts?|moongfali|mungfali|peanut butter|satay|chikki|मूंगफली|मूँगफली', harmless: 'peanut-free|peanut free' },
  wheat: {
    names:
      'wheat|atta|maida|roti|rotis|chapatis?|parathas?|naan|bread|toast|pasta|noodles|semolina|suji|rava|sooji|dalia|bulgur|couscous|seitan|poori|puri|गेहूं|गेहूँ|आटा|मैदा|रोटी|पराठा|सूजी|ब्रेड',
    harmless:
      'buckwheat|wheat-free|(?:jowar|bajra|ragi|makki|rice|millet|gluten-free|corn|besan|buckwheat|almond flour|nachni) (?:atta|rotis?|chapatis?|parathas?|noodles|bread|pasta|toast|rava|dalia)|rice noodles',
  },
  gluten: {
    names:
      'gluten|wheat|barley|rye|malt|atta|maida|roti|rotis|chapatis?|parathas?|naan|bread|toast|pasta|noodles|semolina|suji|rava|seitan|couscous|bulgur|dalia|beer|गेहूं|गेहूँ|आटा|मैदा|रोटी|सूजी|जौ|ब्रेड',
    harmless:
      'gluten-free|gluten free|buckwheat|(?:jowar|bajra|ragi|makki|rice|millet|gluten-free|corn|besan|buckwheat|nachni) (?:atta|rotis?|chapatis?|parathas?|noodles|bread|pasta|toast|dalia)|rice noodles',
  },
  soy: { names: 'soy|soya|soybeans?|tofu|tempeh|edamame|miso|soy sauce|nutrela|tamari|सोया|टोफू', harmless: 'soy-free|soy free' },
  sesame: { names: 'sesame|tahini|til|gingelly|hummus|halva|तिल', harmless: 'sesame-free|til then|up til' },
  sulphite: { names: 'sulphites?|sulfites?|wine|dried apricots?', harmless: 'sulphite-free|sulfite-free|without sulphites' },
};
/** What each way of eating leaves out. */
export const patternNames: Readonly<Record<string, string>> = {
  vegetarian:
    'chicken|mutton|lamb|beef|pork|bacon|ham|turkey|fish|salmon|tuna|prawns?|shrimps?|meat|eggs?|omelette|gelatin|gelatine|keema|चिकन|मटन|मछली|अंडा|अंडे',
  eggetarian: 'chicken|mutton|lamb|beef|pork|bacon|ham|turkey|fish|salmon|tuna|prawns?|shrimps?|meat|gelatin|gelatine|keema|चिकन|मटन|मछली',
  eggless: 'eggs?|omelette|अंडा|अंडे',
  halal: 'pork|bacon|ham|lard|wine|beer|rum|gelatin|gelatine',
  vegan:
    'chicken|mutton|lamb|beef|pork|bacon|ham|turkey|fish|salmon|tuna|prawns?|shrimps?|meat|eggs?|omelette|gelatin|gelatine|honey|keema|चिकन|मटन|मछली|अंडा|अंडे|शहद',
  jain: 'chicken|mutton|lamb|beef|pork|bacon|ham|turkey|fish|salmon|tuna|prawns?|meat|eggs?|omelette|onions?|garlic|potato(?:es)?|aloo|carrots?|beetroots?|radish(?:es)?|ginger|mushrooms?|honey|sweet potato(?:es)?|pyaz|lehsun|प्याज|लहसुन|आलू|गाजर|अदरक|मूली',
};
