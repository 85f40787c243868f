import { expect, test } from 'vitest';
import { dietRequestSchema, type DietRequestFields } from '../../src/contract/assistant/diet-request.ts';
import type { Constraint } from '../../src/contract/assistant/constraints.ts';
import { dietMarkdown } from '../../src/server/assistant/diet/diet-markdown.ts';
import { dietWishes } from '../../src/server/assistant/diet/wishes/diet-wishes.ts';
import { withDietConstraints } from '../../src/server/assistant/diet/wishes/with-constraints.ts';
import { planDiet } from '../../src/server/assistant/diet/plan-diet.ts';
import { eatableOf, hardFood, isNamedFood } from '../../src/server/assistant/foods/index.ts';
import { wishesOf } from '../../src/server/assistant/wishes/index.ts';

const asked = (fields: Partial<DietRequestFields> = {}) =>
  dietRequestSchema.parse({ sex: 'female', age: 30, heightCm: 164, weightKg: 62, activity: 'moderate', goal: 'keep', ...fields });
const plan = planDiet(asked(), { seed: 1 });
const outcomesOf = (text: string, made = plan, request = asked()) =>
  wishesOf(text, { kind: 'diet', rules: dietWishes, language: 'english', made: { plan: made, request } });
const constraintsOf = (text: string): Constraint[] =>
  dietWishes.read(text).flatMap((one) => ('constraints' in one ? [...(one.constraints ?? [])] : []));

test('a fast day in a list takes in neither what stands before it nor what stands behind it', () => {
  const types = constraintsOf('chauvihar, ekadashi fast on Tuesday, anaemia hb 8').map(({ type }) => type);
  expect(types).toEqual(expect.arrayContaining(['eatBetween', 'fastOn', 'like']));
  expect(constraintsOf('gastritis, vrat on Monday, 12 to 8 window')).toEqual(
    expect.arrayContaining([
      { type: 'fastOn', value: ['monday'] },
      { type: 'eatBetween', value: { from: '12:00', until: '20:00' } },
      { type: 'avoid', value: 'spicy food' },
    ]),
  );
  expect(constraintsOf('no onion, vrat on Monday')).not.toContainEqual(expect.objectContaining({ type: 'foodOn' }));
  expect(constraintsOf('Friday fast, nothing sour')).toContainEqual({
    type: 'foodOn',
    value: { food: 'lemon', rule: 'notOn', days: ['friday'] },
  });
});

test.each([
  ['hb 8', true],
  ['my haemoglobin is only 7.5', true],
  ['mera hemoglobin 8 hai', true],
  ['haemoglobin 11', false],
])('%s sends to a doctor this week: %s', (text, isSent) => {
  expect(outcomesOf(text).some(({ says }) => says.includes('see a doctor this week'))).toBe(isSent);
});

test('batch cooking is done only where the week has something that is eaten again', () => {
  const without = planDiet(asked({ dislikes: ['leftovers'] }), { seed: 1 });
  expect(outcomesOf('batch cook on Sunday').map(({ outcome }) => outcome)).toEqual(['done']);
  expect(outcomesOf('batch cook on Sunday', without).map(({ outcome }) => outcome)).toEqual(['cannot']);
});

test('a meal that is to be one dish only is not called done', () => {
  for (const text of ['only roti sabzi at dinner', 'रात को सिर्फ रोटी सब्ज़ी'])
    expect(outcomesOf(text).map(({ outcome }) => outcome)).toContain('cannot');
});

test('a permission is no wish', () => {
  expect(outcomesOf('pork and beef ok')).toEqual([]);
  expect(constraintsOf('pork on Sunday')).toContainEqual({ type: 'like', value: 'pork' });
});

test('dinner stays for somebody under 18 and may go for a grown person', () => {
  const constraints = constraintsOf('no dinner please');
  const young = asked({ age: 16 });
  expect(withDietConstraints(young, constraints).eatBetween).toBeNull();
  expect(outcomesOf('no dinner please', plan, young)).toMatchObject([{ outcome: 'cannot' }]);
  expect(withDietConstraints(asked(), constraints).eatBetween).toEqual({ from: '05:00', until: '18:00' });
});

test('days of the Markdown carry their weekday', () => {
  const named = [...dietMarkdown(plan, 'english', '2026-11-25').matchAll(/^## Day \d, (\w+)$/gm)].map(([, day]) => day);
  expect(named).toEqual(['Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday', 'Tuesday']);
});

test('a food of every day at a meal is done only where every day has it there', () => {
  const text = 'raat ko dudh zaroor';
  const request = withDietConstraints(asked(), constraintsOf(text));
  const made = planDiet(request, { seed: 4 });
  expect(made.days.every(({ meals }) => meals.some(({ key }) => key === 'night'))).toBe(true);
  expect(outcomesOf(text, made, request).map(({ outcome }) => outcome)).toEqual(['done']);
  const [first, ...rest] = made.days;
  const short = { ...made, days: [{ ...first!, meals: first!.meals.filter(({ key }) => key !== 'night') }, ...rest] };
  expect(outcomesOf(text, short, request).map(({ outcome }) => outcome)).toEqual(['cannot']);
});

test('an hour at which the plan has no meal is not called done', () => {
  const text = 'subah 5 baje chai';
  const request = withDietConstraints(asked(), constraintsOf(text));
  expect(outcomesOf(text, planDiet(request, { seed: 4 }), request)).toMatchObject([
    { outcome: 'cannot', says: expect.stringContaining('no meal at 05:00') },
  ]);
});

test.each(['I wear dentures', 'chewing is difficult', 'naram khana chahiye'])('%s leaves out what needs teeth', (text) => {
  const request = withDietConstraints(asked({ age: 72 }), constraintsOf(text));
  const names = planDiet(request, { seed: 3 }).days.flatMap(({ meals }) => meals.flatMap(({ items }) => items.map(({ name }) => name)));
  expect(names.filter((name) => /salad|almond|walnut|peanut|seeds|sprout|apple|guava|makhana|roasted|puri|^carrot/i.test(name))).toEqual(
    [],
  );
});

test('a week for a microwave has warm meals, and nothing from a griddle or a pan of oil', () => {
  const text = 'only a microwave in my room';
  const request = withDietConstraints(asked(), constraintsOf(text));
  const made = planDiet(request, { seed: 2 });
  expect(outcomesOf(text, made, request).map(({ outcome }) => outcome)).toEqual(['done']);
  const names = made.days.flatMap(({ meals }) => meals.flatMap(({ items }) => items.map(({ name }) => name)));
  expect(names.filter((name) => /roti|paratha|dosa|chilla|puri|tikki|omelette/i.test(name))).toEqual([]);
  expect(names.filter((name) => /rice|dal|poha|oats|upma|khichdi/i.test(name)).length).toBeGreaterThan(7);
});

test.each([
  ['I train at 6 am', 'breakfast', '07:30'],
  ['cricket match saturday 9:30 am', 'lunch', '11:30'],
  ['match at 4 pm on Sunday', 'lunch', '13:00'],
  ['gym at 7 pm daily', 'dinner', '21:30'],
])('%s: the meals leave room for it', (text, key, at) => {
  const request = { ...withDietConstraints(asked(), constraintsOf(text)), firstWeekday: 'monday' as const };
  const made = planDiet(request, { seed: 6 });
  expect(made.days.flatMap(({ meals }) => meals.flatMap((meal) => (meal.key === key ? [meal.at] : [])))).toContain(at);
  expect(outcomesOf(text, made, request).map(({ outcome }) => outcome)).toEqual(['done']);
  const late = {
    ...made,
    days: made.days.map((day) => ({ ...day, meals: day.meals.map((meal) => ({ ...meal, at: request.sportAt?.at ?? meal.at })) })),
  };
  expect(outcomesOf(text, late, request).map(({ outcome }) => outcome)).toEqual(['cannot']);
});

test('a mess that gives rice, dal and roti gives no biryani, and nobody without a kitchen cooks twice', () => {
  const text = 'hostel student, mess gives rice dal roti at lunch and dinner, poha idli at breakfast, only kettle in room';
  const made = planDiet(withDietConstraints(asked({ age: 20 }), constraintsOf(text)), { seed: 13 });
  const meals = made.days.flatMap((day) => day.meals);
  expect(meals.filter(({ note }) => note.includes('Cook twice'))).toEqual([]);
  expect(meals.flatMap(({ items }) => items.map(({ name }) => name)).filter((name) => /biryani|kofta|kheer/i.test(name))).toEqual([]);
});

test.each([
  'roasted-chickpea-masala',
  'roasted-chana',
  'popcorn',
  'kachumber',
  'kosambari',
  'chana-salad',
  'carrot',
  'til-ladoo',
  'almonds',
  'sprout-salad',
])('%s needs good teeth', (id) => {
  expect(isNamedFood(eatableOf(id)!, hardFood)).toBe(true);
});

test.each(['masoor-dal-curry', 'banana', 'moong-khichdi', 'curd', 'lauki-raita', 'boiled-eggs'])('%s does not', (id) => {
  expect(isNamedFood(eatableOf(id)!, hardFood)).toBe(false);
});
