import { relative } from 'node:path';
import type { Stryker } from '@stryker-mutator/core';

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

type Counts = { killed: number; survived: number; ignored: number; percent: number };
export type Score = Counts & { name: string; files: readonly (Counts & { name: string })[] };

/** The percentage of its mutants that the tests of a group have to notice. */
export const wantedScore = 85;

/**
 * Mutants that no test reaches count as survived; those that never end as killed, and those with which a test file cannot be loaded, because
 * both fail a run.
 */
function count(mutants: readonly MutantResult[]): Counts {
  const among = (...statuses: MutantResult['status'][]) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const killed = among('Killed', 'Timeout', 'RuntimeError');
  const survived = among('Survived', 'NoCoverage');
  return {
    killed,
    survived,
    ignored: among('Ignored', 'CompileError'),
    percent: (100 * killed) / (killed + survived || 1),
  };
}

export function scoreOf(name: string, mutants: readonly MutantResult[]): Score {
  const files = [...Map.groupBy(mutants, ({ fileName }) => fileName)].map(([file, found]) => ({
    name: relative('', file),
    ...count(found),
  }));
  return { name, ...count(mutants), files };
}

const line = ({ name, killed, survived, ignored, percent }: Counts & { name: string }) =>
  `${name.padEnd(60)}${[killed + survived, killed, survived, ignored].map((figure) => String(figure).padStart(9)).join('')}${percent.toFixed(1).padStart(9)}`;

/** One line per group, per file and in all. */
export function printScores(scores: readonly Score[]): void {
  const heads = ['mutants', 'killed', 'survived', 'ignored', 'score'].map((head) => head.padStart(9)).join('');
  const killed = scores.reduce((sum, score) => sum + score.killed, 0);
  const survived = scores.reduce((sum, score) => sum + score.survived, 0);
  const ignored = scores.reduce((sum, score) => sum + score.ignored, 0);
  const total = { name: 'all', killed, survived, ignored, percent: (100 * killed) / (killed + survived || 1) };
  const lines = scores.flatMap((score) => [line(score), ...score.files.map((file) => line({ ...file, name: `  ${file.name}` }))]);
  process.stdout.write(`\n${[`${''.padEnd(60)}${heads}`, ...lines, line(total)].join('\n')}\n`);
}
