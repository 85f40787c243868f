import type { Figure } from '../report.ts';

/** One thing that somebody who knows the subject would object to; the worst have the highest badness. */
export type Finding = { readonly says: string; readonly badness: number };

/** A figure with the findings behind it. */
export type Judged = { readonly figure: Figure; readonly findings: readonly Finding[] };

export const perCent = (count: number, of: number): number => (of === 0 ? 0 : (100 * count) / of);

/** What findings have in common that differ by place, person and numbers. */
const kindOf = (says: string) =>
  says
    .replace(/^(day|week|plan|shopping)\b[^:]*: /, '')
    .replace(/ \([^()]*\)$/, '')
    .replace(/[\d.½¼¾]+/g, '#');

/** The worst finding of every kind, with how many there are. */
function worst(findings: readonly Finding[], most: number): string[] {
  const kinds = new Map<string, { readonly finding: Finding; readonly count: number }>();
  for (const finding of findings) {
    const known = kinds.get(kindOf(finding.says));
    const isWorse = !known || finding.badness > known.finding.badness;
    kinds.set(kindOf(finding.says), { finding: isWorse ? finding : known.finding, count: (known?.count ?? 0) + 1 });
  }
  return [...kinds.values()]
    .sort((one, other) => other.finding.badness - one.finding.badness || other.count - one.count)
    .slice(0, most)
    .map(({ finding, count }) => (count === 1 ? finding.says : `${finding.says}, and ${count - 1} like it`));
}

/** Prints every figure that misses its limit, and the worst examples of all that have some. */
export function showWorst(judged: readonly Judged[], most = 10): void {
  for (const { figure, findings } of judged) {
    const verdict = figure.isReached === undefined ? '    ' : figure.isReached ? 'ok  ' : 'MISS';
    process.stdout.write(`${verdict} ${figure.name}: ${figure.value} ${figure.unit} ${figure.mark ?? ''}\n`);
    for (const says of worst(findings, most)) process.stdout.write(`       ${says}\n`);
  }
}
