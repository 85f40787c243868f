import type { KitchenTool } from '../../../contract/assistant/diet-wishes.ts';
import type { DishTrait } from '../../../contract/assistant/dish-traits.ts';
import type { RecipeRequest } from '../../../contract/assistant/recipe.ts';
import { times, type Eatable } from '../foods/index.ts';
import { usualPortion } from './usual-portion.ts';

/** A dish as one person is served it. */
type Served = { readonly eatable: Eatable; readonly portion: number };

const gramsOf = ({ eatable, portion }: Served, is: (id: string) => boolean): number =>
  eatable.ingredients.reduce((sum, { food, grams }) => sum + (is(food.id) ? grams * portion : 0), 0);
const hasVerb = ({ eatable }: Served, verbs: RegExp) => (eatable.dish?.steps ?? []).some((step) => verbs.test(step));

/** Over about 25 g raw these bring more than 100 µg of vitamin K in a serving (USDA SR Legacy); with warfarin the intake stays steady (NHS). */
const leafy: ReadonlySet<string> = new Set(['spinach', 'amaranth-leaves', 'methi-leaves', 'mustard-greens', 'kale', 'drumstick-leaves']);
const mostLeafy = 25;

/** mg of sodium in a serving: a third of the 1,500 mg a day that the American Heart Association names for high blood pressure. */
const mostSodium = 500;

/** g of carbohydrate that come alone, and what goes with more of them (ADA, Standards of Care 2024, nutrition: fibre and protein beside starch). */
function isBareStarch({ eatable, portion }: Served): boolean {
  const { carbs, protein, fibre, sugar } = times(eatable.per, portion);
  if (eatable.role === 'rice' || eatable.role === 'bread' || eatable.role === 'sweet') return true;
  return carbs > 60 || (carbs > 25 && (protein < 8 || fibre < 3)) || sugar > 20;
}
/** About half of the 0.8 g a kilogram of a day (KDIGO 2024) for 60 kg. */
const mostProteinForKidneys = 25;
const isSalted = (served: Served) => times(served.eatable.per, served.portion).sodium > mostSodium;
const hasRawSprouts = (served: Served) => served.eatable.dish?.method === 'raw' && gramsOf(served, (id) => /sprouts/.test(id)) > 0;

/** What a dish must not be with a condition, beside the foods that objectionTo leaves out. */
const unfit: Readonly<Record<RecipeRequest['conditions'][number], (served: Served) => boolean>> = {
  pregnancy: hasRawSprouts,
  breastfeeding: () => false,
  kidneyDisease: (served) => isSalted(served) || served.eatable.per.protein * served.portion > mostProteinForKidneys,
  warfarin: (served) => gramsOf(served, (id) => leafy.has(id)) > mostLeafy,
  diabetes: isBareStarch,
  pcos: isBareStarch,
  irritableBowel: () => false,
  highBloodPressure: isSalted,
  osteoporosis: () => false,
};

/**
 * No salt, sugar, honey or chilli, nothing hard or fried, no raw salad (NHS, Foods to avoid giving babies; Indian Academy of Pediatrics,
 * complementary feeding 2016).
 */
export const notForBabies = ['salt', 'sugar', 'honey', 'jaggery', 'chilli', 'soy sauce'] as const;
const isHard = (id: string) =>
  /^(?:popcorn|roasted-chana|peanuts|almonds|cashews|walnuts|pistachios|puffed-rice|corn-flakes|rice-cakes|muesli|granola)$/.test(id);
const fried = /^(?:fry|pan|grill|bake|roast|spread|roll|toast|stuff)\b/;
const isSoft = (served: Served) =>
  (served.eatable.dish?.method === 'boil' || served.eatable.dish?.method === 'simmer' || served.eatable.dish?.method === 'steam') &&
  !['salad', 'crunch', 'bread', 'chutney'].includes(served.eatable.role) &&
  gramsOf(served, isHard) === 0;
const babyDish = /^(?:dal|rice|bowl|soup|main|tiffin|sabzi)$/;
const isLean = ({ eatable, portion }: Served) => eatable.per.fat * portion <= 15 && eatable.per.fibre * portion <= 6;

const suitsTrait: Readonly<Record<DishTrait, (served: Served) => boolean>> = {
  forBaby: (served) => babyDish.test(served.eatable.role) && isSoft(served) && !hasVerb(served, fried),
  soft: isSoft,
  light: (served) =>
    isLean(served) &&
    !hasVerb(served, /^(?:hard|soak|marinate|ferment)\b/) &&
    gramsOf(served, (id) => /chilli|rajma|beans$|chickpeas|chana|cabbage|cauliflower|mooli/.test(id)) <= 2,
  lessSalt: (served) => times(served.eatable.per, served.portion).sodium <= 300,
  cooked: ({ eatable: { dish } }) => dish !== undefined && dish.method !== 'raw',
  mild: (served) => gramsOf(served, (id) => /chilli/.test(id)) === 0,
};

const nameOfTool: Readonly<Record<KitchenTool, string>> = {
  oven: 'oven',
  blender: 'blender',
  pressureCooker: 'pressure cooker',
  toaster: 'toaster',
};
/** What somebody has without a stove; the kettle pours boiling water. */
const withoutStove: ReadonlySet<string> = new Set(['bowl', 'glass', 'knife', 'jar', 'kettle']);

/** Whether this household has the tools of a dish. */
export function hasTools({ dish }: Eatable, { lacksTools, cooking }: RecipeRequest): boolean {
  const tools = dish?.tools ?? [];
  if (cooking === 'none' && !(dish?.method === 'raw' && tools.every((tool) => withoutStove.has(tool)))) return false;
  return !lacksTools.some((tool) => tools.includes(nameOfTool[tool]));
}

export const suitsCondition = (condition: RecipeRequest['conditions'][number], eatable: Eatable, request: RecipeRequest): boolean =>
  !unfit[condition]({ eatable, portion: usualPortion(eatable, request) });

export const hasTrait = (trait: DishTrait, eatable: Eatable, request: RecipeRequest): boolean =>
  suitsTrait[trait]({ eatable, portion: usualPortion(eatable, request) });

/** Whether a dish is safe for those who eat it and can be made in this kitchen, beside the foods it is made of. */
export const suits = (eatable: Eatable, request: RecipeRequest): boolean =>
  hasTools(eatable, request) &&
  request.conditions.every((one) => suitsCondition(one, eatable, request)) &&
  (!request.traits.includes('forBaby') || hasTrait('forBaby', eatable, request));

/** What a dish lacks of what was asked for, as a number of things: wishes of taste and figures, which harm nobody. */
export function shortOf(eatable: Eatable, request: RecipeRequest): number {
  const portion = usualPortion(eatable, request);
  const { kcal, protein } = times(eatable.per, portion);
  const traits = request.traits.filter((one) => !hasTrait(one, eatable, request)).length;
  const isHeavy = request.mostKcal !== null && kcal > request.mostKcal;
  const lack = request.leastProtein === null ? 0 : Math.max(0, 1 - protein / request.leastProtein);
  return traits + (isHeavy ? 1 : 0) + lack * 2;
}
