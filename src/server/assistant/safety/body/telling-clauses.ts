import { foldMessage } from '../../messages/index.ts';
import { asideIn, conceptsIn, deniesIn, themesIn } from './body-signs.ts';

/** What ends a clause in a typed text: a comma, the end of a sentence or line. A point within a number ends nothing. */
const ends = /((?:[,;।!?]|\.(?!\d))+\s*|\s*\n\s*)/u;

type Clause = { readonly words: string; readonly end: string };

function clausesIn(text: string): Clause[] {
  const pieces = text.split(ends);
  return pieces.flatMap((words, at) => (at % 2 === 0 && words.trim() ? [{ words, end: pieces[at + 1] ?? '' }] : []));
}

/** Whether a clause only says what a plan should be like, and nothing of the body, of long ago or of a film. `isCalm` judges words by the learned model. */
function isWish({ words }: Clause, isCalm: (roman: string) => boolean): boolean {
  const { roman } = foldMessage(words);
  return asideIn(roman) === undefined && themesIn(conceptsIn(roman).mentioned).length === 0 && isCalm(roman);
}

/**
 * The words of a plan's free text that may tell of the body, so that 'only 15 minutes a day' behind a comma neither adds nor removes a flag:
 * `together`, without the clauses that are a wish alone, and those that can be read `each`. A clause is not read by itself if another one may
 * deny it ('no chest pain, dizziness or cough') or says that all of it is long ago.
 */
export function tellingClauses(
  text: string,
  isCalm: (roman: string) => boolean,
): { readonly together: string; readonly each: readonly string[] } {
  const clauses = clausesIn(text);
  const telling = clauses.filter((clause) => !isWish(clause, isCalm));
  if (telling.length === 0) return { together: text, each: [] };
  const together = telling.length === clauses.length ? text : telling.map(({ words, end }) => words + end).join('');
  const { roman } = foldMessage(together);
  const mayBeRead = telling.length > 1 && asideIn(roman) === undefined && !deniesIn(roman);
  return { together, each: mayBeRead ? telling.map(({ words }) => words) : [] };
}
