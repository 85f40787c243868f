import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { learn } from '../../scripts/certainty/learn-certainty.ts';
import { hashOf, trainingRows } from '../../scripts/certainty/training-questions.ts';

type Asked = { readonly question: string };
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));

test('the weights of certainty come from the current questions; if not, run node scripts/train-certainty.ts', () => {
  const { learnedFrom, bias, weights } = read('src/data/corpus/certainty-weights.json') as Record<string, unknown>;
  const rows = trainingRows();
  expect(learnedFrom).toBe(hashOf(rows));
  expect({ bias, weights }).toEqual(learn(rows));
});

test('no question that the bench measures with is among the training questions', () => {
  const plain = ({ question }: Asked) => question.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ');
  const training = new Set((read('src/data/corpus/training/questions.json') as Asked[]).map(plain));
  expect(training.size).toBeGreaterThan(200);
  expect((read('bench/assistant/corpus-questions.json') as Asked[]).filter((one) => training.has(plain(one)))).toEqual([]);
});
