import type { ChatMessage, Source } from '../../../contract/assistant/chat.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { corpusTexts } from './corpus-texts.ts';
import { findPassages } from './find-passages.ts';
import type { Passage } from './passage.ts';
import { termsOf } from './passage-words.ts';
import { asksForMedicine, otherSubjects } from './search-subjects.ts';
import { wordsOf } from './terms.ts';

export type CorpusAnswer = {
  readonly text: string;
  readonly sources: readonly Source[];
  /** What a model may lean on. */
  readonly passages: readonly Passage[];
  /** Whether the question was answered, and not asked back. */
  readonly isSure: boolean;
};
type Question = { readonly text: string; readonly language: PlanLanguage; readonly history: readonly ChatMessage[] };

/** How near a passage must be, and how near to the first a second one that is shown too. Set on the `dev` questions of bench/assistant. */
const scoreNeeded = 0.5;
const scoreNeededElsewhere = 0.8;
const secondShare = 0.85;
/** One word alone, which several passages know about as well, is asked back unless one of them is named so. */
const sureOfOneWord = 0.95;
/** A question of fewer words leans on the one before it, as 'and for children?'. */
const shortQuestion = 3;

/** Answers from our own passages with their sources, or asks back where none is near enough. */
export function answerFromCorpus({ text, language, history }: Question): CorpusAnswer {
  const before = history.findLast(({ sender }) => sender === 'USER')?.messageContent ?? '';
  const isFollowUp = before !== '' && termsOf(text).length < shortQuestion;
  const found = findPassages(isFollowUp ? `${text} ${before}` : text);
  const [first, second, third] = found;
  const say = corpusTexts[language];
  if (asksForMedicine(text)) return { text: say.medicine, sources: [], passages: [], isSure: false };
  const isElsewhere = wordsOf(text).some((word) => otherSubjects.has(word.toLowerCase()));
  const isVague =
    termsOf(text).length === 1 && !isFollowUp && first && third && first.score < sureOfOneWord && third.score > first.score * secondShare;
  if (!first || isVague || first.score < (isElsewhere ? scoreNeededElsewhere : scoreNeeded)) {
    const titles = found.map(({ passage }) => `• ${passage.title}`).join('\n');
    return { text: found.length > 0 ? `${say.unsure}\n${titles}` : say.unknown, sources: [], passages: [], isSure: false };
  }
  const near = second && second.score > first.score * secondShare ? [first.passage, second.passage] : [first.passage];
  const words = near.map((passage) => (language === 'hindi' ? passage.hindi : passage.text)).join('\n\n');
  return { text: words, sources: near.map(({ source }) => source), passages: found.map(({ passage }) => passage), isSure: true };
}
