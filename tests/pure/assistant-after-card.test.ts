import { expect, test } from 'vitest';
import { hashOfAfterCard } from '../../scripts/learned/after-card-task.ts';
import { afterCardLearnedFrom, askedAfterCard } from '../../src/server/assistant/asked/after-card.ts';
import { afterCardTexts, topicOfCard } from '../../src/server/assistant/replies/after-card-texts.ts';

test('the weights were learned from the lines as they stand', () => {
  expect(afterCardLearnedFrom).toBe(hashOfAfterCard());
});

test.each([
  ['ought I to tell his father about it', 'tell'],
  ['kya coach sir ko bata dena chahiye', 'tell'],
  ['how shall I begin the talk with her', 'howToTalk'],
  ['she says she is fine and got angry', 'refuses'],
  ['can he go back on the field for the last ten minutes', 'playOn'],
  ['कितने दिन आराम करना होगा', 'whenBack'],
  ['ok we are driving him to the hospital', 'going'],
  ['what should we do till the ambulance comes', 'whatNow'],
  ['is it really dangerous', 'serious'],
])('after a card, %s asks %s', (text, asked) => expect(askedAfterCard(text)).toBe(asked));

test.each([
  'how much protein is in 100 g of paneer',
  'swap the breakfast on day 2',
  'how do I add a player to my team',
  'kal ka dinner badal do',
])('%s is about something else', (text) => expect(askedAfterCard(text)).toBeUndefined());

test('nobody is told to play on, or to keep a danger secret, in either language', () => {
  for (const { english, hindi } of Object.values(afterCardTexts.playOn)) {
    expect(english).toMatch(/^(No|If you feel safe|If you are hurt, no)/);
    expect(hindi).toMatch(/नहीं|सुरक्षित/);
    expect(hindi).not.toMatch(/^हाँ/);
  }
  for (const topic of ['head', 'emergency'] as const) expect(afterCardTexts.playOn[topic]?.english).toMatch(/^No/);
  for (const { english, hindi } of Object.values(afterCardTexts.tell)) {
    expect(english).toMatch(/Yes|tell|Tell/);
    expect(hindi).toMatch(/बताइए/);
    expect(hindi).not.toMatch(/मत बताइए/);
  }
  expect([topicOfCard('headInjury', 'emergency'), topicOfCard('chestPain', 'emergency'), topicOfCard('heartRisk', 'seeDoctor')]).toEqual([
    'head',
    'emergency',
    'doctor',
  ]);
});

test('violence, despair and an emergency have answers of their own where those of a sore limb would harm', () => {
  const has = (topic: 'crisis' | 'violence' | 'emergency' | 'eating', asked: keyof typeof afterCardTexts) => topic in afterCardTexts[asked];
  for (const asked of Object.keys(afterCardTexts) as (keyof typeof afterCardTexts)[]) {
    expect(has('violence', asked), asked).toBe(true);
    if (asked !== 'better') expect(has('crisis', asked), asked).toBe(true);
  }
  expect([has('emergency', 'whenBack'), has('emergency', 'playOn'), has('eating', 'better')]).toEqual([true, true, true]);
  expect(topicOfCard('danger', 'crisis')).toBe('violence');
  expect(afterCardTexts.howToTalk.violence.english).not.toContain('ending your life');
});
