import { describe, expect, test } from 'vitest';
import { ageIn, flagsOfFigures } from '../../src/server/assistant/safety/rules/read-figures.ts';

describe('an age', () => {
  test.each([
    ['i am 15 years old', 15],
    ['am 16 , and fit', 16],
    ['i am only 14 ok', 14],
    ['i am just 14 ok', 14],
    ['i am , 14 ok', 14],
    ['age 17 here', 17],
    ['meri umar 16 hai', 16],
    ['main 15 hun', 15],
    ['मैं 15 hun', 15],
    ['my 12 year old', 12],
    ['a 12 yr old', 12],
    ['a 12yo player', 12],
    ['a 12years old player', 12],
    ['a 15 yr boy', 15],
    ['a 15 year boy', 15],
    ['my son is 12 now', 12],
    ['15 saal ka', 15],
    ['15 साल की', 15],
    ['my son is 9 now', 9],
    ['my daughter aged 9 now', 9],
    ['i am 4 ok', 4],
    ['i am 99 ok', 99],
    ['i am 3 ok', undefined],
    ['i am 5 and i am 15 ok', 5],
    ['i am 3 and i am 15 ok', 15],
    ['i am 60 kg', undefined],
    ['i am 20 minutes late', undefined],
    ['i am 20 weeks pregnant', undefined],
    ['i am 15 km away', undefined],
    ['my son is 30 kg', undefined],
    ['teams 15 of them', undefined],
    ['15 years in sport', undefined],
    ['i am 150 ok', undefined],
    ['swim 15 laps', undefined],
    ['a115 years old', undefined],
    ['nothing', undefined],
  ] as const)('%s: %s', (text, age) => {
    expect(ageIn(` ${text} `)).toBe(age);
  });

  test('under 18 is a limit, as are words for it; an adult’s age counts before such words', () => {
    const of = (text: string) => flagsOfFigures(` ${text} `);
    expect(of('i am 17 ok')).toEqual([{ code: 'under18', level: 'limit', found: '17' }]);
    expect(of('i am 18 ok')).toEqual([]);
    expect(of('i am a minor ok')).toEqual([{ code: 'under18', level: 'limit', found: 'a minor' }]);
    expect(of('i am 40 and my coach of the teen group')).toEqual([{ code: 'under18', level: 'limit', found: 'teen' }]);
    for (const text of [
      'under 18 here',
      'under18 here',
      'school boy here',
      'schoolgirl here',
      'class 9 student',
      'class ten student',
      '10th class now',
      '8th grade now',
      'our u-15 team',
      'u17 team',
      'नाबालिग हूं',
    ])
      expect(
        of(text).map(({ code }) => code),
        text,
      ).toEqual(['under18']);
    for (const text of ['class 12 student', '12th class now', 'canteen food', 'u 19 team', 'teenage', 'overunder 18 here'])
      expect(of(text), text).toEqual([]);
  });
});

describe('an amount of energy', () => {
  const of = (text: string) => flagsOfFigures(` ${text} `).map(({ code, found }) => [code, found]);

  test.each([
    'i eat 800 kcal a day',
    '1199 calories per day',
    '100 cal daily',
    'a diet of 500kcal ok',
    'plan with 900 calorie every day',
    '700 कैलोरी रोज ok',
    'only 600 cals ok',
    '1000 calories in one day',
    '800 kcal perday',
    '1000 calorie a day',
    '1000 cal a day',
  ])('%s: too little', (text) => {
    expect(of(text).map(([code]) => code)).toEqual(['crashDiet']);
  });

  test.each([
    '1200 kcal a day',
    '99 kcal a day',
    '800 kcal',
    '800 kcal a day and a week',
    'burn 800 kcal a day',
    '800 kcal deficit a day',
    'a snack of 300 kcal every day',
    '800 steps a day',
    '800 kcal per week only',
    'only 800 kcal perweek',
    'i am 800 kcal under my need a day',
    'i undereat by 800 kcal a day',
  ])('%s: nothing', (text) => {
    expect(of(text)).toEqual([]);
  });

  test('is named as it was said, the first one that is too little', () => {
    expect(of('2500 kcal then 900 kcal then 800 kcal a day')).toEqual([['crashDiet', '900 kcal']]);
  });
});
