import { describe, expect, test } from 'vitest';
import type { ChecklistAnswers, Flag } from '../../src/contract/assistant/safety.ts';
import { cardsFor, checkAnswers, missingAnswers, questionsOf, unansweredIn } from '../../src/server/assistant/safety/index.ts';

const codesOf = (name: 'diet' | 'mental' | 'injury' | 'leg', answers: ChecklistAnswers) =>
  checkAnswers(name, answers).map(({ code }) => code);
const english = (answers: ChecklistAnswers, name: 'ankle' | 'diet' | 'mental', prefix?: string) =>
  missingAnswers({ name, answers, language: 'english', ...(prefix !== undefined && { prefix }) });

describe('the answers to a checklist', () => {
  test('raise a flag by yes, not by no, by a number, or unanswered', () => {
    expect(checkAnswers('injury', { chestPain: true })).toEqual([{ code: 'chestPain', level: 'emergency', found: 'chestPain' }]);
    for (const answer of [false, 1]) expect(checkAnswers('injury', { chestPain: answer }), String(answer)).toEqual([]);
    expect(checkAnswers('injury', {})).toEqual([]);
  });

  test('raise each flag once, with all questions that raise it, the gravest first', () => {
    expect(checkAnswers('leg', { oneCalf: true, warmCalf: true, legBreath: true })).toEqual([
      { code: 'breathing', level: 'emergency', found: 'legBreath' },
      { code: 'calfSwelling', level: 'seeDoctor', found: 'oneCalf, warmCalf' },
    ]);
  });

  test('name the sum of two questions of mood from three points on', () => {
    expect(checkAnswers('mental', { phqInterest: 1, phqDown: 2 })).toEqual([{ code: 'lowMood', level: 'seeDoctor', found: 'PHQ-2 3' }]);
    expect(checkAnswers('mental', { gadNervous: 3, gadWorry: 3 })).toEqual([{ code: 'anxiety', level: 'seeDoctor', found: 'GAD-2 6' }]);
    expect(codesOf('mental', { phqInterest: 3 })).toEqual(['lowMood']);
    expect(codesOf('mental', { phqDown: 3, gadWorry: 3 })).toEqual(['lowMood', 'anxiety']);
    expect(codesOf('mental', { gadNervous: 3 })).toEqual(['anxiety']);
    expect(codesOf('mental', { phqInterest: 1, phqDown: 1, gadNervous: 2, gadWorry: 0 })).toEqual([]);
  });

  test('set limits under 18 years and under a BMI of 18.5', () => {
    expect(checkAnswers('diet', { age: 17 })).toEqual([{ code: 'under18', level: 'limit', found: 'age' }]);
    expect(codesOf('diet', { age: 18 })).toEqual([]);
    // 18.5 at 200 cm is 74 kg.
    expect(codesOf('diet', { heightCm: 200, weightKg: 74 })).toEqual([]);
    expect(checkAnswers('diet', { heightCm: 200, weightKg: 73.9 })).toEqual([{ code: 'underweight', level: 'limit', found: 'weightKg' }]);
    expect(codesOf('diet', { weightKg: 40 })).toEqual([]);
    expect(codesOf('diet', { heightCm: 200 })).toEqual([]);
    expect(codesOf('diet', { heightCm: 0, weightKg: 40 })).toEqual([]);
  });

  test('hint at an eating disorder by two of its themes, or by vomiting alone', () => {
    expect(codesOf('diet', { feelsFat: true })).toEqual([]);
    expect(checkAnswers('diet', { lostControl: true, feelsFat: true })).toEqual([
      { code: 'eatingDisorder', level: 'seeDoctor', found: 'lostControl, feelsFat' },
    ]);
    expect(checkAnswers('diet', { makesSick: true, feelsFat: true })).toEqual([
      { code: 'eatingDisorder', level: 'seeDoctor', found: 'makesSick' },
    ]);
    expect(codesOf('injury', { lostControl: true, feelsFat: true, age: 12 })).toEqual([]);
  });
});

describe('the questions of a checklist', () => {
  test('are a yes or no, a number with its bounds, or a scale of four', () => {
    const kinds = (name: 'ankle' | 'diet' | 'mental') => new Set(questionsOf(name, 'english').map(({ kind }) => kind));
    expect(kinds('ankle')).toEqual(new Set(['yesNo']));
    expect(kinds('diet')).toEqual(new Set(['number', 'yesNo']));
    expect(kinds('mental')).toEqual(new Set(['scale', 'yesNo']));
    expect(questionsOf('diet', 'english').find(({ id }) => id === 'age')).toMatchObject({ kind: 'number', unit: 'years' });
    for (const question of questionsOf('diet', 'english'))
      if (question.kind === 'number') expect(question.least).toBeLessThan(question.most);
    const scale = questionsOf('mental', 'hindi').find(({ kind }) => kind === 'scale');
    expect(scale?.kind === 'scale' && scale.options.map(({ value }) => value)).toEqual([0, 1, 2, 3]);
    expect(scale?.kind === 'scale' && scale.options.every(({ text }) => /\p{Script=Devanagari}/u.test(text))).toBe(true);
  });

  test('are unanswered without an answer of their kind and within their bounds', () => {
    const all = questionsOf('diet', 'english').map(({ id }) => id);
    expect(unansweredIn('diet', {})).toEqual(all);
    const age = questionsOf('diet', 'english').find(({ id }) => id === 'age');
    if (age?.kind !== 'number') throw new Error('The age is a number.');
    const isOpen = (name: 'diet' | 'mental' | 'ankle', id: string, answer: number | boolean) =>
      unansweredIn(name, { [id]: answer }).includes(id);
    expect([age.least - 1, age.least, age.most, age.most + 1].map((years) => isOpen('diet', 'age', years))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(isOpen('diet', 'age', true)).toBe(true);
    expect([0, 3, 4, 1.5].map((value) => isOpen('mental', 'phqDown', value))).toEqual([false, false, true, true]);
    expect(isOpen('mental', 'phqDown', true)).toBe(true);
    expect([true, false, 1].map((answer) => isOpen('ankle', 'fourSteps', answer))).toEqual([false, false, true]);
  });

  test('that are missing are each named with what to do', () => {
    const list = 'Please tick what is true for you, or “None of these”.';
    const one = 'Please answer this one.';
    const left = english({ outerBone: false, innerBone: false, outerFoot: false }, 'ankle', 'ankle.');
    expect(left).toEqual({ 'answers.ankle.innerFoot': list, 'answers.ankle.fourSteps': list });
    expect(english({}, 'diet')).toMatchObject({ 'answers.age': one, 'answers.pregnant': list });
    // Two questions with yes or no are asked one by one.
    expect(english({}, 'mental')).toMatchObject({ 'answers.safety': one, 'answers.phqDown': one });
    const hindi = missingAnswers({ name: 'ankle', answers: {}, language: 'hindi' });
    expect(Object.values(hindi).every((text) => /\p{Script=Devanagari}/u.test(text))).toBe(true);
    expect(english({ outerBone: false, innerBone: false, outerFoot: false, innerFoot: false, fourSteps: true }, 'ankle')).toEqual({});
  });
});

const flag = (code: Flag['code'], level: Flag['level']): Flag => ({ code, level, found: 'x' });
const suicide = flag('suicide', 'crisis');
const chest = flag('chestPain', 'emergency');
const doctor = flag('lockedJoint', 'seeDoctor');
const inIndia = { country: 'IN', language: 'english' } as const;

describe('the cards for flags', () => {
  const idsOf = (...flags: Flag[]) => cardsFor(flags, inIndia).map(({ id }) => id);

  test('come gravest first, each once, and lesser ones not beside a crisis or an emergency', () => {
    expect(idsOf(doctor, flag('under18', 'limit'), doctor)).toEqual(['lockedJoint', 'under18']);
    expect(idsOf(flag('under18', 'limit'), doctor)).toEqual(['lockedJoint', 'under18']);
    expect(idsOf(doctor, chest, suicide)).toEqual(['suicide', 'chestPain']);
    expect(idsOf(doctor, chest)).toEqual(['chestPain']);
    expect(idsOf(doctor, suicide)).toEqual(['suicide']);
    expect(idsOf()).toEqual([]);
  });

  test('say what they are in the language, with its note', () => {
    const [card] = cardsFor([chest], inIndia);
    expect(card).toMatchObject({
      id: 'chestPain',
      level: 'emergency',
      note: 'This is software, and no doctor. It can be wrong, and it does not watch over you.',
    });
    expect(card!.lines.length).toBeGreaterThan(0);
    const [hindi] = cardsFor([chest], { country: 'IN', language: 'hindi' });
    for (const text of [hindi!.title, hindi!.note, ...hindi!.lines, ...hindi!.contacts.map(({ label }) => label)])
      expect(text).toMatch(/\p{Script=Devanagari}/u);
  });

  test('have the numbers that fit the flag, in the order in which to call', () => {
    const numbers = (code: Flag, more = {}) => cardsFor([code], { ...inIndia, ...more })[0]!.contacts.map(({ number }) => number);
    const lines = {
      ...inIndia,
      numbers: {
        IN: {
          emergency: ['1'],
          crisis: [{ label: 'c', number: '2' }],
          child: [{ label: 'k', number: '3' }],
          violence: [{ label: 'v', number: '4' }],
        },
      },
    };
    expect(numbers(suicide, lines)).toEqual(['2', '1', '3']);
    expect(numbers(suicide, { ...lines, isYoung: true })).toEqual(['3', '2', '1']);
    expect(numbers(flag('danger', 'crisis'), lines)).toEqual(['1', '4', '3', '2']);
    expect(numbers(flag('danger', 'crisis'), { ...lines, isYoung: true })).toEqual(['3', '1', '4', '2']);
    expect(numbers(chest, lines)).toEqual(['1']);
    expect(numbers(flag('distress', 'info'), lines)).toEqual(['2', '3']);
    expect(numbers(flag('distress', 'info'), { ...lines, isYoung: true })).toEqual(['3', '2']);
    expect(numbers(flag('distress', 'info'), { ...lines, numbers: { IN: { emergency: ['1'], crisis: [], child: [] } } })).toEqual(['1']);
    expect(numbers(doctor, lines)).toEqual([]);
  });

  test('put the line for children first also where a flag says that somebody is a minor', () => {
    const [card] = cardsFor([suicide, flag('under18', 'limit')], inIndia);
    expect(card!.contacts[0]!.number).toBe('1098');
    expect(card!.contacts[0]!.label).toMatch(/ \(under 18\)$/);
    expect(cardsFor([suicide], inIndia)[0]!.contacts[0]!.number).not.toBe('1098');
    expect(cardsFor([suicide], { country: 'IN', language: 'hindi', isYoung: true })[0]!.contacts[0]!.label).toMatch(/ \(18 से कम उम्र\)$/);
  });

  test('name the emergency number as the local one where it is not known', () => {
    const labelsIn = (more: object) => cardsFor([chest], { ...inIndia, ...more })[0]!.contacts.map(({ label }) => label);
    expect(labelsIn({})).toEqual(['Emergency']);
    expect(labelsIn({ country: 'ZZ' })).toEqual(['Emergency, or your local emergency number']);
    expect(labelsIn({ country: 'zz', numbers: { ZZ: { emergency: ['119'] } } })).toEqual(['Emergency']);
    expect(labelsIn({ country: 'ZZ', numbers: { ZZ: { crisis: [] } } })).toEqual(['Emergency, or your local emergency number']);
  });

  test('can be called from a telephone', () => {
    const numbers = { IN: { emergency: ['+91 (0) 12-34'] } };
    expect(cardsFor([chest], { ...inIndia, numbers })[0]!.contacts).toEqual([
      { label: 'Emergency', number: '+91 (0) 12-34', href: 'tel:+9101234' },
    ]);
  });
});
