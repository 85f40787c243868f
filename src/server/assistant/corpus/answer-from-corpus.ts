import type { ChatMessage, Source } from '../../../contract/assistant/chat.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { corpusTexts } from './corpus-texts.ts';
import { findPassages, type Found } from './find-passages.ts';
import { replacementsForMinors, passageForMinors } from './for-minors.ts';
import type { Passage } from './passage.ts';
import { termsOf } from './passage-words.ts';
import { passages } from './read-passages.ts';
import { asksForMedicine } from './search-subjects.ts';
import { isSureEnough } from './sure-enough.ts';
import { wordsOf } from './terms.ts';

export type CorpusAnswer = {
  readonly text: string;
  readonly sources: readonly Source[];
  /** The passages that a model may use. */
  readonly passages: readonly Passage[];
  /** Whether the question was answered instead of asked back. */
  readonly isSure: boolean;
  /** Whether a passage of the answer names allergens to warn of them. */
  readonly isOfAllergies: boolean;
  /** The passage that `text` asks about, if it is not sure. */
  readonly maybe?: Passage | undefined;
};
type Question = {
  readonly text: string;
  readonly language: PlanLanguage;
  readonly history: readonly ChatMessage[];
  /** Under 18: answers leave out deficits and powders. */
  readonly isYoung?: boolean;
};

/** A second passage is shown if its score is at least this share of the first. */
const secondShare = 0.75;
/** The number of passages to look at, in order to compare the first with the others, and the number to name or use. */
export const mostSeen = 4;
const mostNamed = 3;
/** A question with fewer words, such as 'and for children?', may depend on the previous one. */
const shortQuestion = 3;
/** A question with at least this many words stands alone even if only one of them names the subject: 'can I do deadlifts'. */
const wholeQuestion = 4;
/** A passage with a lower score is not even mentioned when asking back. */
const nearEnoughToName = 0.45;
const goesOn = /^\s*(and|or|but|also|what about|how about|aur|ya|और|या)(?=\s|[,.?]|$)/iu;

const notSure = { sources: [], passages: [], isSure: false, isOfAllergies: false } as const;
/** The passage with an id; undefined for an unknown one. */
export const passageWith = (id: string): Passage | undefined => passageOf(id);

/** The passage that is surely asked for, as this person may read it; undefined where a medicine is asked for. */
export function passageFor(id: string, text: string, isYoung: boolean): Passage | undefined {
  if (asksForMedicine(text)) return undefined;
  return passageOf(isYoung ? (passageForMinors(text) ?? replacementsForMinors[id] ?? id) : id);
}

const passageOf = (id: string | undefined) => passages.find((passage) => passage.id === id);

/** The passages that an answer consists of: the first, and the second if it fits nearly as well. */
export function passagesShown([first, second]: readonly Found[]): Found[] {
  if (!first) return [];
  return second && second.score > first.score * secondShare ? [first, second] : [first];
}

/** The passages found, replaced by their versions for minors where needed. */
function fitFor(found: readonly Found[], isYoung: boolean): Found[] {
  if (!isYoung) return [...found];
  const fit = found.map((one) => ({ ...one, passage: passageOf(replacementsForMinors[one.passage.id]) ?? one.passage }));
  return fit.filter(({ passage }, at) => fit.findIndex((other) => other.passage === passage) === at);
}

/** The previous question; a question that was answered by a safety card does not count. */
function askedBefore(history: readonly ChatMessage[]): string {
  const last = history.findLastIndex(({ sender }) => sender === 'USER');
  return (history[last + 1]?.cards.length ?? 0) > 0 ? '' : (history[last]?.messageContent ?? '');
}

/** Answers from our own passages with their sources, or asks back if none fits well enough. */
export function answerFromCorpus({ text, language, history, isYoung = false }: Question): CorpusAnswer {
  const alone = findPassages(text, mostSeen);
  const before = askedBefore(history);
  const isWhole = termsOf(text).length > 1 || wordsOf(text).length >= wholeQuestion;
  const isClear = isSureEnough(text, alone) && isWhole && !goesOn.test(text);
  const isFollowUp = before !== '' && termsOf(text).length < shortQuestion && !isClear;
  const asked = isFollowUp ? `${text} ${before}` : text;
  const seen = isFollowUp ? findPassages(asked, mostSeen) : alone;
  const found = fitFor(seen.slice(0, mostNamed), isYoung);
  const [first] = found;
  const say = corpusTexts[language];
  const shown = (near: readonly Passage[]): CorpusAnswer => {
    const words = near.map((passage) => (language === 'hindi' ? passage.hindi : passage.text)).join('\n\n');
    const isOfAllergies = near.some((passage) => passage.isOfAllergies);
    return {
      text: words,
      sources: near.map(({ source }) => source),
      passages: found.map(({ passage }) => passage),
      isSure: true,
      isOfAllergies,
    };
  };
  if (asksForMedicine(text)) return { ...notSure, text: say.medicine };
  const forTheYoung = isYoung ? passageOf(passageForMinors(text)) : undefined;
  if (forTheYoung) return shown([forTheYoung]);
  if (!first || !isSureEnough(asked, seen)) {
    const maybe = first && first.score >= nearEnoughToName ? first.passage : undefined;
    return { ...notSure, text: maybe ? say.unsure.replace('{title}', maybe.title) : say.unknown, maybe };
  }
  return shown(passagesShown(found).map(({ passage }) => passage));
}
