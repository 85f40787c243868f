import { describe, expect, test } from 'vitest';
import { knowledgeFor, productTopicFor } from '../../src/server/assistant/knowledge/index.ts';

const topicFor = (text: string, before = '', isYoung = false) => knowledgeFor(text, { before, isYoung })?.topic.id;

describe('a short answer is found by what a question is about', () => {
  test.each([
    ['is creatine safe', 'creatine'],
    ['क्रिएटिन सुरक्षित है', 'creatine'],
    ['drop set kya hota hai', 'drop-set'],
    ['difference between romanian and normal deadlift', 'rdl-deadlift'],
    ['why do my calves cramp', 'cramps'],
    ['what to eat 2 hrs before a football match', 'before-match-food'],
    ['how to recover faster between 2 matches', 'race-recover'],
    ['my mother is 62 which exercise is good for her', 'elders-train'],
    ['should my 10 year old lift weights', 'kids-lift'],
    ['दूध नहीं पीता कैल्शियम किससे मिलेगा', 'calcium-without-milk'],
    ['which laptop should I buy', undefined],
    ['my brother is allergic to peanut butter', undefined],
  ])('%s', (text, id) => expect(topicFor(text)).toBe(id));

  test('a follow-up keeps the subject that it leaves out', () => {
    expect(topicFor('what about coffee', 'is green tea good for weight loss')).toBe('coffee-before');
    expect(topicFor('when should i take it', 'is creatine safe')).toBe('creatine');
    expect(topicFor('and after?', 'what to eat before a match')).toBe('after-match-food');
  });

  test('somebody under 18 is told of no powders', () => {
    expect(topicFor('is creatine safe', '', true)).toBe('creatine-young');
    expect(topicFor('how to lose weight', '', true)).toBeUndefined();
    expect(topicFor('how much caffeine before a match', '', true)).toBeUndefined();
  });
});

test.each([
  ['how do i get my whole squad into the team', 'invite'],
  ['team kaise banate h idhar', 'create-team'],
  ['पैसे कैसे दूँ यूपीआई चलेगा', 'paying'],
  ['coach meri health wali baatein dekh sakta hai kya', 'privacy'],
  ['14 साल का बेटा टीम में आ सकता है क्या', 'guardians'],
  ['how do I make a roti', undefined],
])('%s is about %s of Elevate', (text, id) => expect(productTopicFor(text)?.target.id).toBe(id));
