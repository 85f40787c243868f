import { writeFileSync } from 'node:fs';
import { seededChance } from '../src/server/assistant/part/seeded-chance.ts';
import { hashOfRows, labelledRows } from './learned/labelled-rows.ts';
import { chancesOf, learnKinds } from './learned/learn-kinds.ts';
import { packLabels, scoresOfRow } from './learned/learn-labels.ts';
import { wishFolder, wishTask } from './learned/wish-task.ts';

// node scripts/train-wishes.ts: learns which kind of wish about training a phrase is. With --check, first prints how well it does on phrases
// that it was not trained with; with --why, the errors too.
const rows = labelledRows(wishTask);
const labels = [...new Set(rows.map(({ label }) => label))].sort();

function check(groups = 4): void {
  const mixed = seededChance(5).shuffled(rows);
  const said = Array.from({ length: groups }, (_, group) => {
    const trained = learnKinds(
      mixed.filter((_row, at) => at % groups !== group),
      labels,
      wishTask.size,
    );
    return mixed
      .filter((_row, at) => at % groups === group)
      .map((row) => {
        const chances = Array.from(chancesOf(scoresOfRow(trained, row)));
        const best = Math.max(...chances);
        return { ...row, best, kind: labels[chances.indexOf(best)] };
      });
  }).flat();
  for (const least of [0, 0.3, 0.5, 0.7]) {
    const sure = said.filter(({ best }) => best > least);
    const right = sure.filter(({ kind, label }) => kind === label);
    console.log(`over ${least}: ${sure.length} of ${said.length} phrases, ${((100 * right.length) / sure.length).toFixed(1)} % right`);
  }
  if (process.argv.includes('--why'))
    for (const { kind, label, text, best } of said) if (kind !== label && best > 0.5) console.log(`${label}\t${kind}\t${text}`);
}

if (process.argv.includes('--check') || process.argv.includes('--why')) check();
const facts = { learnedFrom: hashOfRows(rows), size: wishTask.size, limits: labels.map(() => 0) };
writeFileSync(new URL('wish-weights.json', wishFolder), `${JSON.stringify(packLabels(learnKinds(rows, labels, wishTask.size), facts))}\n`);
