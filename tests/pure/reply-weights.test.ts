import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hashOfRows, labelledRows } from '../../scripts/learned/labelled-rows.ts';
import { replyTask } from '../../scripts/learned/reply-task.ts';
import type { PackedModel } from '../../src/server/assistant/learned/index.ts';

test('the weights were learned from the current sentences; if not, run node scripts/train-replies.ts', () => {
  const path = new URL('../../src/data/safety/reply-weights.json', import.meta.url);
  const { learnedFrom } = JSON.parse(readFileSync(path, 'utf8')) as PackedModel;
  expect(learnedFrom).toBe(hashOfRows(labelledRows(replyTask)));
});
