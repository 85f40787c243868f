import { foodsLeftOut } from '../../../contract/assistant/breach-rules.ts';
import type { DietPlan } from '../../../contract/assistant/diet.ts';
import type { DietRequest } from '../../../contract/assistant/diet-request.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { foodsNamedIn, type NamedFood } from '../chips/index.ts';
import { eatableOf, isCalled } from '../foods/index.ts';
import { checkReply } from '../safety/index.ts';

const ofWeek =
  /\b(is|are) there\b|\b(does|do) (it|this|the|my|they)\b.*\b(contain|have|hold|include)\b|\b(contains?|containing)\b|\bany\b.*\bin (it|this|here|there|my|the)\b|\b(isme|is me|ismein|is mein)\b|इसमें|इस में/iu;
const wish =
  /\b(can|may|could|should) (i|we) (also |still )?(have|eat|drink|take|use|add|get)\b|\b(add|include|put in|give me)\b|\b(kha|khaa|pee|pi|le|dal|daal) (sakt\w*|loon|lu|do|sakun)\b|(खा|पी|ले|डाल) (सकत|लूँ|लूं|दो)/iu;

const says: Record<
  PlanLanguage,
  { nowhere: (food: string) => string; there: (food: string, items: string) => string; out: (food: string) => string }
> = {
  english: {
    nowhere: (food) => `There is no ${food} in this week.`,
    there: (food, items) => `${food[0]?.toUpperCase() ?? ''}${food.slice(1)} is in: ${items}. Say 'no ${food}' and I take it out.`,
    out: (food) => `No: ${food} is among what you leave out, so it stays out of this plan. Say what else you would like there.`,
  },
  hindi: {
    nowhere: (food) => `इस हफ़्ते में ${food} नहीं है।`,
    there: (food, items) => `${food} इनमें है: ${items}। '${food} नहीं' लिखिए, मैं हटा दूँगा।`,
    out: (food) => `नहीं: ${food} उन चीज़ों में है जो आप नहीं लेते, इसलिए यह योजना से बाहर रहेगा। बताइए, उसकी जगह और क्या चाहिए।`,
  },
};

function itemsWith({ word, allergens, food }: NamedFood, plan: DietPlan): string[] {
  const items = plan.days.flatMap(({ meals }) => meals.flatMap((meal) => meal.items));
  const holding = items.filter(({ id }) =>
    eatableOf(id)?.ingredients.some((part) =>
      allergens.length > 0 ? part.food.allergens.some((one) => allergens.includes(one)) : isCalled(part.food, food ?? word),
    ),
  );
  return [...new Set(holding.map(({ name }) => name))];
}

/** Answers whether the week contains something, and whether something excluded may be eaten after all; undefined for other questions. */
export function answerOfDiet(text: string, plan: DietPlan, { allergens, patterns, dislikes, language }: DietRequest): string | undefined {
  const say = says[language];
  if (wish.test(text)) {
    const foods = foodsLeftOut(checkReply(text, { allergens, patterns, avoid: dislikes }));
    return foods.length > 0 ? say.out(foods.join(', ')) : undefined;
  }
  const named = ofWeek.test(text) ? foodsNamedIn(text) : [];
  if (named.length === 0) return undefined;
  return named
    .map((one) => ({ word: one.word, items: itemsWith(one, plan) }))
    .map(({ word, items }) => (items.length > 0 ? say.there(word, items.slice(0, 6).join('; ')) : say.nowhere(word)))
    .join(' ');
}
