import { describe, expect, test } from 'vitest';
import { planKinds, type PlanKind } from '../../src/contract/assistant/words.ts';
import { parts } from '../../src/server/assistant/plans/parts.ts';

describe.each(Object.keys(planKinds) as PlanKind[])('a %s plan', (kind) => {
  test('says what it does about every kind of wish that changes it, and can look for it in the plan', () => {
    const { withConstraints, wishes } = parts[kind];
    expect(Object.keys(wishes.answers).sort()).toEqual([...withConstraints.actsOn].sort());
  });
});
