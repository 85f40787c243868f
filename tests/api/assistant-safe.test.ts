import { describe, expect, test } from 'vitest';
import type { Call } from '../../src/contract/call.ts';
import { continueChat, getChat, startChat } from '../../src/contract/assistant/chats.ts';
import { makeDietPlan } from '../../src/contract/assistant/diet-request.ts';
import { makeRehabPlan } from '../../src/contract/assistant/rehab.ts';
import { makeWellnessPlan } from '../../src/contract/assistant/wellness.ts';
import { makeWorkoutPlan } from '../../src/contract/assistant/workout.ts';
import { appWithAssistant } from '../builders/assistant.ts';
import { noDangers } from '../builders/checklist-answers.ts';
import { modelServer } from '../builders/model-server.ts';

const despair = 'I want to kill myself';
const eater = { sex: 'female', age: 30, heightCm: 165, weightKg: 62, activity: 'moderate', goal: 'keep' };
const trainer = { goal: 'general', level: 'beginner', days: 3, minutes: 45, age: 30 };
const card = { warningSigns: [], whatHelps: [], people: [] };
const mind = { focus: ['sleep'], minutesPerDay: 15, matchInDays: null, card };
const hurt = { problem: 'ankleSprain', daysSince: 4, painNow: 3, sportId: null, daysPerWeek: 4, equipment: [] };

describe('a red-flag question', () => {
  const asked: [string, Call, object, string[]][] = [
    ['food', makeDietPlan, eater, ['answers.pregnant', 'answers.kidney']],
    ['training', makeWorkoutPlan, trainer, ['answers.heart', 'answers.chestNow']],
    ['the mind', makeWellnessPlan, mind, ['answers.phqDown', 'answers.safety']],
    ['an injury', makeRehabPlan, hurt, ['answers.injury.deformed', 'answers.ankle.fourSteps']],
  ];
  test.each(asked)(
    'before a plan for %s has no default answer: leaving it open is refused at its field',
    async (_of, call, wishes, fields) => {
      const { app, headers } = await appWithAssistant();
      const { status, body } = await app.ask(call, { ...wishes, answers: {} }, { headers });
      expect([status, body['error']]).toEqual([400, 'invalidInput']);
      expect(Object.keys(body['fields'] as object)).toEqual(expect.arrayContaining(fields));
    },
  );

  test('that is unanswered is the only one named, in the language of the plan', async () => {
    const { app, headers } = await appWithAssistant();
    const { heart: _heart, ...answers } = noDangers('exercise');
    const { body } = await app.ask(makeWorkoutPlan, { ...trainer, answers, language: 'hindi' }, { headers });
    expect(body['fields']).toEqual({ 'answers.heart': expect.stringMatching(/इनमें से कुछ नहीं/) as unknown });
  });
});

describe('words that were taken for despair', () => {
  test('are answered once somebody says that they are safe: the card stays, there is one answer, and the next words are checked again', async () => {
    const model = await modelServer(() => ({ words: ['Rice and dal.'] }));
    const { app, headers } = await appWithAssistant({ variables: model.variables });
    const text = `${despair}. How do athletes handle jet lag?`;
    const isCard = { data: { message: { engine: 'embedded', cards: [{ level: 'crisis' }] } } };
    const first = await app.ask(startChat, { text }, { headers });
    expect(first.body).toMatchObject({ ...isCard, credits: { requestsLeft: 16 } });
    expect(model.asked).toEqual([]);
    const id = first.body['planId'];
    const { body } = await app.ask(continueChat, { id, text, retry: true, isSafe: true }, { headers });
    const answered = { data: { data: 'Rice and dal.', message: { engine: 'model', cards: [{ level: 'crisis' }] } } };
    expect(body).toMatchObject({ ...answered, credits: { requestsLeft: 15 } });
    const read = await app.ask(getChat, { id }, { headers });
    expect(read.body).toMatchObject({ response: { messages: [{ sender: 'USER' }, { messageContent: 'Rice and dal.' }] } });
    const next = await app.ask(continueChat, { id, text: despair }, { headers });
    expect(next.body).toMatchObject({ ...isCard, credits: { requestsLeft: 15 } });
    expect(model.asked).toHaveLength(1);
  });

  test('also allow a plan, which shows the card', async () => {
    const { app, headers } = await appWithAssistant();
    const wishes = { ...trainer, answers: noDangers('exercise'), additionalInfo: despair };
    const stopped = await app.ask(makeWorkoutPlan, wishes, { headers });
    expect(stopped.body).toMatchObject({ planId: null, mayGoOn: true });
    const { body } = await app.ask(makeWorkoutPlan, { ...wishes, isSafe: true }, { headers });
    expect(body).toMatchObject({ planId: expect.any(String) as unknown, mayGoOn: false, cards: [{ level: 'crisis' }] });
    const read = await app.ask(getChat, { id: body['planId'] }, { headers });
    expect(JSON.stringify(read.body)).toContain('14416');
  });

  test('do not override a red-flag question answered with yes, or any other danger', async () => {
    const { app, headers } = await appWithAssistant();
    const unsafe = { ...mind, answers: { ...noDangers('mental'), safety: true }, isSafe: true };
    const stops = { planId: null, mayGoOn: false, credits: { requestsLeft: 16 } };
    expect((await app.ask(makeWellnessPlan, unsafe, { headers })).body).toMatchObject({ ...stops, cards: [{ level: 'crisis' }] });
    const both = { ...unsafe, additionalInfo: despair };
    expect((await app.ask(makeWellnessPlan, both, { headers })).body).toMatchObject({ ...stops, cards: [{ level: 'crisis' }] });
    const chest = { ...trainer, answers: noDangers('exercise'), additionalInfo: 'I get chest pain when I run', isSafe: true };
    expect((await app.ask(makeWorkoutPlan, chest, { headers })).body).toMatchObject({ ...stops, cards: [{ level: 'emergency' }] });
    const reply = await app.ask(startChat, { text: 'I get chest pain when I run', isSafe: true }, { headers });
    expect(reply.body).toMatchObject({ data: { message: { cards: [{ level: 'emergency' }] } }, credits: { requestsLeft: 16 } });
  });
});

describe('the first day of a plan', () => {
  const wishes = { ...trainer, answers: noDangers('exercise') };

  test("is today in the person's time zone, not in ours", async () => {
    const { app, headers } = await appWithAssistant();
    // These two time zones never have the same date.
    for (const timeZone of ['Pacific/Kiritimati', 'Etc/GMT+12']) {
      const { body } = await app.ask(makeWorkoutPlan, { ...wishes, timeZone }, { headers });
      const today = new Date().toLocaleDateString('sv-SE', { timeZone });
      expect(body, timeZone).toMatchObject({ data: { request: { startsOn: today } } });
    }
  });

  test('is a valid date', async () => {
    const { app, headers } = await appWithAssistant();
    const { status, body } = await app.ask(makeWorkoutPlan, { ...wishes, startsOn: '2027-02-30' }, { headers });
    expect([status, body['fields']]).toEqual([400, { startsOn: 'Please choose a day.' }]);
  });
});
