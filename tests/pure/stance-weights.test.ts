import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hashOfRows } from '../../scripts/learned/labelled-rows.ts';
import { stanceRows } from '../../scripts/learned/stance-task.ts';
import type { PackedModel } from '../../src/server/assistant/learned/index.ts';

test('the weights were learned from the current lines; if not, run node scripts/train-stances.ts', () => {
  const path = new URL('../../src/data/understanding/stance-weights.json', import.meta.url);
  const stored = JSON.parse(readFileSync(path, 'utf8')) as PackedModel;
  const { single, pairs } = stanceRows();
  expect(stored.learnedFrom).toBe(hashOfRows([...single, ...pairs]));
});
