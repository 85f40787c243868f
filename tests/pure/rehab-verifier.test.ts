import { describe, expect, test } from 'vitest';
import type { RehabItem, RehabPhase, RehabPhaseName, RehabPlan, RehabRequest } from '../../src/contract/assistant/rehab.ts';
import { rehabPhases } from '../../src/contract/assistant/rehab.ts';
import type { ChecklistAnswers } from '../../src/contract/assistant/safety.ts';
import { completeRehab } from '../../src/server/assistant/rehab/complete-rehab.ts';
import { rehabQuestions } from '../../src/server/assistant/rehab/index.ts';
import { planRehab } from '../../src/server/assistant/rehab/plan-rehab.ts';
import { allowedIn, rehabExercises } from '../../src/server/assistant/rehab/rehab-catalogue.ts';
import { missingTriage, triageRehab } from '../../src/server/assistant/rehab/triage-rehab.ts';
import { verifyRehab } from '../../src/server/assistant/rehab/verify-rehab.ts';

const allNo = (problem: RehabRequest['problem']): RehabRequest['answers'] =>
  Object.fromEntries(
    rehabQuestions(problem, 'english').map(({ checklist, questions }) => [
      checklist,
      Object.fromEntries(questions.map(({ id }) => [id, false])) as ChecklistAnswers,
    ]),
  );
const ask = (problem: RehabRequest['problem'], more: Partial<RehabRequest> = {}): RehabRequest => ({
  ...{ problem, daysSince: 5, painNow: 3, sportId: 16, daysPerWeek: 6, equipment: [], answers: allNo(problem) },
  ...{ language: 'english', country: 'IN', ...more },
});
/** The answers with a yes to these questions of these checklists. */
const yesTo = (problem: RehabRequest['problem'], yes: RehabRequest['answers']): RehabRequest['answers'] => {
  const answers = allNo(problem);
  return { ...answers, ...Object.fromEntries(Object.entries(yes).map(([list, ids]) => [list, { ...answers[list as 'injury'], ...ids }])) };
};

const request = ask('ankleSprain', { equipment: ['band'] });
const plan = planRehab(request, { seed: 1 });
const breachesOf = (change: (copy: RehabPlan) => void, of = plan, asked = request) => {
  const copy = structuredClone(of);
  change(copy);
  return verifyRehab(copy, asked).map(({ rule, where }) => `${rule} ${where}`);
};
const phaseIn = (copy: RehabPlan, name: RehabPhaseName) => copy.phases[rehabPhases.indexOf(name)] as RehabPhase;

/** The plan with these exercises in a phase, at their own amounts. */
function planWith(name: RehabPhaseName, ids: readonly string[], asked = request): RehabPlan {
  const phases = plan.phases.map((phase) => ({
    name: phase.name,
    items: (phase.name === name ? ids : phase.items.map(({ exerciseId }) => exerciseId)).map((exerciseId) => {
      const { sets = 1, amount = 1 } = rehabExercises.get(exerciseId) ?? {};
      return { exerciseId, sets, amount, timesPerWeek: 2 };
    }),
  }));
  const made = completeRehab({ phases }, asked);
  if (Array.isArray(made)) throw new Error(JSON.stringify(made));
  return made;
}

describe('a rehab plan that nobody changed', () => {
  test.each(['english', 'hindi'] as const)('has no breach in %s', (language) => {
    const asked = { ...request, language };
    expect(verifyRehab(planRehab(asked, { seed: 1 }), asked)).toEqual([]);
  });

  test('is not verified for another problem or in another language', () => {
    expect(breachesOf((copy) => (copy.problem = 'calf'))).toEqual(['request plan']);
    expect(breachesOf((copy) => (copy.language = 'hindi'))).toEqual(['request plan']);
  });

  test('has the shape of a plan, and nothing else is read in one that has not', () => {
    expect(breachesOf((copy) => Object.assign(copy, { phases: 'none', status: 'stopped' }))).toEqual(['shape plan']);
  });
});

describe('what a plan says besides exercises', () => {
  test.each<[string, (copy: RehabPlan) => void, string]>([
    ['that it was stopped, although it was not', (copy) => (copy.status = 'stopped'), 'triage plan'],
    ['another first phase', (copy) => (copy.startsWith = 'strengthen'), 'start plan'],
    ['no last step of the ladder', (copy) => copy.ladder.pop(), 'ladder plan'],
    ['a step of the ladder too much', (copy) => copy.ladder.push(copy.ladder[0]!), 'ladder plan'],
    ['an hour less on one step', (copy) => (copy.ladder[2]!.leastHours -= 1), 'ladder plan'],
    ['a shorter rule on pain', (copy) => copy.painRule.lines.splice(2), 'words plan'],
    ['nobody to see', (copy) => (copy.seeSomebody = []), 'words plan'],
    ['nothing to watch', (copy) => (copy.watch = []), 'words plan'],
    ['one phase less', (copy) => copy.phases.pop(), 'phases plan'],
    ['phases in another order', (copy) => copy.phases.reverse(), 'phases plan'],
    ['other criteria', (copy) => (copy.phases[1]!.leaveWhen[0] = 'Whenever you like.'), 'criteria load'],
    ['one criterion less', (copy) => copy.phases[1]!.leaveWhen.pop(), 'criteria load'],
    ['no criterion to begin', (copy) => (copy.phases[2]!.enterWhen = []), 'criteria strengthen'],
  ])('is refused: %s', (_what, change, breach) => {
    expect(breachesOf(change)).toEqual([breach]);
  });

  test('may be more careful: more hours on a step, and one more line on pain', () => {
    expect(breachesOf((copy) => (copy.ladder[0]!.leastHours += 1))).toEqual([]);
    expect(breachesOf((copy) => copy.painRule.lines.push('Rest when in doubt.'))).toEqual([]);
    expect(breachesOf((copy) => copy.painRule.lines.splice(3))).toEqual([]);
  });
});

describe('the exercises of a phase', () => {
  const known = allowedIn('ankleSprain', 'return', ['band']).map(({ id }) => id);

  test('are two to six, each once', () => {
    expect(known.length).toBeGreaterThan(7);
    const breachesWith = (ids: readonly string[]) =>
      verifyRehab(planWith('return', ids), request).map(({ rule, where }) => `${rule} ${where}`);
    expect(breachesWith(known.slice(0, 2))).toEqual([]);
    expect(breachesWith(known.slice(0, 6))).toEqual([]);
    expect(breachesWith(known.slice(0, 1))).toEqual(['items return']);
    expect(breachesWith(known.slice(0, 7))).toEqual(['items return']);
    expect(breachesWith([known[0]!, known[1]!, known[0]!])).toEqual(['items return']);
  });

  test('are known, for this problem and phase, and possible with the equipment', () => {
    const first = plan.phases[0]!.items[0]!.key;
    expect(breachesOf((copy) => (copy.phases[0]!.items[0]!.exerciseId = 'moonwalk'))).toEqual([`unknownExercise ${first}`]);
    const hop = planWith('protect', ['anklePumps', 'hopOne']);
    expect(breachesOf(() => {}, hop)).toEqual([`notForThis ${hop.phases[0]!.items[1]!.key}`]);
    const band = planWith('load', ['wallAnkle', 'bandAnkle']);
    expect(breachesOf(() => {}, band)).toEqual([]);
    expect(breachesOf(() => {}, band, { ...request, equipment: [] })).toEqual([`notForThis ${band.phases[1]!.items[1]!.key}`]);
  });
});

describe('the amount of an exercise', () => {
  const ids = allowedIn('ankleSprain', 'return', ['band']);
  const idBy = (measure: 'reps' | 'hold' | 'minutes') => ids.find((one) => one.measure === measure)!.id;
  const key = { reps: 'reps', hold: 'holdSeconds', minutes: 'minutes' } as const;
  const measured = planWith('return', [idBy('reps'), idBy('hold'), idBy('minutes')]);
  const [reps, hold, minutes] = phaseIn(measured, 'return').items as [RehabItem, RehabItem, RehabItem];
  const withItem = (at: number, change: Partial<RehabItem>) =>
    breachesOf((copy) => Object.assign(phaseIn(copy, 'return').items[at]!, { dosing: undefined }, change), measured);

  test.each([
    [0, 'reps', 4, 25],
    [1, 'hold', 6, 120],
    [2, 'minutes', 1, 40],
  ] as const)('%i: %s is between %i and %i', (at, measure, least, most) => {
    const item = [reps, hold, minutes][at]!;
    for (const amount of [least, most]) expect(withItem(at, { [key[measure]]: amount }), String(amount)).toEqual([]);
    for (const amount of [least - 1, most + 1, null])
      expect(withItem(at, { [key[measure]]: amount }), String(amount)).toEqual([`amount ${item.key}`]);
  });

  test('has one to six sets', () => {
    for (const sets of [1, 6]) expect(withItem(0, { sets }), String(sets)).toEqual([]);
    for (const sets of [0, 7]) expect(withItem(0, { sets }), String(sets)).toEqual([`amount ${reps.key}`]);
  });

  test('has one unit, that of the exercise', () => {
    expect(withItem(0, { minutes: 10 })).toEqual([`amount ${reps.key}`]);
    expect(withItem(1, { reps: 10 })).toEqual([`amount ${hold.key}`]);
    expect(withItem(2, { holdSeconds: 10 })).toEqual([`amount ${minutes.key}`]);
    expect(withItem(0, { reps: null, holdSeconds: 10 })).toEqual([`amount ${reps.key}`]);
  });

  test('is at most the exercise’s own in the first phase', () => {
    const first = phaseIn(plan, 'protect').items.find((item) => (item.reps ?? 99) < 25)!;
    const { sets, amount } = rehabExercises.get(first.exerciseId)!;
    const inProtect = (change: Partial<RehabItem>) =>
      breachesOf((copy) =>
        Object.assign(
          phaseIn(copy, 'protect').items.find((item) => item.key === first.key)!,
          { dosing: undefined },
          change,
        ),
      );
    expect(inProtect({ sets, reps: amount })).toEqual([]);
    expect(inProtect({ sets: sets + 1 })).toEqual([`tooMuch ${first.key}`]);
    expect(inProtect({ reps: amount + 1 })).toEqual([`tooMuch ${first.key}`]);
    expect(withItem(0, { sets: 6, reps: 25 })).toEqual([]);
  });

  test('is done on one to all of the days, and strength work on four at most', () => {
    const strong = phaseIn(measured, 'strengthen').items[0]!;
    const inStrengthen = (timesPerWeek: number) =>
      breachesOf((copy) => (phaseIn(copy, 'strengthen').items[0]!.timesPerWeek = timesPerWeek), measured);
    for (const timesPerWeek of [1, 5, 6]) expect(withItem(0, { timesPerWeek }), String(timesPerWeek)).toEqual([]);
    for (const timesPerWeek of [0, 7]) expect(withItem(0, { timesPerWeek }), String(timesPerWeek)).toEqual([`days ${reps.key}`]);
    expect(inStrengthen(4)).toEqual([]);
    expect(inStrengthen(5)).toEqual([`rest ${strong.key}`]);
  });

  test('comes with our own words', () => {
    expect(withItem(0, { name: 'Magic' })).toEqual([`words ${reps.key}`]);
    expect(withItem(0, { how: 'As you like.' })).toEqual([`words ${reps.key}`]);
  });
});

describe('a plan that triage stops', () => {
  const hurt = ask('ankleSprain', { answers: yesTo('ankleSprain', { ankle: { fourSteps: true } }) });
  const stopped = planRehab(hurt, { seed: 1 });

  test('has its flags and cards, and no phase and no ladder', () => {
    expect(breachesOf(() => {}, stopped, hurt)).toEqual([]);
    const code = stopped.flags[0]!.code;
    expect(breachesOf((copy) => (copy.flags = []), stopped, hurt)).toEqual([`flag plan`]);
    expect(breachesOf((copy) => (copy.cards = []), stopped, hurt)).toEqual([`card plan`]);
    expect(breachesOf((copy) => (copy.cards[0]!.note = ''), stopped, hurt)).toEqual([`card plan`]);
    expect(breachesOf((copy) => (copy.cards[0]!.id = 'distress'), stopped, hurt)).toEqual([`card plan`]);
    expect(stopped.cards.map(({ id }) => id)).toEqual([code]);
    expect(breachesOf((copy) => (copy.status = 'open'), stopped, hurt)).toEqual(['triage plan']);
    expect(breachesOf((copy) => (copy.phases = plan.phases), stopped, hurt)).toEqual(['triage plan']);
    expect(breachesOf((copy) => (copy.ladder = plan.ladder), stopped, hurt)).toEqual(['triage plan']);
  });
});

describe('triage', () => {
  const flagsOf = (asked: RehabRequest) => triageRehab(asked).flags;

  test('goes on at pain of 7 and stops at 8', () => {
    expect(triageRehab(ask('calf', { painNow: 7 }))).toEqual({ mayGoOn: true, flags: [], cards: [], unanswered: [] });
    expect(triageRehab(ask('calf', { painNow: 8 }))).toMatchObject({
      mayGoOn: false,
      flags: [{ code: 'ruptureSigns', level: 'seeDoctor', found: 'painNow' }],
      cards: [{ id: 'ruptureSigns' }],
    });
  });

  test('lists the gravest flag first, and each once with what raised it first', () => {
    const asked = ask('calf', {
      painNow: 9,
      answers: yesTo('calf', { injury: { fever: true, calf: true }, leg: { legPop: true, oneCalf: true, legBreath: true } }),
    });
    expect(flagsOf(asked).map(({ code, found }) => [code, found])).toEqual([
      ['breathing', 'legBreath'],
      ['feverOrNightPain', 'fever'],
      ['calfSwelling', 'calf'],
      ['ruptureSigns', 'legPop'],
    ]);
  });

  test('expects the knock on the head after a concussion, and nothing else', () => {
    const head = (yes: RehabRequest['answers']) => ask('concussion', { answers: yesTo('concussion', yes) });
    expect(triageRehab(head({ injury: { headHit: true } }))).toMatchObject({ mayGoOn: true, flags: [] });
    expect(triageRehab(head({ head: { notCleared: true } }))).toMatchObject({ mayGoOn: false, flags: [{ code: 'concussion' }] });
    expect(triageRehab(head({ injury: { headHit: true, fever: true } }))).toMatchObject({ mayGoOn: false });
    expect(triageRehab(head({ injury: { fever: true } }))).toMatchObject({ mayGoOn: false, flags: [{ code: 'feverOrNightPain' }] });
    const elsewhere = ask('neck', { answers: yesTo('neck', { injury: { headHit: true } }) });
    expect(triageRehab(elsewhere)).toMatchObject({ mayGoOn: false, flags: [{ code: 'concussion', found: 'headHit' }] });
  });

  test('names the unanswered questions with their checklists, and does not go on', () => {
    const { ankle: { fourSteps: _left, ...others } = {}, ...answers } = allNo('ankleSprain');
    const asked = ask('ankleSprain', { answers: { ...answers, ankle: others } });
    expect(triageRehab(asked)).toMatchObject({ mayGoOn: false, flags: [], unanswered: ['ankle.fourSteps'] });
    expect(Object.keys(missingTriage(asked))).toEqual(['answers.ankle.fourSteps']);
    const none = ask('ankleSprain', { answers: {} });
    const all = rehabQuestions('ankleSprain', 'english').flatMap(({ checklist, questions }) =>
      questions.map(({ id }) => `${checklist}.${id}`),
    );
    expect(triageRehab(none).unanswered).toEqual(all);
    expect(Object.keys(missingTriage(none))).toEqual(all.map((id) => `answers.${id}`));
    expect(missingTriage(ask('ankleSprain'))).toEqual({});
  });

  test('shows cards in the language and with the numbers of the country', () => {
    const answers = yesTo('calf', { injury: { chestPain: true } });
    const [indian] = triageRehab(ask('calf', { answers })).cards;
    const [british] = triageRehab(ask('calf', { answers, country: 'GB', language: 'hindi' })).cards;
    expect(indian!.contacts.map(({ number }) => number)).toContain('112');
    expect(british!.contacts.map(({ number }) => number)).toContain('999');
    expect(british!.title).toMatch(/\p{Script=Devanagari}/u);
  });
});
