import { describe, expect, test } from 'vitest';
import type { Flag } from '../../src/contract/assistant/safety.ts';
import { checkFields, checkText, remainingFlags } from '../../src/server/assistant/safety/index.ts';
import { foldMessage } from '../../src/server/assistant/messages/index.ts';
import { looseSign } from '../../src/server/assistant/safety/rules/loose-signs.ts';
import { withoutBodySigns } from '../../src/server/assistant/safety/without-body-signs.ts';
import { withoutFiguresOfSpeech } from '../../src/server/assistant/safety/without-figures-of-speech.ts';

const flagsOf = (text: string) => checkText(text, { rulesAlone: true });
const codesOf = (text: string) => flagsOf(text).map(({ code }) => code);

describe('a sentence that no phrase covers', () => {
  const codeOf = (text: string) => looseSign(` ${text} `)?.code;

  test.each([
    ['my uncle hits me at night', 'danger'],
    ['my uncle slapped us', 'danger'],
    ['the warden touched my leg', 'danger'],
    ['he threatens to me', undefined],
    ['he hits back me', 'danger'],
    ['papa mujhe bahut marte', 'danger'],
    ['papa marte mujhe', undefined],
    ['he hits a wall', undefined],
    ['it hits me', undefined],
    ['my uncle hits home', undefined],
    ['my uncle hits melons', undefined],
    ['i § wish for death and so on and on and on', 'suicide'],
    ['i § wish for death and so on and on and', undefined],
    ['i was molested', 'danger'],
    ['i was never molested', undefined],
    ['molested', undefined],
    ['my friend wrote about suicide', 'someoneElse'],
    ['my friend and suicide', 'suicide'],
    ['my friend said i think of suicide', 'suicide'],
    ['my friend said no suicide', undefined],
    ['thinking of suicide for me', 'suicide'],
    ['suicide', undefined],
    ['i dont think of suicide', undefined],
    ['i have no suicide', undefined],
    ['i wish for death', 'suicide'],
    ['i read about death', undefined],
    ['i wish without death', undefined],
    ['wish for death', undefined],
    ['i have pills for death', 'suicide'],
    ['i have pills and i am counting', 'suicide'],
    ['i have pills', undefined],
    ['pills and counting', undefined],
    ['fastest death', 'suicide'],
    ['fastest death for you', undefined],
    ['fastest never death', undefined],
    ['slow death', undefined],
    ['i put a blade on my skin', 'selfHarm'],
    ['i have a blade', undefined],
    ['a blade on the skin', undefined],
    ['i wish for death in the chess game', undefined],
    ['i § wish for death', undefined],
    ['i § wish for death and so on and on and on and on', 'suicide'],
  ] as const)('%s: %s', (sentence, code) => {
    expect(codeOf(sentence)).toBe(code);
  });

  test('counts a negation in the three words before, and not further away', () => {
    expect(codeOf('i never once want suicide')).toBeUndefined();
    expect(codeOf('i never once ever want suicide')).toBe('suicide');
    expect(codeOf('i nevermore want suicide')).toBe('suicide');
    expect(codeOf('i unwithout want suicide')).toBe('suicide');
    expect(codeOf('suicide no i')).toBe('suicide');
  });

  test('is read sentence by sentence, and named with its words', () => {
    expect(looseSign(' i like pills ; nothing about death ')).toBeUndefined();
    expect(looseSign(' we went home ; i wish for death ; it rained ')).toEqual({ code: 'suicide', found: 'i wish for death' });
    const long = `i wish for death ${'and so on '.repeat(20)}`;
    expect(looseSign(` ${long} `)?.found).toBe(long.slice(0, 120));
  });
});

describe('a negation', () => {
  test.each([
    'I have no chest pain',
    'there is not any chest pain',
    'never had chest pain',
    'without chest pain',
    'I dont have chest pain',
    'it is free of chest pain',
    'seene mein dard nahi hai',
    'सीने में दर्द नहीं है',
  ])('before or after a sign takes it back: %s', (text) => {
    expect(codesOf(text)).toEqual([]);
  });

  test.each([
    'I have no time. I have chest pain',
    'no fever but chest pain',
    'I dont know why I have chest pain',
    'I cannot get rid of chest pain',
    'not only chest pain',
    'no idea what it is or where it comes from but chest pain',
    'seene mein dard hai',
  ])('of something else does not: %s', (text) => {
    expect(codesOf(text)).toContain('chestPain');
  });

  test.each([
    "if I don't make it, I want to die",
    'I do not know, I want to die',
    'I am not going to lie I want to die',
    "I can't stop thinking I want to die",
    "I don't care, I want to die",
  ])('before the wish to die does not hide it: %s', (text) => {
    expect(codesOf(text)[0]).toBe('suicide');
  });

  test.each(['I do not want to die', 'I never want to kill myself'])('of the wish to die is believed: %s', (text) => {
    expect(flagsOf(text).filter(({ level }) => level === 'crisis')).toEqual([]);
  });

  test('that is a sign by itself counts', () => {
    expect(codesOf('there is no feeling between my legs')).toContain('saddleNumbness');
  });
});

describe('several flags', () => {
  test('are sorted by how grave they are, each code once, with the words that raised it', () => {
    const flags = flagsOf('I am 15 and I have chest pain and I want to die. I want to die');
    expect(flags.map(({ code, level }) => [code, level])).toEqual([
      ['suicide', 'crisis'],
      ['chestPain', 'emergency'],
      ['under18', 'limit'],
    ]);
    expect(flags[1]?.found).toBe('chest pain');
  });

  test('leave out what a graver one covers', () => {
    const head = codesOf('I hit my head, passed out and vomited');
    expect(head).toContain('headInjury');
    expect(head).not.toContain('concussion');
    expect(head).not.toContain('collapse');
    expect(codesOf('I feel hopeless and want to die')).toEqual(['suicide']);
    expect(codesOf('I feel hopeless')).toEqual(['distress']);
  });

  test('are none in a message of courtesy, which the learned part does not read', () => {
    for (const text of ['thanks a lot', 'hello', 'ok', 'yes', 'how are you']) expect(checkText(text), text).toEqual([]);
  });

  test('of the learned part are left out where only the rules are asked', () => {
    const text = 'nothing matters and there is no place for me in this world tonight';
    const learned = checkText(text).map(({ code }) => code);
    const byRules = codesOf(text);
    expect(learned.length).toBeGreaterThanOrEqual(byRules.length);
  });
});

describe('after somebody said that they are safe', () => {
  const flags: Flag[] = [
    { code: 'suicide', level: 'crisis', found: 'x' },
    { code: 'chestPain', level: 'emergency', found: 'y' },
  ];

  test('despair no longer counts, everything else does', () => {
    expect(remainingFlags(flags, true)).toEqual([flags[1]]);
    expect(remainingFlags(flags, false)).toEqual(flags);
  });
});

describe('the short fields of a form', () => {
  const codesIn = (...words: string[]) => checkFields(words, { country: 'IN' }).map(({ code }) => code);

  test('are checked for emergencies each alone and all together', () => {
    expect(codesIn('paneer', 'I want to die')).toEqual(['suicide', 'suicide']);
    expect(codesIn('paneer', 'chest pain')).toEqual(['chestPain', 'chestPain']);
    expect(codesIn('chest', 'pain')).toEqual(['chestPain']);
    expect(codesIn()).toEqual([]);
  });

  test('raise nothing lesser', () => {
    expect(codesIn('I am 15 years old')).toEqual([]);
    expect(codesIn('knee pain with a fever')).toEqual([]);
  });
});

describe('what is said about the body', () => {
  const body = (text: string, flags: Flag[] = []) => withoutBodySigns(foldMessage(text), flags);

  test.each(['my left knee hurts', 'pain in my knee', 'I twisted my ankle', 'cannot climb stairs', 'I cant bend the knee'])(
    'is left out: %s',
    (text) => {
      expect(body(text).plain).toContain('§');
      expect(body(text).roman).toContain('§');
    },
  );

  test('in Hindi is left out in both scripts', () => {
    for (const text of ['ghutne mein bahut dard hai', 'घुटने में बहुत दर्द है']) {
      expect(body(text).plain, text).toContain('§');
      expect(body(text).roman, text).toContain('§');
    }
  });

  test('of feelings stays', () => {
    for (const text of ['my heart hurts', 'i am in pain', 'everything hurts', 'dil main bahut dard hai', 'ghutne main bahut khushi hai'])
      expect(body(text).plain, text).toBe(` ${text} `);
  });

  test('is left out with the words that raised a sign of a limb, and of nothing else', () => {
    const flag = (code: Flag['code'], level: Flag['level']): Flag => ({ code, level, found: 'four steps on it' });
    const text = 'i cant take four steps on it';
    expect(body(text, [flag('cannotBearWeight', 'seeDoctor')])).toEqual({ plain: ' i cant take § ', roman: ' i cant take § ' });
    for (const code of ['lockedJoint', 'fractureSigns', 'ruptureSigns', 'calfSwelling', 'coldLimb', 'feverOrNightPain'] as const)
      expect(body(text, [flag(code, 'seeDoctor')]).plain, code).toContain('§');
    expect(body(text, [flag('openWound', 'seeDoctor')]).plain).toBe(` ${text} `);
  });

  test('figures of speech are left out in both spellings', () => {
    const folded = { plain: ' dying of laughter ', roman: ' dying of laughter ' };
    expect(withoutFiguresOfSpeech(folded).plain).toContain('§');
    expect(withoutFiguresOfSpeech(folded).roman).toContain('§');
    expect(withoutFiguresOfSpeech({ plain: ' my knee ', roman: ' my knee ' })).toEqual({ plain: ' my knee ', roman: ' my knee ' });
  });
});
