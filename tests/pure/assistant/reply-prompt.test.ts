import { expect, test } from 'vitest';
import { replySystem, turnsOf } from '../../../src/server/assistant/replies/reply-prompt.ts';
import type { Question } from '../../../src/server/assistant/replies/reply.ts';

type Answered = Parameters<typeof replySystem>[1];

const history = Array.from({ length: 24 }, (_, at) => ({
  sender: at % 2 === 0 ? 'USER' : 'SYSTEM',
  messageContent: `turn ${at}`,
  cards: [],
}));
const question = { history, text: 'And now?', language: 'hindi', version: undefined } as unknown as Question;

test('the model sees the last twenty turns, each as its speaker said it, and then the question', () => {
  const turns = turnsOf(question);
  expect(turns.length).toBe(21);
  expect(turns.slice(0, 2)).toEqual([
    { role: 'user', content: 'turn 4' },
    { role: 'assistant', content: 'turn 5' },
  ]);
  expect(turns.slice(-2)).toEqual([
    { role: 'assistant', content: 'turn 23' },
    { role: 'user', content: 'And now?' },
  ]);
});

test('its instructions name the language, and hold passages and the plan as data, cut to a length', () => {
  const passages = [{ title: 'Sleep', text: 'Eight hours.', id: 'sleep' }];
  const version = { plan: { title: `A plan ${'x'.repeat(13_000)}` } };
  const said = replySystem({ ...question, version } as unknown as Question, { passages } as unknown as Answered);
  expect(said).toContain('Answer in hindi.');
  expect(said).toContain('<data name="passages">[{"title":"Sleep","text":"Eight hours."}]</data>');
  expect(/<data name="plan">(.*)<\/data>/.exec(said)?.[1]?.length).toBe(12_000);
  expect(replySystem(question, { passages: [] } as unknown as Answered)).not.toContain('name="plan"');
});
