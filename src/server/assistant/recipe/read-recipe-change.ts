import type { RecipeChange, RecipePlan } from '../../../contract/assistant/recipe.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { isAsking, namedIn, numberIn } from '../part/index.ts';

const food = String.raw`([\p{L}][\p{L}\p{M} ]{1,30}?)`;
const end = String.raw`(?=\s*(?:$|[.,!?;]|\b(?:please|anymore|any more|at home|left|for|in|from|with|instead|and)\b))`;
const words = (pattern: string) => new RegExp(pattern, 'iu');

const servings = words(
  String.raw`\bfor\s+(\w+)(?:\s+(?:people|persons?|servings?|of us|guests))?\b|\b(\w+)\s+(?:people|persons|servings|log(?:on)?(?:\s+ke\s+liye)?)\b|(\d+)\s*लोग`,
);
const inMinutes = words(String.raw`\b(\d{1,3})\s*(?:min|mins|minutes?|मिनट)`);
const lacked = words(String.raw`\b(?:i have no|don'?t have(?: any)?|do not have(?: any)?|out of|ran out of|no more)\s+${food}${end}`);
const hindiLacked = words(String.raw`${food}\s+(?:nahi|nahin|nhi)\s+(?:hai|he|h)\b|${food}\s+(?:khatam|khatm)\b|${food}\s+नहीं\s+है`);
const had = words(String.raw`\b(?:i(?:'ve| have)?(?: also)?(?: got)?|there is|there are|we have)\s+(?:also |some |got )*${food}${end}`);
const hindiHad = words(String.raw`(?:mere paas|ghar (?:mein|me|pe))\s+${food}\s+(?:hai|he|h|hain)\b`);
const avoided = words(
  String.raw`\b(?:no|without|remove|leave out|hate|dislike|don'?t like|do not like|bina)\b(?: the| any)*\s+${food}${end}`,
);
const hindiAvoided = words(String.raw`\b${food}\s+(?:hatao|hata do|mat (?:dalo|daalo|do))\b|बिना\s+${food}${end}`);

const first = (found: RegExpExecArray | null): string | undefined =>
  found
    ?.slice(1)
    .find((one) => one !== undefined)
    ?.trim();

function meant(text: string, plan: RecipePlan): RecipeChange | undefined {
  const dish = namedIn(text, plan.alternatives);
  if (dish) return { kind: 'dish', id: dish.id };
  const minutes = Number(inMinutes.exec(text)?.[1] ?? NaN);
  if (minutes >= 5) return { kind: 'faster', minutes };
  if (/\b(faster|quicker|quick|less time|jaldi|kam samay)\b|जल्दी/iu.test(text))
    return { kind: 'faster', minutes: Math.max(5, plan.minutes - 10) };
  const count = numberIn(first(servings.exec(text)));
  if (count !== undefined) return { kind: 'servings', servings: count };
  if (/\b(another|different|other|something else|new)\b.*\b(dish|recipe|one|idea)\b|\bsomething else\b|\bkuch aur\b|कुछ और/iu.test(text)) {
    return { kind: 'another' };
  }
  const missing = first(lacked.exec(text)) ?? first(hindiLacked.exec(text));
  if (missing) return { kind: 'lack', food: missing };
  const unwanted = first(avoided.exec(text)) ?? first(hindiAvoided.exec(text));
  if (unwanted) return { kind: 'avoid', food: unwanted };
  const home = first(hindiHad.exec(text)) ?? first(/\bhave\b|\bgot\b|\bthere (?:is|are)\b/i.test(text) ? had.exec(text) : null);
  return home ? { kind: 'have', food: home } : undefined;
}

/** The change that words ask for in a recipe; undefined if they ask for none. */
export function readRecipeChange(text: string, plan: RecipePlan): RecipeChange | undefined {
  return isAsking(text) ? undefined : meant(text, plan);
}

/** The answer in the conversation after a change. */
export function recipeChangeAnswer(change: RecipeChange, { title, servings: count, minutes }: RecipePlan, language: PlanLanguage): string {
  const inLanguage = (english: string, hindi: string) => (language === 'hindi' ? hindi : english);
  switch (change.kind) {
    case 'servings':
      return inLanguage(`The amounts are for ${count} now.`, `अब मात्रा ${count} लोगों के लिए है।`);
    case 'avoid':
      return inLanguage(`${title}: there is no ${change.food} in it.`, `${title}: इसमें ${change.food} नहीं है।`);
    case 'have':
      return inLanguage(`I count on ${change.food} now: ${title}.`, `अब ${change.food} भी गिना: ${title}।`);
    case 'lack':
      return inLanguage(`Without ${change.food} at home: ${title}.`, `घर में ${change.food} के बिना: ${title}।`);
    case 'faster':
      return inLanguage(`${title} takes about ${minutes} minutes.`, `${title} में क़रीब ${minutes} मिनट लगते हैं।`);
    case 'dish':
    case 'another':
      return inLanguage(`Here is ${title}. The one before is kept.`, `यह रहा ${title}। पिछला रखा हुआ है।`);
  }
}
