import { describe, expect, test } from 'vitest';
import type { RehabPhaseName, RehabPlan, RehabProblem, RehabRequest } from '../../src/contract/assistant/rehab.ts';
import { rehabPhases, rehabProblems } from '../../src/contract/assistant/rehab.ts';
import type { ChecklistAnswers } from '../../src/contract/assistant/safety.ts';
import { sports } from '../../src/contract/sports.ts';
import { changeRehab, draftOf as rehabDraftOf, swapRehabItem } from '../../src/server/assistant/rehab/change-rehab.ts';
import { completeRehab } from '../../src/server/assistant/rehab/complete-rehab.ts';
import { rehabQuestions } from '../../src/server/assistant/rehab/index.ts';
import { planRehab } from '../../src/server/assistant/rehab/plan-rehab.ts';
import { allowedIn as rehabCatalogue } from '../../src/server/assistant/rehab/rehab-catalogue.ts';
import { triageRehab } from '../../src/server/assistant/rehab/triage-rehab.ts';
import { verifyRehab } from '../../src/server/assistant/rehab/verify-rehab.ts';

const problems = Object.keys(rehabProblems) as RehabProblem[];
const allNo = (problem: RehabProblem): RehabRequest['answers'] =>
  Object.fromEntries(
    rehabQuestions(problem, 'english').map(({ checklist, questions }) => [
      checklist,
      Object.fromEntries(questions.map(({ id }) => [id, false])) as ChecklistAnswers,
    ]),
  );
const ask = (problem: RehabProblem, more: Partial<RehabRequest> = {}): RehabRequest => ({
  problem,
  daysSince: 5,
  painNow: 3,
  sportId: 16,
  daysPerWeek: 5,
  equipment: [],
  answers: allNo(problem),
  language: 'english',
  country: 'IN',
  ...more,
});
const opened = (result: { plan: RehabPlan } | readonly unknown[]): RehabPlan => {
  if (!('plan' in result)) throw new Error(JSON.stringify(result));
  return result.plan;
};

describe('rehab', () => {
  test('has a valid plan for every problem, sport, language and equipment', () => {
    for (const problem of problems)
      for (const sportId of [null, ...sports.map(({ id }) => id)])
        for (const language of ['english', 'hindi'] as const)
          for (const equipment of [[], ['band' as const]]) {
            const request = ask(problem, { sportId, language, equipment, daysPerWeek: 2 + (problem.length % 6) });
            const plan = planRehab(request, { seed: 7 });
            const breaches = verifyRehab(plan, request);
            if (breaches.length > 0 || plan.phases.length !== 4) expect({ problem, breaches }).toEqual({ problem, breaches: [] });
          }
  });

  test('says press and raise for a fresh injury of a limb alone, and judges a concussion by symptoms', () => {
    const linesOf = (problem: RehabProblem, daysSince: number) =>
      planRehab(ask(problem, { daysSince }), { seed: 1 }).firstDays.lines.length;
    expect([linesOf('ankleSprain', 2), linesOf('ankleSprain', 30), linesOf('lowBack', 2), linesOf('patellarTendon', 2)]).toEqual([
      9, 0, 0, 0,
    ]);
    expect(planRehab(ask('concussion'), { seed: 1 }).painRule.title).toBe('Symptom rule');
    expect(planRehab(ask('concussion'), { seed: 1 }).painRule.lines.join(' ')).not.toContain('half as much');
  });

  test('never loads the injured part too early, in any phase of any problem, also after a swap or by a model', () => {
    const hurtIn: Record<RehabProblem, string> = {
      ...{ ankleSprain: 'ankle', hamstring: 'hamstring', groin: 'groin', quadriceps: 'quad', calf: 'calf', achilles: 'calf' },
      ...{ patellarTendon: 'knee', frontKnee: 'knee', shin: 'shin', plantarHeel: 'sole', lowBack: 'back', neck: 'neck' },
      ...{ shoulder: 'shoulder', elbow: 'elbow', wrist: 'wrist', finger: 'finger', concussion: 'head' },
    };
    const worksIn: Record<RehabPhaseName, readonly string[]> = {
      protect: ['move', 'press'],
      load: ['move', 'press', 'bear'],
      strengthen: ['move', 'press', 'bear', 'strong'],
      return: ['move', 'press', 'bear', 'strong', 'fast'],
    };
    const weightBearing = /\b(walk|squat|lunge|hop|jump|jog|step|raise|stand)/i;
    for (const problem of problems)
      for (const phase of rehabPhases) {
        const there = rehabCatalogue(problem, phase, ['band']);
        expect(there.length, `${problem} ${phase}`).toBeGreaterThan(1);
        for (const { id, work, loads, name, measure, amount } of there) {
          const of = `${problem} ${phase}: ${id}`;
          if (loads.some((one) => one === hurtIn[problem])) expect(worksIn[phase], of).toContain(work);
          if (phase !== 'protect') continue;
          expect(['strong', 'fast'], of).not.toContain(work);
          const isLeg = /ankle|hamstring|groin|quad|calf|knee|shin|sole/.test(hurtIn[problem]);
          if (isLeg) expect(name.english, of).not.toMatch(weightBearing);
          if (work === 'press' && measure === 'hold') expect(amount, of).toBeLessThanOrEqual(10);
        }
        for (let seed = 0; seed < 20; seed++) {
          const allowed = new Set(there.map(({ id }) => id));
          const { items } = planRehab(ask(problem, { equipment: ['band'], daysSince: 2 }), { seed }).phases[rehabPhases.indexOf(phase)]!;
          for (const { exerciseId } of items) expect(allowed, `${problem} ${phase}`).toContain(exerciseId);
        }
      }
  });

  test('is the same for the same seed', () => {
    expect(planRehab(ask('hamstring'), { seed: 3 })).toEqual(planRehab(ask('hamstring'), { seed: 3 }));
  });

  test('stops with a card on every single yes of triage, and on every pair', () => {
    for (const problem of problems) {
      const asked = rehabQuestions(problem, 'english').flatMap(({ checklist, questions }) =>
        questions.map(({ id }) => [checklist, id] as const),
      );
      for (const [list, id] of asked)
        for (const [otherList, otherId] of asked) {
          const answers = structuredClone(allNo(problem));
          for (const [name, key] of [
            [list, id],
            [otherList, otherId],
          ] as const)
            answers[name] = { ...answers[name], [key]: true };
          const plan = planRehab(ask(problem, { answers }), { seed: 1 });
          const isOwnHit = problem === 'concussion' && id === 'headHit' && otherId === 'headHit';
          if ((plan.status === 'stopped') === isOwnHit || plan.phases.length > 0 !== isOwnHit || (plan.cards.length === 0) !== isOwnHit)
            expect.fail(`${problem}: ${id}, ${otherId}`);
        }
    }
  });

  test('does not continue while a question is unanswered, nor after a concussion without clearance', () => {
    expect(triageRehab(ask('ankleSprain', { answers: {} })).mayGoOn).toBe(false);
    const answers = { ...allNo('concussion'), head: { ...allNo('concussion').head, notCleared: true } };
    expect(planRehab(ask('concussion', { answers }), { seed: 1 })).toMatchObject({ status: 'stopped', phases: [], ladder: [] });
    expect(planRehab(ask('concussion'), { seed: 1 }).ladder.every(({ leastHours }) => leastHours >= 24)).toBe(true);
  });

  test('starts at a phase by pain and time', () => {
    const startsWith = (painNow: number, daysSince: number) => planRehab(ask('calf', { painNow, daysSince }), { seed: 1 }).startsWith;
    expect([startsWith(6, 30), startsWith(1, 1), startsWith(3, 10), startsWith(1, 60)]).toEqual([
      'protect',
      'protect',
      'load',
      'strengthen',
    ]);
    expect(planRehab(ask('calf', { painNow: 9 }), { seed: 1 }).status).toBe('stopped');
  });

  test('detects a manipulated plan', () => {
    const request = ask('ankleSprain');
    const plan = planRehab(request, { seed: 1 });
    const tampered = (change: (copy: RehabPlan) => void) => {
      const copy = structuredClone(plan);
      change(copy);
      return verifyRehab(copy, request).map(({ rule }) => rule);
    };
    const firstItem = (copy: RehabPlan) => copy.phases[0]!.items[0]!;
    expect(tampered((copy) => (firstItem(copy).exerciseId = 'hopOne'))).toContain('notForThis');
    expect(tampered((copy) => (firstItem(copy).exerciseId = 'moonwalk'))).toContain('unknownExercise');
    expect(tampered((copy) => (firstItem(copy).reps = 500))).toContain('amount');
    expect(tampered((copy) => (firstItem(copy).exerciseId = 'calfIso'))).toContain('notForThis');
    expect(tampered((copy) => (firstItem(copy).sets += 1))).toContain('tooMuch');
    expect(tampered((copy) => (firstItem(copy).timesPerWeek = 14))).toContain('days');
    expect(tampered((copy) => (copy.phases[1]!.leaveWhen = ['Whenever you like.']))).toContain('criteria');
    expect(tampered((copy) => copy.phases.reverse())).toContain('phases');
    expect(tampered((copy) => (copy.ladder[0]!.leastHours = 0))).toContain('ladder');
    const hurt = { ...request, answers: { ...request.answers, ankle: { ...request.answers.ankle, fourSteps: true } } };
    expect(verifyRehab(plan, hurt).map(({ rule }) => rule)).toEqual(expect.arrayContaining(['triage', 'flag', 'card']));
  });

  test('accepts a draft of ids and amounts, and refuses unknown ones', () => {
    const request = ask('elbow');
    const plan = planRehab(request, { seed: 2 });
    expect(completeRehab(rehabDraftOf(plan), request)).toEqual(plan);
    const broken = rehabDraftOf(plan);
    broken.phases[0]!.items[0]!.exerciseId = 'nothing';
    expect(completeRehab(broken, request)).toMatchObject([{ rule: 'unknownExercise' }]);
    expect(rehabCatalogue('elbow', 'load', []).map(({ id }) => id)).toContain('wristLift');
  });

  test('swaps every item for an allowed one, and applies changes from a chat', () => {
    for (const problem of problems.filter((one) => one !== 'concussion')) {
      const request = ask(problem, { equipment: ['band'] });
      const plan = planRehab(request, { seed: 4 });
      for (const { key, exerciseId } of plan.phases.flatMap(({ items }) => items)) {
        const result = swapRehabItem(plan, request, key, { seed: 5 });
        if (Array.isArray(result)) expect(result, `${problem} ${key}`).toMatchObject([{ rule: 'noOther' }]);
        else
          expect(
            opened(result)
              .phases.flatMap(({ items }) => items)
              .filter((item) => item.exerciseId === exerciseId && item.key === key),
          ).toEqual([]);
      }
      expect(opened(changeRehab(plan, request, { verb: 'shorter' }, { seed: 1 })).phases[2]?.items.length).toBe(3);
      const fewer = opened(changeRehab(plan, request, { verb: 'days', daysPerWeek: 2 }, { seed: 1 }));
      expect(Math.max(...fewer.phases.flatMap(({ items }) => items.map(({ timesPerWeek }) => timesPerWeek)))).toBe(2);
      const timesOf = ({ phases }: RehabPlan) => phases.flatMap(({ items }) => items.map(({ timesPerWeek }) => timesPerWeek));
      // More days do not mean more of what needs rest in between.
      expect(timesOf(opened(changeRehab(plan, request, { verb: 'days', daysPerWeek: 7 }, { seed: 1 })))).toEqual(timesOf(plan));
      expect(opened(changeRehab(plan, request, { verb: 'pain', painNow: 9 }, { seed: 1 })).status).toBe('stopped');
    }
  });
});
