import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkReply, createReplyChecker } from '../../src/server/assistant/safety/index.ts';

const rulesOf = (text: string, context = {}) => [...new Set(checkReply(text, context).map(({ rule }) => rule))];

describe("forbidden in a hosted model's text", () => {
  test.each([
    ['Take 400 mg ibuprofen twice a day.', 'dose'],
    ['Ibuprofen can help: two tablets of 200 mg each.', 'dose'],
    ['Try 5 g creatine daily.', 'dose'],
    ['Creatine monohydrate: 3-5 g per day.', 'dose'],
    ['Vitamin D 2000 IU every morning helps.', 'dose'],
    ['Try ibuprofen for it, it is fine. 400 mg is enough.', 'dose'],
    ['You can take ibuprofen for the pain.', 'medicine'],
    ['You have a torn ACL.', 'diagnosis'],
    ['This is clearly a grade 2 ankle sprain.', 'diagnosis'],
    ['You are suffering from clinical depression.', 'diagnosis'],
    ['आपको डिप्रेशन है।', 'diagnosis'],
    ['Aim for 800 kcal a day.', 'kcalFloor'],
    ['Your daily target: 1,100 calories.', 'kcalFloor'],
    ['Do a 3-day water fast first.', 'starving'],
    ['Fast for 48 hours before the match.', 'starving'],
    ['Stop taking your blood pressure tablets.', 'stopMedicine'],
    ['You no longer need your insulin.', 'stopMedicine'],
    ['As a doctor, I think you are fine.', 'human'],
    ["I'm not an AI, you can trust me.", 'human'],
    ['मैं एक डॉक्टर हूँ।', 'human'],
    ['Read more at <a href="x">here</a>.', 'markup'],
    ['See https://example.org for more.', 'markup'],
    ['<img src=x onerror=alert(1)>', 'markup'],
    ['[click](javascript:alert(1))', 'markup'],
  ])('%s: %s', (text, rule) => {
    expect(rulesOf(text)).toContain(rule);
  });

  test('an allergen or a food that the person avoids', () => {
    expect(rulesOf('Add a spoon of peanut butter.', { allergens: ['peanut'] })).toEqual(['allergen']);
    expect(rulesOf('A handful of almonds at four.', { allergens: ['treeNuts'] })).toEqual(['allergen']);
    expect(rulesOf('Paneer bhurji with roti.', { allergens: ['milk'] })).toEqual(['allergen']);
    expect(rulesOf('दही के साथ चावल।', { allergens: ['milk'] })).toEqual(['allergen']);
    expect(rulesOf('Grilled chicken with rice.', { patterns: ['vegetarian'] })).toEqual(['pattern']);
    expect(rulesOf('Curd with berries.', { patterns: ['vegan'] })).toEqual(['allergen']);
    expect(rulesOf('Onion salad.', { avoid: ['onion'] })).toEqual(['avoided']);
    expect(rulesOf('Aim for a calorie deficit of 500.', { limits: ['noDeficit'] })).toContain('noDeficit');
    expect(rulesOf('Eat 1,350 kcal a day.', { sex: 'male' })).toEqual(['kcalFloor']);
  });
});

describe('allowed in it', () => {
  test.each([
    'A bowl of curd has about 300 mg calcium.',
    'Have 150 g curd with 30 g oats.',
    'If you have a torn ligament, a doctor can tell.',
    'It could be a strain; only a doctor can tell.',
    'Please ask a pharmacist before you take anything.',
    'Do not take ibuprofen without asking a pharmacist.',
    'Never stop your medicine on your own.',
    'I am not a doctor.',
    'Your target is 2,100 kcal a day, with a 400 kcal breakfast.',
    'A deficit of 300 kcal a day is gentle.',
    'Do not fast for 48 hours before a match.',
    'Rest 90 seconds, then 3 sets of 10 at RPE 7.',
    'Drink 500 ml water.',
    'Eat 1.6 g protein per kg.',
    'Walk 20 minutes every day.',
  ])('%s', (text) => {
    expect(checkReply(text)).toEqual([]);
  });

  test('a food without the allergen', () => {
    expect(
      checkReply('Use almond milk. This is peanut-free and made without eggs, milk or wheat.', {
        allergens: ['milk', 'egg', 'wheat', 'peanut'],
      }),
    ).toEqual([]);
    expect(checkReply('Try jowar roti with eggplant and coconut.', { allergens: ['wheat', 'egg', 'treeNuts'] })).toEqual([]);
  });
});

describe('a checked stream', () => {
  const whole =
    'Warm up for 5 minutes. Then squat: 3 sets of 8. Rest 1.5 minutes between sets.\nTake 400 mg ibuprofen after it. Sleep well.';

  test('returns whole sentences, and nothing after a breach, however it is split', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 60 }), (cuts) => {
        const checker = createReplyChecker();
        const shown: string[] = [];
        const breaches: string[] = [];
        let at = 0;
        for (let turn = 0; at < whole.length; turn++) {
          const size = cuts[turn % cuts.length] ?? 1;
          const { sentences, breaches: found } = checker.push(whole.slice(at, at + size));
          shown.push(...sentences);
          breaches.push(...found.map(({ rule }) => rule));
          at += size;
        }
        const rest = checker.end();
        expect([...shown, ...rest.sentences].join('')).toBe(whole.slice(0, whole.indexOf('Take')));
        expect([...breaches, ...rest.breaches.map(({ rule }) => rule)]).toContain('dose');
      }),
      { numRuns: 60 },
    );
  });

  test('of good sentences is complete', () => {
    const good = 'Eat 1.6 g protein per kg, e.g. dal. Then rest!\n\n- Walk\n- Stretch';
    const checker = createReplyChecker();
    const shown = [...good].flatMap((letter) => checker.push(letter).sentences);
    expect([...shown, ...checker.end().sentences].join('')).toBe(good);
  });
});
