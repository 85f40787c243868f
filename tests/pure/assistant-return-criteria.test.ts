import { describe, expect, test } from 'vitest';
import { leaveWhen, regionOf } from '../../src/server/assistant/rehab/criteria.ts';
import { ladderFor } from '../../src/server/assistant/rehab/ladders.ts';
import type { RehabProblem } from '../../src/contract/assistant/rehab.ts';
import { criteriaOfReturn } from '../builders/public-sources/return-to-sport.ts';

/** Our problem for each injury of the published criteria. */
const problems: Readonly<Record<keyof typeof criteriaOfReturn, RehabProblem>> = {
  concussion: 'concussion',
  ankle: 'ankleSprain',
  hamstring: 'hamstring',
  knee: 'frontKnee',
  groin: 'groin',
  shoulder: 'shoulder',
  shin: 'shin',
  achilles: 'achilles',
  calf: 'calf',
};
const cases = Object.entries(criteriaOfReturn).flatMap(([injury, criteria]) =>
  criteria.map(({ about, says, source }) => [problems[injury as keyof typeof problems], about, says, source] as const),
);

describe('before the return to sport', () => {
  test.each(cases)('%s: %s is asked for (%s, %s)', (problem, _about, says) => {
    const region = regionOf[problem];
    const criteria = Object.values(leaveWhen).flatMap((ofRegions) => ofRegions[region].english);
    const texts = [...criteria, ...ladderFor(region, null, 'english').map(({ title, text }) => `${title}: ${text}`)];
    expect(texts.some((text) => says.test(text))).toBe(true);
  });

  test('every phase asks for as much in Hindi as in English', () => {
    for (const ofRegions of Object.values(leaveWhen))
      for (const { english, hindi } of Object.values(ofRegions)) expect(hindi).toHaveLength(english.length);
  });

  test('a doctor clears a concussion before the first effort, before contact and before a match', () => {
    const [protect, strengthen, last] = [leaveWhen.protect, leaveWhen.strengthen, leaveWhen.return].map(({ head }) => head);
    for (const phase of [protect, strengthen, last]) {
      expect(phase?.english.some((text) => /doctor/i.test(text))).toBe(true);
      expect(phase?.hindi.some((text) => text.includes('डॉक्टर'))).toBe(true);
    }
  });
});
