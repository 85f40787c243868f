import { describe, expect, test } from 'vitest';
import { reckonings } from '../../src/server/assistant/facts/index.ts';
import { readMessage } from '../../src/server/assistant/understanding/index.ts';

const person = { topic: null, patterns: [], age: undefined, weightKg: undefined, isYoung: false } as const;
const reckoned = (text: string) => reckonings({ ...person, message: readMessage(text), language: 'english' }, '2026-11-24')?.text;

describe('what the numbers of a message make', () => {
  test.each([
    ['i ran 10 k in 52 min what pace is that', /5:12 a km.*11\.5 km\/h/],
    ['half marathon in 1:45:00 pace?', /4:59 a km/],
    ['6 min/km is what speed', /10\.0 km\/h.*10 km: 1:00:00/],
    ['how much kcal do i burn running 8 km at 70kg', /500 to 620 kcal at 70 kg/],
    ['how many steps make 5 km', /6,400 to 7,100 steps/],
    ['I lift 80 kg for 6 reps whats my 1rm', /93 to 96 kg/],
    ['bench 70kg x 8, 1rm?', /87 to 89 kg/],
    ['what is 15% of 240', /= 36\./],
    ['how many days until 25 december', /31 days away/],
  ])('%s', (text, answer) => expect(reckoned(text)).toMatch(answer));

  test.each(['do 3 x 10 squats', 'is creatine safe', 'we won 3-1', 'my knee hurts since 2 days'])('%s is no sum', (text) =>
    expect(reckoned(text)).toBeUndefined(),
  );
});
