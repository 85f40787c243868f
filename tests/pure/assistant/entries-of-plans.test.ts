import { expect, test } from 'vitest';
import { dietRequestSchema } from '../../../src/contract/assistant/diet-request.ts';
import { meditationRequest } from '../../../src/contract/assistant/meditation.ts';
import type { RehabPlan } from '../../../src/contract/assistant/rehab.ts';
import type { WellnessPlan } from '../../../src/contract/assistant/wellness.ts';
import { foodOf } from '../../../src/server/assistant/foods/index.ts';
import { planDiet } from '../../../src/server/assistant/diet/plan-diet.ts';
import { shoppingList } from '../../../src/server/assistant/diet/shopping-list.ts';
import { planMeditation } from '../../../src/server/assistant/meditation/plan-meditation.ts';
import { parts } from '../../../src/server/assistant/plans/parts.ts';

// A Thursday.
const startsOn = '2027-02-04';

test('each meal of a diet is an entry of half an hour on its day at its time', () => {
  const person = { sex: 'female', age: 30, heightCm: 164, weightKg: 62, activity: 'moderate', goal: 'keep' };
  const plan = planDiet(dietRequestSchema.parse(person), { seed: 1 });
  const entries = parts.diet.entriesOf(plan, startsOn);
  expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
  expect(new Set(entries.map(({ day }) => day))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
  for (const [day, { meals }] of plan.days.entries()) {
    const shown = entries
      .filter((entry) => entry.day === day)
      .map(({ atMinute, minutes, title, detail }) => {
        const at = `${String(Math.floor(atMinute / 60)).padStart(2, '0')}:${String(atMinute % 60).padStart(2, '0')}`;
        return [title, at, minutes, detail.split('\n')[0]];
      });
    expect(shown).toEqual(meals.map(({ name, at, items: [first] }) => [name, at, 30, `${first?.name}, ${first?.shown}`]));
  }
});

test('a meditation is in the evening of its weekday, in each of its weeks', () => {
  const request = meditationRequest.parse({ goal: 'focus', minutes: 10, days: 7, weeks: 2 });
  const entries = parts.meditation.entriesOf(planMeditation(request, { seed: 1 }), startsOn);
  expect(entries.map(({ day }) => day).sort((one, other) => one - other)).toEqual(Array.from({ length: 14 }, (_, at) => at));
  expect(entries.every(({ atMinute, minutes }) => atMinute === 21 * 60 && minutes === 10)).toBe(true);
});

test('two weeks of rehab are those of the phase that it starts with, spread over the week', () => {
  const item = { name: 'Heel raise', shown: '3 x 10' };
  const plan = {
    startsWith: 'load',
    phases: [
      { name: 'protect', title: 'First', items: [{ ...item, timesPerWeek: 7 }] },
      {
        name: 'load',
        title: 'Then',
        items: [
          { ...item, timesPerWeek: 2 },
          { ...item, name: 'Hop', timesPerWeek: 3 },
        ],
      },
    ],
  } as unknown as RehabPlan;
  const entries = parts.rehab.entriesOf(plan, startsOn);
  expect(entries.map(({ day, title }) => [day, title])).toEqual([0, 2, 4, 7, 9, 11].map((day) => [day, 'Then']));
  expect(entries[0]).toMatchObject({ atMinute: 19 * 60, detail: 'Heel raise: 3 x 10\nHop: 3 x 10' });
  expect(parts.rehab.entriesOf({ ...plan, startsWith: undefined } as unknown as RehabPlan, startsOn)).toEqual([]);
});

test('the first day of a wellness plan is the first day, and takes five minutes at least', () => {
  const day = (number: number, minutes: number) => ({
    day: number,
    title: `Day ${number}`,
    minutes,
    items: [{ name: 'Walk', how: 'Slowly.' }],
  });
  const plan = { days: [day(1, 3), day(2, 12)] } as unknown as WellnessPlan;
  expect(parts.wellness.entriesOf(plan, startsOn)).toMatchObject([
    { day: 0, minutes: 5, title: 'Day 1', detail: 'Walk: Slowly.' },
    { day: 1, minutes: 12, title: 'Day 2' },
  ]);
});

test('a shopping list sums each food of the week, in amounts that shops sell, the most first', () => {
  type Served = Parameters<typeof shoppingList>[0][number];
  const serving = (amount: number, foods: Record<string, number>) =>
    ({ amount, eatable: { ingredients: Object.entries(foods).map(([id, grams]) => ({ food: foodOf(id), grams })) } }) as unknown as Served;
  const week = [serving(2, { rice: 301, onion: 7, water: 500 }), serving(1, { rice: 500, tomato: 120, onion: 4 })];
  const shown = (language: 'english' | 'hindi') =>
    shoppingList(week, language).map(({ aisle, items }) => [aisle, items.map(({ id, grams, shown: text }) => [id, grams, text])]);
  expect(shown('english')).toEqual([
    [
      'vegetables',
      [
        ['tomato', 250, '250 g'],
        ['onion', 250, '250 g'],
      ],
    ],
    ['grains', [['rice', 1_500, '1.5 kg']]],
  ]);
  expect(shown('hindi')[1]).toEqual(['grains', [['rice', 1_500, '1.5 किलो']]]);
});
