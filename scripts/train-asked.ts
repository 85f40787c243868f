import { writeFileSync } from 'node:fs';
import { askedFeatures } from '../src/server/assistant/asked/asked-features.ts';
import { askedLines, hashOfAsked, type AskedLine } from './learned/asked-task.ts';
import { leaveOutFifths } from './learned/leave-out-fifths.ts';
import { learnSparse, packSparse, type SparseRow } from './learned/learn-sparse.ts';

// node scripts/train-asked.ts: learns what a message asks from src/data/understanding/asked. --check prints instead how well the lines of each
// fifth are read by what is learned from the others, and with --why every line that is read wrong.
const lines = askedLines();
const labels = [...new Set(lines.map(({ label }) => label))].sort();
const rows = lines.map(({ label, text }): SparseRow => ({ label: labels.indexOf(label), groups: askedFeatures(text) }));
/** The number of weights that are kept, 3 bytes each. */
const mostWeights = 700_000;

type Judged = { readonly line: AskedLine; readonly said: string; readonly chance: number };

const leaveOut = (): Judged[] =>
  leaveOutFifths(rows, labels.length).flatMap(({ at, best, chance }) => {
    const line = lines[at];
    return line ? [{ line, said: labels[best] ?? '', chance }] : [];
  });

function check(): void {
  const judged = leaveOut();
  const percent = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`;
  for (const least of [0, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
    const sure = judged.filter(({ chance }) => chance >= least);
    const right = sure.filter(({ line, said }) => line.label === said);
    const sameKind = sure.filter(({ line, said }) => line.label.charAt(0) === said.charAt(0));
    console.log(
      `chance ${least}: ${percent(sure.length, judged.length)} of lines, right ${percent(right.length, sure.length)}, of the right kind ${percent(sameKind.length, sure.length)}`,
    );
  }
  if (!process.argv.includes('--why')) return;
  for (const { line, said, chance } of judged) if (line.label !== said) console.log(chance.toFixed(2), line.label, said, line.text);
}

console.log(`${lines.length} lines, ${labels.length} labels`);
if (process.argv.includes('--check')) check();
else {
  const trained = learnSparse(rows, labels.length);
  const packed = packSparse(trained, { labels, learnedFrom: hashOfAsked(lines), most: mostWeights });
  console.log(`${packed.features} features, ${packed.weights} weights, ${(packed.table.length / 1e6).toFixed(2)} MB packed`);
  writeFileSync(new URL('../src/data/understanding/asked-weights.json', import.meta.url), `${JSON.stringify(packed)}\n`);
}
