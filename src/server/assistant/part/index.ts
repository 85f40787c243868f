/** The interface of a kind of plan, and what all kinds share: seeded random numbers, days of a plan, words that ask for a change. */
export { applyChips, definePart, withoutAnswers } from './define-part.ts';
export type { PlanEntry, PlanItem, PlanPart, Planner, TeamDay } from './define-part.ts';
export { weightedRandom, type WeightedRandom } from './weighted-random.ts';
export { dayAfter, dayInWeek, minuteOf, weekdayOf } from './plan-days.ts';
export { seededChance, type Chance } from './seeded-chance.ts';
export { isAsking, namedIn, numberIn, swapWords } from './words-of-change.ts';
export { finish, finishInPieces, type Steps } from './steps.ts';
