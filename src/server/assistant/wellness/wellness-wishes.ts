import type { WellnessPlan, WellnessRequest } from '../../../contract/assistant/wellness.ts';
import type { WishRules } from '../wishes/index.ts';

/** What a wellness plan says about wishes in words. */
export const wellnessWishes: WishRules<WellnessRequest, WellnessPlan> = {
  read: () => [],
  answers: {
    minutes: {
      says: (value) => ({ english: `At most ${value} minutes a day.`, hindi: `दिन में ज़्यादा से ज़्यादा ${value} मिनट।` }),
      whyNot: (value, { days }) => {
        const longest = Math.max(0, ...days.map(({ minutes }) => minutes));
        return longest <= value
          ? undefined
          : {
              english: `The smallest practices still come to ${longest} minutes on some days.`,
              hindi: `सबसे छोटे अभ्यास भी कुछ दिन ${longest} मिनट के होते हैं।`,
            };
      },
    },
  },
  examples: { english: "'15 minutes a day'", hindi: '‘दिन में 15 मिनट’' },
};
