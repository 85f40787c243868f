import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { knowledgeTopicOf, type KnowledgeTopic } from './read-topics.ts';

/** What somebody under 18 is told instead; null where the passages answer, which give no dose of caffeine and no diet to minors. */
const forTheYoung: Readonly<Record<string, string | null>> = {
  creatine: 'creatine-young',
  whey: 'creatine-young',
  'whey-casein': 'creatine-young',
  bcaa: 'creatine-young',
  'caffeine-limit': null,
  beetroot: null,
  multivitamin: 'creatine-young',
  'multivitamin-when': 'creatine-young',
  'mass-gainer': 'creatine-young',
  'other-powders': 'creatine-young',
  'loss-rate': null,
  'belly-fat': null,
  plateau: null,
  testosterone: 'creatine-young',
  'fat-burner': 'creatine-young',
  'coffee-before': null,
  'lose-weight-how': null,
  'gain-weight-how': null,
  'fasting-sport': null,
  'body-fat': null,
  'cheat-meal': null,
};

/** Questions of an illness or an allergy are left to the passages that are about it. */
const ofIllness =
  /\b(allerg\w*|coeliac|celiac|intoleran\w*|epipen|anaphyla\w*|cancer|surgery|operation|dialysis|chemo\w*|heart attack|stroke|insulin)\b|एलर्जी|ऑपरेशन|कैंसर/iu;

/** Whether a topic has another answer for those under 18. */
export const isAnsweredForTheYoung = (id: string): boolean => (forTheYoung[id] ?? null) !== null;

/** The topic with an id as this person may read it; undefined where the young are answered otherwise, or an illness is spoken of. */
export function topicFor(id: string, text: string, isYoung: boolean): KnowledgeTopic | undefined {
  if (ofIllness.test(text)) return undefined;
  const topic = knowledgeTopicOf(isYoung && id in forTheYoung ? (forTheYoung[id] ?? null) : id);
  return isYoung && topic?.youngMay === false ? undefined : topic;
}

/** The reason behind a topic's answer, for a 'why?' after it; undefined if none is written. */
export function reasonFor(id: string | null, language: PlanLanguage): string | undefined {
  const topic = knowledgeTopicOf(id);
  if (!topic) return undefined;
  return topic.why?.[language === 'hindi' ? 1 : 0];
}

/** The sentences of a topic's answer that hold a word which a short question asks about, such as 'in teaspoons?'; undefined for none. */
export function sentencesWith(id: string | null, word: string, language: PlanLanguage): string | undefined {
  const text = knowledgeTopicOf(id)?.[language];
  const stem = word.toLowerCase().replace(/(es|s)$/, '');
  const found = stem.length < 4 ? [] : (text?.split(/(?<=[.।])\s+/) ?? []).filter((sentence) => sentence.toLowerCase().includes(stem));
  return found.length > 0 ? found.join(' ') : undefined;
}
