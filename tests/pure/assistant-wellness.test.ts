import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WellnessPlan, WellnessRequest } from '../../src/contract/assistant/wellness.ts';
import { wellnessAreas } from '../../src/contract/assistant/wellness.ts';
import { changeWellness, draftOf as wellnessDraftOf, swapWellnessItem } from '../../src/server/assistant/wellness/change-wellness.ts';
import { completeWellness } from '../../src/server/assistant/wellness/complete-wellness.ts';
import { planWellness } from '../../src/server/assistant/wellness/plan-wellness.ts';
import { verifyWellness } from '../../src/server/assistant/wellness/verify-wellness.ts';

const areaNames = Object.keys(wellnessAreas) as (keyof typeof wellnessAreas)[];
const calm = { phqInterest: 0, phqDown: 0, gadNervous: 0, gadWorry: 0, safety: false, unsafe: false };
const ask = (more: Partial<WellnessRequest> = {}): WellnessRequest => ({
  answers: calm,
  focus: ['sleep'],
  minutesPerDay: 20,
  matchInDays: null,
  card: { warningSigns: [], whatHelps: [], people: [] },
  language: 'english',
  country: 'IN',
  ...more,
});
const points = fc.integer({ min: 0, max: 3 });
const anyRequest: fc.Arbitrary<WellnessRequest> = fc.record({
  answers: fc.record({
    phqInterest: points,
    phqDown: points,
    gadNervous: points,
    gadWorry: points,
    safety: fc.boolean(),
    unsafe: fc.boolean(),
  }),
  focus: fc.subarray(areaNames, { minLength: 1, maxLength: 3 }),
  minutesPerDay: fc.integer({ min: 5, max: 60 }),
  matchInDays: fc.option(fc.integer({ min: 0, max: 13 }), { nil: null }),
  card: fc.record({ warningSigns: fc.constant([]), whatHelps: fc.constant(['Tea with Ma']), people: fc.constant(['Ravi']) }),
  language: fc.constantFrom('english' as const, 'hindi' as const),
  country: fc.constantFrom('IN', 'US', 'FR', 'ZZ'),
});

describe('a wellness plan', () => {
  test('is valid for any answers, focus, time and match; danger stops it; a helpline is always there', () => {
    fc.assert(
      fc.property(anyRequest, fc.integer({ min: 0, max: 1e6 }), (request, seed) => {
        const plan = planWellness(request, { seed });
        expect(verifyWellness(plan, request)).toEqual([]);
        const isDanger = request.answers['safety'] === true || request.answers['unsafe'] === true;
        expect([plan.status, plan.days.length]).toEqual(isDanger ? ['stopped', 0] : ['open', 14]);
        expect(plan.help.contacts.length).toBeGreaterThan(0);
        expect(plan.safetyCard.professionals.length).toBeGreaterThan(0);
        if (isDanger) expect(plan.cards[0]?.level).toBe('crisis');
      }),
      { numRuns: 300 },
    );
  });

  test('is the same for the same seed, and smaller on high scores', () => {
    expect(planWellness(ask(), { seed: 9 })).toEqual(planWellness(ask(), { seed: 9 }));
    const heavy = planWellness(ask({ answers: { ...calm, phqDown: 3, phqInterest: 2 }, minutesPerDay: 60 }), { seed: 1 });
    expect(Math.max(...heavy.days.map(({ minutes }) => minutes))).toBeLessThanOrEqual(20);
    expect(Math.max(...heavy.days.map(({ items }) => items.length))).toBeLessThanOrEqual(2);
    expect(heavy.cards.map(({ id }) => id)).toEqual(['lowMood']);
    expect(heavy.says).toContain('doctor or counsellor');
  });

  test('has what was asked for on every day, and nothing to tidy on the day of a match', () => {
    const plan = planWellness(ask({ focus: ['sleep'], matchInDays: 9 }), { seed: 4 });
    const without = plan.days.filter(({ items }) => !items.some(({ area }) => area === 'sleep'));
    expect(without).toEqual([]);
    for (const { area } of plan.days[9]?.items ?? []) expect(['nerves', 'breathing', 'sleep']).toContain(area);
    const two = planWellness(ask({ focus: ['worry', 'thoughts'] }), { seed: 4 });
    expect(two.days.every(({ items }) => items.some(({ area }) => area === 'worry' || area === 'thoughts'))).toBe(true);
  });

  test('has practices for nerves before a match and on its day', () => {
    const plan = planWellness(ask({ matchInDays: 5 }), { seed: 2 });
    const daysWithNerves = plan.days.filter(({ items }) => items.some(({ area }) => area === 'nerves')).map(({ day }) => day);
    expect(daysWithNerves).toEqual([4, 5, 6]);
    expect(plan.days[5]?.title).toContain('Match day');
  });

  test('contains the person’s own words on the safety card', () => {
    const plan = planWellness(ask({ card: { warningSigns: [], whatHelps: ['Tea with Ma'], people: [] } }), { seed: 1 });
    expect(plan.safetyCard.parts.map(({ isOwn }) => isOwn)).toEqual([false, true, false, false]);
  });

  test('detects a manipulated plan', () => {
    const request = ask({ answers: { ...calm, gadWorry: 3 } });
    const plan = planWellness(request, { seed: 1 });
    const tampered = (change: (copy: WellnessPlan) => void) => {
      const copy = structuredClone(plan);
      change(copy);
      return verifyWellness(copy, request).map(({ rule }) => rule);
    };
    expect(tampered((copy) => (copy.days[0]!.items[0]!.practiceId = 'kindLetter'))).toContain('notForThis');
    expect(tampered((copy) => (copy.days[0]!.items[0]!.how = 'Just cheer up.'))).toContain('words');
    expect(tampered((copy) => (copy.help.contacts = []))).toContain('help');
    expect(tampered((copy) => copy.days.pop())).toContain('days');
    expect(tampered((copy) => (copy.says = 'You have depression.'))).toContain('scores');
    expect(tampered((copy) => (copy.cards = []))).toContain('card');
    expect(verifyWellness(plan, { ...request, answers: { ...request.answers, safety: true } }).map(({ rule }) => rule)).toContain('triage');
  });

  test('accepts a draft, refuses unknown practices, swaps and changes', () => {
    const request = ask({ minutesPerDay: 30 });
    const plan = planWellness(request, { seed: 3 });
    expect(completeWellness(wellnessDraftOf(plan), request)).toEqual(plan);
    expect(completeWellness({ days: [{ day: 1, practiceIds: ['nothing'] }] }, request)).toEqual(
      expect.arrayContaining([expect.objectContaining({ rule: 'unknownPractice' })]),
    );
    for (const { key, practiceId } of plan.days.flatMap(({ items }) => items)) {
      const result = swapWellnessItem(plan, request, key, { seed: 1 });
      if (Array.isArray(result)) throw new Error(JSON.stringify(result));
      expect(result.plan.days.flatMap(({ items }) => items).some((item) => item.key === key && item.practiceId === practiceId)).toBe(false);
    }
    const shorter = changeWellness(plan, request, { verb: 'minutes', minutesPerDay: 5 }, { seed: 1 });
    if (Array.isArray(shorter)) throw new Error(JSON.stringify(shorter));
    expect(Math.max(...shorter.plan.days.map(({ minutes }) => minutes))).toBe(5);
    expect(verifyWellness(shorter.plan, shorter.request)).toEqual([]);
  });
});
