import { writeFileSync } from 'node:fs';
import { hashOfRows, labelledRows, type LabelledRow } from './learned/labelled-rows.ts';
import { learnLabels, packLabels } from './learned/learn-labels.ts';
import { leaveOutGroups } from './learned/leave-out.ts';
import { intentFolder, intentTask, passageQuestions, talkTask } from './learned/intent-task.ts';
import type { LabelTask } from './learned/labelled-rows.ts';

// node scripts/train-intents.ts: learns what a message is about (how Elevate works, small talk, something foreign) and which kind of small
// talk it is, and prints how well it does.
function train(task: LabelTask, file: string): void {
  const rows: LabelledRow[] = [...labelledRows(task), ...passageQuestions(task)];
  const labels = [...new Set(rows.map(({ label }) => label))].filter((label) => label !== 'none').sort();
  const leftOut = leaveOutGroups(rows, { labels, size: task.size });

  /** A wrong answer costs as much as asking back four times, so a label needs a score at which nearly all are right. */
  const wrongCosts = 4;
  function limitOf(label: string, at: number): number {
    const top = leftOut.filter(({ scores }) => Math.max(...scores) === scores[at]);
    const values = [...new Set(top.map(({ scores }) => scores[at] ?? 0))].sort((a, b) => a - b);
    const gain = (limit: number) =>
      top.reduce((sum, row) => sum + ((row.scores[at] ?? 0) > limit ? (row.label === label ? 1 : -wrongCosts) : 0), 0);
    return [...values, -9].reduce((best, limit) => (gain(limit) > gain(best) ? limit : best), 9);
  }
  const limits = labels.map(limitOf);
  const chosen = leftOut.map(({ label, scores }) => {
    const at = scores.indexOf(Math.max(...scores));
    return { label, said: (scores[at] ?? 0) > (limits[at] ?? 0) ? (labels[at] ?? 'none') : 'none' };
  });
  const share = (some: typeof chosen, isRight: (one: (typeof chosen)[number]) => boolean) =>
    ((100 * some.filter(isRight).length) / Math.max(1, some.length)).toFixed(1);
  const ofLabels = chosen.filter(({ label }) => label !== 'none');
  const ours = chosen.filter(({ label }) => label === 'none');
  console.log(`${rows.length} rows, ${labels.length} labels`);
  console.log(
    `found ${share(ofLabels, ({ label, said }) => label === said)} %, another ${share(ofLabels, ({ label, said }) => said !== 'none' && label !== said)} %, none ${share(ofLabels, ({ said }) => said === 'none')} %`,
  );
  console.log(`ours taken for something else ${share(ours, ({ said }) => said !== 'none')} % of ${ours.length}`);
  const trained = learnLabels(rows, labels, task.size);
  writeFileSync(
    new URL(file, intentFolder),
    `${JSON.stringify(packLabels(trained, { learnedFrom: hashOfRows(rows), size: task.size, limits }))}\n`,
  );
  if (process.argv.includes('--why'))
    for (const [at, { label, said }] of chosen.entries()) if (label !== said) console.log(label, said, (leftOut[at] as LabelledRow).text);
}

train(intentTask, 'intent-weights.json');
train(talkTask, 'talk-weights.json');
