import type { SqlValues } from './sql-values.ts';
import type { Term } from './understand-keyword.ts';

const costOfMissing = 20;
const costOutsideTheName = 1;

/**
 * SQL for the difference between an entry `e` and the keyword; 0 is an exact match. Each term adds the cost of the entry's best meaning, 1
 * if it is not in the name, and 20 if it is missing.
 */
export function scoreOf(terms: readonly Term[], missing: number, values: SqlValues): string {
  const costs = terms.flatMap((term) => {
    const all = values.add(
      term.meanings.flatMap(({ words }) => words),
      'text[]',
    );
    return [costOfMeaning(term, missing > 0, values), `(case when e.name_words && ${all} then 0 else ${costOutsideTheName} end)`];
  });
  return costs.length === 0 ? '0' : costs.join(' + ');
}

/** The score of every match if there are too many to compare: all words as typed, none in the name. */
export const scoreOfMany = (terms: readonly Term[]): number => terms.length * costOutsideTheName;

function costOfMeaning({ meanings }: Term, mayMiss: boolean, values: SqlValues): string {
  const last = meanings.at(-1);
  if (last === undefined || (meanings.length === 1 && !mayMiss)) return String(last?.cost ?? 0);
  const tested = mayMiss ? meanings : meanings.slice(0, -1);
  const cases = tested.map(({ cost, words }) => `when e.words && ${values.add(words, 'text[]')} then ${cost}`);
  return `(case ${cases.join(' ')} else ${mayMiss ? costOfMissing : last.cost} end)`;
}
