import { describe, expect, test } from 'vitest';
import { renameChat } from '../../src/contract/assistant/chats.ts';
import { makeDietPlan } from '../../src/contract/assistant/diet-request.ts';
import { makeHealthyRecipe } from '../../src/contract/assistant/recipe.ts';
import { previewShare } from '../../src/contract/assistant/shares.ts';
import { makeWellnessPlan } from '../../src/contract/assistant/wellness.ts';
import { makeWorkoutPlan } from '../../src/contract/assistant/workout.ts';
import { appWithAssistant } from '../builders/assistant.ts';
import { make } from '../builders/assistant-plans.ts';
import { noDangers } from '../builders/checklist-answers.ts';

const despair = 'I want to kill myself';
const eater = { sex: 'female', age: 30, heightCm: 165, weightKg: 62, activity: 'moderate', goal: 'keep', answers: noDangers('diet') };
const card = { warningSigns: [] as string[], whatHelps: [], people: [] };
const mind = { answers: noDangers('mental'), focus: ['sleep'], minutesPerDay: 15, matchInDays: null, card };

describe('despair in a typed word', () => {
  test('gets the card in every chip and list of foods too', async () => {
    const { app, headers } = await appWithAssistant();
    const chips = (type: string) => ({ constraints: [{ type, value: despair }] });
    for (const [call, said] of [
      [makeDietPlan, { ...eater, ...chips('avoid') }],
      [makeDietPlan, { ...eater, ...chips('like') }],
      [makeDietPlan, { ...eater, ...chips('served') }],
      [makeDietPlan, { ...eater, constraints: [{ type: 'wantAt', value: { food: despair, meals: ['lunch'] } }] }],
      [makeDietPlan, { ...eater, constraints: [{ type: 'foodTimes', value: { food: despair, times: 2, rule: 'exactly' } }] }],
      [makeDietPlan, { ...eater, wanted: [despair] }],
      [makeHealthyRecipe, { kitchen: ['paneer'], ...chips('have') }],
    ] as const) {
      const { body } = await app.ask(call, said, { headers });
      expect(body, JSON.stringify(said)).toMatchObject({ planId: null, cards: [{ id: 'suicide' }] });
    }
  });

  test('of somebody who said to be safe is in no link, with or without health, nor in its title', async () => {
    const given = await appWithAssistant();
    const { app, headers } = given;
    const plans = [
      await make(given, makeHealthyRecipe, { kitchen: ['paneer', 'palak', despair], isSafe: true }),
      await make(given, makeWellnessPlan, { ...mind, card: { ...card, warningSigns: [despair, 'I stop eating'] }, isSafe: true }),
      await make(given, makeDietPlan, { ...eater, dislikes: [despair], isSafe: true }),
    ];
    for (const { id } of plans) {
      await app.ask(renameChat, { id, title: despair }, { headers });
      for (const withHealth of [true, false]) {
        const { status, body } = await app.ask(previewShare, { id, withHealth }, { headers });
        expect(status).toBe(200);
        expect(JSON.stringify(body)).not.toContain('kill myself');
      }
    }
  });
});

test('what cannot be stored is refused at its field, and a day that no calendar has', async () => {
  const { app, headers } = await appWithAssistant();
  const trainer = { goal: 'general', level: 'beginner', days: 3, minutes: 45, age: 30, answers: noDangers('exercise') };
  const asked = [
    app.ask(makeWellnessPlan, { ...mind, card: { ...card, warningSigns: ['a\u0000b'] } }, { headers }),
    app.ask(makeDietPlan, { ...eater, constraints: [{ type: 'avoid', value: 'ka\u0000rela' }] }, { headers }),
    app.ask(makeWellnessPlan, { ...mind, answers: { ...mind.answers, 'a\u0000b': true } }, { headers }),
    app.ask(makeWorkoutPlan, { ...trainer, startsOn: '0000-01-01' }, { headers }),
    app.ask(makeWorkoutPlan, { ...trainer, startsOn: '9999-12-31' }, { headers }),
  ];
  for (const { status, body } of await Promise.all(asked)) expect([status, body['error']]).toEqual([400, 'invalidInput']);
});
