import { describe, expect, test } from 'vitest';
import { continueChat, startChat } from '../../src/contract/assistant/chats.ts';
import { makeRehabPlan } from '../../src/contract/assistant/rehab.ts';
import { makeWorkoutPlan } from '../../src/contract/assistant/workout.ts';
import { appWithAssistant } from '../builders/assistant.ts';
import { make } from '../builders/assistant-plans.ts';
import { noDangers } from '../builders/checklist-answers.ts';

type Given = Awaited<ReturnType<typeof appWithAssistant>>;
type Answer = { planId: string; data: { data: string; plan: object | null; message: { cards: { id: string }[] } } };

const begin = async ({ app, headers }: Given, text: string) => (await app.ask(startChat, { text }, { headers })).body as unknown as Answer;
const goOn = async ({ app, headers }: Given, id: string, text: string) =>
  (await app.ask(continueChat, { id, text }, { headers })).body as unknown as Answer;

const hurt = { problem: 'ankleSprain', daysSince: 2, painNow: 4, sportId: null, daysPerWeek: 4, equipment: [] };
const answers = { injury: noDangers('injury'), ankle: noDangers('ankle') };

describe('in a rehab plan', () => {
  test('pain without a place is asked about, and then answered by going a step back', async () => {
    const given = await appWithAssistant();
    const id = String((await make(given, makeRehabPlan, { ...hurt, answers })).id);
    expect((await goOn(given, id, 'it is more swollen today')).data.data).toMatch(/four steps/);
    expect((await goOn(given, id, 'chalne me dard hota hai')).data.data).toMatch(/ek kadam pichhe jaiye/);
  });

  test('a question without a question mark changes nothing', async () => {
    const given = await appWithAssistant();
    const id = String((await make(given, makeRehabPlan, { ...hurt, answers })).id);
    const { data } = await goOn(given, id, 'when can I play football again');
    expect(data).toMatchObject({ plan: null, data: expect.stringMatching(/shows decides/) as unknown });
  });
});

describe('other questions in the chat', () => {
  test('somebody who feels low and asks no known question gets warm words', async () => {
    const { data } = await begin(await appWithAssistant(), 'I failed my trials and feel worthless');
    expect(data.data).toMatch(/Tell one person today/);
    expect(data.message.cards).toMatchObject([{ id: 'distress' }]);
  });

  test('no distant passages are named, and the most important one is answered', async () => {
    const given = await appWithAssistant();
    expect((await begin(given, 'write me a poem')).data.data).toMatch(/write letters, poems/);
    expect((await begin(given, 'my sugar is low, what now')).data.data).toMatch(/take fast sugar at once/);
    const hers = await begin(given, 'one of my girls has stopped eating lunch');
    expect(hers.data.message.cards).toMatchObject([{ id: 'eatingDisorder' }]);
    expect((await begin(given, 'is coconut a nut?')).data.data).toMatch(/Coconut is a fruit/);
    expect((await begin(given, 'I get breathless climbing stairs')).data.message.cards).toMatchObject([{ id: 'heartRisk' }]);
  });

  test('a complete question is answered by itself, and advice for a back suits a back', async () => {
    const given = await appWithAssistant();
    const { planId: id } = await begin(given, 'how much should I sleep before a match');
    expect((await goOn(given, id, 'can I do deadlifts')).data.data).not.toMatch(/sleep/i);
    expect((await begin(given, 'my back hurts')).data.data).not.toMatch(/bandage/);
  });

  test('one day of training is called one day', async () => {
    const given = await appWithAssistant();
    const wishes = { goal: 'general', level: 'beginner', days: 2, minutes: 30, age: 70, answers: noDangers('exercise') };
    const id = String((await make(given, makeWorkoutPlan, wishes)).id);
    expect((await goOn(given, id, 'fewer days')).data.data).toMatch(/^Now 1 day a week\.\n/);
  });
});
