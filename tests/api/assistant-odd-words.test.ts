import { expect, test } from 'vitest';
import { startChat } from '../../src/contract/assistant/chats.ts';
import { readChips } from '../../src/contract/assistant/chips.ts';
import { makeDietPlan } from '../../src/contract/assistant/diet-request.ts';
import { makeHealthyRecipe } from '../../src/contract/assistant/recipe.ts';
import { makeWorkoutPlan } from '../../src/contract/assistant/workout.ts';
import { noDangers } from '../builders/checklist-answers.ts';
import { appWithAssistant } from '../builders/assistant.ts';

/** The words that every plain object of JavaScript knows. */
const words = Object.getOwnPropertyNames(Object.prototype);

test.each(words)('%s is a word as any other: its wishes are read, and despair beside it is heard', async (word) => {
  const { app, headers } = await appWithAssistant();
  for (const kind of ['diet', 'workout', 'recipe'])
    for (const text of [word, `no ${word}`, `my father is a ${word} and I love ${word}`])
      expect((await app.ask(readChips, { kind, text }, { headers })).status, `${kind} ${text}`).toBe(200);
  for (const text of [`what is ${word}`, `${word} ke fayde`]) expect((await app.ask(startChat, { text }, { headers })).status).toBe(200);
  const { status, body } = await app.ask(startChat, { text: `I want to kill myself, the ${word} took our ground` }, { headers });
  expect(status).toBe(200);
  expect(body).toMatchObject({ data: { message: { cards: [{ level: 'crisis' }] } } });
});

test('such words are refused foods, things in a kitchen and free text of plans', async () => {
  const { app, headers } = await appWithAssistant();
  const diet = { sex: 'female', age: 30, heightCm: 165, weightKg: 62, activity: 'moderate', goal: 'keep', answers: noDangers('diet') };
  const text = { additionalInfo: words.map((word) => `no ${word}`).join(', ') };
  const training = { goal: 'general', level: 'beginner', days: 3, minutes: 45, age: 30, equipment: [], answers: noDangers('exercise') };
  const asked = [
    app.ask(makeDietPlan, { ...diet, dislikes: words.slice(0, 8) }, { headers }),
    app.ask(makeDietPlan, { ...diet, ...text }, { headers }),
    app.ask(makeHealthyRecipe, { kitchen: ['paneer', 'tomato', 'onion', ...words.slice(0, 6)], servings: 2 }, { headers }),
    app.ask(makeWorkoutPlan, { ...training, ...text }, { headers }),
  ];
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});
