import type { DietChange, DietPlan } from '../../../contract/assistant/diet.ts';
import type { DietRequest } from '../../../contract/assistant/diet-request.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';

const isAsking = /\b(what|why|how|when|which|is|are|kya|kyun|kaise|kab)\b[^?]*\?|^\s*(what|why|how|which|when|kya|kyun|kaise)\b/i;
const food = String.raw`([\p{L}][\p{L}\p{M} ]{1,30}?)`;
const end = String.raw`(?=\s*(?:$|[.,!?;]|\b(?:please|anymore|any more|for|in|from|with|instead|on|at)\b))`;
const swapped = new RegExp(String.raw`\b(?:swap|replace|change|instead of|another)\b(?: out| the| my)*\s+${food}${end}`, 'iu');
const avoided = new RegExp(
  String.raw`\b(?:no|without|remove|leave out|not any|hate|dislike|don'?t like|do not like|stop)\b(?: the| my| any| more)*\s+${food}${end}`,
  'iu',
);
const hindiAvoided = new RegExp(String.raw`\b${food}\s+(?:hatao|hata do|nahi|nahin|mat do|badal(?: do)?)\b`, 'iu');
const allowed = new RegExp(String.raw`\b(?:bring back|allow|i do eat|i like)\b(?: the| my)*\s+${food}${end}`, 'iu');
const numberWords: Readonly<Record<string, number>> = { three: 3, four: 4, five: 5, six: 6, teen: 3, char: 4, paanch: 5 };
const meals = /\b(\d|three|four|five|six|teen|char|paanch)\s+(?:meals?|times|baar)\b/i;

/** The change that words ask for in a diet plan; undefined if they ask for none. */
export function readDietChange(text: string, plan: DietPlan, request: DietRequest): DietChange | undefined {
  return isAsking.test(text) ? undefined : meant(text, plan, request);
}

function meant(text: string, plan: DietPlan, request: DietRequest): DietChange | undefined {
  const count = meals.exec(text)?.[1]?.toLowerCase();
  if (count) return { kind: 'meals', meals: numberWords[count] ?? Number(count) };
  if (/\b(fewer|less|kam)\b.*\bmeals?\b/i.test(text)) return { kind: 'meals', meals: request.meals - 1 };
  if (/\b(more|extra|zyada|jyada)\b.*\bprotein\b/i.test(text)) return { kind: 'moreProtein' };
  if (/\b(cheap|cheaper|budget|sasta|saste)\b/i.test(text)) return { kind: 'cheaper' };
  if (/\b(less|fewer|kam)\b.*\b(kcal|calories|food)\b/i.test(text)) return { kind: 'kcal', by: -150 };
  if (/\b(more|zyada)\b.*\b(kcal|calories|food)\b|\b(still hungry|bhookh)\b/i.test(text)) return { kind: 'kcal', by: 150 };
  if (/\b(another|different|new|fresh|doosri|dusra)\b.*\b(plan|week|one|menu)\b/i.test(text)) return { kind: 'another' };
  const allow = allowed.exec(text)?.[1];
  if (allow) return { kind: 'allow', food: allow.trim() };
  const swap = swapped.exec(text)?.[1];
  if (swap) return { kind: 'swapFood', food: swap.trim() };
  const avoid = avoided.exec(text)?.[1] ?? hindiAvoided.exec(text)?.[1];
  return avoid && namesFood(avoid, plan) ? { kind: 'avoid', food: avoid.trim() } : undefined;
}

/** Whether the week contains something of this name; other foods are left to the chips, which know allergies and ways of eating. */
function namesFood(said: string, plan: DietPlan): boolean {
  const word = said.trim().toLowerCase().replace(/e?s$/, '');
  return plan.days.some(({ meals: all }) =>
    all.some(({ items }) => items.some(({ name, ingredients }) => [name, ...ingredients].some((one) => one.toLowerCase().includes(word)))),
  );
}

const answers: Record<PlanLanguage, (change: DietChange) => string> = {
  english: (change) => {
    switch (change.kind) {
      case 'avoid':
        return `There is no ${change.food} in the week any more, nor in the list to shop.`;
      case 'swapFood':
        return `I took something else for ${change.food} and set the amounts of those days again.`;
      case 'allow':
        return `${change.food} may come again.`;
      case 'meals':
        return `The week has ${change.meals} meals a day now; the energy of a day is the same.`;
      case 'moreProtein':
        return 'The week has more protein now, with the same energy.';
      case 'cheaper':
        return 'The week costs less now: more pulses, grains and what is in season.';
      case 'kcal':
        return change.by < 0
          ? 'The days have a little less energy now, and never under the safe floor.'
          : 'The days have a little more energy now.';
      case 'another':
        return 'Here is another week for the same wishes. The one before is kept.';
      case 'swapDays':
        return 'The two days have traded their meals.';
      case 'mealsWith':
        return {
          noCooking: 'Nothing is cooked there now, only put together; everything else stays as it was.',
          cheaper: 'That is cheaper now; everything else stays as it was.',
          quicker: 'Nothing there takes more than a quarter of an hour now; everything else stays as it was.',
        }[change.way];
      case 'items':
        return 'Changed; everything else stays as it was.';
      case 'mealTime':
        return `That meal is at ${change.at} now, on every day.`;
    }
  },
  hindi: (change) => {
    switch (change.kind) {
      case 'avoid':
        return `अब हफ़्ते में और ख़रीद की सूची में ${change.food} नहीं है।`;
      case 'swapFood':
        return `${change.food} की जगह कुछ और रखा और उन दिनों की मात्रा फिर से तय की।`;
      case 'allow':
        return `${change.food} फिर आ सकता है।`;
      case 'meals':
        return `अब दिन में ${change.meals} बार भोजन है; दिन की ऊर्जा वही है।`;
      case 'moreProtein':
        return 'अब उतनी ही ऊर्जा में ज़्यादा प्रोटीन है।';
      case 'cheaper':
        return 'अब हफ़्ता सस्ता है: ज़्यादा दालें, अनाज और मौसमी चीज़ें।';
      case 'kcal':
        return change.by < 0 ? 'अब दिनों में थोड़ी कम ऊर्जा है, पर सुरक्षित सीमा से नीचे कभी नहीं।' : 'अब दिनों में थोड़ी ज़्यादा ऊर्जा है।';
      case 'swapDays':
        return 'दोनों दिनों का खाना अब आपस में बदल गया।';
      case 'mealsWith':
        return {
          noCooking: 'वहाँ अब कुछ पकाना नहीं है, बस जोड़ना है; बाक़ी सब वैसा ही है।',
          cheaper: 'वह अब सस्ता है; बाक़ी सब वैसा ही है।',
          quicker: 'वहाँ अब किसी चीज़ में पंद्रह मिनट से ज़्यादा नहीं लगते; बाक़ी सब वैसा ही है।',
        }[change.way];
      case 'items':
        return 'बदल दिया; बाक़ी सब वैसा ही है।';
      case 'mealTime':
        return `अब यह भोजन रोज़ ${change.at} पर है।`;
      case 'another':
        return 'उन्हीं शर्तों पर यह दूसरा हफ़्ता है। पिछला रखा हुआ है।';
    }
  },
};

/** The answer in the conversation after a change. */
export const dietChangeAnswer = (change: DietChange, language: PlanLanguage): string => answers[language](change);

/** The answer if the energy of a plan must not be reduced. */
export const notLessAnswers: Record<PlanLanguage, string> = {
  english:
    'This plan keeps to the energy you spend and does not go below it, so I left it as it is. If your weight worries you, a doctor or dietitian can help you further.',
  hindi:
    'यह योजना उतनी ही ऊर्जा पर रहती है जितनी आप खर्च करते हैं, उससे नीचे नहीं जाती, इसलिए मैंने इसे वैसा ही रखा। वज़न की चिंता हो तो डॉक्टर या आहार विशेषज्ञ मदद कर सकते हैं।',
};

/** The answer if the week does not contain what should be exchanged. */
export const notThereAnswer = (food: string, language: PlanLanguage): string =>
  language === 'hindi' ? `इस हफ़्ते में ${food} है ही नहीं।` : `There is no ${food} in this week, so there is nothing to exchange.`;
