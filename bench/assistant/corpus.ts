import { readFileSync } from 'node:fs';
import { answerFromCorpus } from '../../src/server/assistant/corpus/answer-from-corpus.ts';
import { findPassages } from '../../src/server/assistant/corpus/find-passages.ts';

export type AskedQuestion = {
  readonly question: string;
  /** The passages that answer it, assigned after both were written; empty if the corpus has none. */
  readonly answers: readonly string[];
  /**
   * The questions that weights are learned from are in src/data/corpus/training, and none of them is here. `test` was read once, when word
   * meanings were added. `held-out` was written before its author had read a passage, and its answers were assigned afterwards; it was used
   * to compare search methods, but no number was fitted to it.
   */
  readonly set: 'test' | 'held-out';
  /** `first`: before the same author wrote passages; `second`: afterwards, without looking at them. */
  readonly written: 'first' | 'second';
};
type Figures = {
  readonly answerable: number;
  readonly recallAt1: number;
  readonly recallAt3: number;
  readonly answered: number;
  readonly sureAndWrong: number;
  readonly unanswerable: number;
  readonly askedBack: number;
};

const file = new URL('./corpus-questions.json', import.meta.url);
const corpusQuestions = JSON.parse(readFileSync(file, 'utf8')) as readonly AskedQuestion[];

const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 1000);
const idsFound = (question: string) => findPassages(question).map(({ passage }) => passage.id);
const answerTo = (text: string) => answerFromCorpus({ text, language: 'english', history: [] });

function isRight({ question, answers }: AskedQuestion): boolean {
  const { passages, text } = answerTo(question);
  return passages.some((passage) => answers.includes(passage.id) && text.includes(passage.text));
}

/**
 * How well our passages answer one set of questions. `recallAt1`: the first passage answers it; `sureAndWrong`: the engine is certain and
 * no shown passage answers it.
 */
export function measureCorpus(set: AskedQuestion['set'], questions = corpusQuestions): Figures {
  const asked = questions.filter((question) => question.set === set);
  const answerable = asked.filter(({ answers }) => answers.length > 0);
  const others = asked.filter(({ answers }) => answers.length === 0);
  const within = (most: number) =>
    answerable.filter(({ question, answers }) =>
      idsFound(question)
        .slice(0, most)
        .some((id) => answers.includes(id)),
    );
  const sure = answerable.filter(({ question }) => answerTo(question).isSure);
  return {
    answerable: answerable.length,
    recallAt1: share(within(1).length, answerable.length),
    recallAt3: share(within(3).length, answerable.length),
    answered: share(sure.length, answerable.length),
    sureAndWrong: share(sure.filter((question) => !isRight(question)).length, answerable.length),
    unanswerable: others.length,
    askedBack: share(others.filter(({ question }) => !answerTo(question).isSure).length, others.length),
  };
}

if (import.meta.main) console.table({ test: measureCorpus('test'), heldOut: measureCorpus('held-out') });
