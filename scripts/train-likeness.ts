import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { modelNames } from '../src/server/assistant/safety/likeness/message-features.ts';
import { learn, packed, scoresLeftOut, type LeftOut } from './likeness/learn-likeness.ts';
import { hashOf, trainingRows } from './likeness/training-rows.ts';

// node scripts/train-likeness.ts: learns from src/data/safety/training how messages of people in danger look, and writes
// despair-weights.json beside it. The same messages give the same weights; tests/pure/assistant-likeness.test.ts checks it.
// It prints how many messages of danger are over a limit against how many ordinary ones, each scored by models that learned nothing of its group.
/** The share of ordinary messages that may be over each limit: alone, together with a sign, together with a rule, and for support; of short ones alone. */
const ordinaryOver = { whole: 0.02, short: 0.04, part: 0.004, partWithSign: 0.03, signed: 0.055, ruled: 0.055, support: 0.12 };

const rows = trainingRows();
const leftOut = scoresLeftOut(rows);
const danger = leftOut.filter(({ label, isTalk }) => label === 'high' && isTalk);
const ordinary = leftOut.filter(({ label, isTalk, conversation }) => label === 'harmless' && isTalk && conversation === undefined);
const strained = leftOut.filter(({ label }) => label === 'ambiguous');
const short = leftOut.filter(({ label, isOften }) => label === 'harmless' && isOften);
const limitAt = (share: number, of: (row: LeftOut) => number, among = ordinary): number =>
  [...among].map(of).sort((a, b) => b - a)[Math.floor(among.length * share)] ?? 0;
const whole = ({ whole: { score } }: LeftOut) => score;
const part = ({ part: { score } }: LeftOut) => score;
const limits = {
  whole: limitAt(ordinaryOver.whole, whole),
  short: limitAt(ordinaryOver.short, whole, short),
  part: limitAt(ordinaryOver.part, part),
  partWithSign: limitAt(ordinaryOver.partWithSign, part),
  signed: limitAt(ordinaryOver.signed, whole),
  ruled: limitAt(ordinaryOver.ruled, whole),
  support: limitAt(ordinaryOver.support, whole),
};

const learned = learn(rows);
const models = Object.fromEntries(modelNames.map((name) => [name, { bias: learned[name].bias, ...packed(learned[name]) }]));
const path = new URL('../src/data/safety/despair-weights.json', import.meta.url).pathname;
const text = JSON.stringify({ learnedFrom: hashOf(rows), limits, models });
writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));

const over = (some: readonly LeftOut[], limit: number, of: (row: LeftOut) => number) =>
  ((100 * some.filter((row) => of(row) > limit).length) / some.length).toFixed(1);
console.log(`left out of learning: ${danger.length} in danger, ${ordinary.length} ordinary, ${strained.length} strained`);
for (const share of [0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.2])
  console.log(
    `ordinary ${100 * share} %: danger ${over(danger, limitAt(share, whole), whole)} % by the whole, ${over(danger, limitAt(share, part), part)} % by a part, strained ${over(strained, limitAt(share, whole), whole)} %`,
  );
console.log(limits);
