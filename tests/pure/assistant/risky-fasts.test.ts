import { describe, expect, test } from 'vitest';
import { chipsIn } from '../../../src/server/assistant/plans/read-chips.ts';

const read = (text: string) => chipsIn({ text, kind: 'diet', language: 'english' });
const fasts = (text: string) => read(text).response.filter(({ type }) => type === 'fastOn' || type === 'eatBetween');
const isRefused = (text: string) =>
  (read(text).wishes ?? []).some(({ outcome, says }) => outcome === 'cannot' && says.includes('Ask the doctor'));

describe('a fast beside insulin or what lowers the blood sugar', () => {
  test.each([
    'insulin leta hu din me 2 baar, navratri ke 9 din nirjala vrat karunga',
    'nirjala fast on monday, i take insulin',
    'i am on insulin and want OMAD',
    'i take insulin, one meal a day only',
    'type 1 diabetic, 16:8 intermittent fasting',
    'im on glimeperide and keep roza in ramzan',
    'amaryl leta hu aur karva chauth ka vrat',
    'i take insulin and eat only between 12 and 6',
    'mujhe sugar hai insuline lagta hai, somvar ka upwas',
    'i take insulin and fast every thursday',
    'मैं इंसुलिन लेता हूँ, सोमवार को व्रत रखता हूँ',
    'इंसुलिन लेती हूँ, रमज़ान के रोज़े रखूँगी',
    'शुगर है, ग्लिमेपिराइड लेता हूँ, नवरात्रि में निर्जला व्रत',
  ])('%s: is not planned, and the doctor is named', (text) => {
    expect(fasts(text)).toEqual([]);
    expect(isRefused(text)).toBe(true);
    expect(read(text).response).toContainEqual({ type: 'condition', value: 'diabetes' });
  });
  test('is planned for others with diabetes, with a word of the doctor', () => {
    const text = 'diabetic on metformin, i fast on mondays';
    expect(fasts(text)).toEqual([{ type: 'fastOn', value: ['monday'] }]);
    expect((read(text).wishes ?? []).some(({ says }) => says.includes('ask your doctor before a fast'))).toBe(true);
  });
  test.each([
    'fasting sugar is 180, i take insulin',
    'i take insulin, want to lose weight fast',
    'insulin, no fasting please',
    'i am not on insulin, i fast on mondays',
  ])('%s: is no fast beside insulin', (text) => {
    expect(isRefused(text)).toBe(false);
  });
});
