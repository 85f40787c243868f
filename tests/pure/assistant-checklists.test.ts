import { describe, expect, test } from 'vitest';
import type { ChecklistName } from '../../src/contract/assistant/safety.ts';
import { checklistNames, flagsThatStop, limitsOf } from '../../src/contract/assistant/safety.ts';
import { checkAnswers, questionsOf, unansweredIn } from '../../src/server/assistant/safety/index.ts';

/** What each yes must raise, written independently of the checklists. */
const mustRaise: Record<ChecklistName, Record<string, string>> = {
  injury: {
    chestPain: 'chestPain',
    breathless: 'breathing',
    passedOut: 'collapse',
    deformed: 'deformity',
    coldOrPale: 'coldLimb',
    wound: 'openWound',
    numb: 'nerveSigns',
    saddle: 'saddleNumbness',
    fever: 'feverOrNightPain',
    nightPain: 'feverOrNightPain',
    calf: 'calfSwelling',
    headHit: 'concussion',
    operated: 'recentSurgery',
  },
  ankle: {
    outerBone: 'fractureSigns',
    innerBone: 'fractureSigns',
    outerFoot: 'fractureSigns',
    innerFoot: 'fractureSigns',
    fourSteps: 'cannotBearWeight',
  },
  knee: {
    over55: 'fractureSigns',
    kneecap: 'fractureSigns',
    fibula: 'fractureSigns',
    bend90: 'fractureSigns',
    fourSteps: 'cannotBearWeight',
    locked: 'lockedJoint',
    givesWay: 'lockedJoint',
    popSwelling: 'ruptureSigns',
  },
  head: {
    ...Object.fromEntries(
      ['knockedOut', 'vomited', 'seizure', 'worseHeadache', 'confused', 'doubleVision', 'weakLimb', 'fluid', 'bloodThinner'].map((id) => [
        id,
        'headInjury',
      ]),
    ),
    neckPain: 'neckInjury',
    symptoms: 'concussion',
    notCleared: 'concussion',
  },
  back: {
    seat: 'saddleNumbness',
    bladder: 'saddleNumbness',
    bothLegs: 'saddleNumbness',
    weakLeg: 'nerveSigns',
    backFever: 'feverOrNightPain',
    backNight: 'feverOrNightPain',
    weightLoss: 'feverOrNightPain',
    hardFall: 'fractureSigns',
  },
  leg: {
    oneCalf: 'calfSwelling',
    warmCalf: 'calfSwelling',
    longRest: 'calfSwelling',
    legBreath: 'breathing',
    legPop: 'ruptureSigns',
    onePoint: 'fractureSigns',
    tightShin: 'coldLimb',
  },
  hand: { tipHangs: 'malletFinger', thumbHollow: 'scaphoidSigns' },
  tendon: { antibiotic: 'tendonMedicine' },
  diet: {
    pregnant: 'pregnant',
    breastfeeding: 'breastfeeding',
    makesSick: 'eatingDisorder',
    insulin: 'insulin',
    kidney: 'kidneyDisease',
    surgery: 'recentSurgery',
  },
  exercise: {
    heart: 'heartRisk',
    chestNow: 'chestPain',
    chestEffort: 'heartRisk',
    dizzy: 'heartRisk',
    breath: 'heartRisk',
    heartMedicine: 'heartRisk',
    familyHeart: 'heartRisk',
    pregnant: 'pregnant',
    operated: 'recentSurgery',
    toldToRest: 'heartRisk',
  },
  mental: { safety: 'suicide', unsafe: 'danger' },
};
const weaker = new Set(['lostControl', 'fastLoss', 'feelsFat', 'foodRules']);
const yesNoOf = (name: ChecklistName) => questionsOf(name, 'english').flatMap(({ kind, id }) => (kind === 'yesNo' ? [id] : []));

describe('every combination of answers raises what it must, and nothing else', () => {
  test.each(checklistNames)('%s', (name) => {
    const ids = yesNoOf(name);
    for (let bits = 0; bits < 2 ** ids.length; bits++) {
      const yes = ids.filter((_, at) => bits & (2 ** at));
      const expected = new Set(yes.flatMap((id) => mustRaise[name][id] ?? []));
      if (yes.filter((id) => weaker.has(id) || id === 'makesSick').length >= 2) expected.add('eatingDisorder');
      const raised = checkAnswers(name, Object.fromEntries(ids.map((id) => [id, yes.includes(id)]))).map(({ code }) => code as string);
      if (raised.length !== expected.size || raised.some((code) => !expected.has(code)))
        expect(new Set(raised), yes.join(', ')).toEqual(expected);
    }
  });

  test('ages, heights and weights from 5 to 100 years and BMI 12 to 40', () => {
    for (let age = 5; age <= 100; age++) {
      for (let bmi = 12; bmi <= 40; bmi += 0.25) {
        const codes = checkAnswers('diet', { age, heightCm: 170, weightKg: bmi * 1.7 * 1.7 }).map(({ code }) => code);
        expect(codes.includes('under18')).toBe(age < 18);
        if (Math.abs(bmi - 18.5) > 0.1) expect(codes.includes('underweight')).toBe(bmi < 18.5);
        expect(limitsOf(checkAnswers('diet', { age, heightCm: 170, weightKg: bmi * 2.89 })).includes('noDeficit')).toBe(codes.length > 0);
      }
    }
  });

  test('all 256 answers to the four questions of mood, with and without a danger', () => {
    for (let sum = 0; sum < 256 * 2; sum++) {
      const [a, b, c, d] = [sum & 3, (sum >> 2) & 3, (sum >> 4) & 3, (sum >> 6) & 3];
      const safety = sum >= 256;
      const flags = checkAnswers('mental', { phqInterest: a, phqDown: b, gadNervous: c, gadWorry: d, safety, unsafe: false });
      const codes = flags.map(({ code }) => code);
      expect([codes.includes('lowMood'), codes.includes('anxiety'), codes.includes('suicide')]).toEqual([a + b >= 3, c + d >= 3, safety]);
      if (safety) expect(flags[0]?.code).toBe('suicide');
    }
  });
});

describe('a checklist', () => {
  test('has its questions in both languages, each with its own id', () => {
    for (const name of checklistNames) {
      const [english, hindi] = [questionsOf(name, 'english'), questionsOf(name, 'hindi')];
      expect(new Set(english.map(({ id }) => id)).size).toBe(english.length);
      expect(hindi.every(({ text }) => /[\u0900-\u097f]/.test(text))).toBe(true);
    }
  });

  test('knows its unanswered questions', () => {
    expect(unansweredIn('ankle', { outerBone: false, innerBone: true, outerFoot: false, innerFoot: false })).toEqual(['fourSteps']);
    expect(unansweredIn('mental', { phqInterest: 0, phqDown: 4, gadNervous: 3, gadWorry: 1, safety: false, unsafe: false })).toEqual([
      'phqDown',
    ]);
  });

  test('stops only what it must: a possible fracture stops rehab and training, not meals', () => {
    const flags = checkAnswers('ankle', { fourSteps: true });
    expect(flagsThatStop('rehab', flags)).toHaveLength(1);
    expect(flagsThatStop('workout', flags)).toHaveLength(1);
    expect(flagsThatStop('diet', flags)).toEqual([]);
    expect(flagsThatStop('diet', checkAnswers('mental', { safety: true }))).toHaveLength(1);
  });
});
