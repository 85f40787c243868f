import { describe, expect, test } from 'vitest';
import { checkText } from '../../src/server/assistant/safety/index.ts';

const codesOf = (text: string) => checkText(text, { country: 'IN', isOfPlan: true }).map(({ code }) => code);

describe('a wish for care in the words of a plan is no alarm', () => {
  test.each([
    'panic attacks come when I watch my breath',
    'मुझे दमा है, साँस मत रुकवाना।',
    'asthma hai, saans rokne wali cheez mat dena',
    'दमा है, साँस नहीं रोक सकती',
    'please do not make me hold my breath, asthma',
    'flashbacks when I close my eyes, please nothing with eyes closed',
    'आँखें बंद करके कुछ नहीं',
    'I vomit before big games',
    'match se pehle ulti ho jati hai',
    'मैच से पहले उल्टी हो जाती है',
  ])('%s', (text) => {
    expect(codesOf(text).filter((code) => code !== 'distress')).toEqual([]);
  });

  test.each([
    ['I cannot breathe', 'breathing'],
    ['panic attack, I cannot breathe right now', 'breathing'],
    ['saans nahi aa rahi, dama hai', 'breathing'],
    ['साँस नहीं आ रही', 'breathing'],
    ['my eyes are swelling shut after peanuts', 'allergicReaction'],
    ['eyes closed and throat swelling after nuts', 'allergicReaction'],
    ['I vomit after meals', 'eatingDisorder'],
    ['I vomit on purpose before matches to make weight', 'eatingDisorder'],
    ['I see no point any more', 'distress'],
  ])('%s still gets its card', (text, code) => {
    expect(codesOf(text)).toContain(code);
  });

  test.each(['I see no point in warm ups any more', 'no point in running any more with this knee', 'the last point any more was theirs'])(
    '%s is no despair',
    (text) => {
      expect(codesOf(text)).not.toContain('distress');
    },
  );
});
