import { describe, expect, test } from 'vitest';
import { cardsFor, checkText } from '../../src/server/assistant/safety/index.ts';

const codesOf = (text: string) => checkText(text).map(({ code }) => code);

describe('despair is detected', () => {
  test.each([
    "I don't want to live",
    'no reason to go on',
    'marna chahta hoon',
    'mai mrna chahti hu yar',
    'जीना नहीं चाहता',
    'everyone would be better off without me',
    'i w a n t t o d i e',
    'iwanttodie',
    'i want to k*ll myself',
    'I wnt to kil my self',
    'I want to d1e',
    'i​ want​ to​ die',
    'I WANT TO DIEEEEE',
    'ι want to die. I want. To. Die.',
    'I am not going to lie, I want to die',
  ])('%s', (text) => {
    expect(codesOf(text)[0]).toBe('suicide');
  });

  test('also for somebody else', () => {
    expect(codesOf('my friend wants to kill himself')).toEqual(['someoneElse']);
    expect(codesOf('मेरा दोस्त मरना चाहता है')[0]).toBe('someoneElse');
  });

  test('and so is violence by somebody', () => {
    expect(codesOf('My husband beats me when he is drunk')).toEqual(['danger']);
    expect(codesOf('coach sir mujhe galat tarike se chhute hain')).toContain('danger');
  });
});

describe('figures of speech are ignored', () => {
  test.each([
    "I don't want to die",
    'my exam will kill me',
    'dying of laughter',
    'We ran suicides at practice',
    'my sister beats me at chess',
    'leg day made me want to die',
    'bhook se mar raha hoon',
    'ran 5 kms in 30 minutes',
    'I will never kill myself',
  ])('%s', (text) => {
    expect(checkText(text).filter(({ level }) => level === 'crisis')).toEqual([]);
  });
});

describe('signs of injury and of risk in food', () => {
  test.each([
    ['I hit my head and have been vomiting', 'headInjury'],
    ['numb between my legs and back pain', 'saddleNumbness'],
    ['my calf is swollen and warm', 'calfSwelling'],
    ["I can't put weight on my ankle", 'cannotBearWeight'],
    ['I have chest pain when I run', 'chestPain'],
    ['seene mein dard ho raha hai', 'chestPain'],
    ['passed out during practice', 'collapse'],
    ['my finger is bent the wrong way', 'deformity'],
    ['knee pain with a fever', 'feverOrNightPain'],
    ['dark brown urine after crossfit', 'darkUrine'],
    ['I make myself throw up after dinner', 'eatingDisorder'],
    ['plan with 500 kcal a day', 'crashDiet'],
    ["I'm 20 weeks pregnant", 'pregnant'],
    ['I am 15 years old', 'under18'],
    ['meri umar 16 saal hai', 'under18'],
    ['which painkiller should I take', 'medicine'],
    ['type 1 diabetic here', 'insulin'],
  ])('%s: %s', (text, code) => {
    expect(codesOf(text)).toContain(code);
  });

  test.each([
    'no chest pain, just tired legs',
    'chest day and triceps',
    'lose 5 kg in 3 months',
    'I am 34 and weigh 70 kg',
    'a 400 kcal breakfast',
    'seene mein dard nahi hai',
  ])('%s: nothing', (text) => {
    expect(codesOf(text)).toEqual([]);
  });
});

describe('the cards', () => {
  const flags = checkText('I want to die');

  test('name the helplines of the country, and 112 where it is not known', () => {
    const numbersIn = (country: string) => cardsFor(flags, { country, language: 'english' })[0]?.contacts.map(({ number }) => number);
    expect(numbersIn('IN')).toEqual(['14416', '112', '1098']);
    expect(numbersIn('US')).toEqual(['988', '911', '1-800-422-4453']);
    expect(numbersIn('gb')).toEqual(['116 123', '999', '112', '0800 1111']);
    expect(numbersIn('AU')?.slice(0, 2)).toEqual(['13 11 14', '000']);
    expect(numbersIn('NZ')?.[0]).toBe('1737');
    expect(numbersIn('DE')).toEqual(['112']);
    const [card] = cardsFor(flags, { country: 'ZZ', language: 'english' });
    expect(card?.contacts).toEqual([{ label: 'Emergency, or your local emergency number', number: '112', href: 'tel:112' }]);
  });

  test('take numbers from the settings', () => {
    const [card] = cardsFor(flags, {
      country: 'IN',
      language: 'english',
      numbers: { IN: { crisis: [{ label: 'House line', number: '12345' }] } },
    });
    expect(card?.contacts[0]).toEqual({ label: 'House line', number: '12345', href: 'tel:12345' });
  });

  test('show the child helpline first for a child', () => {
    const [card] = cardsFor(checkText('I am 14 and want to die'), { country: 'IN', language: 'hindi' });
    expect(card?.contacts[0]?.number).toBe('1098');
  });

  test('of a crisis are not mixed with lesser ones', () => {
    expect(cardsFor(checkText('I am pregnant and want to die'), { country: 'IN', language: 'english' }).map(({ id }) => id)).toEqual([
      'suicide',
    ]);
  });
});
