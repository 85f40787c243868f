import type { DietItemsChange } from '../../../contract/assistant/diet.ts';
import { inLanguage } from '../facts/index.ts';
import { eatableOf, type Role } from '../foods/index.ts';
import { holdsFood } from '../plan-answers/index.ts';
import { itemsIn, type AskedOfDiet, type PlacedItem, type Scope } from './diet-scope.ts';
import type { PlanEdit } from './plan-edit.ts';
import { replacementFor } from './replace-items.ts';

type Built = { readonly change: DietItemsChange; readonly about: readonly PlacedItem[] };
/** A change of these items; those without a stand-in stay. */
export const build = (
  about: readonly PlacedItem[],
  edit: (placed: PlacedItem) => DietItemsChange['edits'][number]['to'] | undefined,
): Built => {
  const edits = about.flatMap((placed) => {
    const to = edit(placed);
    return to === undefined ? [] : [{ key: placed.item.key, to }];
  });
  return { change: { kind: 'items', edits, adds: [] }, about: about.filter(({ item }) => edits.some(({ key }) => key === item.key)) };
};

/** The edit with what it is about, so that the next message may leave it out. */
export function asEdit({ change, about }: Built): PlanEdit {
  const days = new Set(about.map(({ day }) => day));
  const meals = new Set(about.map(({ meal }) => meal));
  return {
    kind: 'diet',
    change,
    topic: {
      act: 'change',
      day: days.size === 1 ? (about[0]?.day ?? null) : null,
      meal: meals.size === 1 ? (about[0]?.meal ?? null) : null,
      items: about.map(({ item }) => item.key),
      foods: about.map(({ item }) => item.id.split('~')[0] ?? item.id).slice(0, 6),
    },
  };
}

export const refuse = (text: string): PlanEdit => ({ refuses: text });

const chosen = (list: readonly PlacedItem[], ordinal: number | undefined) =>
  ordinal === undefined ? [...list] : list.slice(ordinal).slice(0, 1);

/** Words for a place on the plate rather than for one food: any bread is 'roti', and 'the dal' no chilla of lentils. */
const rolesNamed: readonly (readonly [RegExp, Role])[] = [
  [/^(dal|daal|dals|दाल)$/, 'dal'],
  [/^(roti|rotis|chapati|chapatis|phulka|phulkas|रोटी|चपाती)$/, 'bread'],
  [/^(rice|chawal|चावल)$/, 'rice'],
  [/^(salad|salads|सलाद)$/, 'salad'],
];

/** The items that a message means: those with the named food, of the named meal, or those spoken of. */
export function meant(
  asked: AskedOfDiet,
  scope: Scope,
  food: AskedOfDiet['message']['foods'][number] | undefined,
  isOut = false,
): PlacedItem[] {
  const { message, topic } = asked;
  const inScope = itemsIn(asked, scope);
  if (food) {
    const role = rolesNamed.find(([words]) => words.test(food.said))?.[1];
    const ofRole = inScope.filter(({ item }) => role !== undefined && eatableOf(item.id)?.role === role);
    return ofRole.length > 0 && !isOut ? ofRole : inScope.filter((one) => ofRole.includes(one) || holdsFood(one.item, food));
  }
  if (
    (message.refersBack || message.rest.length < 3) &&
    message.days.length === 0 &&
    message.meals.length === 0 &&
    topic &&
    topic.items.length > 0
  ) {
    const spoken = itemsIn(asked, { ...scope, meals: undefined }).filter(({ item }) => topic.items.includes(item.key));
    return chosen(spoken, message.ordinal);
  }
  return message.meals.length > 0 || scope.meals !== undefined ? chosen(inScope, message.ordinal) : [];
}

/** Says that a food is not where it should go, with what is. */
export const notThere = (asked: AskedOfDiet, said: string, { days, meals }: Scope): PlanEdit => {
  const { plan, language } = asked;
  const there = itemsIn(asked, { days: days.slice(0, 1), meals, isNamed: true, isWeek: false })
    .slice(0, 4)
    .map(({ item }) => item.name)
    .join(', ');
  const where = days.length === 1 ? (plan.days[days[0] ?? 0]?.name ?? '') : '';
  return refuse(
    inLanguage(
      language,
      `${where || 'This week'} has no ${said}, so nothing changed.${there ? ` It has ${there}: which of them shall I change?` : ''}`,
      `${where || 'इस हफ़्ते'} में ${said} है ही नहीं, इसलिए कुछ नहीं बदला।${there ? ` वहाँ ${there} है: किसे बदलूँ?` : ''}`,
    ),
  );
};

const into =
  / (to|into|with|make it|have|want|need|give|give me) (a |an |some )?food0 (?!change|swap|out|remove)| food0 (want|need|give|chahiye) /;

/** 'Change Friday's dinner to paneer': the meal's largest item becomes that food or a dish of it. */
export function mealInto(
  asked: AskedOfDiet,
  scope: Scope,
  to: NonNullable<AskedOfDiet['message']['foods'][number]>,
  isAdded = false,
): PlanEdit | undefined {
  if (scope.meals === undefined || (!isAdded && !into.test(asked.message.gloss))) return undefined;
  const largest = scope.days.flatMap((day) =>
    itemsIn(asked, { ...scope, days: [day] })
      .sort((a, b) => b.item.nutrients.kcal - a.item.nutrients.kcal)
      .slice(0, 1),
  );
  const built = build(largest, ({ item }) => replacementFor(item, undefined, to));
  return built.change.edits.length > 0 ? asEdit(built) : undefined;
}
