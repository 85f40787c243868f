import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hashOfRows, labelledRows } from '../../../scripts/learned/labelled-rows.ts';
import { wishFolder, wishTask } from '../../../scripts/learned/wish-task.ts';
import type { PackedModel } from '../../../src/server/assistant/learned/index.ts';

test('the weights were learned from the current phrases; if not, run node scripts/train-wishes.ts', () => {
  const { learnedFrom } = JSON.parse(readFileSync(new URL('wish-weights.json', wishFolder), 'utf8')) as PackedModel;
  expect(learnedFrom).toBe(hashOfRows(labelledRows(wishTask)));
});
