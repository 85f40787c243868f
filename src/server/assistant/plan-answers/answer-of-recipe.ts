import type { RecipePlan } from '../../../contract/assistant/recipe.ts';
import { inLanguage, joinedList, nutrientText, type FactAnswer } from '../facts/index.ts';
import { nameWords, type Nutrient } from '../foods/index.ts';
import { isFragment, type AskedOfPlan } from './asked-of-plan.ts';

export type AskedOfRecipe = AskedOfPlan<RecipePlan>;

const overview = ['kcal', 'protein', 'carbs', 'fat', 'fibre'] as const;
const asksSteps = / (step|steps|how (do|to|should) (i |we )?(make|cook|prepare)|method|instructions|recipe|start|begin) /;

function steps({ message, topic, plan, language }: AskedOfRecipe): FactAnswer | undefined {
  const number = Number(/ step (?:no )?(\d+) /.exec(message.gloss)?.[1] ?? 0);
  const isNext = / (next|then|after that|aage) /.test(message.gloss) && (message.rest.length < 3 || / step /.test(message.gloss));
  const last = topic?.act === 'planRecipe' ? topic.shown : 0;
  const at = number > 0 ? number : isNext ? last + 1 : 0;
  if (at > 0) {
    const step = plan.steps[at - 1];
    const minutes =
      step?.minutes && !/\d/.test(step.text) ? inLanguage(language, ` (${step.minutes} minutes)`, ` (${step.minutes} मिनट)`) : '';
    const text = step
      ? `${inLanguage(language, `Step ${at} of ${plan.steps.length}`, `${plan.steps.length} में से चरण ${at}`)}: ${step.text}${minutes}`
      : inLanguage(
          language,
          `That was the last of ${plan.steps.length} steps. Enjoy the meal!`,
          `${plan.steps.length} चरण पूरे हो गए। भोजन का आनंद लीजिए!`,
        );
    return { text, topic: { act: 'planRecipe', shown: at } };
  }
  if (!asksSteps.test(message.gloss) || message.rest.length > 4) return undefined;
  return { text: plan.steps.map(({ text }, index) => `${index + 1}. ${text}`).join('\n'), topic: { act: 'planRecipe' } };
}

function amounts({ message, plan, language }: AskedOfRecipe): FactAnswer | undefined {
  const [food] = message.foods;
  if (food && / (howmuch|amount|need|quantity) /.test(message.gloss) && message.nutrients.length === 0) {
    const said = nameWords(food.said).join(' ');
    const found = plan.ingredients.find(
      ({ id, name }) => id === food.id || id === food.boughtId || ` ${nameWords(name).join(' ')} `.includes(` ${said} `),
    );
    if (found)
      return {
        text: inLanguage(
          language,
          `${found.name}: ${found.shown} for ${plan.servings} ${plan.servings === 1 ? 'serving' : 'servings'}.`,
          `${found.name}: ${plan.servings} लोगों के लिए ${found.shown}।`,
        ),
        topic: { act: 'planRecipe', foods: [food.id] },
      };
    return {
      text: inLanguage(language, `This recipe takes no ${food.said}.`, `इस विधि में ${food.said} नहीं है।`),
      topic: { act: 'planRecipe', foods: [food.id] },
    };
  }
  if (/ (ingredients|ingredient|samagri|list) /.test(message.gloss) && message.rest.length < 4)
    return { text: plan.ingredients.map(({ name, shown }) => `• ${name}, ${shown}`).join('\n'), topic: { act: 'planRecipe' } };
  if (/ (missing|buy|shopping|dont have) /.test(message.gloss) && message.foods.length === 0 && message.isQuestion)
    return {
      text:
        plan.missing.length > 0
          ? inLanguage(
              language,
              `You still need: ${joinedList(plan.missing, language)}.`,
              `यह और चाहिए: ${joinedList(plan.missing, language)}।`,
            )
          : inLanguage(language, 'Nothing is missing: it takes what you have at home.', 'कुछ नहीं चाहिए: सब घर पर है।'),
      topic: { act: 'planRecipe' },
    };
  return undefined;
}

function facts(asked: AskedOfRecipe): FactAnswer | undefined {
  const { message, plan, language } = asked;
  const topic = { act: 'planRecipe' } as const;
  const nutrients = message.nutrients.filter((one): one is Nutrient => one !== 'other');
  const isOverview = / (nutrition|macros|healthy) /.test(message.gloss) && message.rest.length < 3;
  if ((nutrients.length > 0 || isOverview) && message.foods.length === 0 && message.rest.length < 4) {
    const list = joinedList(
      (nutrients.length > 0 ? nutrients : overview).map((one) => nutrientText(one, plan.perServing[one], language)),
      language,
    );
    return {
      text: inLanguage(language, `One serving (${plan.servingShown}) has ${list}.`, `एक व्यक्ति के हिस्से (${plan.servingShown}) में ${list}।`),
      topic: { ...topic, nutrients },
    };
  }
  if (/ (how long|howmuch (time|minute)|time|minute|der) /.test(message.gloss) && message.rest.length < 4 && message.isQuestion)
    return {
      text: inLanguage(
        language,
        `About ${plan.minutes} minutes${plan.waitHours > 0 ? `, and ${plan.waitHours} hours of soaking or resting before` : ''}.`,
        `लगभग ${plan.minutes} मिनट${plan.waitHours > 0 ? `, और पहले ${plan.waitHours} घंटे भिगोना या रखना` : ''}।`,
      ),
      topic,
    };
  if (/ (servings?|serve|serves|people|persons?|log) /.test(message.gloss) && / (howmuch|many) /.test(message.gloss))
    return {
      text: inLanguage(
        language,
        `For ${plan.servings}: each gets ${plan.servingShown}. Say "for 6" and I scale it.`,
        `${plan.servings} लोगों के लिए: हर एक को ${plan.servingShown}। "6 लोगों के लिए" लिखिए तो मात्रा बदल दूँगा।`,
      ),
      topic,
    };
  if (/ (tools?|utensils?|bartan|equipment|pan|oven) /.test(message.gloss) && message.isQuestion && message.rest.length < 4)
    return {
      text:
        plan.tools.length > 0
          ? inLanguage(language, `You need: ${joinedList(plan.tools, language)}.`, `चाहिए: ${joinedList(plan.tools, language)}।`)
          : inLanguage(language, 'Nothing special: a pan and a spoon.', 'कुछ ख़ास नहीं: एक कड़ाही और चम्मच।'),
      topic,
    };
  if (/ (allergens?|allergy|allergies) /.test(message.gloss) && message.isQuestion && message.rest.length < 4)
    return {
      text:
        plan.allergens.length > 0
          ? inLanguage(language, `It contains: ${joinedList(plan.allergens, language)}.`, `इसमें है: ${joinedList(plan.allergens, language)}।`)
          : inLanguage(
              language,
              'It contains none of the common allergens in our table. Read the labels of packed things.',
              'हमारी सूची की आम एलर्जी वाली कोई चीज़ नहीं। पैकेट के लेबल पढ़ लें।',
            ),
      topic,
    };
  return undefined;
}

/** Keeping, freezing, heat, and what goes into it. */
function atHand({ message: { gloss, rest, foods }, plan, language }: AskedOfRecipe): FactAnswer | undefined {
  const topic = { act: 'planRecipe' } as const;
  if (/ (freeze|freezer|store|keep|keeps|fridge|leftover|leftovers|tomorrow|stay|how long .*good|rakh) /.test(gloss) && rest.length < 5)
    return {
      text: inLanguage(
        language,
        'Covered in the fridge it keeps one to two days, in the freezer about two months (potato, curd and cucumber do not freeze well). Cool it within two hours, and reheat once until it steams.',
        'ढककर फ़्रिज में एक-दो दिन, फ़्रीज़र में करीब दो महीने रहता है (आलू, दही, खीरा जमाने में बिगड़ते हैं)। दो घंटे में ठंडा कीजिए, एक बार भाप निकलने तक गरम कीजिए।',
      ),
      topic,
    };
  if (/ (spicy|spice|hot|mild|teekha|tikha|mirch|तीखा) /.test(gloss) && rest.length < 4)
    return {
      text: inLanguage(
        language,
        'As spicy as you make it: leave the chilli out for a mild one, or put it beside the plate. Say "no chilli" and I take it out.',
        'तीखापन आपके हाथ में है: हल्का चाहिए तो मिर्च छोड़ दीजिए या अलग रखिए। "मिर्च नहीं" लिखिए तो हटा दूँगा।',
      ),
      topic,
    };
  const asksIngredients = / (ingredients?|need|chahiye|samagri|saman|what goes|made of|contains?|dalta|dalna|padta) /;
  if (foods.length === 0 && asksIngredients.test(gloss) && / (what|which|list|show|tell|all|kya) /.test(gloss) && rest.length < 4)
    return { text: plan.ingredients.map(({ name, shown }) => `• ${name}, ${shown}`).join('\n'), topic };
  return undefined;
}

function substitute(asked: AskedOfRecipe): FactAnswer | undefined {
  const { message, plan, language } = asked;
  const [food] = message.foods;
  if (!food || !/ (instead|substitute|without|no|replace|dont have|alternative|skip) /.test(message.gloss) || !message.isQuestion)
    return undefined;
  const found = plan.ingredients.find(
    ({ id, name }) => id === food.id || id === food.boughtId || nameWords(name).includes(nameWords(food.said)[0] ?? ''),
  );
  if (!found) return undefined;
  const names = joinedList(
    found.swaps.map(({ name }) => name),
    language,
  );
  return {
    text:
      found.swaps.length > 0
        ? inLanguage(
            language,
            `Instead of ${found.name} you can take ${names}. Say "swap ${found.name.toLowerCase()}" and I change the recipe.`,
            `${found.name} की जगह ${names} ले सकते हैं। "${found.name} बदलो" लिखिए तो विधि बदल दूँगा।`,
          )
        : inLanguage(
            language,
            `Nothing stands in for ${found.name} here without changing the dish. Say "no ${found.name.toLowerCase()}" for another dish.`,
            `${found.name} की जगह कुछ नहीं बैठता। दूसरा पकवान चाहिए तो "${found.name} नहीं" लिखिए।`,
          ),
    topic: { act: 'planRecipe', foods: [food.id] },
  };
}

/** Answers from a recipe: steps, amounts, time, servings, nutrients; undefined if the message asks for none. */
export const answerOfRecipe = (asked: AskedOfRecipe): FactAnswer | undefined => {
  const isOpen = asked.message.isQuestion || isFragment(asked) || asked.message.rest.length < 3;
  return isOpen ? (substitute(asked) ?? amounts(asked) ?? atHand(asked) ?? facts(asked) ?? steps(asked)) : undefined;
};
