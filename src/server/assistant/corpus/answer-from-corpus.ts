import type { ChatMessage, Source } from '../../../contract/assistant/chat.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { corpusTexts } from './corpus-texts.ts';
import { findPassages, type Found } from './find-passages.ts';
import { insteadForTheYoung, passageForTheYoung } from './for-the-young.ts';
import type { Passage } from './passage.ts';
import { termsOf } from './passage-words.ts';
import { passages } from './read-passages.ts';
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
type Question = {
  readonly text: string;
  readonly language: PlanLanguage;
  readonly history: readonly ChatMessage[];
  /** Under 18: answered without deficits and powders. */
  readonly isYoung?: boolean;
};

/** How near a passage must be, and how near to the first a second one that is shown too. Set on the `dev` questions of bench/assistant. */
const scoreNeeded = 0.5;
const scoreNeededElsewhere = 0.8;
const secondShare = 0.85;
/** One word alone, which several passages know about as well, is asked back unless one of them is named so. */
const sureOfOneWord = 0.95;
/** A question of fewer words leans on the one before it, as 'and for children?', where it asks nothing by itself. */
const shortQuestion = 3;
const goesOn = /^\s*(and|or|but|also|what about|how about|aur|ya|और|या)\b/iu;

const passageOf = (id: string | undefined) => passages.find((passage) => passage.id === id);

/** The passages found, for the young each in the words that are for them. */
function fitFor(found: readonly Found[], isYoung: boolean): Found[] {
  if (!isYoung) return [...found];
  const fit = found.map(({ passage, score }) => ({ passage: passageOf(insteadForTheYoung[passage.id]) ?? passage, score }));
  return fit.filter(({ passage }, at) => fit.findIndex((other) => other.passage === passage) === at);
}

/** The question before this one; what was answered by a card leads nowhere further. */
function askedBefore(history: readonly ChatMessage[]): string {
  const last = history.findLastIndex(({ sender }) => sender === 'USER');
  return (history[last + 1]?.cards.length ?? 0) > 0 ? '' : (history[last]?.messageContent ?? '');
}

/** Answers from our own passages with their sources, or asks back where none is near enough. */
export function answerFromCorpus({ text, language, history, isYoung = false }: Question): CorpusAnswer {
  const alone = findPassages(text);
  const before = askedBefore(history);
  const isClear = (alone[0]?.score ?? 0) >= scoreNeeded && termsOf(text).length > 1 && !goesOn.test(text);
  const isFollowUp = before !== '' && termsOf(text).length < shortQuestion && !isClear;
  const found = fitFor(isFollowUp ? findPassages(`${text} ${before}`) : alone, isYoung);
  const [first, second, third] = found;
  const say = corpusTexts[language];
  const shown = (near: readonly Passage[]): CorpusAnswer => {
    const words = near.map((passage) => (language === 'hindi' ? passage.hindi : passage.text)).join('\n\n');
    return { text: words, sources: near.map(({ source }) => source), passages: found.map(({ passage }) => passage), isSure: true };
  };
  if (asksForMedicine(text)) return { text: say.medicine, sources: [], passages: [], isSure: false };
  const forTheYoung = isYoung ? passageOf(passageForTheYoung(text)) : undefined;
  if (forTheYoung) return shown([forTheYoung]);
  const isElsewhere = wordsOf(text).some((word) => otherSubjects.has(word.toLowerCase()));
  const isVague =
    termsOf(text).length === 1 && !isFollowUp && first && third && first.score < sureOfOneWord && third.score > first.score * secondShare;
  if (!first || isVague || first.score < (isElsewhere ? scoreNeededElsewhere : scoreNeeded)) {
    const titles = found.map(({ passage }) => `• ${passage.title}`).join('\n');
    return { text: found.length > 0 ? `${say.unsure}\n${titles}` : say.unknown, sources: [], passages: [], isSure: false };
  }
  const near = second && second.score > first.score * secondShare ? [first.passage, second.passage] : [first.passage];
  return shown(near);
}
