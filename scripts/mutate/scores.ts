import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { describeMutant, type Mutant } from './describe-mutant.ts';
import type { Group } from './groups.ts';

export type Score = { readonly name: string; readonly killed: number; readonly survived: number; readonly percent: number };

/** The percentage of its mutants that the tests of a group have to notice. */
export const wantedScore = 85;

const among = (mutants: readonly Mutant[], ...statuses: Mutant['status'][]) => mutants.filter(({ status }) => statuses.includes(status));

/** Whether the tests could not run at all: that says nothing about the mutant. */
const isCrash = ({ status, statusReason = '' }: Mutant): boolean =>
  status === 'RuntimeError' && statusReason.includes('Test runner crashed');

/**
 * Prints the mutants of a group that no test noticed, and counts. Mutants that no test reaches count as survived, and those whose tests could
 * not run; those that never end as killed, and those with which a test file cannot be loaded, because both fail a run. The `equivalents` of a
 * group are not counted.
 */
export function scoreOf({ name, equivalents = [] }: Group, mutants: readonly Mutant[]): Score {
  const crashed = mutants.filter(isCrash);
  const killed = among(mutants, 'Killed', 'Timeout', 'RuntimeError').length - crashed.length;
  const survivors = [...among(mutants, 'Survived', 'NoCoverage'), ...crashed].map((mutant) => ({
    ...mutant,
    ...describeMutant(mutant, readFileSync(mutant.fileName, 'utf8')),
  }));
  const isEqual = ({ change }: { change: string }) => equivalents.some((one) => change.includes(one.change));
  const counted = survivors.filter((one) => !isEqual(one));
  for (const { fileName, line, change, mutatorName, status } of counted)
    process.stdout.write(
      `${status === 'RuntimeError' ? 'not run' : 'survived'} ${relative('', fileName)}:${line} ${mutatorName}: ${change}\n`,
    );
  for (const { change } of equivalents.filter((one) => !survivors.some(({ change: found }) => found.includes(one.change))))
    process.stdout.write(`not among the survivors any more, so it need not be listed as equivalent: ${change}\n`);
  const survived = counted.length;
  return { name, killed, survived, percent: (100 * killed) / (killed + survived || 1) };
}

const line = ({ name, killed, survived, percent }: Score) =>
  `${name.padEnd(16)}${[killed + survived, killed, survived].map((figure) => String(figure).padStart(10)).join('')}${percent.toFixed(1).padStart(10)}`;

/** One line for each group and one for all. */
export function printScores(scores: readonly Score[]): void {
  const killed = scores.reduce((sum, score) => sum + score.killed, 0);
  const survived = scores.reduce((sum, score) => sum + score.survived, 0);
  const heads = ['mutants', 'killed', 'survived', 'score'].map((head) => head.padStart(10)).join('');
  const all = { name: 'all', killed, survived, percent: (100 * killed) / (killed + survived || 1) };
  const missed = scores.filter(({ percent }) => percent < wantedScore).map(({ name }) => name);
  const verdict = missed.length === 0 ? `Every group has ${wantedScore} % or more.` : `Less than ${wantedScore} %: ${missed.join(', ')}.`;
  process.stdout.write(`\n${[`${'group'.padEnd(16)}${heads}`, ...scores.map(line), line(all), verdict].join('\n')}\n`);
}
