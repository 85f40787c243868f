import { expect, test } from 'vitest';
import { flagsThatStop } from '../../../src/contract/assistant/safety.ts';
import { checkText, withoutCleared, withoutThoseOfKin } from '../../../src/server/assistant/safety/index.ts';

const stopsOf = (text: string) => {
  const flags = checkText(text, { country: 'IN', isOfPlan: true });
  return flagsThatStop('workout', withoutCleared(withoutThoseOfKin(flags, text, 'IN'), text)).map(({ code }) => code);
};

test.each([
  'stent 2 years back, cardiologist is happy with me doing weights',
  'bypass hua tha 6 saal pehle, cardiologist ne walk aur halki kasrat ki permission di hai',
  'after C section 11 months ago, cleared. I want planks back',
  'My brother tore his ACL so he must avoid jumping. My knees are fine and I want squat jumps',
  "I can't stand burpees",
])('typed beside a form, this stops no workout: %s', (text) => {
  expect(stopsOf(text)).toEqual([]);
});

test.each([
  "My wife hates squats, don't ask me why. I actually like them!",
  'mangalwar ko vrat rehta hai to us din workout nhi hoga',
  'बच्ची को दूध से एलर्जी है, मुझे नहीं',
  "Nothing overhead or I'll have a hole in the roof",
])('what only resembles despair never stops a plan: %s', (text) => {
  expect(stopsOf(text)).toEqual([]);
});

test('despair that is said plainly stops a plan', () => {
  expect(stopsOf('I want to die, make me a plan for the last two weeks')).toEqual(['suicide']);
});

test.each(['is that too much for my knee?', 'Is it too much for a beginner?'])(
  'a question about effort gets no offer of support: %s',
  (text) => {
    expect(checkText(text)).toEqual([]);
  },
);

test.each([
  ['bypass last month, doctor has not allowed anything yet', 'heartRisk'],
  ['stent last month, doctor ne abhi kasrat mana ki hai', 'heartRisk'],
  ['hernia operation 10 days ago, I feel fine', 'recentSurgery'],
  ['plan for my mother, she had a stent last month', 'heartRisk'],
  ['my dad has heart disease. I get chest pain on stairs, doctor says I am fine', 'chestPain'],
  ['my wife tore her achilles. my calf is swollen and hot since the flight', 'calfSwelling'],
])('and this does: %s', (text, code) => {
  expect(stopsOf(text)).toContain(code);
});
