import { readFileSync, writeFileSync } from 'node:fs';
import { featuresOf } from '../src/server/assistant/safety/learned/message-features.ts';
import { foldMessage } from '../src/server/assistant/safety/words/fold-message.ts';
import { withoutFigures } from '../src/server/assistant/safety/words/without-figures.ts';

// node scripts/make-despair-weights.ts: learns from the development sets again. Never give it bench/assistant/data/crisis-test.txt.
type Row = { readonly isHigh: boolean; readonly features: readonly string[] };
type Model = { readonly bias: number; readonly weights: ReadonlyMap<string, number> };
const rounds = 40;
const decay = 1e-4;
const harmlessLetThrough = 0.03;

const rows: Row[] = ['crisis-dev', 'crisis-dev-2']
  .flatMap((name) => readFileSync(new URL(`../bench/assistant/data/${name}.txt`, import.meta.url), 'utf8').split('\n'))
  .filter((line) => /^(high|harmless)\|/.test(line))
  .map((line) => ({
    isHigh: line.startsWith('high|'),
    features: featuresOf(withoutFigures(foldMessage(line.slice(line.indexOf('|') + 1).replaceAll(' / ', '\n'))).roman),
  }));

const scoreOf = ({ bias, weights }: Model, features: readonly string[]): number =>
  bias + features.reduce((sum, one) => sum + (weights.get(one) ?? 0), 0) / Math.sqrt(features.length);

/** Logistic regression by gradient descent, the same every time: the order of a round is a fixed stride. */
function learn(from: readonly Row[]): Model {
  const weights = new Map<string, number>();
  let bias = 0;
  for (let round = 0; round < rounds; round++) {
    const rate = 0.3 / (1 + round * 0.1);
    const stride = 7 + 2 * round;
    const order = from.map((row, at) => ({ row, place: (at * stride) % from.length })).sort((a, b) => a.place - b.place);
    for (const { row } of order) {
      const length = Math.sqrt(row.features.length);
      const error = Number(row.isHigh) - 1 / (1 + Math.exp(-scoreOf({ bias, weights }, row.features)));
      bias += rate * error * 0.1;
      for (const one of row.features) {
        const weight = weights.get(one) ?? 0;
        weights.set(one, weight + rate * (error / length - decay * weight));
      }
    }
  }
  return { bias, weights };
}

const leftOut = Array.from({ length: 5 }, (_, fold) => {
  const model = learn(rows.filter((_row, at) => at % 5 !== fold));
  return rows.filter((_row, at) => at % 5 === fold).map(({ isHigh, features }) => ({ isHigh, score: scoreOf(model, features) }));
}).flat();
const harmless = leftOut.filter(({ isHigh }) => !isHigh).sort((a, b) => b.score - a.score);
const limit = harmless[Math.floor(harmless.length * harmlessLetThrough)]?.score ?? 1;
const high = leftOut.filter(({ isHigh }) => isHigh);
const { bias, weights } = learn(rows);
const kept = [...weights]
  .filter(([, weight]) => Math.abs(weight) >= 0.04)
  .map(([one, weight]): [string, number] => [one, Math.round(weight * 100) / 100]);
writeFileSync(
  new URL('../src/server/assistant/safety/learned/despair-weights.json', import.meta.url),
  `${JSON.stringify({ bias: Math.round(bias * 1000) / 1000, limit: Math.round(limit * 1000) / 1000, weights: Object.fromEntries(kept) })}\n`,
);
console.log({ rows: rows.length, kept: kept.length, limit, recallLeftOut: high.filter(({ score }) => score > limit).length / high.length });
