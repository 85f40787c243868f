import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hashOfRows, labelledRows } from '../../scripts/learned/labelled-rows.ts';
import { mealPhraseTask } from '../../scripts/learned/meal-phrase-task.ts';
import { stanceRows } from '../../scripts/learned/stance-task.ts';
import type { PackedModel } from '../../src/server/assistant/learned/index.ts';

const learnedFrom = (name: string): string => {
  const path = new URL(`../../src/data/understanding/${name}.json`, import.meta.url);
  return (JSON.parse(readFileSync(path, 'utf8')) as PackedModel).learnedFrom;
};

test('the stances were learned from the current lines; if not, run node scripts/train-stances.ts', () => {
  const { single, pairs } = stanceRows();
  expect(learnedFrom('stance-weights')).toBe(hashOfRows([...single, ...pairs]));
});

test('the kinds of phrases were learned from the current lines; if not, run node scripts/train-meal-phrases.ts', () => {
  expect(learnedFrom('meal-phrase-weights')).toBe(hashOfRows(labelledRows(mealPhraseTask)));
});
