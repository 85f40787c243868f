import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bodyTask } from '../../scripts/body-signs/body-task.ts';
import { hashOfRows, labelledRows } from '../../scripts/learned/labelled-rows.ts';
import { cardsFor, checkText } from '../../src/server/assistant/safety/index.ts';

/** The flags of the body; despair has tests of its own. */
const codesOf = (text: string) =>
  checkText(text)
    .map(({ code }) => code)
    .filter((code) => code !== 'distress');

describe('a red flag of the body is heard', () => {
  test.each([
    ['I push the rice into my napkin and tell mum I ate, being empty makes me feel light and strong', 'eatingDisorder'],
    ['khana khane ke baad ungli daal kar ulti karti hu, kisi ko pata nahi', 'eatingDisorder'],
    ['I ate two pastries, so I have to burn them off, three hours on the treadmill or I do not deserve dinner', 'eatingDisorder'],
    ['positive test this morning and my period is late, may I still lift', 'pregnant'],
    ['teammate banged his head and keeps asking what the score is', 'concussion'],
    ['मैच में सिर टकराने के बाद उसे कुछ याद नहीं', 'concussion'],
    ['my urine is like cola and my arms are rock hard after the pull-up challenge', 'darkUrine'],
    ['worst headache of my life, it came in a second during squats', 'suddenHeadache'],
    ['Make me a bulk plan. My last creatinine was 2.4.', 'kidneyDisease'],
    ['hafte me do baar dialysis hoti hai, kya khau', 'kidneyDisease'],
    ['on acitrom, how much methi is fine', 'bloodThinner'],
    ['warfarrin daily, can I box', 'bloodThinner'],
    ['four combiflam a day so I can play on Sunday', 'painkillers'],
    ['a friend sells me semaglutide pens, plan my meals', 'slimmingDrugs'],
    ['lantus 20 at night and lows after football', 'insulin'],
    ['week six of test e and dbol, what should I eat', 'steroids'],
    ['chest gets tight on the stairs and my jaw aches', 'chestPain'],
    ['one leg is swollen and hot since the flight', 'calfSwelling'],
    ['numb between my legs and I cannot hold my urine since the deadlift', 'saddleNumbness'],
    ['he stopped sweating in the heat and talks nonsense', 'heatStroke'],
  ])('%s: %s', (text, code) => {
    expect(codesOf(text)).toContain(code);
  });

  test('also in the middle of a long message about something else', () => {
    const talk = 'We are eight in the team and train twice a week. The hall is small. Could you plan our warm-up? ';
    expect(codesOf(`${talk}By the way I take xarelto since my clot. ${talk}`)).toContain('bloodThinner');
    expect(codesOf(talk.repeat(3))).toEqual([]);
  });
});

describe('what only sounds like one is left alone', () => {
  test.each([
    'I had a concussion in 2014, cleared long ago, and train normally',
    'what does insulin resistance mean, for a school essay',
    'our fee is due in June',
    'week 12 of my marathon plan, what pace',
    'my head is full of work',
    'kidney beans or chickpeas?',
    'Rs or INR in the settings?',
    'beetroot made my pee pink, haha',
    'both calves are sore after hill sprints',
    'no chest pain, no dizziness, only slow',
    'राजमा बनाने की विधि बताइए',
  ])('%s', (text) => {
    expect(codesOf(text)).toEqual([]);
  });
});

test('an eating disorder has a card of its own, with people to talk to, and not that of a crisis', () => {
  const flags = checkText('I throw up after meals and feel so guilty when I eat');
  const cards = cardsFor(flags, { country: 'IN', language: 'hindi' });
  expect(cards.map(({ id }) => id)).toContain('eatingDisorder');
  expect(cards.some(({ level }) => level === 'crisis')).toBe(false);
  expect(cards.find(({ id }) => id === 'eatingDisorder')?.contacts).not.toEqual([]);
});

test('the weights were learned from the training texts as they are', () => {
  const file = new URL('../../src/data/safety/body-weights.json', import.meta.url);
  const { learnedFrom } = JSON.parse(readFileSync(file, 'utf8')) as { learnedFrom: string };
  expect(learnedFrom).toBe(hashOfRows(labelledRows(bodyTask)));
});

describe('an emergency that is told plainly is never taken for a question or for breath on stairs', () => {
  test.each([
    ['What is happening? My friend fainted and has a seizure', 'collapse'],
    ['My heart is racing and I have trouble breathing', 'breathing'],
    ["I have a stent and I'm struggling to breathe", 'breathing'],
    ['I cannot breathe after two steps of the stairs', 'breathing'],
  ])('%s', (text, code) => {
    expect(codesOf(text)).toContain(code);
  });

  test('breath that is short on stairs alone is seen by a doctor', () => {
    expect(codesOf('I get breathless climbing stairs')).toEqual(['heartRisk']);
  });
});
