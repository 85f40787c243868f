import { phraseAnswers } from '../../src/server/assistant/meal-wishes/phrase-answers.ts';
import { phraseClasses, phraseText } from '../../src/server/assistant/meal-wishes/phrase-kind.ts';
import type { LabelTask } from './labelled-rows.ts';

/** The kinds of phrases about meals that have an answer. */
export const mealPhraseLabels: readonly string[] = Object.keys(phraseAnswers);

export const mealPhraseTask: LabelTask = {
  files: ['phrases', 'phrases-2', 'asides'].map(
    (name) => new URL(`../../src/data/understanding/meal-phrases/${name}.txt`, import.meta.url),
  ),
  normalise: phraseText,
  size: 2 ** 12,
  classes: phraseClasses,
};
