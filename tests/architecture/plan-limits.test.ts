import { expect, test } from 'vitest';
import { allModules } from '../../src/server/all-modules.ts';
import { filesOf, placesOf } from './read-code.ts';

const limits = allModules.flatMap(({ limitsByPlan = [] }) => limitsByPlan);
const serverFiles = filesOf('src/server/**/*.ts');

test('only entitlements reads and writes what people bought', () => {
  const others = serverFiles.filter(({ path }) => !path.startsWith('src/server/entitlements/'));
  expect(placesOf(/\b(from|into|update|join)\s+entitlements\b/i, others)).toEqual([]);
});

test('every limit by plan is declared by its module with a unique name', () => {
  const written = placesOf(/: PlanLimit = \{/, serverFiles);
  expect(limits).toHaveLength(written.length);
  expect(new Set(limits.map(({ name }) => name)).size).toBe(limits.length);
});

test('a larger plan never has a lower limit', () => {
  for (const { name, amounts } of limits) {
    expect(amounts.Basic, name).toBeGreaterThanOrEqual(amounts.Free);
    expect(amounts.Pro, name).toBeGreaterThanOrEqual(amounts.Basic);
  }
});
