/** Substitutes for an ingredient, best first, with grams per gram of the original; 'nothing' leaves it out. */
type Alternatives = readonly (readonly [to: string, ratio: number])[];

const nothing: Alternatives = [['nothing', 0]];
const plainOil: Alternatives = [['sunflower-oil', 0.9], ['rice-bran-oil', 0.9], ...nothing];
const forMilk: Alternatives = [['soy-milk', 1]];
const forCurd: Alternatives = [['soy-curd', 1]];
const forPasta: Alternatives = [['rice-noodles', 1]];
const forNuts: Alternatives = [
  ['melon-seeds', 1],
  ['sunflower-seeds', 1],
];

/** Ingredients that a dish can do without. */
const seasoning =
  'salt cumin turmeric pepper mustard-seed coriander-seed curry-leaves cinnamon cardamom clove bay-leaf ajwain fennel fenugreek-seed oregano paprika basil mint lemon-juice tamarind sugar nutmeg saffron';

/** Our own kitchen rules: fat for fat, sour for sour, and Jain substitutes for what grows underground. */
export const ingredientSwaps: Readonly<Record<string, Alternatives>> = {
  ...Object.fromEntries(seasoning.split(' ').map((id) => [id, nothing])),
  ghee: plainOil,
  butter: plainOil,
  'coconut-oil': plainOil,
  'sesame-oil': plainOil,
  'peanut-oil': plainOil,
  'soybean-oil': plainOil,
  'sunflower-oil': [['rice-bran-oil', 1], ...nothing],
  'mustard-oil': plainOil,
  'olive-oil': plainOil,
  paneer: [['tofu', 1.2]],
  'low-fat-cottage': [['tofu', 1]],
  tofu: [['paneer', 0.8]],
  milk: forMilk,
  'low-fat-milk': forMilk,
  'skim-milk': forMilk,
  'soy-milk': [['low-fat-milk', 1]],
  curd: forCurd,
  'low-fat-curd': forCurd,
  'hung-curd': forCurd,
  'soy-curd': [['low-fat-curd', 1]],
  cream: [
    ['soy-milk', 1],
    ['nothing', 0],
  ],
  'coconut-milk': [
    ['low-fat-curd', 0.8],
    ['soy-milk', 1],
  ],
  coconut: [['melon-seeds', 0.5], ...nothing],
  onion: nothing,
  shallot: nothing,
  'spring-onion': [['capsicum', 1], ...nothing],
  garlic: nothing,
  ginger: nothing,
  'green-chilli': nothing,
  'red-chilli': nothing,
  coriander: [['mint', 0.5], ...nothing],
  'garam-masala': nothing,
  potato: [['raw-banana', 1]],
  carrot: [['pumpkin', 1]],
  mushroom: [['zucchini', 1]],
  celery: [['capsicum', 1]],
  'soy-sauce': [['tamari', 1], ...nothing],
  tamari: nothing,
  honey: [['jaggery', 1]],
  jaggery: [['sugar', 0.9]],
  raisins: [['dates', 1]],
  peanuts: [
    ['roasted-chana', 0.8],
    ['sunflower-seeds', 1],
  ],
  'peanut-butter': [['almond-butter', 1]],
  cashews: forNuts,
  almonds: forNuts,
  walnuts: forNuts,
  sesame: [['flaxseed', 0.5], ...nothing],
  flaxseed: nothing,
  'whole-wheat-pasta': forPasta,
  macaroni: forPasta,
  spaghetti: forPasta,
  vermicelli: forPasta,
  dalia: [['millet', 1]],
  barley: [['brown-rice', 1]],
  'brown-bread': [['pita', 1]],
};
