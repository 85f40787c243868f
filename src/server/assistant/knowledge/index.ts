/** Short answers to what many people ask of food, training and the body, and the topics of Elevate, found by the concepts of a question. */
export { knowledgeFor, reasonFor, sentencesWith, topicFor } from './answer-knowledge.ts';
export { productTopicFor } from './find-product-topic.ts';
export type { KnowledgeTopic } from './read-topics.ts';
