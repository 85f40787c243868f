import type { DietCondition } from '../../../contract/assistant/diet-wishes.ts';
import type { Flag, Food } from './food.ts';

const ids = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/**
 * Low in fermentable carbohydrate at a usual serving, after the categories of Monash University's low FODMAP diet (Varney and others, J
 * Gastroenterol Hepatol 2017;32 S1:53-61). Whatever is not listed is left out: wheat, pulses, onion, garlic, milk, and fruit rich in
 * fructose or polyols.
 */
const lowFodmap = ids(`
  rice parboiled-rice brown-rice poha puffed-rice rice-flour rice-noodles oats jowar jowar-flour millet millet-flour ragi-flour cornmeal cornflour quinoa
  buckwheat-flour buckwheat sabudana popcorn corn-tortilla rice-cakes moong-sprouts tofu tempeh tamari soy-sauce cheese ghee butter egg
  egg-white chicken-breast chicken-thigh chicken-mince turkey-mince goat lamb lamb-mince pork beef-mince tilapia rohu catfish pomfret
  mackerel surmai salmon tuna sardine prawns crab ginger potato carrot mooli tomato cucumber spinach mustard-greens kale lettuce cabbage
  red-cabbage broccoli okra brinjal zucchini pumpkin beans capsicum red-capsicum green-chilli oyster-mushroom bok-choy kohlrabi turnip
  coriander mint curry-leaves basil parsley olives banana orange mandarin papaya guava pineapple muskmelon grapes kiwi strawberry
  lemon-juice tamarind walnuts peanuts peanut-butter sesame tahini flaxseed chia pumpkin-seeds sunflower-seeds melon-seeds coconut
  dry-coconut poppy-seeds sunflower-oil mustard-oil peanut-oil rice-bran-oil sesame-oil coconut-oil olive-oil canola-oil soybean-oil
  salt turmeric cumin coriander-seed red-chilli garam-masala mustard-seed fenugreek-seed ajwain cardamom cinnamon clove pepper bay-leaf
  saffron oregano nutmeg paprika vinegar mustard-paste baking-powder cocoa sugar jaggery maple-syrup water tea coffee
`);

/** A glycaemic index of 70 and more, or sugar (Atkinson and others, International tables, Am J Clin Nutr 2021;114:1625-32). */
const highGlycaemic = ids(`
  sugar jaggery honey maple-syrup corn-flakes puffed-rice sabudana white-bread maida rice-cakes muesli orange-juice raisins rice-noodles
  watermelon tapioca ketchup dates litchi
`);

/** Fruit of which a usual serving holds over 20 g of sugar (USDA SR Legacy): small pieces are eaten with diabetes, not whole servings. */
const sweetFruit = ids('mango grapes chikoo custard-apple jackfruit');

/** More than 500 mg of sodium in 100 g. */
const salty = ids('soy-sauce tamari miso ketchup cheese mozzarella feta mustard-paste olives');

/**
 * More than 100 µg of vitamin K in a serving (USDA SR Legacy). With warfarin the intake is to be steady, not low (NHS; American Heart
 * Association): spinach comes every day in the same amount (steady-greens.ts of the diet), the others would change it.
 */
const richInVitaminK = ids('methi-leaves amaranth-leaves mustard-greens kale drumstick-leaves broccoli asparagus parsley bok-choy');

/** Star fruit is toxic with kidney disease (National Kidney Foundation); powders bring protein that it must not have. */
const notForKidneys = ids('starfruit milk-powder soy-protein vital-gluten sunflower-flour peanut-flour sesame-flour lupins');
/** Over 200 mg of potassium in a serving, as dried fruit and these (National Kidney Foundation, Potassium and your CKD diet). */
const richInPotassium = ids(
  'dates raisins dried-fig dried-apricot prunes banana orange orange-juice coconut-water avocado muskmelon kiwi guava jackfruit custard-apple pomegranate',
);

type LeftOut = { readonly flags?: readonly Flag[]; readonly is?: (id: string) => boolean };

const leftOut: Record<DietCondition, LeftOut> = {
  // NHS, Foods to avoid in pregnancy; FDA and EPA 2021 on fish.
  pregnancy: { flags: ['highMercury', 'liver', 'alcohol'], is: (id) => id === 'feta' },
  breastfeeding: { flags: ['highMercury', 'alcohol'] },
  kidneyDisease: { is: (id) => notForKidneys.has(id) || richInPotassium.has(id) || salty.has(id) },
  warfarin: { is: (id) => richInVitaminK.has(id) },
  diabetes: { is: (id) => highGlycaemic.has(id) || sweetFruit.has(id) },
  pcos: { is: (id) => highGlycaemic.has(id) },
  irritableBowel: { is: (id) => !lowFodmap.has(id) },
  highBloodPressure: { is: (id) => salty.has(id) },
  osteoporosis: {},
};

/** Whether somebody with this condition should leave the food out. */
export function isLeftOutFor(condition: DietCondition, food: Food): boolean {
  const { flags = [], is } = leftOut[condition];
  return flags.some((flag) => food.flags.includes(flag)) || (is?.(food.id) ?? false);
}

/** What a vrat allows in most of north India: no cereals, pulses, onion or garlic, but milk, fruit, nuts, tubers and pseudo-cereals. */
export const fastingFoods = ids(`
  sabudana buckwheat-flour buckwheat amaranth millet makhana milk low-fat-milk skim-milk curd low-fat-curd hung-curd paneer low-fat-cottage
  ghee butter cream potato sweet-potato arbi yam raw-banana lauki pumpkin cucumber tomato carrot ginger green-chilli coriander mint
  curry-leaves lemon-juice banana apple orange mandarin sweet-lime mango papaya guava pomegranate chikoo custard-apple pineapple watermelon
  muskmelon grapes pear strawberry kiwi dates raisins almonds cashews walnuts pistachios peanuts melon-seeds coconut dry-coconut
  coconut-milk coconut-water peanut-oil sunflower-oil salt cumin pepper cardamom cinnamon clove sugar jaggery honey water tea coffee
`);
