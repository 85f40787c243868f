import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safetyProblem, type PersonInChat } from '../../../src/server/team-chat/child-safety.ts';

const person = (userId: string, more: Partial<PersonInChat> = {}): PersonInChat => ({
  userId,
  isMinor: false,
  isStaff: false,
  wards: [],
  ...more,
});
const child = (name: string) => person(name, { isMinor: true });
const coach = person('coach', { isStaff: true });
const manager = person('manager', { isStaff: true });
const parent = person('parent', { wards: ['kid'] });
const player = person('player');

describe('a private conversation', () => {
  test.each([
    ['adults among themselves', [coach, player], undefined],
    ['a coach and a child', [coach, child('kid')], 'chatNeedsGuardian'],
    ['a coach, a child and their guardian', [coach, child('kid'), parent], undefined],
    ['a child and the guardian of another child', [child('other'), parent], 'chatNeedsGuardian'],
    ['a child and another adult player', [child('kid'), player], 'chatNeedsGuardian'],
    ['a child, a coach and an adult player', [child('kid'), coach, player], 'chatNeedsGuardian'],
    ['a child and two of the staff', [child('kid'), coach, manager], undefined],
    ['a guardian and their own child', [parent, child('kid')], undefined],
    ['two children, of whom one has a guardian here', [child('kid'), child('other'), parent, coach], 'chatNeedsGuardian'],
    ['two children without anybody', [child('kid'), child('other')], 'chatNeedsGuardian'],
    ['a child who is staff, with one coach', [person('kid', { isMinor: true, isStaff: true }), coach], 'chatNeedsGuardian'],
  ])('of %s', (_name, people, problem) => {
    expect(safetyProblem('people', people)).toBe(problem);
  });
});

describe('a conversation of the team', () => {
  test.each([
    ['one adult and a child', [coach, child('kid')], 'chatNeedsAnotherAdult'],
    ['one adult and several children', [coach, child('kid'), child('other')], 'chatNeedsAnotherAdult'],
    ['a coach, a child and an adult player', [coach, player, child('kid')], undefined],
    ['a coach who is the guardian of the only child', [person('coach', { isStaff: true, wards: ['kid'] }), child('kid')], undefined],
    ['a guardian alone with another child', [parent, child('kid'), child('other')], 'chatNeedsAnotherAdult'],
    ['children alone', [child('kid'), child('other')], undefined],
    ['adults alone', [coach], undefined],
  ])('of %s', (_name, people, problem) => {
    expect(safetyProblem('team', people)).toBe(problem);
    expect(safetyProblem('event', people)).toBe(problem);
  });
});

test('whoever leaves, no conversation that may be written in holds one adult and a minor alone', () => {
  const anybody = fc.record({
    isMinor: fc.boolean(),
    isStaff: fc.boolean(),
    guards: fc.array(fc.nat(5), { maxLength: 2 }),
  });
  const kinds = fc.constantFrom('team' as const, 'event' as const, 'people' as const, 'staff' as const);
  fc.assert(
    fc.property(fc.array(anybody, { minLength: 1, maxLength: 6 }), kinds, (drawn, kind) => {
      const people = drawn.map(({ isMinor, isStaff, guards }, at) =>
        person(`p${at}`, {
          isMinor,
          isStaff,
          wards: isMinor ? [] : guards.filter((ward) => drawn[ward]?.isMinor).map((ward) => `p${ward}`),
        }),
      );
      if (safetyProblem(kind, people)) return;
      // Counted apart from the rule: each adult by whether any minor here is a stranger's child to them.
      const minors = people.filter(({ isMinor }) => isMinor).map(({ userId }) => userId);
      const adults = people.filter(({ isMinor }) => !isMinor);
      const [only] = adults;
      if (adults.length !== 1 || !only || minors.length === 0) return;
      expect(minors.filter((minor) => !only.wards.includes(minor))).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});
