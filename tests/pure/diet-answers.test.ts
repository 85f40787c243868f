import { expect, test } from 'vitest';
import { dietRequestSchema } from '../../src/contract/assistant/diet-request.ts';
import type { DietRequestFields } from '../../src/contract/assistant/diet-request.ts';
import { answerOfDiet } from '../../src/server/assistant/diet/answer-of-diet.ts';
import { planDiet } from '../../src/server/assistant/diet/plan-diet.ts';

const asked = (fields: Partial<DietRequestFields> = {}) =>
  dietRequestSchema.parse({ sex: 'female', age: 30, heightCm: 164, weightKg: 62, activity: 'moderate', goal: 'keep', ...fields });
const request = asked();
const plan = planDiet(request, { seed: 1 });

test.each<[string, Partial<DietRequestFields>, string | undefined]>([
  ['Can I have peanuts?', { allergens: ['peanut'] }, 'No: peanut'],
  ['Can I have some paneer?', { patterns: ['vegan'] }, 'No: paneer'],
  ['May I eat mushrooms?', { dislikes: ['mushroom'] }, 'No: mushroom'],
  ['क्या मैं पनीर खा सकती हूँ?', { patterns: ['vegan'], language: 'hindi' }, 'नहीं: '],
  ['May I eat mushrooms?', { allergens: ['peanut'] }, undefined],
])('%s, asked by somebody with %j, is answered by what they leave out', (text, fields, expected) => {
  const answer = answerOfDiet(text, plan, asked(fields));
  if (expected === undefined) expect(answer).toBeUndefined();
  else expect(answer).toContain(expected);
});

test('what the week holds of a food is named item by item, up to six, each once', () => {
  const milk = answerOfDiet('Is there any milk in this?', plan, request) ?? '';
  expect(milk).toMatch(/^Milk is in: /);
  const items = /is in: ([^.]*)\./.exec(milk)?.[1]?.split('; ') ?? [];
  expect([items.length, new Set(items).size]).toEqual([6, 6]);
  expect(answerOfDiet('Is there any lobster in this?', plan, request)).toBe('There is no lobster in this week.');
});

test('whoever wants no leftovers gets none, others do', () => {
  const leftoversOf = (fields: Partial<DietRequestFields>) =>
    planDiet(asked(fields), { seed: 1 }).days.flatMap(({ meals }) =>
      meals.flatMap(({ items }) => items.filter(({ leftoverOf }) => leftoverOf)),
    );
  expect(leftoversOf({}).length).toBeGreaterThan(0);
  expect(leftoversOf({ dislikes: ['leftovers'] })).toEqual([]);
});

test.each(['coffee', 'ragi', 'bajra', 'tea'])('a week for somebody who asks for %s has it', (food) => {
  const { days } = planDiet(asked({ wanted: [food] }), { seed: 1 });
  expect(days.flatMap(({ meals }) => meals.flatMap(({ items }) => items.map(({ name }) => name))).join()).toMatch(
    { coffee: /coffee/i, ragi: /ragi/i, bajra: /bajra/i, tea: /\btea\b|chai/i }[food] ?? /./,
  );
});

test('coffee comes to nobody who did not ask for it, and to nobody under 18', () => {
  const drunk = (fields: Partial<DietRequestFields>) =>
    [1, 2, 3].flatMap((seed) =>
      planDiet(asked(fields), { seed }).days.flatMap(({ meals }) => meals.flatMap(({ items }) => items.map(({ name }) => name))),
    );
  for (const fields of [{}, { age: 15 }, { age: 15, wanted: ['coffee'] }])
    expect(drunk(fields).filter((name) => /coffee/i.test(name))).toEqual([]);
});
