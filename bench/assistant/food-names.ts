import type { Allergen, DietPattern } from '../../src/contract/assistant/words.ts';

// An independent check of food plans: it reads names only and shares no flags or tables with the server.

const milk = 'milk yogurt cheese cream butter ghee curd paneer whey cheddar mozzarella feta lassi queso cottage muesli';
const egg = 'egg eggs omelette mayonnaise';
const fish = 'fish carp tuna salmon mackerel herring tilapia catfish pompano pomfret surmai rohu katla sardine anchovy';
const crustacean = 'crustacean crustaceans shrimp prawn prawns crab lobster';
const wheat =
  'wheat semolina maida spaghetti macaroni vermicelli couscous bulgur pita bread noodles noodle pasta muesli shoyu soba seitan gluten atta';
const soy = 'soy soya soybean soybeans soymilk tofu tempeh miso edamame shoyu tamari';
const meat = 'chicken goat lamb mutton pork beef turkey liver mince keema ham bacon gelatin gelatine lard';

/** Names that contain a word without meaning it. */
const innocent: readonly string[] = [
  'coconut milk',
  'coconut cream',
  'soy milk',
  'peanut butter',
  'almond butter',
  'sesame butter',
  'soy curd',
  'tofu yogurt',
  'rice noodles',
];

const allergenWords: Record<Allergen, string> = {
  milk,
  egg,
  fish,
  crustacean,
  treeNuts: 'almond almonds cashew cashews walnut walnuts pistachio pistachios hazelnut hazelnuts pecan macadamia pine coconut muesli',
  peanut: 'peanut peanuts groundnut',
  wheat,
  gluten: `${wheat} oat oats barley rye malt flakes miso`,
  soy,
  sesame: 'sesame tahini til',
  sulphite: 'raisin raisins prune prunes vinegar jaggery desiccated wine sulfured muesli',
};

const roots =
  'onion onions shallot shallots garlic leek potato potatoes carrot carrots beet beets beetroot radish radishes turnip turnips taro yam cassava tapioca lotus-root ginger mushroom mushrooms scallions eggplant brinjal';

const dietWords: Record<DietPattern, string> = {
  vegetarian: [meat, fish, crustacean, egg].join(' '),
  eggetarian: [meat, fish, crustacean].join(' '),
  vegan: [meat, fish, crustacean, egg, milk, 'honey'].join(' '),
  jain: [meat, fish, crustacean, egg, 'honey wine', roots].join(' '),
  halal: 'pork ham bacon lard gelatin gelatine wine rum beer vanilla',
  eggless: egg,
};

const plain = (name: string) =>
  ` ${name
    .toLowerCase()
    .replaceAll(/[^a-z-]+/g, ' ')
    .replaceAll('lotus root', 'lotus-root')
    .trim()} `;

/** The words of a list that occur in a name, after misleading names were removed. */
function wordsIn(name: string, words: string): string[] {
  // 'Soy milk' is not milk but is soy: it is removed only for lists that it would mislead.
  const misled = innocent.filter((phrase) => !words.split(' ').includes(phrase.split(' ')[0] ?? ''));
  let text = plain(name);
  for (const phrase of misled) text = text.replaceAll(` ${phrase} `, ' ');
  return words.split(' ').filter((word) => text.includes(` ${word} `));
}

const dislikeIn = (name: string, disliked: string) => plain(name).includes(plain(disliked));

/** What a list of ingredient names contains although the profile forbids it, such as 'vegan: honey'. */
export function forbiddenIn(
  names: readonly string[],
  asked: { readonly patterns: readonly DietPattern[]; readonly allergens: readonly Allergen[]; readonly dislikes: readonly string[] },
): string[] {
  return names.flatMap((name) => [
    ...asked.allergens.flatMap((allergen) => wordsIn(name, allergenWords[allergen]).map((word) => `${allergen}: ${word} in ${name}`)),
    ...asked.patterns.flatMap((pattern) => wordsIn(name, dietWords[pattern]).map((word) => `${pattern}: ${word} in ${name}`)),
    ...asked.dislikes.filter((disliked) => dislikeIn(name, disliked)).map((disliked) => `asked to leave out ${disliked}: ${name}`),
  ]);
}
