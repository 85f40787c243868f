import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { places, sumOver } from '../src/server/assistant/safety/likeness/message-features.ts';
import type { Row } from './likeness/training-rows.ts';
import { hashOf, trainingRows } from './likeness/training-rows.ts';

// node scripts/train-likeness.ts: learns anew what people in danger sound like. The same data, the same weights.
type Model = { readonly bias: number; readonly table: Float32Array };
const rounds = 15;
const rate = 0.3;
const decay = 6e-3;
/** What people write of plans counts double: there are few of them, and each alarm there stops a plan. */
const planWeight = 2;
const folds = 5;
const harmlessLetThrough = { crisis: 0.05, support: 0.08 };

function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}
function shuffled<One>(all: readonly One[], chance: () => number): One[] {
  return all
    .map((one) => ({ one, place: chance() }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one);
}

/** Logistic regression with a step for each weight that shrinks as it is used (AdaGrad). Ambiguous messages teach nothing. */
function learn(rows: readonly Row[]): Model {
  const chance = seeded(7);
  const table = new Float32Array(places);
  const used = new Float32Array(places).fill(0.01);
  let bias = 0;
  const clear = rows.filter(({ label }) => label !== 'ambiguous');
  for (let round = 0; round < rounds; round++) {
    for (const { label, features, isOfPlans } of shuffled(clear, chance)) {
      const counts = isOfPlans ? planWeight : 1;
      const error = counts * (Number(label === 'high') - 1 / (1 + Math.exp(-bias - sumOver(table, features))));
      bias += 0.05 * error;
      const { at, words } = features;
      at.forEach((place, index) => {
        const share = 1 / Math.sqrt(index < words ? words : at.length - words);
        const slope = error * share - decay * (table[place] ?? 0);
        used[place] = (used[place] ?? 0) + slope * slope;
        table[place] = (table[place] ?? 0) + (rate * slope) / Math.sqrt(used[place]);
      });
    }
  }
  return { bias, table };
}

const rows = trainingRows();
/** What a model that never saw a message says of it, by three ways of dividing them. */
const heard = [3, 5, 11].flatMap((seed) => {
  const mixed = shuffled(rows, seeded(seed));
  return Array.from({ length: folds }, (_, fold) => {
    const { bias, table } = learn(mixed.filter((_row, at) => at % folds !== fold));
    return mixed
      .filter((_row, at) => at % folds === fold)
      .map((row) => ({ ...row, score: Math.max(...row.windows.map((one) => bias + sumOver(table, one))) }));
  }).flat();
});
const everyday = heard
  .filter(({ label, isOften }) => label === 'harmless' && isOften)
  .map(({ score }) => score)
  .sort((a, b) => b - a);
const ofPlans = heard
  .filter(({ isOfPlans }) => isOfPlans)
  .map(({ score }) => score)
  .sort((a, b) => b - a);
const limitIn = (scores: readonly number[], share: number): number => scores[Math.floor(scores.length * share)] ?? 0;
/** Who asks for a plan must hardly ever be taken for somebody in danger. */
const limitFor = (share: number): number => Math.max(limitIn(everyday, share), limitIn(ofPlans, share / 6));
const crisis = limitFor(harmlessLetThrough.crisis);
const support = limitFor(harmlessLetThrough.support);

const { bias, table } = learn(rows);
const scale = table.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
const weights = Buffer.from(Int8Array.from(table, (weight) => Math.round(weight / scale)).buffer).toString('base64');
const path = new URL('../src/data/safety/despair-weights.json', import.meta.url).pathname;
const text = JSON.stringify({ learnedFrom: hashOf(rows), bias, scale, crisis, support, weights });
writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));

const share = (label: string, isOften: boolean, limit: number): string => {
  const all = heard.filter((row) => row.label === label && row.isOften === isOften);
  return `${((100 * all.filter(({ score }) => score > limit).length) / all.length).toFixed(1)} % of ${all.length}`;
};
for (const [name, limit] of Object.entries({ crisis, support }))
  for (const label of ['high', 'ambiguous', 'harmless'])
    console.log(
      `left out of learning, over ${name} (${limit.toFixed(2)}): ${label} ${share(label, true, limit)}, written to teach ${share(label, false, limit)}`,
    );
