/** Short answers to what many people ask of food, training and the body, by the id of their topic. */
export { isAnsweredForTheYoung, reasonFor, sentencesWith, topicFor } from './answer-knowledge.ts';
export type { KnowledgeTopic } from './read-topics.ts';
