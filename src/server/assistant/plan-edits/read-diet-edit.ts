import { inLanguage } from '../facts/index.ts';
import { scopeOf, itemsIn, type AskedOfDiet, type Scope } from './diet-scope.ts';
import { mealTimeIn } from './meal-time.ts';
import type { PlanEdit } from './plan-edit.ts';
import { readAddition } from './read-diet-addition.ts';
import { readAmount, readWeight } from './read-diet-amount.ts';
import { replacementFor } from './replace-items.ts';
import { asEdit, build, mealInto, meant, notThere, refuse } from './diet-items.ts';
import { readDietWeek } from './read-diet-week.ts';

const swaps = / (swap|change|instead|insteadofit|another|different|something else|kuch and|else|with|not) /;
const swapsNow =
  / (swap|change|instead|insteadofit|something else|kuch and|koi and|kuch aur|kuch different|(another|different|new) (one|dish|food|meal|option|thing)|other one|the other|bored of|sick of|tired of) /;
const removes = / (remove|no|without|not|avoid|hate|stop|dislike|exclude) /;

/** The foods of an exchange: what goes, and what comes. 'Tofu instead of paneer' and 'paneer ki jagah tofu' say it in another order. */
function exchanged({ message }: AskedOfDiet) {
  const [first, second] = message.foods;
  if (!first || !second) return { from: first, to: undefined };
  const comesFirst =
    / food0 (instead|rather) of food1 | food0 (,|ok|and|but)? ?(not|no|remove) food1 | (give|use|want|have|take|put|add) .*food0 .*(instead of|not|for) .*food1 /.test(
      message.gloss,
    );
  return comesFirst ? { from: second, to: first } : { from: first, to: second };
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
  if (about.length === 0)
    return from && (scope.isNamed || to || / (instead|insteadofit) /.test(asked.message.gloss))
      ? notThere(asked, from.said, scope)
      : undefined;
  const ids = new Set(
    about
      .flatMap(({ day }) => itemsIn(asked, { ...scope, days: [day], meals: undefined }))
      .map(({ item }) => item.id.split('~')[0] ?? item.id),
  );
  const names = new Set(asked.seen ?? []);
  const built = build(about, ({ item }) => {
    const next = replacementFor(item, from, to, { ids, names });
    if (next) ids.add(next.id.split('~')[0] ?? next.id);
    return next;
  });
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
  const about = meant(asked, scope, food, true);
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

/** The change of single items, meals or days that a message names in a diet plan; undefined if it names none. */
export function readDietEdit(asked: AskedOfDiet): PlanEdit | undefined {
  const { message } = asked;
  const scope = scopeOf(asked);
  const week = readDietWeek(asked, scope);
  if (week) return week;
  const time = mealTimeIn(asked);
  if (time) return time;
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
