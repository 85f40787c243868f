import { describe, expect, test } from 'vitest';
import { breachRules, foodsLeftOut, type Breach } from '../../src/contract/assistant/breach-rules.ts';
import { passages } from '../../src/server/assistant/corpus/read-passages.ts';
import { parts } from '../../src/server/assistant/plans/parts.ts';
import { cardsFor, checkReply } from '../../src/server/assistant/safety/index.ts';

const breach = (rule: Breach['rule'], more: Partial<Breach> = {}): Breach => ({ rule, where: 'day 1', message: 'any words', ...more });
const notFatalIn = (kind: keyof typeof parts) => breachRules.filter((rule) => !parts[kind].isFatal(breach(rule)));

describe('the consequence of a breach', () => {
  test('depends on its rule and not on its message', () => {
    expect(parts.diet.isFatal(breach('kcal', { message: 'under the safe floor' }))).toBe(false);
    expect(parts.diet.isFatal(breach('floor', { message: 'too little energy' }))).toBe(true);
    expect(notFatalIn('diet')).toEqual(['variety', 'kcal', 'protein', 'fat', 'fibre', 'carbs', 'sodium']);
    expect(notFatalIn('recipe')).toEqual([]);
    expect(breachRules.filter((rule) => !notFatalIn('workout').includes(rule))).toEqual([
      'unknownItem',
      'unknownExercise',
      'equipment',
      'level',
      'injury',
      'condition',
      'wish',
      'age',
      'restDay',
    ]);
  });

  test('names the foods that are left out, each once', () => {
    const breaches = checkReply("Paneer's nice. Try Paneer. With it, peanut chutney.", { allergens: ['milk', 'peanut'] });
    expect(foodsLeftOut(breaches)).toEqual(['paneer', 'peanut']);
    for (const rule of ['allergen', 'pattern', 'avoided'] as const)
      expect(foodsLeftOut([breach(rule, { food: 'Curd' })])).toEqual(['curd']);
    expect(foodsLeftOut([breach('dose', { food: 'curd' })])).toEqual([]);
  });
});

describe('constants beside texts', () => {
  test('lines for children come first for minors, and no other passage names their age', () => {
    const [card] = cardsFor([{ code: 'danger', level: 'crisis', found: '' }], { country: 'AU', language: 'english', isYoung: true });
    expect(card?.contacts.map(({ label }) => label)[0]).toBe('Kids Helpline (under 18)');
    expect(card?.contacts[1]?.label).not.toBe('1800RESPECT');
  });

  test('every passage about allergies is marked', () => {
    const speaking = passages.filter(({ text, hindi }) => /allerg/i.test(text) || hindi.includes('एलर्जी')).map(({ id }) => id);
    expect(passages.filter(({ isOfAllergies }) => isOfAllergies).map(({ id }) => id)).toEqual(speaking);
  });
});
