import type { ChatMessage, Source } from '../../../contract/assistant/chat.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { corpusTexts } from './corpus-texts.ts';
import { findPassages, termsOf, type Found } from './find-passages.ts';
import type { Passage } from './passage.ts';

export type CorpusAnswer = {
  readonly text: string;
  readonly sources: readonly Source[];
  /** What a model may lean on. */
  readonly passages: readonly Passage[];
  /** Whether the question was answered, and not asked back. */
  readonly isSure: boolean;
};
type Question = { readonly text: string; readonly language: PlanLanguage; readonly history: readonly ChatMessage[] };

/** A share of the question's words that a passage must know, and how much nearer it must be than chance. Set on the questions in tests/pure/corpus. */
const shareNeeded = 0.5;
const scoreNeeded = 9;
const secondShare = 0.8;
/** A question of fewer words leans on the one before it, as 'and for children?'. */
const shortQuestion = 3;

const shareOf = ({ terms }: Found, asked: readonly string[]) => terms.length / Math.max(1, asked.length);

/** Answers from our own passages with their sources, or asks back where none is near enough. */
export function answerFromCorpus({ text, language, history }: Question): CorpusAnswer {
  const before = history.findLast(({ sender }) => sender === 'USER')?.messageContent ?? '';
  const own = termsOf(text);
  const isFollowUp = own.length < shortQuestion && before !== '';
  const asked = isFollowUp ? [...own, ...termsOf(before)] : own;
  const found = findPassages(isFollowUp ? `${text} ${before}` : text);
  const [first, second] = found;
  const say = corpusTexts[language];
  if (!first || first.score < scoreNeeded || shareOf(first, asked) < shareNeeded) {
    const titles = found.map(({ passage }) => `• ${passage.title}`).join('\n');
    return { text: found.length > 0 ? `${say.unsure}\n${titles}` : say.unknown, sources: [], passages: [], isSure: false };
  }
  const near = second && second.score > first.score * secondShare ? [first.passage, second.passage] : [first.passage];
  const words = near.map((passage) => (language === 'hindi' ? passage.hindi : passage.text)).join('\n\n');
  return { text: words, sources: near.map(({ source }) => source), passages: found.map(({ passage }) => passage), isSure: true };
}
