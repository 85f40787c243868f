import { seededChance } from '../../src/server/assistant/part/seeded-chance.ts';
import { learnLabels, scoresOfRow } from './learn-labels.ts';
import type { LabelledRow } from './labelled-rows.ts';

/** A row with its scores by a model that was trained without it. */
export type LeftOutRow<Row extends LabelledRow = LabelledRow> = Row & { readonly scores: readonly number[] };
type How = { readonly labels: readonly string[]; readonly size: number; readonly decay?: number };

function scoresOf<Row extends LabelledRow>(held: readonly Row[], others: readonly Row[], { labels, size, decay }: How): LeftOutRow<Row>[] {
  const model = learnLabels(others, labels, size, decay);
  return held.map((row) => ({ ...row, scores: scoresOfRow(model, row) }));
}

/** Cross-validation: every row scored by a model that was trained on the other groups of rows. */
export function leaveOutGroups<Row extends LabelledRow>(rows: readonly Row[], how: How, groups = 5): LeftOutRow<Row>[] {
  const mixed = seededChance(5).shuffled(rows);
  return Array.from({ length: groups }, (_, group) =>
    scoresOf(
      mixed.filter((_row, at) => at % groups === group),
      mixed.filter((_row, at) => at % groups !== group),
      how,
    ),
  ).flat();
}

/** The rows of one file scored by a model that was trained on the other files: closest to messages by strangers. */
export const leaveOutFile = (rows: readonly LabelledRow[], file: string, how: How): LeftOutRow[] =>
  scoresOf(
    rows.filter((row) => row.file === file),
    rows.filter((row) => row.file !== file),
    how,
  );

/** For each label the score that at most this share of the other rows is over, and never under `least`. */
export const limitsFor = (leftOut: readonly LeftOutRow[], labels: readonly string[], { share = 0.003, least = -0.5 } = {}): number[] =>
  labels.map((label, at) => {
    const others = leftOut
      .filter((row) => row.label !== label)
      .map(({ scores }) => scores[at] ?? 0)
      .sort((a, b) => b - a);
    return Math.max(least, others[Math.floor(others.length * share)] ?? least);
  });

/** How many of the rows with a label are over its limit, and how many rows without any label are over some limit. */
export function countRows(leftOut: readonly LeftOutRow[], labels: readonly string[], limits: readonly number[]) {
  const isOver = (row: LeftOutRow, at: number) => (row.scores[at] ?? 0) > (limits[at] ?? 0);
  const ofLabels = labels.map((label, at) => {
    const all = leftOut.filter((row) => row.label === label);
    return { label, rows: all.length, found: all.filter((row) => isOver(row, at)).length };
  });
  const none = leftOut.filter((row) => !labels.includes(row.label));
  return { ofLabels, none: none.length, alarms: none.filter((row) => labels.some((_, at) => isOver(row, at))).length };
}
