import { expect, test } from 'vitest';
import { ladderFor } from '../../../src/server/assistant/rehab/ladders.ts';

const textOf = (...asked: Parameters<typeof ladderFor>) =>
  ladderFor(...asked)
    .map(({ text }) => text)
    .join(' ');

test.each([
  ['leg', 16, 'english', 'Running between wickets'],
  ['arm', 16, 'english', 'Throws from near'],
  ['leg', 16, 'hindi', 'विकेटों के बीच दौड़'],
  ['arm', 16, 'hindi', 'पास से थ्रो'],
  ['arm', null, 'hindi', 'आपके खेल के थ्रो'],
  ['trunk', 999, 'english', 'The movements of your sport'],
] as const)('the ladder of a %s for sport %s in %s has the drills of this sport and part', (region, sport, language, drill) => {
  const text = textOf(region, sport, language);
  expect(text).toContain(drill);
  expect(text).not.toContain('SPORT_');
});

test('has six steps, of which the last ones take longer, except after a knock to the head', () => {
  const hoursOf = (region: 'arm' | 'head' | 'leg') => ladderFor(region, 8, 'english').map(({ leastHours }) => leastHours);
  expect(ladderFor('leg', 8, 'hindi').map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6]);
  expect([hoursOf('leg'), hoursOf('arm'), hoursOf('head')]).toEqual([
    [24, 24, 48, 48, 48, 72],
    [24, 48, 48, 48, 48, 72],
    [24, 24, 24, 24, 24, 24, 24],
  ]);
});
