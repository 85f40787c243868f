import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { modelNames } from '../src/server/assistant/safety/likeness/message-features.ts';
import { learn, learnDistress, packed, scoresLeftOut, type LeftOut } from './likeness/learn-likeness.ts';
import { conversationsIn } from './likeness/conversation-scores.ts';
import { hashOf, rowsOf, trainingTexts } from './likeness/training-rows.ts';
import { evidenceAfter } from '../src/server/assistant/safety/despair/evidence.ts';

// node scripts/train-likeness.ts: learns from src/data/safety/training how messages of people in danger look, and writes
// despair-weights.json beside it. The same messages give the same weights, which `--check` compares; tests/pure/assistant-likeness.test.ts notices
// when the messages, or how they are read, are others than those that the weights were learned from.
// It prints how many messages of danger are over a limit against how many ordinary ones, each scored by models that learned nothing of its group.
/** The share of ordinary messages that may be over each limit: alone, together with a sign, together with a rule, and for support without or with a rule; of short ones alone. */
const ordinaryOver = { whole: 0.045, short: 0.02, part: 0.004, partWithSign: 0.03, signed: 0.055, ruled: 0.055, support: 0.1, named: 0.2 };
/** The share of everyday questions that may be over the limits of distress. */
const everydayOver = { strained: 0.005, sad: 0.25, everyday: 0.08 };

const texts = trainingTexts();
const rows = rowsOf(texts);
const leftOut = scoresLeftOut(rows);
const ofTalk = leftOut.filter(({ isTalk, isOfDistress, conversation }) => isTalk && !isOfDistress && conversation === undefined);
const danger = ofTalk.filter(({ label, isPair }) => label === 'high' && !isPair);
const ordinary = ofTalk.filter(({ label, isPair }) => label === 'harmless' && !isPair);
const pairs = ofTalk.filter(({ isPair }) => isPair);
const strained = leftOut.filter(({ label }) => label === 'ambiguous');
const short = leftOut.filter(({ label, isOften, isOfDistress }) => label === 'harmless' && isOften && !isOfDistress);
const everyday = leftOut.filter(({ isOften, isOfDistress }) => isOften && isOfDistress);
const distress = (row: LeftOut) => row.distress;
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
  named: limitAt(ordinaryOver.named, whole),
};

const talks = conversationsIn(leftOut);
const mostEvidence = ({ scores }: (typeof talks)[number]) => {
  let evidence = 0;
  return Math.max(...scores.map((score) => (evidence = evidenceAfter(evidence, score))));
};
const ordinaryTalks = talks.filter(({ label }) => label === 'harmless').map(mostEvidence);
const talksAtRisk = talks.filter(({ label }) => label === 'high').map(mostEvidence);
const evidenceAt = (share: number) => [...ordinaryTalks].sort((a, b) => b - a)[Math.floor(ordinaryTalks.length * share)] ?? 0;
const highest = talks.filter(({ label }) => label === 'harmless').map(({ scores }) => Math.max(...scores.slice(1)));
const inTalk = highest.sort((a, b) => b - a)[Math.floor(highest.length * 0.02)] ?? 0;
const ofDistress = {
  strained: limitAt(everydayOver.strained, distress, everyday),
  sad: limitAt(everydayOver.sad, distress, everyday),
  everyday: limitAt(everydayOver.everyday, distress, everyday),
};
const allLimits = { ...limits, ...ofDistress, inTalk, together: evidenceAt(0.07) };

const learned = learn(rows);
const models = Object.fromEntries(modelNames.map((name) => [name, { bias: learned[name].bias, ...packed(learned[name]) }]));
const learnedDistress = learnDistress(rows);
const path = new URL('../src/data/safety/despair-weights.json', import.meta.url).pathname;
const text = JSON.stringify({
  learnedFrom: hashOf(texts),
  limits: allLimits,
  models,
  distress: { bias: learnedDistress.bias, ...packed(learnedDistress) },
});
const written = await format(text, { ...(await resolveConfig(path)), filepath: path });
if (process.argv.includes('--check') && written !== readFileSync(path, 'utf8'))
  throw new Error(`Learning again gives other weights than ${path}.`);
writeFileSync(path, written);

const over = (some: readonly LeftOut[], limit: number, of: (row: LeftOut) => number) =>
  ((100 * some.filter((row) => of(row) > limit).length) / some.length).toFixed(1);
console.log(`left out of learning: ${danger.length} in danger, ${ordinary.length} ordinary, ${strained.length} strained`);
for (const share of [0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.2])
  console.log(
    `ordinary ${100 * share} %: danger ${over(danger, limitAt(share, whole), whole)} % by the whole, ${over(danger, limitAt(share, part), part)} % by a part, strained ${over(strained, limitAt(share, whole), whole)} %`,
  );
const ofPairs = (label: string, limit: number) =>
  over(
    pairs.filter((row) => row.label === label),
    limit,
    whole,
  );
console.log(`pairs at the limit: danger ${ofPairs('high', limits.whole)} %, look-alikes ${ofPairs('harmless', limits.whole)} %`);
for (const share of [0.01, 0.02, 0.03, 0.05, 0.1, 0.2])
  console.log(
    `ordinary conversations ${100 * share} %: at risk ${((100 * talksAtRisk.filter((one) => one > evidenceAt(share)).length) / talksAtRisk.length).toFixed(1)} %`,
  );
console.log(allLimits);
