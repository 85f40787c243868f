import type { DietItemsChange } from '../../../contract/assistant/diet.ts';
import { inLanguage } from '../facts/index.ts';
import { holdsFood } from '../plan-answers/index.ts';
import { scopeOf, itemsIn, type AskedOfDiet, type PlacedItem, type Scope } from './diet-scope.ts';
import { mealTimeIn } from './meal-time.ts';
import type { PlanEdit } from './plan-edit.ts';
import { factorOf, scaledAmount, stepOf } from './portion-steps.ts';
import { replacementFor } from './replace-items.ts';
import { eatableOf, foods } from '../foods/index.ts';

const swaps = / (swap|change|instead|insteadofit|another|different|something else|kuch and|else|with) /;
const swapsNow = / (swap|change|instead|insteadofit|something else|kuch and|kuch aur|another (one|dish|food|meal|option)) /;
const removes = / (remove|no|without|not|avoid|hate|stop|dislike|exclude) /;
const adds = / (add|also (have|give|want)|and (have|give)) /;
const lighter = / (lighter|less (food|kcal)|smaller|too (much|heavier)) /;
const heavier = / (heavier|bigger|more (food|kcal)|filling) /;

/** The foods of an exchange: what goes, and what comes. 'Tofu instead of paneer' and 'paneer ki jagah tofu' say it in another order. */
function exchanged({ message }: AskedOfDiet) {
  const [first, second] = message.foods;
  if (!first || !second) return { from: first, to: undefined };
  const comesFirst = / food0 (instead|rather) of food1 | (give|use|want|have|take|put|add) .*food0 .*(instead of|not|for) .*food1 /.test(
    message.gloss,
  );
  return comesFirst ? { from: second, to: first } : { from: first, to: second };
}

type Built = { readonly change: DietItemsChange; readonly about: readonly PlacedItem[] };
const build = (about: readonly PlacedItem[], edit: (placed: PlacedItem) => DietItemsChange['edits'][number]['to'] | undefined): Built => {
  const edits = about.flatMap((placed) => {
    const to = edit(placed);
    return to === undefined ? [] : [{ key: placed.item.key, to }];
  });
  return { change: { kind: 'items', edits, adds: [] }, about: about.filter(({ item }) => edits.some(({ key }) => key === item.key)) };
};

function asEdit({ change, about }: Built): PlanEdit {
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

const refuse = (text: string): PlanEdit => ({ refuses: text });

const chosen = (list: readonly PlacedItem[], ordinal: number | undefined) =>
  ordinal === undefined ? [...list] : list.slice(ordinal).slice(0, 1);

/** The items that a message means: those with the named food, of the named meal, or those spoken of. */
function meant(asked: AskedOfDiet, scope: Scope, food: AskedOfDiet['message']['foods'][number] | undefined): PlacedItem[] {
  const { message, topic } = asked;
  const inScope = itemsIn(asked, scope);
  if (food) return inScope.filter(({ item }) => holdsFood(item, food));
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

const notThere = (asked: AskedOfDiet, said: string, { days, meals }: Scope): PlanEdit => {
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

const into = / (to|into|with|make it|have) (a |an |some )?food0 /;

/** 'Change Friday's dinner to paneer': the meal's largest item becomes that food or a dish of it. */
function mealInto(asked: AskedOfDiet, scope: Scope, to: NonNullable<AskedOfDiet['message']['foods'][number]>): PlanEdit | undefined {
  if (scope.meals === undefined || !into.test(asked.message.gloss)) return undefined;
  const largest = scope.days.flatMap((day) =>
    itemsIn(asked, { ...scope, days: [day] })
      .sort((a, b) => b.item.nutrients.kcal - a.item.nutrients.kcal)
      .slice(0, 1),
  );
  const built = build(largest, ({ item }) => replacementFor(item, undefined, to));
  return built.change.edits.length > 0 ? asEdit(built) : undefined;
}

function readSwap(asked: AskedOfDiet, scope: Scope): PlanEdit | undefined {
  const { topic, language } = asked;
  const { from, to } = exchanged(asked);
  const instead = from && !to ? mealInto(asked, scope, from) : undefined;
  if (instead) return instead;
  // 'Take the second', after swaps were offered for an item.
  const offered = topic?.act === 'planDay' && topic.items.length === 1 && topic.foods.length > 1;
  const about = meant(asked, scope, from);
  if (about.length === 0 && from && !to && offered) {
    const spoken = itemsIn(asked, { ...scope, meals: undefined }).filter(({ item }) => topic.items.includes(item.key));
    return asEdit(build(spoken, ({ item }) => replacementFor(item, undefined, from)));
  }
  if (about.length === 0) return from && (scope.isNamed || to) ? notThere(asked, from.said, scope) : undefined;
  const built = build(about, ({ item }) => replacementFor(item, from, to));
  if (built.change.edits.length > 0) return asEdit(built);
  const name = about[0]?.item.name ?? '';
  return refuse(
    to
      ? inLanguage(
          language,
          `I have no ${to.said} that fits in the place of ${name}. Say only "swap ${name.toLowerCase()}" and I choose something that fits.`,
          `${name} की जगह ${to.said} नहीं बैठता। सिर्फ़ "${name} बदलो" लिखिए तो मैं कुछ ठीक चुन दूँगा।`,
        )
      : inLanguage(
          language,
          `Nothing else fits in the place of ${name} and keeps the day's targets. You can ask for another dish by name, or for another week.`,
          `${name} की जगह कुछ और रखने से दिन का लक्ष्य नहीं बनता। कोई पकवान नाम से माँगिए, या दूसरा हफ़्ता।`,
        ),
  );
}

const dislikes = / (not like|hate|dislike|bad|not good) /;

function readRemoval(asked: AskedOfDiet, scope: Scope): PlanEdit | undefined {
  const { message, language } = asked;
  const [food] = message.foods;
  const about = meant(asked, scope, food);
  if (about.length === 0) return food && scope.isNamed ? notThere(asked, food.said, scope) : undefined;
  if (!food && message.meals.length > 0 && dislikes.test(message.gloss)) return readSwap(asked, scope);
  if (!food && message.meals.length > 0) {
    const meal = message.meals[0];
    return refuse(
      inLanguage(
        language,
        `I keep every meal on every day, so that no day falls short of its energy. I can make ${meal === 'midMorning' ? 'it' : meal} lighter, swap what is in it, or plan fewer meals for the whole week: which?`,
        'मैं हर दिन का हर भोजन रखता हूँ, ताकि किसी दिन ऊर्जा कम न पड़े। इसे हल्का कर सकता हूँ, चीज़ बदल सकता हूँ, या पूरे हफ़्ते में कम भोजन रख सकता हूँ: क्या करूँ?',
      ),
    );
  }
  return asEdit(
    build(about, ({ item }) => {
      const other = replacementFor(item, food, undefined);
      // Without a stand-in an item goes, if its meal has others.
      const siblings = about.length < itemsIn(asked, { ...scope, meals: [about.find((one) => one.item === item)?.meal ?? 'lunch'] }).length;
      return other ?? (siblings ? null : undefined);
    }),
  );
}

const seasonings: ReadonlySet<string> = new Set(['oils', 'spices']);

function readAmount(asked: AskedOfDiet, scope: Scope): PlanEdit | undefined {
  const { message } = asked;
  const factor = factorOf(message.gloss);
  const [food] = message.foods;
  const spoken = message.refersBack && (asked.topic?.items.length ?? 0) > 0;
  if (factor === undefined || (!food && !spoken) || message.nutrients.length > 0) return undefined;
  if (food && seasonings.has(foods().get(food.id)?.aisle ?? ''))
    return refuse(
      inLanguage(
        asked.language,
        `How much ${food.said} a dish takes follows from its recipe. I can swap the dishes that take the most of it, or leave ${food.said} out: which?`,
        `पकवान में ${food.said} कितना हो, यह उसकी विधि से है। जिन पकवानों में ज़्यादा है उन्हें बदल दूँ, या ${food.said} हटा दूँ?`,
      ),
    );
  const about = meant(asked, scope, food);
  if (about.length === 0) return food && scope.isNamed ? notThere(asked, food.said, scope) : undefined;
  return asEdit(build(about, ({ item }) => ({ id: item.id, amount: scaledAmount(item, factor) })));
}

const weightPart = 0.88;

/** Less or more of a day or meal: the largest items change by a step until its energy has moved by an eighth. */
function readWeight(asked: AskedOfDiet, scope: Scope): PlanEdit | undefined {
  const { message, plan, language } = asked;
  const isLess = lighter.test(message.gloss);
  if (
    (!isLess && !heavier.test(message.gloss)) ||
    !scope.isNamed ||
    message.foods.length > 0 ||
    message.nutrients.some((one) => one !== 'kcal')
  )
    return undefined;
  const edits = new Map<string, { id: string; amount: number }>();
  const about: PlacedItem[] = [];
  for (const day of scope.days) {
    const items = itemsIn(asked, { ...scope, days: [day] }).sort((a, b) => b.item.nutrients.kcal - a.item.nutrients.kcal);
    const total = items.reduce((sum, { item }) => sum + item.nutrients.kcal, 0);
    let left = total * (1 - weightPart);
    const room = isLess ? (plan.days[day]?.total.kcal ?? 0) - plan.energy.floor : left;
    if (room < left * 0.5)
      return refuse(
        inLanguage(
          language,
          `${plan.days[day]?.name ?? 'That day'} is already near the safe floor of ${plan.energy.floor} kcal, so I left it. I can make one meal lighter and another fuller, or swap a dish.`,
          `${plan.days[day]?.name ?? 'वह दिन'} पहले ही सुरक्षित सीमा ${plan.energy.floor} किलो कैलोरी के पास है, इसलिए नहीं घटाया। एक भोजन हल्का और दूसरा भरा कर सकता हूँ, या कोई पकवान बदल सकता हूँ।`,
        ),
      );
    left = Math.min(left, room);
    for (const placed of items) {
      const { item } = placed;
      const amount = isLess ? Math.max(stepOf(item), item.amount - stepOf(item)) : item.amount + stepOf(item);
      const moved = Math.abs((amount - item.amount) / item.amount) * item.nutrients.kcal;
      if (moved === 0 || moved > left * 1.4) continue;
      edits.set(item.key, { id: item.id, amount });
      about.push(placed);
      left -= moved;
      if (left < 15) break;
    }
  }
  return about.length > 0 ? asEdit(build(about, ({ item }) => edits.get(item.key))) : undefined;
}

function readAddition(asked: AskedOfDiet, scope: Scope): PlanEdit | undefined {
  const { message, language } = asked;
  const [food] = message.foods;
  const [meal] = scope.meals ?? [];
  if (!food || !adds.test(message.gloss) || message.rest.length > 4) return undefined;
  const id = eatableOf(food.id) ? food.id : food.boughtId;
  const eatable = id === undefined ? undefined : eatableOf(id);
  if (!id || !eatable)
    return refuse(
      inLanguage(
        language,
        `I cannot put ${food.said} on a plate by itself: name a dish with it.`,
        `${food.said} अकेले थाली में नहीं रख सकता: उसका कोई पकवान बताइए।`,
      ),
    );
  if (!meal)
    return {
      refuses: inLanguage(
        language,
        `To which meal shall I add ${food.said}: breakfast, lunch, snack or dinner?`,
        `${food.said} किस भोजन में जोड़ूँ: नाश्ता, दोपहर, शाम या रात?`,
      ),
      topic: { act: 'change', foods: [id], about: 'add' },
    };
  const said = food.amount?.unit === 'count' || food.amount?.unit === eatable.measure ? food.amount.value : undefined;
  const amount = said ?? eatable.range?.least ?? 1;
  const adding = scope.days.map((day) => ({ day, meal, id, amount }));
  return {
    kind: 'diet',
    change: { kind: 'items', edits: [], adds: adding },
    topic: {
      act: 'change',
      day: scope.days.length === 1 ? (scope.days[0] ?? null) : null,
      meal,
      foods: [id],
      items: scope.days.map(
        (day) => `d${day + 1}-${meal}-${(asked.plan.days[day]?.meals.find(({ key }) => key === meal)?.items.length ?? 0) + 1}`,
      ),
    },
  };
}

/** The change of single items, meals or days that a message names in a diet plan; undefined if it names none. */
export function readDietEdit(asked: AskedOfDiet): PlanEdit | undefined {
  const { message } = asked;
  const time = mealTimeIn(asked);
  if (time) return time;
  const scope = scopeOf(asked);
  const weight = readWeight(asked, scope);
  if (weight) return weight;
  const isExchange = message.foods.length > 1 && swaps.test(message.gloss);
  if (swapsNow.test(message.gloss) || isExchange) {
    const swapped = readSwap(asked, scope);
    if (swapped) return swapped;
  }
  const addition = readAddition(asked, scope);
  if (addition) return addition;
  const amount = readAmount(asked, scope);
  if (amount) return amount;
  // 'No dal' without a day is a wish for the whole plan, which its own rules carry out.
  return removes.test(message.gloss) && (scope.isNamed || message.foods.length === 0) ? readRemoval(asked, scope) : undefined;
}
