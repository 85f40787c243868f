import { describe, expect, test } from 'vitest';
import type { PlanDifference } from '../../src/contract/assistant/plan-difference.ts';
import { continueChat, getChat } from '../../src/contract/assistant/chats.ts';
import { makeDietPlan } from '../../src/contract/assistant/diet-request.ts';
import type { DietPlan } from '../../src/contract/assistant/diet.ts';
import { makeMeditationPlan } from '../../src/contract/assistant/meditation.ts';
import type { MeditationPlan } from '../../src/contract/assistant/meditation-plan.ts';
import { makeHealthyRecipe } from '../../src/contract/assistant/recipe.ts';
import { makeRehabPlan } from '../../src/contract/assistant/rehab.ts';
import { makeWorkoutPlan } from '../../src/contract/assistant/workout.ts';
import type { WorkoutPlan } from '../../src/contract/assistant/workout-plan.ts';
import { appWithAssistant } from '../builders/assistant.ts';
import { make } from '../builders/assistant-plans.ts';
import { noDangers } from '../builders/checklist-answers.ts';

type Given = Awaited<ReturnType<typeof appWithAssistant>>;
type Answer = { data: string; plan: { version: number; plan: unknown } | null; message: { difference: PlanDifference | null } };

const say = async ({ app, headers }: Given, id: string, text: string) =>
  ((await app.ask(continueChat, { id, text }, { headers })).body as unknown as { data: Answer }).data;
const planOf = async <Plan>({ app, headers }: Given, id: string) =>
  ((await app.ask(getChat, { id }, { headers })).body['response'] as { plan: { plan: Plan } }).plan.plan;

const diet = { sex: 'male', age: 28, heightCm: 175, weightKg: 72, activity: 'moderate', goal: 'keep', answers: noDangers('diet') };
const workout = {
  level: 'intermediate',
  goal: 'general',
  days: 3,
  minutes: 45,
  age: 28,
  equipment: ['dumbbells', 'bench'],
  answers: noDangers('exercise'),
};

/** What stands in each meal, by day and meal. */
const mealsIn = ({ days }: DietPlan) =>
  new Map(
    days.flatMap(({ meals }, day) =>
      meals.map(({ key, items }) => [`${day} ${key}`, items.map(({ id, amount }) => `${id} ${amount}`).join()]),
    ),
  );
const changedMeals = (before: DietPlan, after: DietPlan) => {
  const now = mealsIn(after);
  return [...mealsIn(before)].filter(([place, items]) => now.get(place) !== items).map(([place]) => place);
};
const sessionsIn = ({ weeks }: WorkoutPlan) =>
  (weeks[0]?.sessions ?? []).map(({ weekday, blocks }) => ({
    weekday,
    exercises: blocks.filter(({ block }) => block === 'strength').flatMap(({ items }) => items.map(({ exercise }) => exercise)),
  }));

describe('words in the conversation of a diet plan', () => {
  test('change the named day, meal or food and nothing else, go on with "same for", and are taken back by "no leave it"', async () => {
    const given = await appWithAssistant();
    const id = String((await make(given, makeDietPlan, diet)).id);
    const first = await planOf<DietPlan>(given, id);

    await say(given, id, 'day 1 ka lunch badal do');
    const second = await planOf<DietPlan>(given, id);
    expect(changedMeals(first, second)).toEqual(['0 lunch']);

    await say(given, id, 'same for day 3');
    const third = await planOf<DietPlan>(given, id);
    expect(changedMeals(second, third)).toEqual(['2 lunch']);

    const asked = await say(given, id, 'what changed?');
    expect(asked).toMatchObject({ plan: null, data: expect.stringMatching(/\(Day 3\), Lunch/) as unknown });

    await say(given, id, 'add a banana to breakfast on day 2');
    const fourth = await planOf<DietPlan>(given, id);
    expect(changedMeals(third, fourth)).toEqual(['1 breakfast']);
    await say(given, id, 'no leave it');
    expect(changedMeals(third, await planOf<DietPlan>(given, id))).toEqual([]);
  });

  test('take steps of energy as steps, trade two days, and cook nothing on one of them', async () => {
    const given = await appWithAssistant();
    const id = String((await make(given, makeDietPlan, diet)).id);
    const first = await planOf<DietPlan>(given, id);
    await say(given, id, '200 kcal less per day');
    const less = await planOf<DietPlan>(given, id);
    expect(first.energy.target - less.energy.target).toBeGreaterThan(100);
    expect(first.energy.target - less.energy.target).toBeLessThan(300);

    const traded = await say(given, id, 'swap day 2 and day 5');
    expect(traded.message.difference?.lines.every(({ where }) => /\(Day [25]\)/.test(where))).toBe(true);

    const before = await planOf<DietPlan>(given, id);
    await say(given, id, 'i wont cook on day 6');
    expect(changedMeals(before, await planOf<DietPlan>(given, id)).every((place) => place.startsWith('5 '))).toBe(true);
  });

  test('hear wishes as the form does, and change nothing for a question or a thank you', async () => {
    const given = await appWithAssistant();
    const id = String((await make(given, makeDietPlan, diet)).id);
    const vegetarian = await say(given, id, 'make thursday vegetarian');
    expect(vegetarian.data).toMatch(/Vegetarian on Thursday/);
    expect(vegetarian.message.difference?.lines.every(({ where }) => where.startsWith('Thursday '))).toBe(true);
    expect((await say(given, id, 'मंगलवार को पनीर मत रखना')).data).not.toMatch(/समझ/);
    for (const text of ['how much protein is in 2 eggs?', 'thx mate', 'you are useless', 'who won the match yesterday'])
      expect(await say(given, id, text)).toMatchObject({ plan: null });
  });
});

describe('words in the conversation of a workout', () => {
  test('move a session with what is in it, keep exercises for other minutes, and replace only what needs the bench', async () => {
    const given = await appWithAssistant();
    const id = String((await make(given, makeWorkoutPlan, workout)).id);
    const first = sessionsIn(await planOf<WorkoutPlan>(given, id));
    const [moved, ...others] = first;
    const free = (['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const).find(
      (day) => !first.some(({ weekday }) => weekday === day),
    );
    await say(given, id, `${moved?.weekday ?? ''} ka session ${free ?? ''} ko kar do`);
    const second = sessionsIn(await planOf<WorkoutPlan>(given, id));
    expect(second.find(({ weekday }) => weekday === free)?.exercises).toEqual(moved?.exercises);
    for (const other of others) expect(second).toContainEqual(other);

    await say(given, id, 'make it 30 minutes');
    const third = sessionsIn(await planOf<WorkoutPlan>(given, id));
    expect(third.map(({ weekday }) => weekday)).toEqual(second.map(({ weekday }) => weekday));
    for (const { weekday, exercises } of third)
      expect(exercises.every((one) => second.find((session) => session.weekday === weekday)?.exercises.includes(one))).toBe(true);

    const rest = await say(given, id, 'longer rest between sets');
    expect(rest.message.difference?.lines.some(({ after }) => /rest \d+ s/.test(after ?? ''))).toBe(true);
    expect(await say(given, id, 'skip this week')).toMatchObject({ plan: null, data: expect.stringMatching(/no dates/) as unknown });
  });
});

describe('words in other conversations', () => {
  test('set minutes and days of a meditation exactly and keep its practices', async () => {
    const given = await appWithAssistant();
    const id = String((await make(given, makeMeditationPlan, { goal: 'stress', minutes: 10, days: 5 })).id);
    const practices = ({ weeks }: MeditationPlan) => (weeks[0]?.sessions ?? []).map(({ weekday, name }) => `${weekday} ${name}`);
    const before = practices(await planOf<MeditationPlan>(given, id));
    expect((await say(given, id, '10 मिनट बहुत है, 5 कर दो')).data).toMatch(/5 min/);
    expect(practices(await planOf<MeditationPlan>(given, id))).toEqual(before);
    expect((await say(given, id, 'hafte me bas 3 din rakho')).data).toMatch(/3 days/);
    expect((await say(given, id, 'another voice please')).data).toMatch(/no recorded voice/);
  });

  test('serve as many as are said, leave an ingredient out, ease one exercise, and rename the plan', async () => {
    const given = await appWithAssistant();
    const recipe = String((await make(given, makeHealthyRecipe, { kitchen: ['paneer', 'tomato', 'onion', 'spinach'], servings: 4 })).id);
    expect((await say(given, recipe, 'we are only 2 tonite not 4')).data).toMatch(/for 2/);
    expect((await say(given, recipe, 'no onion pls')).data).toMatch(/onion/i);
    expect((await say(given, recipe, 'rename it to Sunday dinner')).data).toMatch(/"Sunday dinner"/);

    const sprain = {
      problem: 'ankleSprain',
      daysSince: 5,
      painNow: 2,
      sportId: null,
      daysPerWeek: 4,
      equipment: ['band'],
      answers: { injury: noDangers('injury'), ankle: noDangers('ankle') },
    };
    const rehab = String((await make(given, makeRehabPlan, sprain)).id);
    const easier = await say(given, rehab, 'the first one is too hard');
    expect(easier.message.difference?.lines).toHaveLength(1);
    expect((await say(given, rehab, 'cant do 4 days, make it 3')).data).toMatch(/3 days/);
  });
});
