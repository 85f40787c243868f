import type { RecipeRequest } from '../../../contract/assistant/recipe.ts';
import { foodOf, matchFoods, type Food } from '../foods/index.ts';
import { preparedIn, shelfIn, type Prepared } from './prepared-foods.ts';

/** Assumed to be in every kitchen, which the screen says; `lack` removes one. */
const usualPantry: readonly string[] =
  'salt water sunflower-oil turmeric cumin red-chilli coriander-seed garam-masala mustard-seed pepper sugar'.split(' ');

export type KitchenList = {
  readonly understood: readonly { readonly said: string; readonly foods: readonly Food[] }[];
  readonly notUnderstood: readonly string[];
  readonly has: ReadonlySet<string>;
  readonly pantry: ReadonlySet<string>;
  /** What stands cooked already, by the id of the raw food it was made of. */
  readonly prepared: ReadonlyMap<string, Prepared>;
};

/** Things that cook and are not eaten, which people list with their food. */
const tools =
  /^(?:(?:an?|my|electric|pressure|gas|mixer) )*(?:kettle|stove|cooker|oven|microwave|air ?fryer|mixer|grinder|blender|pan|tawa|kadhai|induction|toaster|fridge|केतली|कुकर|मिक्सर|तवा|कड़ाही)$/iu;

const kept = new WeakMap<RecipeRequest, KitchenList>();

/** The meaning of the typed ingredients. */
export function kitchenOf(request: RecipeRequest): KitchenList {
  const list = kept.get(request) ?? read(request);
  kept.set(request, list);
  return list;
}

/** A list that was typed or pasted as one: 'egg, bread and onion'. A name that means a food as it stands is no list. */
function itemsIn(text: string): string[] {
  const parts = text
    .split(/[,;\n/+]|\s+(?:and|aur|और|तथा|व)\s+/u)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length > 1 && matchFoods(text).length === 0 ? parts : [text];
}

function read({ kitchen, lacks }: RecipeRequest): KitchenList {
  const prepared = new Map<string, Prepared>();
  const isTool = (text: string) => tools.test(text.trim());
  const said = kitchen
    .flatMap(itemsIn)
    .filter((text) => !isTool(text))
    .map((text) => {
      const ready = preparedIn(text);
      for (const id of ready?.of ?? []) prepared.set(id, ready as Prepared);
      const ids = ready?.of ?? shelfIn(text);
      return { said: text, foods: ids.length > 0 ? ids.map(foodOf) : matchFoods(text) };
    });
  const understood = said.filter(({ foods }) => foods.length > 0);
  const gone = new Set(lacks.flatMap((text) => matchFoods(text).map(({ id }) => id)));
  return {
    understood,
    pantry: new Set(usualPantry.filter((id) => !gone.has(id))),
    notUnderstood: said.filter(({ foods }) => foods.length === 0).map((one) => one.said),
    has: new Set(understood.flatMap(({ foods }) => foods.map(({ id }) => id))),
    prepared,
  };
}
