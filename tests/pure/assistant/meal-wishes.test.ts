import { describe, expect, test } from 'vitest';
import { labelOf } from '../../../src/contract/assistant/constraint-labels.ts';
import { parts } from '../../../src/server/assistant/plans/parts.ts';
import { constraintsIn, wishesOf } from '../../../src/server/assistant/wishes/index.ts';
import { mealWishes } from '../../builders/meal-wishes.ts';

/** The chips of a text for a diet plan; 'cannot' and '?' for each phrase that cannot be done or was not understood. */
function heard(text: string): string[] {
  const rules = parts.diet.wishes;
  const chips = constraintsIn(rules, text).map((one) => labelOf(one, 'english'));
  const others = wishesOf(text, { kind: 'diet', rules, language: 'english' })
    .filter(({ outcome }) => outcome !== 'done')
    .map(({ outcome }) => (outcome === 'cannot' ? 'cannot' : '?'));
  return [...chips, ...others];
}

describe('wishes about meals in words', () => {
  test.each(mealWishes)('%s', (text, expected) => {
    expect(heard(text).sort()).toEqual([...expected].sort());
  });
});

describe('a letter wrong', () => {
  test.each([
    ['alergic to peenuts', ['No peanut']],
    ['no eggs on Teusdays', ['No egg on Tuesday']],
    ['intead of rice', ['No rice']],
    ['tight budgte', ['Low budget']],
    ['3000 rpees a month', ['Low budget']],
    ['breakast in 10 miutes', ['A meal in 10 minutes']],
    ['high proteni', ['More protein']],
    ['kindey disease', ['Careful with: Kidney disease']],
    ['vegatarian, no brocoli', ['Vegetarian', 'No broccoli']],
  ])('%s', (text, expected) => {
    expect(heard(text).sort()).toEqual([...expected].sort());
  });

  test('is no reason to take one word for another', () => {
    expect(heard('I have three sisters and a coach, and the weather is better')).toEqual([]);
  });
});
