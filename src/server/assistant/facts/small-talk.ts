import { talkEnglish, talkHindi, type TalkKind } from '../../../data/product/small-talk.ts';
import type { Asked, FactAnswer } from './fact-answer.ts';

/** An answer to small talk, with a way back to the task; jokes take turns. */
export function smallTalk(kind: TalkKind, { language, topic }: Pick<Asked, 'language' | 'topic'>): FactAnswer {
  const answers = (language === 'hindi' ? talkHindi : talkEnglish)[kind];
  const before = topic?.act === 'smallTalk' && topic.about === kind ? topic.shown : 0;
  return { text: answers[before % answers.length] ?? '', topic: { act: 'smallTalk', about: kind, shown: before + 1 } };
}
