import { describe, expect, test } from 'vitest';
import { checkText } from '../../src/server/assistant/safety/index.ts';
import { crisis, ordinary, redFlags } from '../builders/public-sources/dangers.ts';

const sentencesOf = (lists: typeof crisis) => lists.flatMap(({ source, sentences }) => sentences.map((one) => [source, one] as const));

describe('what public screening lists ask for is found', () => {
  test.each(sentencesOf(crisis))('a crisis by %s: %s', (_source, sentence) => {
    expect(checkText(sentence).some(({ level }) => level === 'crisis')).toBe(true);
  });

  test.each(sentencesOf(redFlags))('a red flag by %s: %s', (_source, sentence) => {
    expect(checkText(sentence)).not.toEqual([]);
  });
});

test.each(ordinary)('an ordinary sentence is left alone: %s', (sentence) => {
  expect(checkText(sentence)).toEqual([]);
});

test.each([
  'I cut myself shaving',
  'I cut myself when cooking',
  'I hurt myself when I was running',
  'cut myself when I was chopping onions',
])('an accident is no crisis: %s', (sentence) => {
  expect(checkText(sentence).filter(({ level }) => level === 'crisis')).toEqual([]);
});
