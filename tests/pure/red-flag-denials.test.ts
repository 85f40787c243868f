import { describe, expect, test } from 'vitest';
import { checkFields, checkText, warmSearches } from '../../src/server/assistant/safety/index.ts';

/** The flags that the rules raise without the learned classifier, as `code: the words that raised it`. */
const byRules = (text: string) => checkText(text, { rulesAlone: true }).map(({ code, found }) => `${code}: ${found}`);
const codesOf = (text: string) => checkText(text).map(({ code }) => code);

describe('a sign that is denied raises nothing', () => {
  test.each([
    'it is not a fan of pain in the chest',
    'it does not feel like chest pain',
    'never in my life chest pain',
    'no pain in the knee or the hip and no chest pain',
    'zero signs of chest pain',
    'nobody has chest pain',
    'neither fever nor chest pain',
    'it isnt chest pain',
    'stopped chest pain',
    'I dont run anymore, have no chest pain',
    'it is not known why chest pain',
    'I do not know about it; no chest pain',
    'I never will stop and no chest pain',
    'I cannot see the doctor today, no chest pain',
    'I dont know my coach well but no chest pain',
    'cant come, no chest pain',
    'why is it, no chest pain',
    'that is why I have no chest pain',
    'I dont care much and never had chest pain',
    'my foot is no longer warm and cold',
    'I did not say I will kill myself',
    'I do not want to kill myself',
    'I never tried suicide',
    'I never overdosed',
    'my foot is not cold and not pale',
    'my foot is not cold',
    'life is not worthless',
    'pair thanda nahi hai',
    'pair thanda nahi neela hai',
    'sine me dard, nahi hai',
    'sine me dard, bilkul nahi',
    'sine me dard bhi nahi',
    'सीने में दर्द, नहीं',
    'सीने में दर्द अब नहीं',
    'sans lene mein takleef nahi hai',
  ])('%s', (text) => {
    expect(byRules(text)).toEqual([]);
  });
});

describe('a negation that is about something else does not hide a sign', () => {
  test.each([
    ['never once in my whole life chest pain', 'chestPain: chest pain'],
    ['I am not sure it is chest pain', 'chestPain: chest pain'],
    ['I dont know why there is chest pain', 'chestPain: chest pain'],
    ['I dont care about chest pain', 'chestPain: chest pain'],
    ['I dont get this chest pain', 'chestPain: chest pain'],
    ['I didnt tell anyone about chest pain', 'chestPain: chest pain'],
    ['it doesnt stop chest pain', 'chestPain: chest pain'],
    ['not just knee chest pain', 'chestPain: chest pain'],
    ['I am not only tired with chest pain', 'chestPain: chest pain'],
    ['not going to lie there is chest pain', 'chestPain: chest pain'],
    ['never stopped having chest pain', 'chestPain: chest pain'],
    ['it will never stop chest pain', 'chestPain: chest pain'],
    ['why is it not just chest pain', 'chestPain: chest pain'],
    ['why do I not feel chest pain', 'chestPain: chest pain'],
    ['I cant not think of chest pain', 'chestPain: chest pain'],
    ['I couldnt stop the chest pain', 'chestPain: chest pain'],
    ['no fever, and chest pain', 'chestPain: chest pain'],
    ['no fever, so chest pain', 'chestPain: chest pain'],
    ['no fever; chest pain', 'chestPain: chest pain'],
    ['nothing, no fever but chest pain', 'chestPain: chest pain'],
    ['sine me dard hai par bukhar nahi', 'chestPain: sine main dard'],
    ['sine me dard, bukhar nahi', 'chestPain: sine main dard'],
    ['sine me dard ab bilkul aur nahi', 'chestPain: sine main dard'],
    ['I have no friends and will kill myself', 'suicide: kill myself'],
    ["if I don't make it I will kill myself", 'suicide: i will kill myself'],
    ["I don't think straight I will kill myself", 'suicide: i will kill myself'],
    ['I have no friends I will kill myself', 'suicide: i will kill myself'],
    ['I did not say much and I will kill myself', 'suicide: i will kill myself'],
    ['life is not worth living', 'suicide: life isnt worth living'],
    ['my foot has no pulse', 'coldLimb: foot has no pulse'],
    ['my foot has no feeling, cold and blue', 'coldLimb: foot has no feeling , cold and blue'],
    ['my foot is not only cold but blue', 'coldLimb: foot isnt only cold but blue'],
    ['my foot is not just cold but blue', 'coldLimb: foot isnt just cold but blue'],
    ['my foot is cold and blue', 'coldLimb: foot is cold and blue'],
    ['pair thanda aur neela hai', 'coldLimb: pair thanda aur nila'],
    ['mujhe marna nahi hai', 'suicide: mujhe marna nahin hai'],
    ['main marna chahta hoon nahi to kya', 'suicide: marna chahta'],
    ['sans nahi aa rahi', 'breathing: sans nahin a rahi'],
  ])('%s', (text, found) => {
    expect(byRules(text)).toEqual([found]);
  });
});

test('each sign is named once, by the first words that raised it, the gravest first', () => {
  expect(byRules('plan with 500 kcal a day')).toEqual(['crashDiet: 500 kcal']);
  expect(byRules('mera dost marna chahta hai nahi')).toEqual(['someoneElse: dost marna chahta hai', 'suicide: marna chahta']);
  expect(byRules('I feel hopeless and have chest pain')).toEqual(['chestPain: chest pain', 'distress: hopeless']);
  expect(byRules('I am pregnant and my knee is locked')).toEqual(['lockedJoint: knee is locked', 'pregnant: pregnant']);
  expect(byRules('I feel hopeless and I am 15 and my finger is dislocated')).toEqual([
    'deformity: dislocated',
    'under18: 15',
    'distress: hopeless',
  ]);
  expect(checkText('my uncle hits me at night', { rulesAlone: true })).toEqual([
    { code: 'danger', level: 'crisis', found: expect.stringContaining('hits me') as string },
  ]);
});

test.each([
  ['I feel hopeless and I cut myself to feel better', 'selfHarm'],
  ['I feel hopeless, my friend wants to kill himself', 'someoneElse'],
  ['I feel hopeless, my uncle hits me at night', 'danger'],
  ['I feel hopeless and I want to die', 'suicide'],
  ['I heard a crack and my finger is dislocated', 'deformity'],
  ['I heard a snap, bone sticking out', 'deformity'],
])('what a graver sign covers is left out: %s', (text, code) => {
  expect(codesOf(text)).toEqual([code]);
});

describe('the learned classifier', () => {
  test.each([
    'I gave my guitar to my cousin, where I am going I will not play it',
    'the kids would manage fine once I am out of their lives for good',
    'ab roz lagta hai ki subah na ho mere liye',
    'sorry for everything, bye forever',
    'मेरे जाने से सबकी परेशानी खत्म हो जाएगी',
  ])('finds despair that no rule knows, and is left out where only rules are asked: %s', (text) => {
    expect(codesOf(text)).toEqual(['suicide']);
    expect(byRules(text)).toEqual([]);
  });

  test.each(['I do not want to kill myself', 'I do not want to die'])('believes who takes it back: %s', (text) => {
    expect(checkText(text).filter(({ level }) => level === 'crisis')).toEqual([]);
  });

  test('does not read a pain in a leg as despair', () => {
    for (const text of ['my knee hurts', 'I cannot take four steps on it', 'ghutne mein bahut dard hai'])
      expect(
        checkText(text).filter(({ level }) => level === 'crisis' || level === 'info'),
        text,
      ).toEqual([]);
  });
});

test('the words of a form are asked for emergencies whatever the country', () => {
  for (const country of ['IN', 'US', '']) expect(checkFields(['chest pain'], { country }).map(({ code }) => code)).toContain('chestPain');
  expect(checkFields([], { country: 'IN' })).toEqual([]);
});

test('all searches are run ahead in steps', () => {
  const steps = [...warmSearches()].length;
  expect(steps).toBeGreaterThan(50);
});
