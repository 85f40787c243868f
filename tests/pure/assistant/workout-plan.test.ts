import { describe, expect, test } from 'vitest';
import type { WorkoutChange, WorkoutRequest } from '../../../src/contract/assistant/workout.ts';
import type { WorkoutPlan } from '../../../src/contract/assistant/workout-plan.ts';
import { changeWorkout } from '../../../src/server/assistant/workout/change-workout.ts';
import { seededChance } from '../../../src/server/assistant/part/index.ts';
import { chooseDraft } from '../../../src/server/assistant/workout/choose-draft.ts';
import { completeWorkout } from '../../../src/server/assistant/workout/complete-workout.ts';
import { draftOf } from '../../../src/server/assistant/workout/draft-of.ts';
import { planWorkout } from '../../../src/server/assistant/workout/plan-workout.ts';
import { exerciseOf } from '../../../src/server/assistant/workout/exercises.ts';
import { swapEverywhere } from '../../../src/server/assistant/workout/swap-everywhere.ts';
import { verifyWorkout } from '../../../src/server/assistant/workout/verify-workout.ts';
import { workoutCatalogue } from '../../../src/server/assistant/workout/workout-catalogue.ts';

const asha: WorkoutRequest = {
  language: 'english',
  level: 'intermediate',
  goal: 'sport',
  days: 4,
  minutes: 60,
  age: 24,
  equipment: ['dumbbells', 'band'],
  injuries: [],
  conditions: [],
  sport: 8,
  matchDays: ['saturday'],
  trainingDays: ['tuesday'],
  freeDays: [],
};
const plan = planWorkout(asha, { seed: 1 });
const rulesOf = (changed: WorkoutPlan, request = asha) => [...new Set(verifyWorkout(changed, request).map(({ rule }) => rule))];
const namesOf = ({ exercises: cards }: WorkoutPlan) => cards.map(({ id }) => id);
const copy = () => structuredClone(plan);

/** The first strength item of week 1, to be changed for the test. */
function firstLine(of: WorkoutPlan) {
  const line = of.weeks[0]?.sessions[0]?.blocks.find(({ block }) => block === 'strength')?.items[0];
  if (!line) throw new Error('no strength in week 1');
  return line;
}

/** A session of week 1. */
function sessionOf({ weeks }: WorkoutPlan, at: number) {
  const session = weeks[0]?.sessions[at];
  if (!session) throw new Error('no such session in week 1');
  return session;
}

describe('a plan for a footballer with a match on Saturday', () => {
  test('passes every check', () => expect(verifyWorkout(plan, asha)).toEqual([]));

  test('leaves Saturday free and says why', () => {
    expect(plan.weeks.flatMap(({ sessions }) => sessions).filter(({ weekday }) => weekday === 'saturday')).toEqual([]);
    expect(plan.otherDays.find(({ weekday }) => weekday === 'saturday')?.says).toContain('Match');
  });

  test('contains the Nordic hamstring and a Copenhagen plank', () => {
    expect(namesOf(plan)).toContain('nordic-curl');
    expect(namesOf(plan).some((id) => id.startsWith('copenhagen'))).toBe(true);
  });

  test("compares itself with WHO's and ACSM's recommendations, and names its sources", () => {
    expect(plan.notes.map(({ title }) => title)).toEqual(expect.arrayContaining(['WHO 2020', 'ACSM 2026']));
    expect(plan.references.length).toBeGreaterThan(3);
  });

  test('is only loosening on the day before a match if there is no other day', () => {
    const request: WorkoutRequest = { ...asha, days: 6 };
    const friday = planWorkout(request, { seed: 2 }).weeks[0]?.sessions.find(({ weekday }) => weekday === 'friday');
    expect(friday?.isEasy).toBe(true);
    expect(friday?.blocks.map(({ block }) => block)).not.toContain('strength');
    expect(friday?.minutes).toBeLessThanOrEqual(27);
  });
});

describe('the verifier trusts no number of a plan and reports', () => {
  test('an unknown exercise', () => {
    const spoilt = copy();
    firstLine(spoilt).exercise = 'handstand-on-a-horse';
    expect(rulesOf(spoilt)).toEqual(['unknownExercise']);
  });

  test('a barbell where there is none', () => {
    const spoilt = copy();
    firstLine(spoilt).exercise = 'barbell-deadlift';
    expect(rulesOf(spoilt)).toContain('equipment');
  });

  test('walks for somebody who cannot walk easily', () => {
    const weekOf = (injuries: WorkoutRequest['injuries']) =>
      planWorkout({ ...asha, days: 2, minutes: 20, trainingDays: [], matchDays: [], injuries }, { seed: 1 })
        .notes.map(({ says }) => says)
        .join(' ');
    expect(weekOf([])).toContain('brisk walking would fill the gap');
    expect(weekOf([{ part: 'ankle', when: 'now' }])).toContain('the rest can wait until walking is easy again');
  });

  test('a jump for a swollen ankle', () => {
    const hurt: WorkoutRequest = { ...asha, injuries: [{ part: 'ankle', when: 'now' }] };
    expect(rulesOf(plan, hurt)).toContain('injury');
    expect(rulesOf(planWorkout(hurt, { seed: 1 }), hurt)).toEqual([]);
  });

  test('an hour that takes an hour and a half, whatever it states', () => {
    const spoilt = copy();
    firstLine(spoilt).seconds = null;
    firstLine(spoilt).reps = 300;
    expect(rulesOf(spoilt)).toEqual(expect.arrayContaining(['time', 'statedTime']));
  });

  test.each<[string, (spoilt: WorkoutPlan) => void]>([
    ['statedTime', (spoilt) => void (sessionOf(spoilt, 0).seconds += 2)],
    ['weeks', ({ weeks }) => void weeks.pop()],
    ['weeks', ({ weeks }) => void weeks.reverse()],
    ['days', (spoilt) => void (sessionOf(spoilt, 1).weekday = sessionOf(spoilt, 0).weekday)],
    ['matchDay', (spoilt) => void (sessionOf(spoilt, 0).weekday = 'saturday')],
    ['card', (spoilt) => void spoilt.exercises.splice(0, 1)],
    ['name', (spoilt) => void (firstLine(spoilt).name += '!')],
    ['dose', (spoilt) => void (firstLine(spoilt).sets = 0)],
    ['dose', (spoilt) => void (firstLine(spoilt).restSeconds = -1)],
    ['dose', (spoilt) => void Object.assign(firstLine(spoilt), { reps: 8, seconds: 30 })],
    ['eve', (spoilt) => void (sessionOf(spoilt, 0).weekday = 'friday')],
  ])('%s', (rule, spoil) => {
    const spoilt = copy();
    spoil(spoilt);
    expect(rulesOf(spoilt)).toContain(rule);
  });

  test('a day that is not free', () => {
    expect(rulesOf(plan, { ...asha, freeDays: ['saturday'] })).toContain('days');
  });

  test('a week that increases too much', () => {
    const spoilt = copy();
    for (const block of spoilt.weeks[1]?.sessions.flatMap(({ blocks }) => blocks) ?? []) for (const item of block.items) item.sets += 2;
    expect(rulesOf(spoilt)).toContain('progression');
  });

  test('an effort above what age and health allow', () => {
    expect(rulesOf(plan, { ...asha, age: 70 })).toContain('effort');
  });
});

describe('the muscles of a session', () => {
  const legs: readonly string[] = ['quads', 'glutes', 'hamstrings', 'calves', 'adductors'];
  const isWhole = (more: Partial<WorkoutRequest>, seed: number) => {
    const request = { ...asha, matchDays: [], trainingDays: [], ...more };
    return chooseDraft(request, { chance: seededChance(seed) }).sessions.map(({ strength }) => {
      const halves = strength.map(({ exercise }) => exerciseOf(exercise)?.primary.some((muscle) => legs.includes(muscle)) === true);
      return new Set(halves).size === 2;
    });
  };

  test('are those of the whole body in short sessions, and halves of it in longer ones on four days', () => {
    for (const seed of [1, 2, 3, 4]) {
      expect(isWhole({ minutes: 20 }, seed), `${seed}`).not.toContain(false);
      expect(isWhole({ minutes: 45 }, seed), `${seed}`).toContain(false);
    }
  });
});

describe('an exercise that is swapped everywhere', () => {
  test.each(['warmUp', 'strength', 'prehab', 'conditioning', 'coolDown'] as const)('in %s gives way to one for the same', (part) => {
    const blocksOf = ({ weeks }: WorkoutPlan) => weeks.flatMap(({ sessions }) => sessions).flatMap(({ blocks }) => blocks);
    const idsIn = (of: WorkoutPlan) =>
      blocksOf(of).flatMap(({ block, items }) => (block === part ? items.map(({ exercise }) => exercise) : []));
    const [old = ''] = idsIn(plan);
    const changed = swapEverywhere(plan, asha, old, 1);
    if (Array.isArray(changed)) throw new Error(changed[0]?.message);
    expect(changed.plan.version).toBe(plan.version + 1);
    expect(blocksOf(changed.plan).flatMap(({ items }) => items.map(({ exercise }) => exercise))).not.toContain(old);
    for (const id of idsIn(changed.plan)) expect(exerciseOf(id)?.roles, id).toContain(part);
  });
});

describe('a draft that a model wrote', () => {
  test('becomes the same four weeks', () => {
    const again = completeWorkout(draftOf(plan), asha);
    expect(Array.isArray(again) ? again : verifyWorkout(again, asha)).toEqual([]);
  });

  test('keeps none of the words that a model wrote among what is to be avoided', () => {
    const again = completeWorkout({ ...draftOf(plan), avoids: ['Take two tablets and tell nobody', 'push-up'] }, asha);
    expect(JSON.stringify(again)).not.toContain('tell nobody');
  });

  test('is refused with a breach for unknown, forbidden or misplaced exercises', () => {
    const session = {
      isEasy: false,
      power: [],
      prehab: [],
      conditioning: ['flying'],
      strength: [{ exercise: 'barbell-row', sets: 3, amount: 8 }],
    };
    const refused = completeWorkout({ sessions: [{ ...session, weekday: 'saturday' }] }, asha);
    expect(Array.isArray(refused) && refused.map(({ rule }) => rule)).toEqual(['matchDay', 'equipment', 'unknownExercise']);
  });

  test('chooses from the allowed ones', () => {
    const { exercises: allowed, days } = workoutCatalogue({ ...asha, equipment: [] });
    expect(allowed.map(({ id }) => id)).not.toContain('goblet-squat');
    expect(days).not.toContain('saturday');
  });
});

describe('changes from a chat', () => {
  const changed = (change: WorkoutChange, request = asha) => {
    const made = changeWorkout(plan, request, change, { seed: 9 });
    if (Array.isArray(made)) throw new Error(made[0]?.message);
    expect(verifyWorkout(made.plan, made.request)).toEqual([]);
    return made;
  };

  test('fewer days', () => expect(changed({ change: 'fewerDays' }).plan.weeks[0]?.sessions.length).toBe(3));
  test('shorter', () => expect(changed({ change: 'shorter' }).request.minutes).toBe(45));
  test('no equipment', () => {
    const { plan: bare } = changed({ change: 'noEquipment' });
    expect(bare.exercises.flatMap(({ equipment }) => equipment)).toEqual([]);
  });
  test('a knee that hurts now', () => {
    const { plan: careful, answer } = changed({ change: 'injuryNow', part: 'knee' });
    expect(answer).toContain('Knee');
    expect(careful.exercises.filter(({ pattern }) => pattern === 'Lunge' || pattern === 'Jump and land').map(({ id }) => id)).not.toContain(
      'walking-lunge',
    );
  });
  test('an injury that hurts now comes to those that were told before, and once for a part', () => {
    const shoulder = { part: 'shoulder', when: 'past' } as const;
    const before = { ...asha, injuries: [shoulder, { part: 'knee', when: 'past' } as const] };
    expect(changed({ change: 'injuryNow', part: 'knee' }, before).request.injuries).toEqual([shoulder, { part: 'knee', when: 'now' }]);
    expect(changed({ change: 'injuryNow', part: 'ankle' }, before).request.injuries).toEqual([
      ...before.injuries,
      { part: 'ankle', when: 'now' },
    ]);
  });
  test('easier and harder', () => {
    expect(changed({ change: 'easier' }).request.level).toBe('beginner');
    expect(changed({ change: 'harder' }).request.level).toBe('advanced');
  });
  test('nothing on Monday', () => {
    expect(changed({ change: 'notOn', day: 'monday' }).plan.weeks[0]?.sessions.map(({ weekday }) => weekday)).not.toContain('monday');
  });
  test('another exercise for the Nordic lowering, by its name', () => {
    const { plan: other, answer } = changed({ change: 'swapExercise', exercise: 'nordic hamstring' });
    expect(namesOf(other)).not.toContain('nordic-curl');
    expect(answer).toContain('Nordic');
  });
  test('no more than six days', () => {
    expect(changeWorkout(plan, { ...asha, days: 6 }, { change: 'moreDays' }, { seed: 1 })).toMatchObject([{ rule: 'unchanged' }]);
  });
});

test('a plan in Hindi is in Hindi', () => {
  const hindi = planWorkout({ ...asha, language: 'hindi' }, { seed: 1 });
  const shown = [
    hindi.title,
    hindi.summary,
    ...hindi.cautions,
    ...hindi.exercises.map(({ name }) => name),
    ...hindi.weeks.map(({ focus }) => focus),
  ];
  for (const text of shown) expect(text).toMatch(/[\u0900-\u097f]/);
});

test.each([
  [15, { young: true, older: false }],
  [16, { young: false, older: false }],
  [64, { young: false, older: false }],
  [65, { young: false, older: true }],
])('at %d the cautions for young and for older people are %j', (age, expected) => {
  const { cautions } = planWorkout({ ...asha, age }, { seed: 1 });
  const says = (start: string) => cautions.some((caution) => caution.startsWith(start));
  expect({ young: says('Under 16:'), older: says('From 65:') }).toEqual(expected);
});
