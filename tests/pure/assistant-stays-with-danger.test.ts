import { describe, expect, test } from 'vitest';
import type { ChatMessage } from '../../src/contract/assistant/chat.ts';
import type { FlagCode } from '../../src/contract/assistant/safety.ts';
import { answerAfterCard } from '../../src/server/assistant/replies/answer-after-card.ts';
import type { Question } from '../../src/server/assistant/replies/reply.ts';
import { denialText, ownWords, stayTexts } from '../../src/server/assistant/replies/stay-texts.ts';

const message = (cards: readonly FlagCode[]) =>
  ({ cards: cards.map((id) => ({ id, level: id === 'poisoned' ? 'emergency' : 'crisis' })) }) as unknown as ChatMessage;

/** What is answered to a text after a card, and `later` messages after that. */
const after = (card: FlagCode, text: string, later = 0) => {
  const history = [message([]), message([card]), ...Array.from({ length: later }, () => message([]))];
  return answerAfterCard({ history, text, language: 'english' } as unknown as Question)?.text;
};
const of = (topic: keyof typeof stayTexts) => stayTexts[topic].map(({ english }) => english);

describe('after a card of one’s own despair', () => {
  test.each([
    'just talk to me',
    'is anyone reading this',
    "don't give me a number",
    'kya tum sun rahe ho',
    "it's not deep",
    'idk',
    'please',
  ])('%s is answered by staying', (text) => expect(of('own')).toContain(after('suicide', text)));

  test('nobody is told what a helper is told', () => {
    expect(after('suicide', 'how shall I begin the talk with her')).toBe(ownWords.english);
    expect(of('own')).toContain(after('suicide', 'what should we do till the ambulance comes'));
  });

  test.each(["I'm not suicidal", 'it was a joke', "no I don't want to hurt myself", 'mazak kar raha tha yaar'])('%s is believed', (text) =>
    expect(after('suicide', text)).toBe(denialText.english),
  );

  test('the same words are not said twice in a row', () => {
    expect(after('suicide', 'idk', 0)).not.toBe(after('suicide', 'idk', 4));
  });

  test('what is surely asked is answered as ever, and so is everything a while later', () => {
    expect(after('suicide', 'how do I add a player to my team')).toBeUndefined();
    expect(after('suicide', 'idk', 8)).toBeUndefined();
  });
});

describe('after a card of something swallowed', () => {
  test.each(['like twenty', 'do I have to go to hospital', 'i feel fine now', 'about an hour ago', 'kya ulti karu', 'मुझे नींद आ रही है'])(
    '%s is answered with what to do now',
    (text) => expect(of('poison')).toContain(after('poisoned', text)),
  );
});

describe('after a card of somebody else’s', () => {
  test.each(['he doesnt want me to call you know', 'and then'])('%s is answered for a helper', (text) =>
    expect(after('someoneElse', text)).toBeDefined(),
  );

  test('whom to tell is answered as before', () => {
    expect(after('someoneElse', 'ought I to tell his father about it')).toContain('tell an adult you trust today');
  });
});
