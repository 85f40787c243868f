import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { intentFolder, intentTask, passageQuestions, talkTask } from '../../scripts/learned/intent-task.ts';
import { hashOfRows, labelledRows } from '../../scripts/learned/labelled-rows.ts';

test.each([
  ['intent-weights.json', intentTask],
  ['talk-weights.json', talkTask],
] as const)('%s was learned from the current messages; if not, run node scripts/train-intents.ts', (file, task) => {
  const { learnedFrom } = JSON.parse(readFileSync(new URL(file, intentFolder), 'utf8')) as { learnedFrom: string };
  expect(learnedFrom).toBe(hashOfRows([...labelledRows(task), ...passageQuestions(task)]));
});
