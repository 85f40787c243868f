import { describe, expect, test } from 'vitest';
import { exercises } from '../../../src/server/assistant/workout/exercises.ts';

describe('the exercises', () => {
  test('are more than 160, each with a name in two languages, two to four cues and a common mistake', () => {
    expect(exercises.length).toBeGreaterThan(160);
    for (const { name, how, mistake, id } of exercises) {
      expect(name.hindi, id).toMatch(/[\u0900-\u097f]/);
      expect(how.length, id).toBeGreaterThanOrEqual(2);
      expect(how.length, id).toBeLessThanOrEqual(4);
      expect(mistake.length, id).toBeGreaterThan(5);
    }
  });

  test('have easier and harder versions that exist', () => {
    const ids = new Set(exercises.map(({ id }) => id));
    expect(exercises.flatMap(({ easier, harder }) => [easier, harder]).filter((id) => id !== null && !ids.has(id))).toEqual([]);
  });

  test('are listed once each', () => expect(new Set(exercises.map(({ id }) => id)).size).toBe(exercises.length));
});
