import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { learn, packed, scoresLeftOut } from './likeness/learn-likeness.ts';
import { hashOf, trainingRows } from './likeness/training-rows.ts';

// node scripts/train-likeness.ts: learns from src/data/safety/training how messages of people in danger look, and writes
// despair-weights.json beside it. The same messages give the same weights; tests/pure/assistant-likeness.test.ts checks it.
const harmlessLetThrough = { crisis: 0.05, support: 0.08 };

const rows = trainingRows();
const leftOut = scoresLeftOut(rows);
const highestFirst = (scores: readonly number[]) => [...scores].sort((a, b) => b - a);
const everyday = highestFirst(leftOut.filter(({ label, isOften }) => label === 'harmless' && isOften).map(({ score }) => score));
const ofPlans = highestFirst(leftOut.filter(({ isOfPlans }) => isOfPlans).map(({ score }) => score));
const limitIn = (scores: readonly number[], share: number): number => scores[Math.floor(scores.length * share)] ?? 0;
/** A request for a plan must almost never be taken for a message of danger. */
const limitFor = (share: number): number => Math.max(limitIn(everyday, share), limitIn(ofPlans, share / 6));
const crisis = limitFor(harmlessLetThrough.crisis);
const support = limitFor(harmlessLetThrough.support);

const model = learn(rows);
const path = new URL('../src/data/safety/despair-weights.json', import.meta.url).pathname;
const text = JSON.stringify({ learnedFrom: hashOf(rows), bias: model.bias, crisis, support, ...packed(model) });
writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));

const share = (label: string, isOften: boolean, limit: number): string => {
  const all = leftOut.filter((row) => row.label === label && row.isOften === isOften);
  return `${((100 * all.filter(({ score }) => score > limit).length) / all.length).toFixed(1)} % of ${all.length}`;
};
for (const [name, limit] of Object.entries({ crisis, support }))
  for (const label of ['high', 'ambiguous', 'harmless'])
    console.log(
      `left out of learning, over ${name} (${limit.toFixed(2)}): ${label} ${share(label, true, limit)}, written to teach ${share(label, false, limit)}`,
    );
