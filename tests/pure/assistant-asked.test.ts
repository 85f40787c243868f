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

test.each([
  ['is creatine safe', 'knowledge creatine'],
  ['क्रिएटिन सुरक्षित है', 'knowledge creatine'],
  ['drop set kya hota hai', 'knowledge drop-set'],
  ['nose bleed during match what to do', 'knowledge nosebleed'],
  ['क्या दौड़ने से घुटने खराब होते हैं', 'knowledge running-knees'],
  ['how heavy should a cricket bat be for 12 yr old', 'knowledge bat-and-ball'],
  ['how do I cancel my subscription', 'product cancel-plan'],
  ['pro ka price kya hai', 'product prices'],
  ['otp nahi aaya', 'product code-missing'],
  ['टीम कैसे बनाएं', 'product create-team'],
  ['delete my account', 'product delete-account'],
  ['is there an app', 'product mobile-app'],
  ['are you human?', 'talk human'],
  ['ek joke sunao', 'talk joke'],
  ['we lost the match today', 'talk lost'],
  ['write a python script', 'talk outCode'],
  ['no dal on day 3', 'family change'],
  ['2 roti me kitni calorie', 'family food'],
  ['when is my next match', 'family calendar'],
])('%s asks for: %s', (text, label) => expect(asked(text)).toBe(label));

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
