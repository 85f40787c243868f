import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hashOfRows, labelledRows } from '../../scripts/learned/labelled-rows.ts';
import { learnLabels, packLabels } from '../../scripts/learned/learn-labels.ts';
import { replyLabels, replyTask } from '../../scripts/learned/reply-task.ts';
import type { PackedModel } from '../../src/server/assistant/learned/index.ts';

test('the weights were learned from the current sentences; if not, run node scripts/train-replies.ts', () => {
  const path = new URL('../../src/data/safety/reply-weights.json', import.meta.url);
  const stored = JSON.parse(readFileSync(path, 'utf8')) as PackedModel;
  const rows = labelledRows(replyTask);
  expect(stored.learnedFrom).toBe(hashOfRows(rows));
  const { learnedFrom, size, limits } = stored;
  expect(packLabels(learnLabels(rows, replyLabels, size), { learnedFrom, size, limits })).toEqual(stored);
});
