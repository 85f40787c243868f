/** Answers that are computed from our tables: foods and dishes. */
export type { Asked, FactAnswer } from './fact-answer.ts';
export { inLanguage } from './fact-answer.ts';
export { foodFacts } from './food-facts.ts';
export { joined as joinedList, nutrientAmount as nutrientText } from './nutrient-words.ts';
