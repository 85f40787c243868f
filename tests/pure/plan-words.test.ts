import { describe, expect, test } from 'vitest';
import { planWords } from '../../src/contract/assistant/plan-words.ts';

type Words = (typeof planWords)['english'];
type Leaf = string | ((...given: unknown[]) => string);

/** Every label with its path, such as 'workout.restAfter'. */
function labelsOf(words: object, path = ''): [path: string, label: Leaf][] {
  return Object.entries(words).flatMap(([name, one]: [string, object | Leaf]) =>
    typeof one === 'object' ? labelsOf(one, `${path}${name}.`) : [[`${path}${name}`, one] as [string, Leaf]],
  );
}
/** What is given to a label with parameters: words that no label has, and for the two that take something else what they take. */
const givenTo = (path: string, count: number): unknown[] => {
  if (path === 'recipe.isMeant') return ['zq1', ['zq2', 'zq3']];
  return path === 'meditation.howOneIs' ? ['zq1', 'open'] : Array.from({ length: count }, (_, at) => `zq${at + 1}`);
};
/** A noun that only depends on the number in English. */
const isCounted = (path: string) => path === 'recipe.servingsOf';

describe.each(['english', 'hindi'] as const)('the labels of a plan in %s', (language) => {
  test('are never empty, and say everything that they are given', () => {
    // A label that ignores one in one language takes it in the other.
    const inBoth = Object.values(planWords).map((words) => new Map(labelsOf(words)));
    for (const [path, label] of labelsOf(planWords[language])) {
      const given =
        typeof label === 'string' || isCounted(path)
          ? []
          : givenTo(path, Math.max(...inBoth.map((labels) => labels.get(path)?.length ?? 0)));
      const said = typeof label === 'string' ? label : label(...given);
      expect(said.trim(), path).not.toBe('');
      for (const word of given.flat().filter((one) => String(one).startsWith('zq'))) expect(said, path).toContain(word);
    }
  });
});

test('the labels in Hindi are those in English, and none is left in English', () => {
  const [english, hindi] = [labelsOf(planWords.english), labelsOf(planWords.hindi)];
  expect(hindi.map(([path]) => path).sort()).toEqual(english.map(([path]) => path).sort());
  const inHindi = new Map(hindi);
  const same = english.filter(([path, label]) => typeof label === 'string' && inHindi.get(path) === label);
  expect(same.map(([path]) => path)).toEqual([]);
});

/** Where two numbers or words could be taken for each other. */
test.each<[(words: Words) => string, string, string]>([
  [({ doneOf }) => doneOf(3, 7), '3 of 7 done', '7 में से 3 हुए'],
  [({ diet }) => diet.aim('40', '60'), 'aim 40 to 60', 'लक्ष्य 40 से 60'],
  [({ workout }) => workout.setsRight(4, 9), ' sets; 4 to 9 is right', ' सेट; 4 से 9 सही हैं'],
  [({ meditation }) => meditation.howOneIs('Sitting', 'open'), 'Sitting, eyes open', 'Sitting, आँखें खुली'],
  [({ meditation }) => meditation.howOneIs('Lying', 'closed'), 'Lying, eyes closed', 'Lying, आँखें बंद'],
  [({ meditation }) => meditation.timeOf('1:05', '9:00'), '1:05 of 9:00', '9:00 में से 1:05'],
  [({ recipe }) => `${recipe.servingsOf(1)} ${recipe.servingsOf(2)}`, 'serving servings', 'परोस परोस'],
  [
    ({ wellness }) => wellness.stepsDone(2, 5),
    '*2* of 5 small steps done. Any is enough.',
    '5 छोटे कदमों में से *2* हुए। जितना हो, उतना काफ़ी है।',
  ],
  [({ rehab }) => rehab.setOf('Plank', 2, 3, '30 s'), 'Plank, set 2 of 3: 30 s', 'Plank, 3 में से सेट 2: 30 s'],
  [({ rehab }) => rehab.weeks(2, 6), '2 to 6 weeks', '2 से 6 हफ़्ते'],
  [({ rehab }) => rehab.metOf(1, 4), '1 of 4', '4 में से 1'],
])('a label with several parameters has them in their order (%#)', (of, english, hindi) => {
  expect([of(planWords.english), of(planWords.hindi)]).toEqual([english, hindi]);
});
