import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { hashOfRows, labelledRows } from './learned/labelled-rows.ts';
import { learnLabels, packLabels } from './learned/learn-labels.ts';
import { leaveOutGroups } from './learned/leave-out.ts';
import { mealPhraseLabels, mealPhraseTask } from './learned/meal-phrase-task.ts';

// node scripts/train-meal-phrases.ts: learns from src/data/understanding/meal-phrases what a phrase about meals asks for in which no rule
// reads anything, and writes meal-phrase-weights.json beside the folder; tests/pure/meal-wish-weights.test.ts checks that they belong together.
const { size } = mealPhraseTask;
const rows = labelledRows(mealPhraseTask);
const model = learnLabels(rows, mealPhraseLabels, size);
const path = new URL('../src/data/understanding/meal-phrase-weights.json', import.meta.url).pathname;
const packed = packLabels(model, { learnedFrom: hashOfRows(rows), size, limits: mealPhraseLabels.map(() => 0) });
writeFileSync(path, await format(JSON.stringify(packed), { ...(await resolveConfig(path)), filepath: path }));

const leftOut = leaveOutGroups(rows, { labels: mealPhraseLabels, size }, 10);
for (const least of [-3, -2.5, -2, -1.5, -1.2, -1, -0.5])
  for (const lead of [0.2, 0.5, 1]) {
    const sure = leftOut.filter(({ scores }) => {
      const [first = -Infinity, second = -Infinity] = [...scores].sort((one, other) => other - one);
      return first >= least && first - second >= lead;
    });
    const right = sure.filter(({ label, scores }) => mealPhraseLabels[scores.indexOf(Math.max(...scores))] === label);
    console.log(
      `from ${least}, led by ${lead}: sure of ${sure.length} of ${leftOut.length}, right in ${((100 * right.length) / sure.length).toFixed(1)} %`,
    );
  }
