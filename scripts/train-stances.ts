import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { stances } from '../src/server/assistant/chips/stances.ts';
import { stanceTable } from '../src/server/assistant/chips/stance-features.ts';
import { hashOfRows } from './learned/labelled-rows.ts';
import { learnLabels, packLabels } from './learned/learn-labels.ts';
import { leaveOutGroups } from './learned/leave-out.ts';
import { stanceRows } from './learned/stance-task.ts';

// node scripts/train-stances.ts: learns from src/data/understanding/stances how a sentence stands to a food that it names, and writes
// stance-weights.json beside the folder. The same lines give the same weights; tests/pure/meal-wish-weights.test.ts checks it.
const { single, pairs } = stanceRows();
const rows = [...single, ...pairs];
const model = learnLabels(rows, stances, stanceTable);
const path = new URL('../src/data/understanding/stance-weights.json', import.meta.url).pathname;
const text = JSON.stringify(packLabels(model, { learnedFrom: hashOfRows(rows), size: stanceTable, limits: stances.map(() => 0) }));
writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));

const leftOut = leaveOutGroups(single, { labels: stances, size: stanceTable });
const share = (isRight: (row: (typeof leftOut)[number]) => boolean) =>
  `${((100 * leftOut.filter(isRight).length) / leftOut.length).toFixed(1)} %`;
const likeRule = (one: string) => (one === 'welcome' ? 'open' : one);
const guess = (scores: readonly number[]) => stances[scores.indexOf(Math.max(...scores))] ?? 'open';
for (const stance of stances) {
  const own = leftOut.filter(({ label }) => label === stance);
  const told = stances.map((one) => `${one} ${own.filter(({ scores }) => guess(scores) === one).length}`);
  console.log(`${stance}, ${own.length} left out of learning: ${told.join(', ')}`);
}
console.log(
  `right: rules alone ${share(({ label, ruled }) => likeRule(label) === ruled)}, the model alone ${share(({ label, scores }) => guess(scores) === label)}`,
);
if (process.argv.includes('--misses'))
  for (const { label, text: line, scores } of leftOut) if (guess(scores) !== label) console.log(`${label} as ${guess(scores)}: ${line}`);
