import { describe, expect, test } from 'vitest';
import { askedLearnedFrom, whatIsAsked } from '../../src/server/assistant/asked/index.ts';
import { askedLines, hashOfAsked } from '../../scripts/learned/asked-task.ts';

const asked = (text: string): string => {
  const { kind, id } = whatIsAsked(text).best;
  return `${kind} ${id}`;
};

test('the weights were learned from the current examples; if not, run node scripts/train-asked.ts', () => {
  expect(askedLearnedFrom).toBe(hashOfAsked(askedLines()));
});

describe('what is asked is known by examples, in words that none of them has', () => {
  test.each([
    ['kya creatine lene se mere baal jhad jayenge', 'knowledge creatine-hair-loss'],
    ['could you tell me which of the teams i belong to', 'family teams'],
    ['achha chalo, good night ji, subah jaldi uthna hai', 'talk bye'],
    ['मेरे फॉलोअर कितने हो गए हैं', 'family followers'],
    ['is it whey isolate that i need or is concentrate enough', 'knowledge whey-concentrate-isolate'],
    ['how much protein would there be in 3 idlis', 'family food'],
    ['please keep the whole plan as it stands, we love it', 'family none-change'],
    ['what was i asking you at the start', 'family recall'],
  ])('%s', (text, label) => expect(asked(text)).toBe(label));
});
