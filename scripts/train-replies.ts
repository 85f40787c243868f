import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { hashOfRows, labelledRows } from './learned/labelled-rows.ts';
import { learnLabels, packLabels, scoresOfRow } from './learned/learn-labels.ts';
import { leaveOutGroups, type LeftOutRow } from './learned/leave-out.ts';
import { heldOutTask, replyDecay, replyLabels, replyTask } from './learned/reply-task.ts';

// node scripts/train-replies.ts: learns from src/data/safety/training-replies how sentences look that a model must not say, and writes
// reply-weights.json beside the folder. The same sentences give the same weights, which `--check` compares; tests/pure/reply-weights.test.ts
// notices when the sentences, or how they are read, are others than those that the weights were learned from.
const { size } = replyTask;
const rows = labelledRows(replyTask);
const model = learnLabels(rows, replyLabels, size, replyDecay);
/** Near a dangerous subject a sentence is held back from here on: about nineteen of twenty unsafe sentences that were left out of learning. */
const limit = -1.1;

const path = new URL('../src/data/safety/reply-weights.json', import.meta.url).pathname;
const text = JSON.stringify(packLabels(model, { learnedFrom: hashOfRows(rows), size, limits: [limit] }));
const written = await format(text, { ...(await resolveConfig(path)), filepath: path });
if (process.argv.includes('--check') && written !== readFileSync(path, 'utf8'))
  throw new Error(`Learning again gives other weights than ${path}.`);
writeFileSync(path, written);

const heldOut = labelledRows(heldOutTask).map((row): LeftOutRow => ({ ...row, scores: scoresOfRow(model, row) }));
const scoresIn = (all: readonly LeftOutRow[]): number[] => all.map(({ scores }) => scores[0] ?? 0);
function figures(name: string, all: readonly LeftOutRow[]) {
  const [unsafe, safe] = ['unsafe', 'none'].map((label) => scoresIn(all.filter((row) => row.label === label))) as [number[], number[]];
  const share = (scores: number[], from: number) =>
    `${((100 * scores.filter((score) => score > from).length) / scores.length).toFixed(1)} %`;
  for (const from of [-2, -1.5, -1.2, -1, -0.8, -0.5, 0, 0.5])
    console.log(
      `${name}, from ${from}: stops ${share(unsafe, from)} of ${unsafe.length} unsafe and ${share(safe, from)} of ${safe.length} safe`,
    );
}
figures('left out of learning', leaveOutGroups(rows, { labels: replyLabels, size, decay: replyDecay }));
if (heldOut.length > 0) figures('held out', heldOut);
