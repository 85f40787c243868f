import { describe, expect, test } from 'vitest';
import { checkReply, createReplyChecker, type ReplyContext } from '../../src/server/assistant/safety/index.ts';

const breachesOf = (text: string, context: ReplyContext = {}) => checkReply(text, context).map(({ rule, where }) => [rule, where]);
const rulesOf = (text: string, context: ReplyContext = {}) => checkReply(text, context).map(({ rule }) => rule);

describe('a dose', () => {
  test.each([
    'A bowl of spinach contains 50 mg magnesium.',
    'Seeds contain 50 mg magnesium.',
    'A bowl provides 50 mg magnesium.',
    'Seeds provide 50 mg magnesium.',
    'A bowl has 50 mg magnesium.',
    'Seeds have 50 mg magnesium.',
    'A bowl gives 50 mg magnesium.',
    'Seeds give 50 mg magnesium.',
    'Seeds are rich in magnesium: 50 mg magnesium.',
    'Seeds are a source of 50 mg magnesium.',
    'Seeds: 50 mg magnesium per 100 g.',
    'A cup has 50 mg magnesium, so watch your intake.',
    'A cup has 50 mg magnesium. It has 80 mg magnesium too.',
  ])('in a food is a fact: %s', (text) => {
    expect(breachesOf(text)).toEqual([]);
  });

  test.each([
    'A tablet has 50 mg magnesium.',
    'A capsule contains 50 mg magnesium.',
    'One pill provides 50 mg magnesium.',
    'A supplement with 50 mg magnesium gives strength.',
    'Behave, and 5 g creatine daily is fine.',
    'Hasty people: 5 g creatine daily.',
    'Plan 5 g creatine daily.',
  ])('elsewhere is advice: %s', (text) => {
    expect(rulesOf(text)).toContain('dose');
  });

  test('that two sentences name together is found in the second, and one of a single sentence only there', () => {
    expect(breachesOf('Many ask about ibuprofen. 400 mg is enough.')).toContainEqual(['dose', '400 mg is enough.']);
    expect(breachesOf('Many ask about ibuprofen!! 400 mg is enough.')).toContainEqual(['dose', '400 mg is enough.']);
    expect(breachesOf('Wait 1.5 hours, then ask about ibuprofen. 400 mg is enough.')).toContainEqual(['dose', '400 mg is enough.']);
    expect(breachesOf('Many ask about ibuprofen\n \n400 mg is enough.')).toContainEqual(['dose', '400 mg is enough.']);
    expect(breachesOf('Many ask for 400 mg ibuprofen. Sleep well.')).toEqual([['dose', 'Many ask for 400 mg ibuprofen.']]);
    expect(breachesOf('Sleep well. Many ask for 400 mg ibuprofen.')).toEqual([['dose', 'Many ask for 400 mg ibuprofen.']]);
    expect(breachesOf('Cherries are rich in melatonin. A cup has 1 mg.')).toEqual([]);
    expect(breachesOf('Many ask about ibuprofen. Sleep well. 400 mg is enough.')).not.toContainEqual(['dose', '400 mg is enough.']);
  });
});

describe('energy', () => {
  test.each([
    ['Eat 1,199 kcal a day.', 'female', 1],
    ['Eat 1,200 kcal a day.', 'female', 0],
    ['Eat 1200 kcal a day.', undefined, 0],
    ['Eat 1,499 kcal a day.', 'male', 1],
    ['Eat 1,500 kcal a day.', 'male', 0],
    ['Eat 2,100 kcal a day.', 'male', 0],
    ['Eat 900 kcal.', 'male', 0],
    ['A breakfast of 400 kcal every day.', 'male', 0],
    ['Never eat only 800 kcal a day.', 'female', 0],
  ] as const)('%s %s: %i', (text, sex, count) => {
    expect(rulesOf(text, sex && { sex })).toEqual(Array.from({ length: count }, () => 'kcalFloor'));
  });

  test('losing weight is not spoken of to somebody who may not, unless as a warning', () => {
    const limits = ['noDeficit'] as const;
    expect(rulesOf('This helps to lose weight.', { limits })).toEqual(['noDeficit']);
    expect(rulesOf('This helps to lose weight.')).toEqual([]);
    expect(rulesOf('Do not try to lose weight.', { limits })).toEqual([]);
    expect(rulesOf('Eat well.', { limits })).toEqual([]);
  });
});

describe('a food that the person does not eat', () => {
  const ofMilk = (text: string) => rulesOf(text, { allergens: ['milk'] });

  test.each([
    'Porridge without milk.',
    'Porridge without any milk.',
    'It has no milk.',
    'Avoid milk.',
    'One who avoids milk.',
    'Better avoiding milk.',
    'Free of milk.',
    'Oats instead of milk.',
    'Skip milk.',
    'Try skipping the milk.',
    'Replace milk with oats.',
    'It replaces milk.',
    'I replaced milk with oats.',
    'Never milk.',
    'It contains no milk.',
    'Oats contain no milk.',
    'Swap milk for oats.',
    'We swapped milk for oats.',
    'You are allergic to milk.',
    'Without eggs, or milk.',
    'Without eggs or nuts, or milk.',
    'Without eggs, nuts and milk.',
    'Try a milk-free porridge.',
    'Try a milk free porridge.',
    'Milk allergy is common.',
    'You are milk allergic.',
    'Milk intolerance is common.',
    'Milk is left out.',
    'Milk is avoided.',
    'Nuts and milk are avoided.',
    'दूध नहीं.',
    'Chai mein milk nahi.',
    'Oat milk and peanut butter.',
  ])('is left out: %s', (text) => {
    expect(ofMilk(text)).toEqual([]);
  });

  test.each([
    'Drink milk.',
    'No rush, drink a good milk.',
    'Drink milk with a nut-free roll.',
    'Drink milk; sugar is left out.',
    'With no almond milk, butter is fine.',
    'Milkshake? No, milk with oats.',
    'Oat milk, or milk.',
  ])('is served: %s', (text) => {
    expect(ofMilk(text)).toEqual(['allergen']);
  });

  test('of a diet is found, and not in what only sounds like it', () => {
    const patterns = ['vegetarian'];
    expect(rulesOf('Add chicken.', { patterns })).toEqual(['pattern']);
    for (const text of [
      'Try soya chunks.',
      'Try soy meat.',
      'Hold the fish pose.',
      'Try vegan chicken.',
      'Eggless cake.',
      'A meat-free day.',
    ])
      expect(rulesOf(text, { patterns }), text).toEqual([]);
    expect(rulesOf('Add chicken.', { patterns: ['unknown'] })).toEqual([]);
    expect(rulesOf('Curd and eggs.', { patterns: ['vegan'] })).toEqual(['allergen', 'pattern']);
  });

  test('by its name is found, with signs in it too, and in the plural', () => {
    expect(checkReply('Coffee (instant) is fine.', { avoid: ['coffee (instant)'] })).toMatchObject([
      { rule: 'avoided', food: 'Coffee (instant)' },
    ]);
    expect(rulesOf('Tomatoes with rice.', { avoid: ['tomato'] })).toEqual(['avoided']);
    expect(rulesOf('Two onions.', { avoid: ['onion'] })).toEqual(['avoided']);
    expect(rulesOf('Rice.', { avoid: ['onion'] })).toEqual([]);
  });

  test('is named once in a sentence, and again in another', () => {
    const allergens = ['wheat', 'gluten'] as const;
    expect(breachesOf('Eat roti. Then a naan.', { allergens })).toEqual([
      ['allergen', 'Eat roti.'],
      ['allergen', 'Then a naan.'],
    ]);
    expect(breachesOf('Take ibuprofen with roti.', { allergens })).toEqual([
      ['medicine', 'Take ibuprofen with roti.'],
      ['allergen', 'Take ibuprofen with roti.'],
    ]);
  });
});

describe('the words of a reply', () => {
  test('are read without invisible letters, and with any apostrophe', () => {
    expect(rulesOf('Take ibu\u200bprofen for it.')).toEqual(['medicine']);
    expect(rulesOf('Don’t take ibuprofen.')).toEqual([]);
    expect(rulesOf('Ｔａｋｅ ｉｂｕｐｒｏｆｅｎ.')).toEqual(['medicine']);
  });

  test('may deny to be a person', () => {
    expect(rulesOf('I am not a doctor and cannot speak as a doctor.')).toEqual([]);
    expect(rulesOf('I speak as a doctor.')).toEqual(['human']);
  });

  test('may name a medicine that goes on, what a doctor may change, and the sheet of a surgeon', () => {
    const rules = [
      'Keep taking the statin while you train.',
      'Your doctor may lower the tablets later.',
      "Bend only as far as the surgeon's sheet says.",
    ].flatMap((text) => rulesOf(text));
    expect(rules.filter((rule) => rule !== 'unsafeAdvice')).toEqual([]);
    expect(rulesOf('Take a statin while you train.')).toContain('medicine');
    expect(rulesOf('Lower the tablets later.')).toContain('stopMedicine');
    expect(rulesOf('As the surgeon here, I like it.')).toContain('human');
  });

  test('are named by the sentence, at most 160 letters of it', () => {
    const long = `Take ibuprofen ${'and rest '.repeat(30)}`;
    expect(breachesOf(`  \n ${long}`)).toEqual([['medicine', long.slice(0, 160)]]);
  });
});

describe('a stream', () => {
  const shownOf = (...pushed: string[]) => {
    const checker = createReplyChecker();
    return [...pushed.map((text) => checker.push(text)), checker.end(), checker.end()].map(({ sentences }) => sentences);
  };

  test('shows a sentence once it is surely over', () => {
    expect(createReplyChecker().push('Walk. ')).toEqual({ sentences: ['Walk. '], breaches: [] });
    expect(shownOf('Walk. ')).toEqual([['Walk. '], [], []]);
    expect(shownOf('Walk.  Then rest.  ')).toEqual([['Walk.  ', 'Then rest.  '], [], []]);
    expect(shownOf('Walk\n', 'a')).toEqual([['Walk\n'], [], ['a'], []]);
    expect(shownOf('Walk\n\nRun')).toEqual([['Walk\n\n'], ['Run'], []]);
    expect(shownOf('Rest 1.', '5 minutes.')).toEqual([[], [], ['Rest 1.5 minutes.'], []]);
    expect(shownOf('Eat e.g. da', 'l')).toEqual([[], [], ['Eat e.g. dal'], []]);
    expect(shownOf('', 'Walk. ')).toEqual([[], ['Walk. '], [], []]);
  });

  test('shows more than 600 letters without an end', () => {
    expect(shownOf('a'.repeat(600))).toEqual([[], ['a'.repeat(600)], []]);
    expect(shownOf('a'.repeat(601))).toEqual([['a'.repeat(601)], [], []]);
  });

  test('shows nothing after a breach, which may be in two sentences', () => {
    const checker = createReplyChecker();
    expect(checker.push('Many ask about ibuprofen\n')).toEqual({ sentences: ['Many ask about ibuprofen\n'], breaches: [] });
    expect(checker.push(' \n')).toEqual({ sentences: [' \n'], breaches: [] });
    const { sentences, breaches } = checker.push('400 mg is enough. Sleep. ');
    expect(sentences).toEqual([]);
    expect(breaches.map(({ rule }) => rule)).toContain('dose');
    expect(checker.push('Walk. ')).toEqual({ sentences: [], breaches: [] });
    expect(checker.end()).toEqual({ sentences: [], breaches: [] });
  });
});
