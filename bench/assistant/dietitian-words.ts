import type { DietRequest } from '../../src/contract/assistant/diet-request.ts';
import type { Allergen, DietPattern } from '../../src/contract/assistant/words.ts';

// Word lists of our own, so that a wrong flag in the product's foods is noticed. Sources: FALCPA with the FASTER Act and FDA's guidance of
// January 2025 (tree nuts, without coconut), FSSAI Labelling and Display Regulations 2020 (cereals with gluten are wheat, rye, barley, oats,
// spelt), Codex STAN 192 (sulphites in dried fruit, wine and vinegar), lupin for peanut after EFSA 2014 (cross-reaction).

const meat =
  /\b(meat|chicken|mutton|goat|lamb|beef|veal|pork|bacon|ham|turkey|duck|liver|kidneys?(?! beans)|gelatine?|lard|tallow|salami|sausage)\b/i;
const fish =
  /\b(fish|rohu|katla|carp|catfish|basa|tilapia|salmon|tuna|mackerel|bangda|surmai|pomfret|pompano|sardines?|anchov(y|ies)|hilsa|cod|trout|haddock|seer|bhetki|surimi|worcestershire)\b/i;
const crustacean = /\b(prawns?|shrimps?|crabs?|lobsters?|crayfish|krill)\b/i;
const egg = /\beggs?\b|\begg[- ]?whites?\b|mayonnaise|omelette|meringue|custard(?! apple)|shakshuka/i;
const milk = /\b(milk|paneer|curd|dahi|ghee|butter|buttermilk|cheese|yogh?urt|whey|casein|khoa|mawa|malai|cream|chh?enna|rabri|kefir)\b/i;
const peanut = /\b(peanuts?|groundnuts?|moongphali|lupins?)\b/i;
const treeNut =
  /\b(almonds?|badam|cashews?|kaju|walnuts?|akhrot|pistachios?|pista|hazelnuts?|pecans?|macadamias?|brazil nuts?|pine ?nuts?|charoli|chironji|marzipan|praline|muesli)\b/i;
const wheat =
  /\b(wheat|atta|maida|semolina|rava|sooji|suji|bulgur|couscous|seitan|gluten|bread|pita|naan|kulcha|phulka|spaghetti|macaroni|pasta|vermicelli|noodles?|durum|spelt|soy sauce|biscuits?|crackers?|muesli|hing|asafoetida)\b/i;
const gluten = /\b(oats?|barley|rye|malt|beer|corn ?flakes|miso)\b/i;
const soy = /\b(soya?|soya ?beans?|soybeans?|tofu|tempeh|miso|edamame|tamari|nutrela)\b/i;
const sesame = /\b(sesame|til|tahini|hummus|gingelly|halva|za'?atar)\b/i;
const sulphite =
  /\b(wine|vinegar|raisins?|sultanas?|currants?|dried (apricots?|figs?|fruit|mango|cranberries)|prunes?|molasses|muesli|pickles?|desiccated)\b/i;

/** What is called after milk, wheat or egg and holds none; tamari is brewed without wheat, its soy is counted apart. */
const onlyCalledSo =
  /\b(soy|soya|almond|coconut|oat|rice|peanut|cashew|nut|sunflower|cocoa|shea|vegan)[- ]?(milk|curd|butter|cream|yogh?urt|cheese)\b|\brice (noodles?|vermicelli|cakes?)\b|\bgluten[- ]free\b|\begg(less|plant|-free)\b|\bbuckwheat\b|\bcream of tartar\b|\bbutter beans?\b|\btamari soy sauce\b/gi;

type Words = readonly RegExp[];
const byAllergen: Readonly<Record<Allergen, Words>> = {
  milk: [milk],
  egg: [egg],
  fish: [fish],
  crustacean: [crustacean],
  treeNuts: [treeNut],
  peanut: [peanut],
  wheat: [wheat],
  gluten: [wheat, gluten],
  soy: [soy],
  sesame: [sesame],
  sulphite: [sulphite],
};
/** Roots, alliums, fungi, honey, and cauliflower for the life in it; dry turmeric and dry ginger are eaten. */
const notJain =
  /\b(onions?|garlic|shallots?|leeks?|chives?|potato(es)?|aloo|yam|carrots?|gajar|radish|mooli|beetroots?|turnips?|ginger|adrak|tapioca|sabudana|cassava|arbi|taro|colocasia|suran|lotus (root|stem)|celeriac|parsnips?|horseradish|mushrooms?|honey|cauliflower|gobi)\b/i;
const flesh: Words = [meat, fish, crustacean];
const byPattern: Readonly<Record<DietPattern, Words>> = {
  vegetarian: [...flesh, egg],
  eggetarian: flesh,
  vegan: [...flesh, egg, milk, /\bhoney\b/i],
  jain: [...flesh, egg, notJain],
  halal: [/\b(pork|bacon|ham|lard|gelatine?|wine|beer|rum|brandy|liqueur|mirin|sake)\b/i],
  eggless: [egg],
};
const byDislike: Readonly<Record<string, RegExp>> = {
  karela: /karela|bitter gourd/i,
  mushroom: /mushroom/i,
  brinjal: /brinjal|baingan|aubergine|eggplant/i,
  tofu: /\btofu\b/i,
  milk: /\bmilk\b/i,
  onion: /\bonions?\b/i,
  oats: /\boats?\b/i,
  paneer: /\bpaneer\b/i,
  fish,
  bhindi: /bhindi|okra|ladies/i,
  soya: /\bsoya\b|soy chunks/i,
};

/** What these people must not eat or asked not to eat, found in one name. */
export function wrongIn(
  name: string,
  { allergens, patterns, dislikes }: Pick<DietRequest, 'allergens' | 'patterns' | 'dislikes'>,
): string[] {
  const plain = name.replace(onlyCalledSo, '');
  const holds = (words: Words) => words.some((word) => word.test(word === soy ? name : plain));
  return [
    ...allergens.filter((one) => holds(byAllergen[one])).map((one) => `allergy to ${one}`),
    ...patterns.filter((one) => holds(byPattern[one])).map((one) => `not ${one}`),
    ...dislikes.filter((one) => byDislike[one] && holds([byDislike[one]])).map((one) => `dislikes ${one}`),
  ];
}

/** What only strict Jain households leave out besides (many seeds, sprouts); no breach here. */
export const notStrictlyJain = /brinjal|baingan|\bfigs?\b|guava|broccoli|sprout/i;

/**
 * Not in pregnancy: fish with the most mercury (FDA and EPA 2021: king mackerel, shark, swordfish, marlin, tilefish, bigeye tuna), raw
 * sprouts, soft eggs, soft unpasteurised cheese, smoked fish, liver, alcohol (NHS, Foods to avoid in pregnancy), unripe papaya (Adebiyi 2002;
 * the ripe fruit did no harm there).
 */
export const notInPregnancy =
  /king mackerel|surmai|\bseer\b|shark|swordfish|marlin|tilefish|bigeye|orange roughy|\bliver\b|mayonnaise|mousse|sunny|half[- ]boiled|poached|brie|camembert|blue cheese|\bfeta\b|smoked|sushi|wine|\b(raw|green|unripe) papaya/i;
export const rawSprouts = /sprout.*(salad|chaat|bowl|raw)|(salad|chaat|raw).*sprout/i;

/** Protein that comes out of a bag: powders and the flours that oil mills leave. Pulses' flours count as flours, cereals' do not. */
export const proteinPowder =
  /\b(whey|casein|isolate|concentrate|gluten|seitan|lupins?)\b|protein (powder|flour)|\b(peanut|sesame|soya?|almond|pea) flour|milk powder/i;
export const pulseFlour = /\b(chickpea|gram|besan|sattu|lentil|moong|urad)\b.*flour|\bbesan\b|\bsattu\b/i;
/** Never for a low budget; milk powder is cheap. */
export const notCheap =
  /\b(whey|casein|isolate|concentrate|gluten|seitan|lupins?)\b|protein (powder|flour)|(soy|peanut|sesame|sunflower)[- ].*protein|\b(peanut|sesame|soya?|almond|pea) flour/i;
/** Dear in an Indian market, so rather not for a low budget. */
export const dear =
  /quinoa|avocado|strawberr|blueberr|cherries|kiwi|persimmon|fresh figs|salmon|prawn|pistachio|walnut|almond butter|olive oil|broccoli|zucchini|chia|tempeh|tahini|red capsicum|\bmiso\b|green soybeans|edamame|red cabbage|celery/i;
