import { describe, expect, test } from 'vitest';
import { chipsIn } from '../../../src/server/assistant/plans/read-chips.ts';

const read = (kind: 'recipe' | 'diet', text: string) => chipsIn({ text, kind, language: 'english' });
const onDays = (text: string) =>
  read('diet', text).response.flatMap((one) => (one.type === 'foodOn' ? `${one.value.food} ${one.value.days.join(' ')}` : []));
const daily = (text: string) =>
  read('diet', text).response.flatMap((one) => (one.type === 'foodTimes' && one.value.times === 7 ? one.value.food : []));

describe('a food of every day beside one of a single day', () => {
  test.each([
    ['chicken roz chahiye, beef friday', 'chicken', 'beef friday'],
    ['every day chicken, and fish on wednesday only', 'chicken', 'fish wednesday'],
    ['dahi roz, kadhi guruvar ko', 'curd', 'kadhi thursday'],
    ['paneer daily, chicken friday and sunday', 'paneer', 'chicken friday sunday'],
    ['roz anda, shanivar ko machli', 'eggs', 'fish saturday'],
  ])('%s: each keeps its own days', (text, everyDay, other) => {
    expect(daily(text)).toEqual([everyDay]);
    expect(onDays(text)).toEqual([other]);
  });
});

describe('what is excepted from a refusal', () => {
  test.each(['no food after 8pm except milk', 'nothing after 8 pm except milk'])('%s: ends the meals and refuses no milk', (text) => {
    const { response, wishes } = read('diet', text);
    expect(response).toEqual([{ type: 'eatBetween', value: { from: '05:00', until: '20:00' } }]);
    expect((wishes ?? []).some(({ outcome, says }) => outcome === 'cannot' && says.includes('not planned or counted'))).toBe(true);
  });
  test('is still refused where everything else is eaten', () => {
    expect(read('diet', 'i eat everything except mushrooms').response).toContainEqual({ type: 'avoid', value: 'mushroom' });
  });
});

describe('protein of a serving', () => {
  test.each(['high protien chicken dinner 45 gm per serving', '45 gm per serving, high protein'])(
    '%s: is the figure that was named',
    (text) => {
      expect(read('recipe', text).response).toContainEqual({ type: 'leastProtein', value: 45 });
    },
  );
  test('is not read from another nutrient', () => {
    expect(read('recipe', '20 g fat per serving').response).toEqual([]);
  });
});
