import { describe, expect, test } from 'vitest';
import type { MeditationPlan } from '../../src/contract/assistant/meditation-plan.ts';
import type { MeditationRequest } from '../../src/contract/assistant/meditation.ts';
import { constraintsIn, wishesOf } from '../../src/server/assistant/wishes/index.ts';
import { parts } from '../../src/server/assistant/plans/parts.ts';

const { meditation } = parts;
const form = {
  language: 'english',
  goal: 'calm',
  minutes: 10,
  days: 4,
  weeks: 1,
  experience: 'new',
  posture: 'sitting',
  sound: true,
  conditions: [],
  breath: 'auto',
  noBreathHolding: false,
  matchDays: [],
  freeDays: [],
  answers: {},
  country: 'IN',
} as const;

/** The plan that a form with these words gets, and what is said of them. */
function planned(words: string, more: Partial<MeditationRequest> = {}) {
  const constraints = constraintsIn(meditation.wishes, words);
  const fields = { ...form, ...more } as unknown as Parameters<typeof meditation.requestOf>[0];
  const request = meditation.withConstraints(meditation.requestOf(fields), constraints);
  const plan = meditation.plan(request, { seed: 5 }) as MeditationPlan;
  const wishes = wishesOf(words, {
    kind: 'meditation',
    rules: meditation.wishes,
    language: 'english',
    kept: constraints,
    made: { plan, request },
  });
  return { request, plan, wishes, breaches: meditation.verify(plan, request), sessions: plan.weeks.flatMap(({ sessions }) => sessions) };
}
const holds = ({ sessions }: ReturnType<typeof planned>) =>
  sessions.some(({ cues }) => cues.some(({ breathe }) => breathe !== null && breathe.holdSeconds + breathe.holdOutSeconds > 0));
const techniquesOf = ({ sessions }: ReturnType<typeof planned>) => sessions.flatMap((one) => one.parts.map(({ technique }) => technique));

describe('a condition in the words of a meditation form acts as its tick does', () => {
  test.each([
    ['I am 30 weeks pregnant', 'pregnancy'],
    ['garbhvati hoon, chautha mahina', 'pregnancy'],
    ['मुझे दमा है', 'asthma'],
    ['inhaler leta hoon', 'asthma'],
    ['I have PTSD after an accident', 'trauma'],
    ['flashbacks of the crash come at night', 'trauma'],
    ['I hear voices sometimes', 'psychosis'],
    ['मुझे आवाज़ें सुनाई देती हैं', 'psychosis'],
    ['mujhe panic attack aate hain', 'panic'],
    ['my heart is weak, bypass last year', 'heart'],
    ['दिल का मरीज़ हूँ', 'heart'],
    ['mirgi ke daure padte hain', 'epilepsy'],
    ['I take tablets for seizures', 'epilepsy'],
  ] as const)('%s', (words, condition) => {
    const made = planned(words);
    expect(made.request.conditions).toContain(condition);
    expect(made.breaches).toEqual([]);
    expect(holds(made)).toBe(false);
    expect(made.wishes.some(({ outcome, says }) => outcome === 'done' && says.length > 20)).toBe(true);
    expect(made.wishes.some(({ outcome }) => outcome === 'unclear')).toBe(false);
  });

  test.each(['my mother has epilepsy', 'I do not have asthma', 'no heart problem', 'मुझे दमा नहीं है', 'not pregnant'])(
    '%s is none',
    (words) => {
      expect(planned(words).request.conditions).toEqual([]);
    },
  );

  test('with voices every practice turns outward, for every goal, posture and length', () => {
    for (const goal of ['calm', 'sleep', 'focus', 'pain'] as const)
      for (const posture of ['sitting', 'lying', 'walking', 'any'] as const)
        for (const minutes of [3, 10, 45]) {
          const made = planned('I hear voices', { goal, posture, minutes });
          expect(made.breaches).toEqual([]);
          expect(techniquesOf(made).filter((id) => !['five-senses', 'walking', 'muscle-release'].includes(id))).toEqual([]);
        }
  });

  test('lying down in pregnancy is lying on the side', () => {
    const { sessions } = planned('5 months pregnant', { posture: 'lying', goal: 'sleep' });
    expect(sessions.every(({ cues }) => /side/.test(cues[0]?.say ?? ''))).toBe(true);
  });
});

describe('what is refused or asked for in the words of a meditation form is in the plan', () => {
  test.each([
    'no breath holding please',
    'saans rokne wali cheez mat dena',
    'मुझसे साँस रोकना नहीं होता',
    'साँस मत रुकवाना',
    'I cannot hold my breath',
  ])('%s', (words) => {
    expect(planned(words).request.noBreathHolding).toBe(true);
    expect(planned(words).wishes.map(({ says }) => says)).toEqual(['No breath is held.']);
  });

  test.each([
    'nothing with eyes closed',
    'flashbacks when I close my eyes',
    'आँखें बंद करके कुछ नहीं',
    'eyes open please',
    'ankhein khuli rakhni hain',
  ])('%s', (words) => {
    const made = planned(words);
    expect(made.sessions.every(({ eyes }) => eyes === 'open')).toBe(true);
    expect(made.breaches).toEqual([]);
  });

  test.each([
    ['no body scan', ['body-scan', 'deep-rest']],
    ['no box breathing', ['box-breathing']],
    ['no boring breathing', ['box-breathing', 'long-exhale', 'coherent-breathing', 'breath-counting']],
    ['panic attacks come when I watch my breath', ['long-exhale', 'coherent-breathing', 'breath-counting']],
    ['please skip gratitude and loving kindness', ['gratitude', 'loving-kindness']],
  ] as const)('%s', (words, refused) => {
    const made = planned(words, { days: 7, weeks: 3 });
    expect(techniquesOf(made).filter((id) => (refused as readonly string[]).includes(id))).toEqual([]);
    expect(made.wishes.every(({ outcome }) => outcome === 'done')).toBe(true);
  });

  test('how often a practice is wanted says nothing of the days of the plan', () => {
    const made = planned('would like yoga nidra on weekends and loving kindness once a week', { days: 6 });
    expect(made.sessions).toHaveLength(6);
    const on = (id: string) => made.sessions.filter((one) => one.parts[0]?.technique === id).map(({ weekday }) => weekday);
    expect(on('deep-rest')).toEqual(['saturday', 'sunday']);
    expect(techniquesOf(made)).toContain('loving-kindness');
    expect(techniquesOf(planned('body scan twice a week please')).filter((id) => id === 'body-scan')).toHaveLength(2);
  });

  test.each([
    ['sirf Monday Wednesday Friday', ['monday', 'wednesday', 'friday']],
    ['only on Saturday and Sunday', ['saturday', 'sunday']],
    ['केवल मंगलवार और गुरुवार को', ['tuesday', 'thursday']],
  ] as const)('%s', (words, days) => {
    expect(planned(words).sessions.map(({ weekday }) => weekday)).toEqual(days);
  });

  test.each([
    ['subah 6 baje', 6 * 60],
    ['सुबह 6 बजे करना है', 6 * 60],
    ['evening 8pm', 20 * 60],
  ] as const)('%s', (words, minute) => {
    const { plan, wishes } = planned(words);
    expect(meditation.entriesOf(plan, '2026-11-23').map(({ atMinute }) => atMinute)).toEqual([minute, minute, minute, minute]);
    expect(wishes.map(({ outcome }) => outcome)).toEqual(['done']);
  });

  test('nothing on Sunday, no sound, lying down', () => {
    const { sessions, wishes } = planned('nothing on Sunday, no sound. I can not sit, lying down only', { days: 7 });
    expect(sessions.some(({ weekday }) => weekday === 'sunday')).toBe(false);
    expect(sessions.every(({ hasSound, posture }) => !hasSound && posture.id === 'lying')).toBe(true);
    expect(wishes.every(({ outcome }) => outcome === 'done')).toBe(true);
  });
});

describe('a meditation around a match', () => {
  test.each([1, 2, 3, 4, 5, 6])('with %i days a week has its rehearsal on the eve and rests on the day', (days) => {
    const { sessions } = planned('', { goal: 'focus', days, matchDays: ['saturday'] });
    expect(sessions).toHaveLength(days);
    expect(sessions.find(({ weekday }) => weekday === 'friday')?.parts.map(({ technique }) => technique)).toContain('pitch-visualisation');
    expect(sessions.some(({ weekday }) => weekday === 'saturday')).toBe(false);
  });
});

describe('a meditation on paper', () => {
  test('says in seconds how to breathe, and keeps a sigh in one breath', () => {
    const { plan, sessions } = planned('box breathing, sighs', { experience: 'some' });
    expect(meditation.toMarkdown(plan, 'english', '2026-11-25')).toContain('(in 4, wait 4, out 4, wait 4)');
    const says = sessions.flatMap(({ cues }) => cues.map(({ say }) => say));
    expect(says.some((line) => /comfortably full.*small sip.*sigh/.test(line))).toBe(true);
  });
});
