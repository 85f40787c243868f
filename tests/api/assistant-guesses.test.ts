import { describe, expect, test } from 'vitest';
import { continueChat, startChat } from '../../src/contract/assistant/chats.ts';
import { makeDietPlan } from '../../src/contract/assistant/diet-request.ts';
import { makeWorkoutPlan } from '../../src/contract/assistant/workout.ts';
import { appWithAssistant } from '../builders/assistant.ts';
import { make } from '../builders/assistant-plans.ts';
import { noDangers } from '../builders/checklist-answers.ts';

type Given = Awaited<ReturnType<typeof appWithAssistant>>;
type Answer = { planId: string; data: { data: string; plan: object | null } };

const begin = async ({ app, headers }: Given, text: string) => (await app.ask(startChat, { text }, { headers })).body as unknown as Answer;
const goOn = async ({ app, headers }: Given, id: unknown, text: string) =>
  ((await app.ask(continueChat, { id: String(id), text }, { headers })).body as unknown as Answer).data.data;

describe('a question that is not surely understood', () => {
  const vague = [
    'my hands get sweaty when i grip the rope',
    'does chewing gum help in a match',
    'what about socks in badminton',
    'is a long bus ride bad for the legs of players',
    'do tall people tire sooner in the heat',
    'does a beard slow a swimmer down',
    'why do sprinters have big shoulders',
    'is chewing ice good before a race',
    'are wooden floors harder on the shins than mats',
    'do left handers catch better in the slips',
    'does humming before a serve do anything',
    'can reading at night make my legs heavy',
    'is singing in the shower good for stamina',
  ];

  test('gets what was probably meant, led by its name, with others to choose by their place', async () => {
    const given = await appWithAssistant();
    const answers = await Promise.all(vague.map((text) => begin(given, text)));
    const guesses = answers.filter(({ data }) => /^About [^:]+: /.test(data.data));
    expect(guesses.length).toBeGreaterThanOrEqual(2);
    const offering = guesses.find(({ data }) => data.data.includes('Or did you mean'));
    const chosen = await goOn(given, offering?.planId, 'the first one');
    expect(chosen).not.toBe(offering?.data.data);
    expect(chosen).not.toMatch(/nothing was taken|not sure what you mean/);
  });

  test('is not guessed at where it tells of pain or asks for a medicine', async () => {
    const given = await appWithAssistant();
    expect((await begin(given, 'is it normal that my ears hurt after diving')).data.data).not.toMatch(/^About /);
    expect((await begin(given, 'how much of which tablet for a stiff neck')).data.data).not.toMatch(/^About /);
  });
});

test('two questions in one message are both answered', async () => {
  const { data } = await begin(await appWithAssistant(), 'how do i invite players and what does pro cost');
  expect(data.data).toMatch(/Invite[\s\S]*₹499/);
});

test('a ready food beside another counts with its figures', async () => {
  const { data } = await begin(await appWithAssistant(), 'how many calories in 2 samosa and chai');
  expect(data.data).toMatch(/Samosa[\s\S]*Masala chai/);
});

test('age, weight and sex after a question for calories give a range, and ask for the height', async () => {
  const given = await appWithAssistant();
  const { planId } = await begin(given, 'how many calories should i eat to lose weight');
  expect(await goOn(given, planId, 'main 62 kilo, 28 saal, mahila')).toMatch(/At 62 kg and 28 years a woman .* how many cm\?/);
});

describe('why the open plan is as it is', () => {
  test('a workout says what it spares, and shows its warm-up', async () => {
    const given = await appWithAssistant();
    const form = { level: 'intermediate', goal: 'general', days: 3, minutes: 45, age: 28, equipment: ['dumbbells'] };
    const { id } = await make(given, makeWorkoutPlan, { ...form, additionalInfo: 'sore left knee', answers: noDangers('exercise') });
    expect(await goOn(given, id, 'why no squats')).toMatch(/leaves bodyweight squat out.*Knee/);
    expect(await goOn(given, id, 'show me the warm up')).toMatch(/Warm-up:\n• /);
  });

  test('a week of meals says what it leaves out, and why there is much of something', async () => {
    const given = await appWithAssistant();
    const form = { sex: 'male', age: 28, heightCm: 175, weightKg: 72, activity: 'moderate', goal: 'keep', answers: noDangers('diet') };
    const { id } = await make(given, makeDietPlan, { ...form, additionalInfo: 'pure veg, no onion' });
    expect(await goOn(given, id, 'why is there no onion')).toMatch(/you leave it out: onion/);
    expect(await goOn(given, id, 'why so much rice')).toMatch(/kcal.*less rice/);
  });
});
