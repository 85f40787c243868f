import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weekdays } from '../../../src/contract/assistant/weekdays.ts';
import { breathChoices, experiences, meditationConditions, meditationGoals, postures } from '../../../src/contract/assistant/meditation.ts';
import type { MeditationRequest } from '../../../src/contract/assistant/meditation.ts';
import { meditationDraft, meditationPlan } from '../../../src/contract/assistant/meditation-plan.ts';
import { draftOfMeditation, swapMeditationItem } from '../../../src/server/assistant/meditation/change-meditation.ts';
import { planMeditation } from '../../../src/server/assistant/meditation/plan-meditation.ts';
import { verifyMeditation } from '../../../src/server/assistant/meditation/verify-meditation.ts';

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>) => Object.keys(record) as K[];
const some = <T>(list: readonly T[], most: number) => fc.uniqueArray(fc.constantFrom(...list), { maxLength: most });

const anyRequest: fc.Arbitrary<MeditationRequest> = fc.record({
  language: fc.constantFrom('english', 'hindi'),
  goal: fc.constantFrom(...keysOf(meditationGoals)),
  minutes: fc.integer({ min: 3, max: 45 }),
  days: fc.integer({ min: 1, max: 7 }),
  weeks: fc.integer({ min: 1, max: 4 }),
  experience: fc.constantFrom(...keysOf(experiences)),
  posture: fc.constantFrom(...keysOf(postures)),
  sound: fc.boolean(),
  conditions: some(keysOf(meditationConditions), 3),
  breath: fc.constantFrom(...keysOf(breathChoices)),
  noBreathHolding: fc.boolean(),
  matchDays: some(weekdays, 2),
  freeDays: fc.constant([]),
});
const settings = { numRuns: 300, seed: 11 };

describe('any request for a meditation', () => {
  test('gets sessions of the exact length, cues in order, and only allowed techniques', () => {
    fc.assert(
      fc.property(anyRequest, fc.integer({ min: 0, max: 1_000_000 }), (request, seed) => {
        const made = planMeditation(request, { seed });
        expect(meditationPlan.safeParse(made).success).toBe(true);
        expect(verifyMeditation(made, request)).toEqual([]);
      }),
      settings,
    );
  });

  test('gets the same plan for the same seed, which can be read back as a draft', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const made = planMeditation(request, { seed: 4 });
        expect(planMeditation(request, { seed: 4 })).toEqual(made);
        expect(meditationDraft.safeParse(draftOfMeditation(made)).success).toBe(true);
      }),
      { ...settings, numRuns: 60 },
    );
  });

  test('never has held breath where it could harm', () => {
    fc.assert(
      fc.property(anyRequest, fc.constantFrom('asthma', 'pregnancy', 'heart', 'panic', 'trauma'), (request, condition) => {
        const made = planMeditation({ ...request, conditions: [condition] }, { seed: 2 });
        const breaths = made.weeks.flatMap(({ sessions }) => sessions.flatMap(({ cues }) => cues.map(({ breathe }) => breathe)));
        expect(breaths.filter((breathe) => breathe && breathe.holdSeconds + breathe.holdOutSeconds > 0)).toEqual([]);
      }),
      { ...settings, numRuns: 80 },
    );
  });

  test('can swap any session for another technique', () => {
    fc.assert(
      fc.property(anyRequest, fc.nat(), (request, seed) => {
        const made = planMeditation(request, { seed });
        const session = made.weeks[0]?.sessions[0];
        if (!session) return;
        const swapped = swapMeditationItem(made, request, session.key, { seed });
        if (Array.isArray(swapped)) expect(swapped[0]?.rule).toBe('noOther');
        else {
          expect(verifyMeditation(swapped, request)).toEqual([]);
          expect(swapped.weeks[0]?.sessions[0]?.parts).not.toEqual(session.parts);
        }
      }),
      { ...settings, numRuns: 80 },
    );
  });
});
