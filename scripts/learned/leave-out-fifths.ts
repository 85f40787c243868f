import { seededChance } from '../../src/server/assistant/part/seeded-chance.ts';
import { chancesOfRow, learnSparse, type SparseRow } from './learn-sparse.ts';

/** A row as it is read by what was learned without its fifth: its place, its likeliest label and the chance of that. */
type LeftOut = { readonly at: number; readonly best: number; readonly chance: number };

/** Reads each fifth of the rows by what is learned from the other four. */
export function leaveOutFifths(rows: readonly SparseRow[], labels: number): LeftOut[] {
  const order = seededChance(5).shuffled(rows.map((_row, at) => at));
  return Array.from({ length: 5 }, (_, group) => {
    const others = order.filter((_at, place) => place % 5 !== group).flatMap((at) => rows[at] ?? []);
    const chances = chancesOfRow(learnSparse(others, labels));
    return order
      .filter((_at, place) => place % 5 === group)
      .map((at): LeftOut => {
        const found = chances(rows[at]?.groups ?? []);
        const best = found.indexOf(Math.max(...found));
        return { at, best, chance: found[best] ?? 0 };
      });
  }).flat();
}
