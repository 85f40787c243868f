import type { MeditationPlan } from '../../../contract/assistant/meditation-plan.ts';
import type { MeditationRequest } from '../../../contract/assistant/meditation.ts';
import type { WishRules } from '../wishes/index.ts';

/** What a meditation plan says about wishes in words. */
export const meditationWishes: WishRules<MeditationRequest, MeditationPlan> = {
  read: () => [],
  answers: {
    minutes: {
      says: (value) => ({ english: `Each session takes about ${value} minutes.`, hindi: `हर सत्र करीब ${value} मिनट का होगा।` }),
      whyNot: (value, { weeks }) => {
        const longest = Math.max(...weeks.flatMap(({ sessions }) => sessions.map(({ minutes }) => minutes)));
        return Math.abs(longest - value) <= Math.max(1, value * 0.1)
          ? undefined
          : {
              english: `Sessions take 3 to 45 minutes here; yours take ${longest}.`,
              hindi: `यहाँ सत्र 3 से 45 मिनट के होते हैं; आपके ${longest} मिनट के हैं।`,
            };
      },
    },
    days: {
      says: (value) => ({ english: `On ${value} days a week.`, hindi: `हफ़्ते में ${value} दिन।` }),
      whyNot: (value, { weeks }) => {
        const count = weeks[0]?.sessions.length ?? 0;
        return count === value
          ? undefined
          : { english: `The plan has ${count} days a week instead.`, hindi: `प्लान में इसकी जगह हफ़्ते में ${count} दिन हैं।` };
      },
    },
  },
  examples: { english: "'10 minutes' or '4 days a week'", hindi: '‘10 मिनट’ या ‘हफ़्ते में 4 दिन’' },
};
