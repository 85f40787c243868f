import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hashOf, trainingTexts } from '../../scripts/likeness/training-rows.ts';
import { checkText } from '../../src/server/assistant/safety/index.ts';
import { likenessOf, limits } from '../../src/server/assistant/safety/likeness/despair-likeness.ts';
import { foldMessage } from '../../src/server/assistant/messages/fold-message.ts';
import { withoutFiguresOfSpeech } from '../../src/server/assistant/safety/without-figures-of-speech.ts';

const plainOf = (text: string) => withoutFiguresOfSpeech(foldMessage(text)).plain;
const isAlarm = (text: string, rulesAlone = false): boolean => checkText(text, { rulesAlone }).some(({ level }) => level === 'crisis');
const unforeseen = [
  'after the surgery I stopped caring whether I wake up again',
  'the kids would manage fine once I am out of their lives for good',
  'I gave my guitar to my cousin, where I am going I will not play it',
  'ab roz lagta hai ki subah na ho mere liye',
  'sorry for everything, bye forever',
  "sitting on the ledge, can't feel my hands",
  'मेरे जाने से सबकी परेशानी खत्म हो जाएगी',
];

describe('the classifier', () => {
  test.each(unforeseen)('detects what no rule covers: %s', (text) => {
    expect(isAlarm(text, true)).toBe(false);
    expect(isAlarm(text)).toBe(true);
  });

  test.each([
    'three sets of hang cleans then box jumps, please',
    'our keeper was killing it in the shoot-out',
    'how do I cut two kilos before the regatta',
    'grandad passed away last autumn, I cook his fish curry every Sunday',
    'aaj nets me bowler ne jaan nikal di, kya khau',
    'कल फाइनल है, जान लगा देंगे',
    'move Tuesday’s run to Thursday',
  ])('ignores harmless talk: %s', (text) => {
    expect(isAlarm(text)).toBe(false);
  });

  test.each(['tell me about yourself', 'which day is the hardest', 'solve 3x=9', 'main ghar ja raha hu bye', 'मुझे नींद आ रही है बाय'])(
    'says nothing of a few everyday words: %s',
    (text) => {
      expect(checkText(text)).toEqual([]);
    },
  );

  test.each([
    'tell me a joke',
    'is that too much for my knee?',
    'I hate my life lol exams',
    'otp not coming',
    "when's my next match, does it say anywhere?",
    'search me RK likhta hu to kuch nahi hota',
    'how deep is the deep end usually',
    'my captain will kill me but fine',
  ])('says nothing of a question to the product, or a jest: %s', (text) => {
    expect(checkText(text)).toEqual([]);
  });

  test.each([
    ['someoneElse', 'mera dost marna chahta hai'],
    ['someoneElse', 'mere dost ne bola usse jeena nahi hai, main kya karu'],
    ['someoneElse', 'mera bhai keh raha hai mar jaunga'],
    ['someoneElse', 'my friend told me she wants to kill herself and I dont know what to do'],
    ['suicide', 'main marna chahta hu'],
    ['suicide', 'I want to die, I told my friend'],
  ])('gives one card, %s, for whose danger it is: %s', (code, text) => {
    const crisis = checkText(text).filter(({ level }) => level === 'crisis');
    expect(crisis.map((flag) => flag.code)).toEqual([code]);
  });

  test('detects one sentence among many harmless ones', () => {
    const talk = 'Which shoes are good for clay courts? I play twice a week with my cousin. My backhand is getting better. ';
    expect(likenessOf(plainOf(talk.repeat(3))).part.score).toBeLessThan(limits.part);
    expect(isAlarm(`${talk.repeat(3)} I have hidden enough of mum's sleeping pills and tonight I will take them all. ${talk}`)).toBe(true);
  });

  test('does not rate ordinary talk higher because it is long', () => {
    const talk = [
      'We lost the semi-final on penalties and I put mine over the bar.',
      'My dad made soup and told me about the time he scored an own goal.',
      'Grandad would have laughed; he died years ago and I still wear his scarf.',
      'Split squats kill me every time, and the new coach loves them.',
      'What do I cook for a friend who has just come out of hospital?',
      'Nothing too spicy, and it has to keep until Friday.',
    ];
    talk.forEach((_sentence, last) => {
      expect(isAlarm(talk.slice(0, last + 1).join(' '))).toBe(false);
    });
  });

  test('is deterministic, and quotes words of the message', () => {
    for (const text of unforeseen) {
      const [first, second] = [checkText(text), checkText(text)];
      expect(second).toEqual(first);
      expect(first[0]?.found.split(' ').length).toBeLessThanOrEqual(6);
    }
  });

  test('was trained on the current messages; if not, run node scripts/train-likeness.ts', () => {
    const path = new URL('../../src/data/safety/despair-weights.json', import.meta.url);
    const { learnedFrom } = JSON.parse(readFileSync(path, 'utf8')) as { learnedFrom: string };
    expect(learnedFrom).toBe(hashOf(trainingTexts()));
  });
});
