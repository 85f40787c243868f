import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { learn, packed } from '../../scripts/likeness/learn-likeness.ts';
import { hashOf, trainingRows } from '../../scripts/likeness/training-rows.ts';
import { checkText } from '../../src/server/assistant/safety/index.ts';
import { despairIn } from '../../src/server/assistant/safety/likeness/despair-likeness.ts';
import { foldMessage } from '../../src/server/assistant/messages/fold-message.ts';
import { withoutFiguresOfSpeech } from '../../src/server/assistant/safety/without-figures-of-speech.ts';

const soundOf = (text: string) => despairIn(withoutFiguresOfSpeech(foldMessage(text)).roman)?.sounds;
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

  test('detects one sentence among many harmless ones', () => {
    const talk = 'Which shoes are good for clay courts? I play twice a week with my cousin. My backhand is getting better. ';
    expect(soundOf(talk.repeat(3))).toBeUndefined();
    expect(soundOf(`${talk.repeat(3)} ${unforeseen[0]}. ${talk}`)).toBe('crisis');
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
    const { learnedFrom, bias, scale, weights } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
    const rows = trainingRows();
    expect(learnedFrom).toBe(hashOf(rows));
    const model = learn(rows);
    expect({ bias, scale, weights }).toEqual({ bias: model.bias, ...packed(model) });
  });
});
