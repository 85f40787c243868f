import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { askedLines } from '../../scripts/learned/asked-task.ts';
import type { WrittenTopic } from '../../src/data/knowledge/topic.ts';
import { topicFor } from '../../src/server/assistant/knowledge/index.ts';

const data = new URL('../../src/data/', import.meta.url);
const topics = readdirSync(new URL('knowledge/topics/', data)).flatMap(
  (name) => JSON.parse(readFileSync(new URL(`knowledge/topics/${name}`, data), 'utf8')) as WrittenTopic[],
);
const ofElevate = JSON.parse(readFileSync(new URL('product/topics.json', data), 'utf8')) as {
  id: string;
  english: string;
  hindi: string;
}[];
const fewestQuestions = 10;
const mostWords = 90;

test('every topic has its own id, an answer that is read in half a minute, and questions to be known by', () => {
  const counts = new Map<string, number>();
  for (const { label } of askedLines()) counts.set(label, (counts.get(label) ?? 0) + 1);
  const labels = [...topics.map(({ id }) => `k:${id}`), ...ofElevate.map(({ id }) => `p:${id}`)];
  expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
  expect(labels.filter((label) => (counts.get(label) ?? 0) < fewestQuestions)).toEqual([]);
  expect([...counts.keys()].filter((label) => /^[kp]:/.test(label) && !labels.includes(label))).toEqual([]);
  expect([...topics, ...ofElevate].filter(({ english }) => english.split(' ').length > mostWords).map(({ id }) => id)).toEqual([]);
});

test('somebody under 18 is told of no powders, no dieting and no caffeine', () => {
  const young = (id: string) => topicFor(id, '', true)?.id;
  expect(young('creatine')).toBe('creatine-young');
  for (const id of ['lose-weight-how', 'caffeine-limit', 'bulk-or-cut', 'whey-concentrate-isolate', 'abs-visible'])
    expect(young(id)).toBeUndefined();
  expect(young('first-pull-up')).toBe('first-pull-up');
});

test('what an illness or an allergy changes is left to the passages about it', () => {
  expect(topicFor('peanut-butter', 'my brother is allergic to peanut butter', false)).toBeUndefined();
});
