import type { DietPlan } from '../../../../contract/assistant/diet.ts';
import type { DietRequest } from '../../../../contract/assistant/diet-request.ts';
import { weekdayNames } from '../../../../contract/assistant/weekdays.ts';
import { minuteOf } from '../../part/index.ts';
import type { WishAnswers } from '../../wishes/index.ts';
import { early, lasts, sportOn } from '../around-sport.ts';

/** A main meal so near before sport lies in the stomach; one with protein comes so soon afterwards; its grams of protein. */
const [leastBefore, soonAfter, leastProtein] = [120, 180, 12] as const;

/** Whether the meals of every day with sport leave room for it, and one with protein follows it. */
const isAroundSport = (plan: DietPlan, request: DietRequest): boolean =>
  plan.days.every(({ meals }, day) => {
    const at = sportOn(request, day);
    if (at === undefined) return true;
    const main = meals.filter(({ key }) => key === 'breakfast' || key === 'lunch' || key === 'dinner');
    const isClear = main.every((meal) => minuteOf(meal.at) <= at - leastBefore || minuteOf(meal.at) >= at + lasts);
    const after = meals.some(
      (meal) => minuteOf(meal.at) >= at + lasts && minuteOf(meal.at) <= at + soonAfter && meal.total.protein >= leastProtein,
    );
    return isClear && after;
  });

/** What a diet plan says about the hour of training or of a match. */
export const answersOnSport: Required<Pick<WishAnswers<DietRequest, DietPlan>, 'sportAt'>> = {
  sportAt: {
    says: ({ at, days }) => {
      const on = (language: 'english' | 'hindi') => (days.length > 0 ? weekdayNames(days, language) : '');
      const isEarly = minuteOf(at) < early;
      const english = isEarly
        ? 'a bite of fruit half an hour before, and breakfast with its protein afterwards'
        : 'the last main meal two to three hours before, something light before it, and a meal with protein within three hours of the start';
      const hindi = isEarly
        ? 'आधा घंटा पहले थोड़ा फल, और बाद में प्रोटीन वाला नाश्ता'
        : 'मुख्य भोजन दो-तीन घंटे पहले, उससे ठीक पहले कुछ हल्का, और शुरू होने के तीन घंटे के भीतर प्रोटीन वाला भोजन';
      return {
        english: `Meals around sport at ${at}${days.length > 0 ? ` on ${on('english')}` : ''}: ${english}.`,
        hindi: `${on('hindi')} ${at} बजे के खेल के आसपास भोजन: ${hindi}।`.trim(),
      };
    },
    whyNot: (_value, plan, request) =>
      isAroundSport(plan, request)
        ? undefined
        : {
            english:
              'With your other hours not every meal keeps its distance from sport. Eat something light an hour before, and the next meal with its protein within two hours afterwards.',
            hindi: 'आपके बाकी समय के साथ हर भोजन खेल से दूर नहीं रहता। एक घंटा पहले कुछ हल्का लें, और अगला प्रोटीन वाला भोजन खेल के दो घंटे के भीतर।',
          },
  },
};
