import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { certaintySignals, type Signals } from '../../src/server/assistant/corpus/certainty-signals.ts';
import { mostSeen, passagesShown } from '../../src/server/assistant/corpus/answer-from-corpus.ts';
import { findPassages } from '../../src/server/assistant/corpus/find-passages.ts';
import { asksForMedicine } from '../../src/server/assistant/corpus/search-subjects.ts';

type AskedQuestion = {
  readonly question: string;
  /** The passages that answer it; empty if the corpus has none. */
  readonly answers: readonly string[];
};
/** `isRight`: one of the passages that would be shown answers the question. */
export type Row = { readonly signals: Signals; readonly isAnswerable: boolean; readonly isRight: boolean };

const file = new URL('../../src/data/corpus/training/questions.json', import.meta.url);

/**
 * The training questions with what the search finds for them, without those that are never answered because they ask for a medicine. The
 * questions of bench/assistant are never among them.
 */
export function trainingRows(): Row[] {
  const asked = JSON.parse(readFileSync(file, 'utf8')) as readonly AskedQuestion[];
  return asked.flatMap(({ question, answers }) => {
    const found = findPassages(question, mostSeen);
    const signals = certaintySignals(question, found);
    if (!signals || asksForMedicine(question)) return [];
    const isRight = passagesShown(found).some(({ passage }) => answers.includes(passage.id));
    return [{ signals, isAnswerable: answers.length > 0, isRight }];
  });
}

/** A hash of the questions and of what the search finds for them, to detect outdated weights. */
export const hashOf = (rows: readonly Row[]): string => {
  const text = rows.map(({ signals, isAnswerable, isRight }) => [...signals.map((value) => value.toFixed(6)), isAnswerable, isRight]);
  return createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 32);
};
