import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { neededCertainty } from '../src/server/assistant/corpus/sure-enough.ts';
import { learn, leftOutOf } from './certainty/learn-certainty.ts';
import { hashOf, trainingRows } from './certainty/training-questions.ts';

// node scripts/train-certainty.ts: learns from src/data/corpus/training when the passages found answer a question, and writes
// certainty-weights.json beside it. Run it again after changing passages, synonyms or the search; the same questions give the same weights,
// and tests/pure/assistant-certainty.test.ts checks it. The questions of bench/assistant are kept for measuring.
const rows = trainingRows();
const path = new URL('../src/data/corpus/certainty-weights.json', import.meta.url).pathname;
const text = JSON.stringify({ learnedFrom: hashOf(rows), ...learn(rows) });
writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));

const leftOut = leftOutOf(rows);
const answerable = leftOut.filter(({ isAnswerable }) => isAnswerable);
const others = leftOut.filter(({ isAnswerable }) => !isAnswerable);
const isSure = ({ certainty }: { certainty: number }) => certainty >= neededCertainty;
const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
const sure = answerable.filter(isSure);
console.log(`left out of learning: answered ${share(sure.length, answerable.length)}`);
console.log(`sure although no shown passage answers: ${share(sure.filter(({ isRight }) => !isRight).length, answerable.length)}`);
console.log(`questions without an answer asked back: ${share(others.filter((row) => !isSure(row)).length, others.length)}`);
