import { describe, expect, test } from 'vitest';
import { checkText } from '../../src/server/assistant/safety/index.ts';

const codesIn = (text: string) => checkText(text).map(({ code }) => code);

describe('an everyday question gets no card', () => {
  test.each([
    'calories in one teaspoon butter',
    'how many mangoes can I eat a day',
    'keep unknown people from finding me',
    'anjaan log mujhe na dhundh paye aisa karna hai',
    'will you marry me',
    'does creatine damage kidneys',
    'mango shake for weight gain calories',
    'रात में चावल खाने से पेट निकलता है क्या',
  ])('%s', (text) => {
    expect(codesIn(text)).toEqual([]);
  });
});

describe('what is said in the manner of one is heard', () => {
  test.each([
    ['how do I delete my account, I want to die and nobody should find it', 'suicide'],
    ['I eat one mango a day and throw it up after', 'eatingDisorder'],
    ['my kidneys are at stage 4, how much whey can I take', 'kidneyDisease'],
  ])('%s: %s', (text, code) => {
    expect(codesIn(text)).toContain(code);
  });
});
