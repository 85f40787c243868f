import type { FactAnswer } from '../facts/index.ts';
import type { AskedOfPlan } from './asked-of-plan.ts';
import { ofMeals } from './pointed-at-meals.ts';
import { ofSession } from './pointed-at-session.ts';
import { inLanguage } from '../facts/index.ts';
import { asksToSkip, pointsAt } from './pointing.ts';

/** What is asked of the meal, day or session that the last answer showed, by words that only point at it; undefined for other questions. */
export function pointedFacts(asked: AskedOfPlan): FactAnswer | undefined {
  const { plan, topic } = asked;
  const pointing = pointsAt(asked);
  if (pointing === undefined || topic === null) return mayLeaveOut(asked);
  const text =
    plan.kind === 'diet' ? ofMeals(asked, plan, pointing) : plan.kind === 'workout' ? ofSession(asked, plan, pointing) : undefined;
  return text === undefined ? undefined : { text, topic };
}

/** Whether something of a week of meals or of a recipe may be left out, where nothing of it was shown before. */
function mayLeaveOut({ plan, message: { gloss, foods, meals }, language, topic }: AskedOfPlan): FactAnswer | undefined {
  if (foods.length + meals.length > 0 || !asksToSkip(gloss)) return undefined;
  if (plan.kind === 'diet')
    return {
      text: inLanguage(
        language,
        'You can: a dish or a meal that is left out once does no harm, only eat at the next one as planned. To skip it every week, or to have another in its place, say which one, such as "swap Tuesday’s lunch".',
        'छोड़ सकते हैं: एक बार कोई पकवान या भोजन छूट जाए तो नुक़सान नहीं, बस अगला भोजन योजना के अनुसार खाइए। हर हफ़्ते छोड़ना हो या उसकी जगह कुछ और, तो बताइए कौन सा, जैसे "मंगलवार का लंच बदलो"।',
      ),
      topic: topic ?? { act: 'change' },
    };
  if (plan.kind !== 'recipe') return undefined;
  return {
    text: inLanguage(
      language,
      'What only seasons it, such as chilli, coriander leaves or garam masala, you can leave out; what the dish is made of needs something in its place. Say which one, such as "no chilli", and I change the recipe and its figures.',
      'जो सिर्फ़ स्वाद के लिए है, जैसे मिर्च, हरा धनिया या गरम मसाला, छोड़ सकते हैं; जिससे पकवान बनता है उसकी जगह कुछ चाहिए। बताइए क्या, जैसे "मिर्च नहीं", तो विधि और आँकड़े बदल दूँगा।',
    ),
    topic: topic ?? { act: 'planRecipe' },
  };
}
