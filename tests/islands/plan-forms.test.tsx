import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getChecklist, getRehabQuestions } from '../../src/contract/assistant/checklists.ts';
import { getChat, listChats } from '../../src/contract/assistant/chats.ts';
import { makeDietPlan } from '../../src/contract/assistant/diet-request.ts';
import { makeMeditationPlan } from '../../src/contract/assistant/meditation.ts';
import { saveAssistantProfile, type AssistantProfile } from '../../src/contract/assistant/profile.ts';
import { makeRehabPlan } from '../../src/contract/assistant/rehab.ts';
import type { Question } from '../../src/contract/assistant/safety.ts';
import { makeWellnessPlan } from '../../src/contract/assistant/wellness.ts';
import { makeWorkoutPlan } from '../../src/contract/assistant/workout.ts';
import type { Call } from '../../src/contract/call.ts';
import { DietScreen } from '../../src/islands/assistant/kinds/diet/DietScreen.tsx';
import { MeditationScreen } from '../../src/islands/assistant/kinds/meditation/MeditationScreen.tsx';
import { RehabScreen } from '../../src/islands/assistant/kinds/rehab/RehabScreen.tsx';
import { WellnessScreen } from '../../src/islands/assistant/kinds/wellness/WellnessScreen.tsx';
import { WorkoutScreen } from '../../src/islands/assistant/kinds/workout/WorkoutScreen.tsx';
import { chatId, creditsLeft } from '../builders/assistant-answers.ts';
import { fakeServices } from '../builders/fake-services.ts';

let services: ReturnType<typeof fakeServices>;
beforeEach(() => {
  services = fakeServices();
  services.on(listChats).answer(() => ({ status: 1, response: [], next: null }));
  services.on(saveAssistantProfile).answer(() => ({ refused: 'network' }));
  // The plan itself is not what these tests are about.
  services.on(getChat).answer(() => ({ refused: 'noSuchChat' }));
});
const profile: AssistantProfile = {
  age: 34,
  sex: 'female',
  heightCm: 171,
  weightKg: 64.5,
  activity: 'high',
  level: 'advanced',
  patterns: ['vegan'],
  allergens: ['peanut'],
  equipment: ['band'],
  injuries: ['knee'],
};
const first = { chat: null, profile, profileVersion: 3, credits: creditsLeft(5), today: '2026-11-23', questions: [] as Question[] };
const answered = {
  status: 1,
  title: 'A plan',
  planId: chatId,
  data: {},
  engine: 'embedded',
  instead: null,
  cards: [],
  mayGoOn: false,
  credits: creditsLeft(4),
};
const common = { language: 'english', additionalInfo: '', isSafe: false };
/** Sends the form and gives what was sent of it, without the days. */
async function send(call: Call, name: string) {
  services.on(call).answer(() => answered);
  press(name);
  await waitFor(() => expect(services.asked(call).length).toBe(1));
  await waitFor(() => expect(services.asked(saveAssistantProfile).length).toBe(1));
  const { startsOn: _day, timeZone: _zone, ...sent } = services.asked(call)[0] ?? {};
  return sent;
}
const set = (label: string | RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const groupOf = (title: string | RegExp) =>
  within(screen.getByText(title, { selector: 'legend, legend *' }).closest('fieldset') ?? document.body);
const tick = (group: string | RegExp, name: string) => fireEvent.click(groupOf(group).getByLabelText(name));
const choose = (name: string | RegExp) => fireEvent.click(screen.getByLabelText(name));
const press = (label: string) => fireEvent.click(screen.getByText(label, { selector: 'button' }));
const remembered = () => services.asked(saveAssistantProfile)[0];
const known = { patterns: ['vegan'], allergens: ['peanut'], equipment: ['band'], injuries: ['knee'], language: 'english', version: 3 };
const body = { age: 34, sex: 'female', heightCm: 171, weightKg: 64.5, activity: 'high' };

describe('the form of a plan begins with what is known, and remembers what is new', () => {
  test('for a week of meals', async () => {
    render(<DietScreen first={first} />);
    set('Age', '35');
    set('Foods to leave out (optional)', 'karela\n\nbaingan ');
    choose(/^Lose/);
    set('How fast?', 'steady');
    set('Meals a day', '4');
    expect(await send(makeDietPlan, 'Plan my week')).toMatchObject({
      ...common,
      ...body,
      age: 35,
      goal: 'lose',
      pace: 'steady',
      meals: 4,
      trainingAt: 'evening',
      budget: 'usual',
      patterns: ['vegan'],
      allergens: ['peanut'],
      dislikes: ['karela', 'baingan'],
      answers: {},
    });
    expect(remembered()).toEqual({ ...known, ...body, age: 35, level: 'advanced' });
  });

  test('for four weeks of training, each injury once', async () => {
    render(<WorkoutScreen first={first} />);
    tick('It hurts now', 'Knee');
    tick('It hurts now', 'Ankle');
    tick('It hurt before', 'Shoulder');
    tick('Match days', 'Sun');
    tick('Days of team training', 'Tue');
    set(/^Minutes a session/, '60');
    expect(await send(makeWorkoutPlan, 'Plan my four weeks')).toEqual({
      ...common,
      goal: 'general',
      level: 'advanced',
      days: 3,
      minutes: 60,
      age: 34,
      sport: null,
      equipment: ['band'],
      matchDays: ['sunday'],
      trainingDays: ['tuesday'],
      freeDays: [],
      conditions: [],
      injuries: [
        { part: 'knee', when: 'now' },
        { part: 'ankle', when: 'now' },
        { part: 'shoulder', when: 'past' },
      ],
      answers: {},
    });
    expect(remembered()).toEqual({ ...known, ...body, level: 'advanced', injuries: ['knee', 'ankle', 'shoulder'] });
  });

  test('for quiet minutes', async () => {
    render(<MeditationScreen first={first} />);
    set('Language of the plan', 'hindi');
    choose(/Never ask me to hold/);
    tick('Days that suit (optional)', 'Mon');
    tick('Match days (optional)', 'Sat');
    expect(await send(makeMeditationPlan, 'Plan my quiet minutes')).toMatchObject({
      language: 'hindi',
      goal: 'calm',
      minutes: 10,
      days: 5,
      weeks: 2,
      experience: 'new',
      posture: 'any',
      breath: 'auto',
      noBreathHolding: true,
      sound: true,
      freeDays: ['monday'],
      matchDays: ['saturday'],
      conditions: [],
    });
    expect(remembered()).toEqual({ ...known, ...body, level: 'advanced', language: 'hindi' });
  });

  test('for two gentle weeks, with the card as one', async () => {
    const options = ['Never', 'Often'].map((text, value) => ({ value, text }));
    const low = { kind: 'scale', id: 'low', text: 'How often low?', options } as unknown as Question;
    render(<WellnessScreen first={{ ...first, questions: [low] }} />);
    expect(screen.getByText('How have you been?')).toBeTruthy();
    choose('Often');
    tick('What would you like help with?', 'Sleep');
    set(/^What helps you through/, 'Tea\nA walk');
    set(/^Who can you be with/, 'Mira');
    set(/^Days to the next match/, '0');
    const sent = await send(makeWellnessPlan, 'Plan two gentle weeks');
    expect(sent).toMatchObject({
      answers: { low: 1 },
      minutesPerDay: 15,
      matchInDays: 0,
      card: { warningSigns: [], whatHelps: ['Tea', 'A walk'], people: ['Mira'] },
    });
    expect(sent['focus']).toEqual(['step']);
    expect(sent).not.toHaveProperty('people');
  });
});

describe('the way back from an injury', () => {
  const question = (id: string): Question => ({ kind: 'yesNo', id, text: `Is ${id} so?` });
  const chosen = {
    values: { problem: 'ankleSprain' as const },
    name: 'Rolled ankle',
    questions: [question('ankle.step'), question('head.sick')],
  };

  test('begins with what hurts', () => {
    render(<RehabScreen first={first} />);
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toContainEqual(['Runner’s knee→', '/assist/injuryRehab?problem=frontKnee']);
    expect(new Set(links.map(([, href]) => href)).size).toBe(17);
    expect(screen.queryByText('Plan my way back')).toBeNull();
  });

  test('asks its own questions, in the language of the plan, and sends each answer with its checklist', async () => {
    services
      .on(getRehabQuestions)
      .answer(() => ({ status: 1, response: [{ checklist: 'ankle', questions: [{ ...question('step'), text: 'क्या?' }] }] }));
    render(<RehabScreen first={{ ...first, known: chosen }} />);
    expect(screen.getByText('Rolled ankle')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Something else' }).getAttribute('href')).toBe('/assist/injuryRehab');
    tick(/Is ankle.step so/, 'No');
    tick(/Is head.sick so/, 'Yes');
    set(/^Since how many days/, '0');
    choose('0');
    expect(await send(makeRehabPlan, 'Plan my way back')).toEqual({
      ...common,
      problem: 'ankleSprain',
      daysSince: 0,
      painNow: 0,
      daysPerWeek: 4,
      equipment: ['band'],
      sportId: null,
      answers: { ankle: { step: false }, head: { sick: true } },
    });
    set('Language of the plan', 'hindi');
    expect(await screen.findByText(/क्या/)).toBeTruthy();
    expect(services.asked(getRehabQuestions)).toEqual([{ problem: 'ankleSprain', language: 'hindi' }]);
  });
});

describe('the questions before a plan', () => {
  const question = (id: string): Question => ({ kind: 'yesNo', id, text: `Is ${id} so?` });
  const asked = ['one', 'two', 'three'].map(question);

  test('are shown in the language of the plan; the last one that was chosen counts', async () => {
    const waiting = new Map<string, (texts: string) => void>();
    services.on(getChecklist).answer(async ({ language }) => {
      const text = await new Promise<string>((resolve) => waiting.set(language, resolve));
      return { status: 1, response: asked.map((one) => ({ ...one, text: `${text} ${one.id}` })) };
    });
    render(<DietScreen first={{ ...first, questions: asked }} />);
    expect(screen.getByLabelText('Is one so?')).toBeTruthy();
    set('Language of the plan', 'hindi');
    await waitFor(() => expect(waiting.has('hindi')).toBe(true));
    set('Language of the plan', 'english');
    await waitFor(() => expect(waiting.has('english')).toBe(true));
    waiting.get('english')?.('English');
    expect(await screen.findByLabelText('English one')).toBeTruthy();
    waiting.get('hindi')?.('Hindi');
    await waitFor(() =>
      expect(services.asked(getChecklist).map(({ name, language }) => [name, language])).toEqual([
        ['diet', 'hindi'],
        ['diet', 'english'],
      ]),
    );
    expect(screen.queryByLabelText('Hindi one')).toBeNull();
  });

  test('of an injury have a none of these, which excludes the others', () => {
    const known = { values: { problem: 'ankleSprain' as const }, name: 'Rolled ankle', questions: asked };
    render(<RehabScreen first={{ ...first, known }} />);
    const box = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
    const none = () => box(/none of/i);
    fireEvent.click(box('Is one so?'));
    fireEvent.click(box('Is two so?'));
    fireEvent.click(none());
    expect([box('Is one so?').checked, box('Is two so?').checked, none().checked]).toEqual([false, false, true]);
    fireEvent.click(box('Is three so?'));
    expect([box('Is three so?').checked, none().checked]).toEqual([true, false]);
  });
});

test('the first day is the reader’s own today, unless they have chosen another', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T12:00:00'), toFake: ['Date'] });
  const { unmount } = render(<DietScreen first={first} />);
  const day = () => screen.getByLabelText<HTMLInputElement>('First day');
  await waitFor(() => expect(day().value).toBe('2026-11-24'));
  expect(day().min).toBe('2026-11-24');
  unmount();
});
