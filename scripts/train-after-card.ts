import { writeFileSync } from 'node:fs';
import { askedFeatures } from '../src/server/assistant/asked/asked-features.ts';
import { afterCardLines, hashOfAfterCard } from './learned/after-card-task.ts';
import { leaveOutFifths } from './learned/leave-out-fifths.ts';
import { learnSparse, packSparse, type SparseRow } from './learned/learn-sparse.ts';

// node scripts/train-after-card.ts: learns from src/data/understanding/after-card what is asked after a card of safety; --check prints instead how
// well the lines of each fifth are read by what is learned from the others, with every line that is read wrong.
const lines = afterCardLines();
const labels = [...new Set(lines.map(({ label }) => label))].sort();
const rows = lines.map(({ label, text }): SparseRow => ({ label: labels.indexOf(label), groups: askedFeatures(text) }));
const mostWeights = 60_000;

if (process.argv.includes('--check')) {
  const judged = leaveOutFifths(rows, labels.length).map(({ at, best, chance }) => ({ ...lines[at], said: labels[best], chance }));
  for (const label of labels) {
    const own = judged.filter((one) => one.label === label);
    const told = own.filter(({ said }) => said === label).length;
    console.log(
      `${label}: ${told} of ${own.length}, taken for it ${judged.filter((one) => one.label !== label && one.said === label).length}`,
    );
  }
  for (const { label, said, chance, text } of judged) if (label !== said) console.log(chance.toFixed(2), label, said, text);
} else {
  const packed = packSparse(learnSparse(rows, labels.length), { labels, learnedFrom: hashOfAfterCard(), most: mostWeights });
  console.log(`${packed.features} features, ${packed.weights} weights, ${(packed.table.length / 1e6).toFixed(2)} MB packed`);
  writeFileSync(new URL('../src/data/understanding/after-card-weights.json', import.meta.url), `${JSON.stringify(packed)}\n`);
}
