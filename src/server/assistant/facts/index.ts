/** Answers that are computed from our tables: foods and dishes. */
export type { Asked, FactAnswer } from './fact-answer.ts';
export { inLanguage } from './fact-answer.ts';
export { foodFacts } from './food-facts.ts';
export { joined as joinedList, nutrientAmount as nutrientText } from './nutrient-words.ts';
export { productFact } from './product-facts.ts';
export { smallTalk } from './small-talk.ts';
export { bodyFacts } from './body-facts.ts';
export { exerciseFacts } from './exercise-facts.ts';
export { bodySlotsIn } from './body-slots.ts';
export { exercisesByMuscle } from './exercises-by-muscle.ts';
export { reckonings } from './reckonings.ts';
