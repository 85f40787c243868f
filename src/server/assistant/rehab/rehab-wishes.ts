import { equipment } from '../../../contract/assistant/words.ts';
import { nameOfEquipment } from '../../../contract/assistant/constraint-labels.ts';
import type { RehabPlan, RehabRequest } from '../../../contract/assistant/rehab.ts';
import { sportName } from '../../../contract/sports.ts';
import type { WishRules } from '../wishes/index.ts';

/** What a rehab plan says about wishes in words. */
export const rehabWishes: WishRules<RehabRequest, RehabPlan> = {
  read: () => [],
  answers: {
    days: {
      says: (value) => ({ english: `Exercises on ${value} days a week.`, hindi: `हफ़्ते में ${value} दिन कसरत।` }),
      whyNot: (value, _plan, { daysPerWeek }) =>
        daysPerWeek === value
          ? undefined
          : {
              english: `Healing needs at least ${daysPerWeek} days a week.`,
              hindi: `चोट भरने के लिए हफ़्ते में कम से कम ${daysPerWeek} दिन चाहिए।`,
            },
    },
    sport: {
      says: (value) => ({
        english: `The last steps lead back to ${sportName(value) ?? 'your sport'}.`,
        hindi: `आख़िरी कदम ${sportName(value) ?? 'आपके खेल'} में वापसी के हैं।`,
      }),
      whyNot: (value, _plan, { sportId }) =>
        sportId === value
          ? undefined
          : { english: 'The plan leads back to the sport that is chosen above.', hindi: 'प्लान ऊपर चुने गए खेल में वापसी का है।' },
    },
    without: {
      says: (value) => ({
        english: `No exercise needs: ${equipment[value].toLowerCase()}.`,
        hindi: `किसी कसरत में ${nameOfEquipment(value, 'hindi')} नहीं चाहिए।`,
      }),
      whyNot: (value, _plan, request) =>
        request.equipment.includes(value) ? { english: 'It is ticked above.', hindi: 'यह ऊपर चुना हुआ है।' } : undefined,
    },
    equipment: {
      says: (value) =>
        value === 'none'
          ? { english: 'Nothing but floor, wall and chair.', hindi: 'केवल फ़र्श, दीवार और कुर्सी।' }
          : { english: `It may use: ${equipment[value].toLowerCase()}.`, hindi: `${nameOfEquipment(value, 'hindi')} काम आ सकता है।` },
      whyNot: (value, _plan, request) =>
        (value === 'none' ? request.equipment.length === 0 : request.equipment.includes(value))
          ? undefined
          : { english: 'What is ticked above counts instead.', hindi: 'इसकी जगह ऊपर चुनी हुई चीज़ें मानी गईं।' },
    },
  },
  examples: { english: "'4 days a week' or 'only a resistance band'", hindi: '‘हफ़्ते में 4 दिन’ या ‘केवल रेजिस्टेंस बैंड’' },
};
