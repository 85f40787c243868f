import { describe, expect, test } from 'vitest';
import { continueChat, startChat } from '../../src/contract/assistant/chats.ts';
import { makeRehabPlan } from '../../src/contract/assistant/rehab.ts';
import { makeWorkoutPlan } from '../../src/contract/assistant/workout.ts';
import type { RehabPlan } from '../../src/contract/assistant/rehab.ts';
import type { WorkoutPlan } from '../../src/contract/assistant/workout-plan.ts';
import { appWithAssistant } from '../builders/assistant.ts';
import { make } from '../builders/assistant-plans.ts';
import { noDangers } from '../builders/checklist-answers.ts';

type Given = Awaited<ReturnType<typeof appWithAssistant>>;
type Answer = {
  planId: string;
  data: { data: string; message: { cards: { id: string }[]; sources: object[] } };
  credits: { requestsLeft: number };
};

const begin = async ({ app, headers }: Given, text: string, more: object = {}) =>
  (await app.ask(startChat, { text, ...more }, { headers })).body as unknown as Answer;
const goOn = async ({ app, headers }: Given, id: string, text: string) =>
  (await app.ask(continueChat, { id, text }, { headers })).body as unknown as Answer;
const cardsOf = ({ data }: Answer) => data.message.cards.map(({ id }) => id);

describe('the colour of a limb', () => {
  test('blue alone is a bruise', async () => {
    const given = await appWithAssistant();
    const bruises = [
      'ankle bruise blue',
      'a bruised blue ankle',
      'my ankle is bruised and blue',
      'my ankle is blue and swollen',
      'my ankle is black and blue',
      'my foot turned blue after I twisted my ankle',
      'my ankle is blue but not cold or numb',
      'foot is bruised blue, not numb, not cold',
      'my knee turned purple after the fall',
      'I twisted my ankle and put a cold pack on my foot',
      'my feet are always cold in winter',
      'takhna neela pad gaya hai',
      'मोच के बाद टखना नीला है',
    ];
    for (const text of bruises) expect(cardsOf(await begin(given, text)), text).toEqual([]);
  });

  test('is an emergency together with cold, pallor or a missing pulse', async () => {
    const given = await appWithAssistant();
    const cold = [
      'my foot is cold and numb',
      'my foot is cold and pale after I twisted my ankle',
      'foot pale and no pulse',
      'there is no pulse in my foot',
      'I cannot feel a pulse in my foot',
      'my foot went white',
      'my ankle is bruised blue and the foot is cold',
      'my foot is ice cold after the tackle',
      'twisted ankle, foot is numb and cold',
      'my toes are turning blue in the cast',
      'pair thanda aur sun pad gaya hai',
      'mera pair thanda aur safed ho gaya hai',
      'पैर की उंगलियाँ नीली और ठंडी हैं',
    ];
    for (const text of cold) expect(cardsOf(await begin(given, text)), text).toContain('coldLimb');
  });
});

describe('somebody who reports that something hurts', () => {
  const statements: [string, RegExp][] = [
    ['mere takhne me sujan hai', /chaar kadam/],
    ['I rolled my ankle yesterday', /back edge or tip of the outer ankle bone/],
    ['mere ghutne mein bahut dard ho raha hai', /ghutne ki katori/],
    ['mera pair mud gaya', /chaar kadam/],
    ['kamar akad gayi hai, kya karu', /peshab/],
    ['kandhe me chot lag gayi', /tedha ya jagah se hata/],
    ['kalai suj gayi hai', /tedha ya jagah se hata/],
    ['gardan me akdan hai', /kamzor|sunn/],
    ['jangh me khinchav aa gaya', /inmen se kisi ka jawab/],
    ['pindli me dard hai', /inmen se kisi ka jawab/],
    ['ungli me soojan hai ball lagne se', /tedha ya jagah se hata/],
    ['घुटने में सूजन है', /घुटने की कटोरी/],
    ['टखने में मोच आ गई', /चार कदम/],
    ['कमर में दर्द है', /पेशाब/],
  ];
  test('is asked whether signs need a doctor first, in English, Hinglish and Hindi, and no request is used', async () => {
    const given = await appWithAssistant();
    for (const [text, question] of statements) {
      const said = await begin(given, text);
      expect(said.data.data, text).toMatch(question);
      expect([cardsOf(said), said.credits.requestsLeft], text).toEqual([[], 16]);
      expect((await goOn(given, said.planId, 'none')).data.data, text).toMatch(/Good signs|अच्छे संकेत|Acche sanket/);
    }
  });

  test('who says no to all of it in Hindi is told how to continue', async () => {
    const given = await appWithAssistant();
    const { planId: id } = await begin(given, 'घुटने में सूजन है');
    expect((await goOn(given, id, 'एक भी नहीं।')).data.data).toMatch(/अच्छे संकेत/);
  });

  test('who says yes is sent to a doctor; a question about something else is answered', async () => {
    const given = await appWithAssistant();
    const { planId: id } = await begin(given, 'my knee is swollen');
    expect((await goOn(given, id, 'yes')).data.data).toContain('a doctor should see it today');
    expect((await begin(given, 'which exercises are good for a weak ankle?')).data.data).not.toContain('is one of these a yes');
  });

  test('gets the plan changed and is asked as well, inside a plan', async () => {
    const given = await appWithAssistant();
    const wishes = { goal: 'general', level: 'beginner', days: 3, minutes: 45, age: 30, answers: noDangers('exercise') };
    const { id } = await make<WorkoutPlan>(given, makeWorkoutPlan, wishes);
    const { data } = await goOn(given, String(id), 'I twisted my ankle');
    expect(data).toMatchObject({ plan: { version: 2 }, data: expect.stringMatching(/ankle[\s\S]*four steps/i) as unknown });
  });
});

describe('days of rest', () => {
  const rests: [string, RegExp][] = [
    ['ankle', /Spare what is sore \(Ankle\)/],
    ['knee', /Spare/],
    ['foot', /Spare/],
    ['hip', /Spare/],
    ['lowerBack', /Change your position/],
    ['head', /Rest your head/],
    ['wrist', /carry nothing/],
  ];
  test('spare what hurts', async () => {
    const given = await appWithAssistant();
    const wishes = { goal: 'general', level: 'beginner', days: 3, minutes: 45, age: 30, answers: noDangers('exercise') };
    for (const [part, rest] of rests) {
      const { plan } = await make<WorkoutPlan>(given, makeWorkoutPlan, { ...wishes, injuries: [{ part, when: 'now' }] });
      for (const { says } of plan.otherDays) expect(says, part).toMatch(rest);
      if (part !== 'wrist') expect(JSON.stringify(plan.otherDays), part).not.toContain('An easy walk is fine');
    }
  });
});

describe('the first phase of an ankle injury that is two days old', () => {
  test('contains no standing, heel raises or walking', async () => {
    const given = await appWithAssistant();
    const hurt = { problem: 'ankleSprain', daysSince: 2, painNow: 4, sportId: null, daysPerWeek: 4, equipment: [] };
    const answers = { injury: noDangers('injury'), ankle: noDangers('ankle') };
    const { plan } = await make<RehabPlan>(given, makeRehabPlan, { ...hurt, answers });
    expect(plan.startsWith).toBe('protect');
    expect(plan.phases[0]?.items.map(({ name, how }) => `${name} ${how}`).join('\n')).not.toMatch(/raise|squat|stand|walk|hop|stretch/i);
  });
});

describe('thanks, greetings and goodbyes', () => {
  const said: [string, RegExp][] = [
    ['Thank you, I am safe', /glad to hear/],
    ['thanks a lot for the help', /welcome/],
    ['hi', /Hello/],
    ['ok', /Good/],
    ['👍', /Good/],
    ["I'm fine now", /glad to hear/],
    ['good night', /Good night/],
    ['shukriya bhai', /^Khushi hui/],
    ['sorry', /Nothing to be sorry/],
    ['धन्यवाद', /खुशी/],
    ['अब मैं ठीक हूँ', /अच्छा लगा/],
    ['नमस्ते', /नमस्ते/],
  ];
  test('get a short answer and no passage', async () => {
    const given = await appWithAssistant();
    for (const [text, answer] of said) {
      const { data, credits } = await begin(given, text);
      expect(data.data, text).toMatch(answer);
      expect([data.data.length < 120, data.message.sources, credits.requestsLeft], text).toEqual([true, [], 16]);
    }
    expect((await begin(given, 'thanks, but what should I eat before a match?')).data.data.length).toBeGreaterThan(120);
  });

  test('are answered warmly after a crisis card, with the phone numbers in one line', async () => {
    const given = await appWithAssistant();
    const { planId: id } = await begin(given, 'I want to kill myself');
    for (const [text] of said) {
      const { data } = await goOn(given, id, text);
      expect(data.data, text).toMatch(/14416/);
      expect(data.data.split('\n'), text).toHaveLength(1);
      expect(data.message.sources).toEqual([]);
    }
    expect((await goOn(given, id, 'Thank you, I am safe')).data.data).toMatch(/very glad that you are safe/);
    expect(cardsOf(await goOn(given, id, 'I am not safe'))).toContain('suicide');
  });
});

describe('despair beside an injury', () => {
  test('is detected', async () => {
    const given = await appWithAssistant();
    for (const text of ['suicidal after injury', 'injury made me suicidal', 'chot ke baad suicidal'])
      expect(cardsOf(await begin(given, text)), text).toContain('suicide');
  });

  test('is not detected where only the body is described', async () => {
    const given = await appWithAssistant();
    for (const text of ['I cannot take four steps on it', 'I cannot bear weight on it', 'mere ghutne mein bahut dard ho raha hai']) {
      const cards = cardsOf(await begin(given, text));
      for (const card of ['distress', 'suicide']) expect(cards, text).not.toContain(card);
    }
  });
});
