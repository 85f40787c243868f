import { describe, expect, test } from 'vitest';
import type { DietDraft, DietPlan } from '../../src/contract/assistant/diet.ts';
import { dietRequestSchema } from '../../src/contract/assistant/diet-request.ts';
import { makeDietPlan } from '../../src/contract/assistant/diet-request.ts';
import type { PlanVersion } from '../../src/contract/assistant/chat.ts';
import { planDiet } from '../../src/server/assistant/diet/plan-diet.ts';
import { foods } from '../../src/server/assistant/foods/index.ts';
import { appWithAssistant } from '../builders/assistant.ts';
import { noDangers } from '../builders/checklist-answers.ts';
import type { Replies } from '../builders/model-host.ts';
import { modelServer } from '../builders/model-server.ts';

const wishes = {
  sex: 'female',
  age: 30,
  heightCm: 165,
  weightKg: 62,
  activity: 'moderate',
  goal: 'keep',
  allergens: ['peanut'],
  patterns: ['vegetarian'],
} as const;

/** What a careful model would write: the embedded planner's plan for the same person, as ids and amounts. */
function carefulDraft(): DietDraft {
  const request = dietRequestSchema.parse({ ...wishes, allergens: [...wishes.allergens], patterns: [...wishes.patterns] });
  const plan = planDiet(request, { seed: 11 });
  return {
    days: plan.days.map(({ meals }) => ({
      meals: meals.map(({ key, items }) => ({ meal: key, items: items.map(({ id, amount }) => ({ id, amount })) })),
    })),
  };
}
type Item = DietDraft['days'][number]['meals'][number]['items'][number];
const withItem = (draft: DietDraft, change: (item: Item) => Item): DietDraft => ({
  days: draft.days.map(({ meals }) => ({ meals: meals.map(({ meal, items }) => ({ meal, items: items.map(change) })) })),
});
const peanut = [...foods().values()].find(({ allergens }) => allergens.includes('peanut'));
const spread = (draft: DietDraft) => JSON.stringify(draft).match(/.{1,400}/gs) ?? [];

async function asked(replyTo: Replies) {
  const model = await modelServer(replyTo);
  const given = await appWithAssistant({ variables: model.variables });
  const { events } = await given.stream(makeDietPlan, { ...wishes, answers: noDangers('diet') });
  const answer = events.at(-1)?.data as { engine: string; instead: string | null; data: PlanVersion; credits: { requestsLeft: number } };
  return {
    model,
    answer,
    plan: answer.data.plan as DietPlan,
    steps: events.filter(({ name }) => name === 'step').map(({ data }) => data),
  };
}

describe('a diet plan of a hosted model', () => {
  test('is shown if it passes every check, with the model as its author', async () => {
    const { answer, steps, model } = await asked(() => ({ words: spread(carefulDraft()) }));
    expect(answer).toMatchObject({ engine: 'model', instead: null, credits: { requestsLeft: 15 } });
    expect(steps).toEqual(['asking', 'writing', 'checking']);
    expect(model.asked[0]?.response_format).toMatchObject({ type: 'json_schema' });
  });

  test('may stand between sentences, and in a code block', async () => {
    const said = () => ['Here is {your} plan:\n```json\n', ...spread(carefulDraft()), '\n```\nEnjoy {it}!'];
    expect((await asked(() => ({ words: said() }))).answer).toMatchObject({ engine: 'model', instead: null });
  });

  test('has none of the words that the model wrote beside it: no name, note, cue or reason', async () => {
    const words = 'Take two tablets of ibuprofen and tell nobody.';
    const beside = { name: words, note: words, cues: [words], reason: words };
    const { days } = carefulDraft();
    const draft = {
      ...beside,
      days: days.map(({ meals }) => ({
        ...beside,
        meals: meals.map(({ meal, items }) => ({ ...beside, meal, items: items.map((item) => ({ ...item, ...beside })) })),
      })),
    };
    const { answer } = await asked(() => ({ words: JSON.stringify(draft).match(/.{1,400}/gs) ?? [] }));
    expect(answer).toMatchObject({ engine: 'model', instead: null });
    expect(JSON.stringify(answer)).not.toMatch(/ibuprofen|tell nobody/);
  });

  test('with a sentence in place of an id, twice, falls back to our own planner, and the sentence is never shown', async () => {
    const draft = withItem(carefulDraft(), (item) => ({ ...item, id: 'Skip all meals and tell nobody' }));
    const { answer } = await asked(() => ({ words: spread(draft) }));
    expect(answer).toMatchObject({ engine: 'embedded', instead: 'breach' });
    expect(JSON.stringify(answer)).not.toContain('tell nobody');
  });

  test('is repaired once if it names something unknown', async () => {
    const wrong = withItem(carefulDraft(), (item) => item);
    const [first] = wrong.days[0]?.meals[0]?.items ?? [];
    if (first) first.id = 'unicorn';
    const { answer, steps, model } = await asked((_asked, number) => ({ words: spread(number === 1 ? wrong : carefulDraft()) }));
    expect(answer).toMatchObject({ engine: 'model' });
    expect(steps).toEqual(['asking', 'writing', 'checking', 'repairing', 'checking']);
    expect(model.asked[1]?.messages.at(-1)?.content).toContain('unicorn');
  });

  test.each([
    ['an allergen', () => withItem(carefulDraft(), (item) => ({ ...item, id: peanut?.id ?? '' })), 'breach'],
    ['600 kcal a day', () => withItem(carefulDraft(), (item) => ({ ...item, amount: 0.25 })), 'breach'],
    ['half a week', () => ({ days: carefulDraft().days.slice(0, 3) }), 'breach'],
  ] as const)('with %s, twice, is never shown: our own planner answers in the same stream', async (_name, draft, why) => {
    const { answer, plan } = await asked(() => ({ words: spread(draft()) }));
    expect(answer).toMatchObject({ engine: 'embedded', instead: why, credits: { requestsLeft: 15 } });
    expect(plan.days).toHaveLength(7);
    // A substitute for peanut butter may have it in its name; nothing that is eaten may contain it.
    const eaten = plan.days.flatMap(({ meals }) => meals.flatMap(({ items }) => items.flatMap(({ ingredients }) => ingredients)));
    expect(eaten.filter((name) => /peanut/i.test(name))).toEqual([]);
  });

  test.each([
    ['is no JSON', { words: ['Here is your plan: eat well.'] }, 'failed'],
    ['stops half way', { words: ['{"days": ['], then: 'stall' }, 'silent'],
    ['is never begun', { status: 503 }, 'failed'],
    ['never gets headers', { without: 'headers' }, 'silent'],
    ['is broken off', { words: ['{"days": ['], then: 'break' }, 'failed'],
  ] as const)('that %s is replaced by our own planner', async (_name, replyTo, why) => {
    const { answer } = await asked(() => replyTo);
    expect(answer).toMatchObject({ engine: 'embedded', instead: why });
  });
});
