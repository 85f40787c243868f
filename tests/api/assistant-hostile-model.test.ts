import { expect, test } from 'vitest';
import { startChat } from '../../src/contract/assistant/chats.ts';
import { makeDietPlan } from '../../src/contract/assistant/diet-request.ts';
import { noDangers } from '../builders/checklist-answers.ts';
import { appWithAssistant } from '../builders/assistant.ts';
import { collectLog } from '../builders/collect-log.ts';
import type { Replies } from '../builders/model-host.ts';
import { modelServer } from '../builders/model-server.ts';

const secret = 'ZEBRAHEALTH';
// A question that our own answers leave to a model.
const question = `How do athletes handle jet lag? ${secret}`;

async function asked(replyTo: Replies, text = question) {
  const { log, lines } = collectLog();
  const model = await modelServer(replyTo);
  const given = await appWithAssistant({ variables: model.variables, log });
  const { status, body } = await given.app.ask(startChat, { text }, { headers: given.headers });
  return { ...given, lines, status, engine: (body['data'] as { message: { engine: string } }).message.engine };
}

test.each([
  ['an error with the prompt', { status: 400, raw: JSON.stringify({ error: { message: `content filter: ${question}` } }) }],
  ['a line that is no JSON', { raw: `data: {"choices": ${question}\n\n` }],
  ['JSON of another shape', { raw: `data: {"said": "${question}"}\n\n` }],
  ['an error in the stream', { raw: `data: {"error":{"message":"moderation: ${question}"}}\n\n` }],
])('nothing that a person wrote is logged when a host answers with %s', async (_what, reply) => {
  const { lines, status, engine } = await asked(() => reply);
  expect([status, engine]).toEqual([200, 'embedded']);
  const told = lines.filter((line) => line.includes('the model gave no answer'));
  expect(told).toHaveLength(1);
  expect(lines.join('')).not.toContain(secret);
});

test('what a model wrote that is no JSON is not logged either', async () => {
  const { log, lines } = collectLog();
  const model = await modelServer(() => ({ words: [`{"days": ${secret}`, '}'] }));
  const { app, headers } = await appWithAssistant({ variables: model.variables, log });
  const wishes = { sex: 'female', age: 30, heightCm: 165, weightKg: 62, activity: 'moderate', goal: 'keep', answers: noDangers('diet') };
  const { status } = await app.ask(makeDietPlan, wishes, { headers });
  expect(status).toBe(200);
  expect(lines.filter((line) => line.includes('the model gave no plan'))).toHaveLength(1);
  expect(lines.join('')).not.toContain(secret);
});

test('an answer that is far too long is left before it is checked, whether it comes in one part or in many', async () => {
  const sentence = 'Rice and dal are good. ';
  const whole = await asked(() => ({ words: [sentence.repeat(200_000)] }));
  expect(whole.engine).toBe('embedded');
  const parts = await asked(() => ({ words: Array.from({ length: 2_000 }, () => sentence) }));
  expect(parts.engine).toBe('embedded');
});

test.each(['length', 'content_filter'] as const)('an answer that a host cut off (%s) is not taken for a whole one', async (finish) => {
  expect((await asked(() => ({ words: ['Rice and'], finish }))).engine).toBe('embedded');
});

test('what a person wrote is not sent on to where a host points', async () => {
  const elsewhere = await modelServer(() => ({ words: ['Rice and dal.'] }));
  const { engine } = await asked(() => ({ location: `${elsewhere.url.replace('127.0.0.1', 'localhost')}/chat/completions` }));
  expect(engine).toBe('embedded');
  expect(elsewhere.asked).toEqual([]);
});

test('a plan of the model that is nested without end is left for our own', async () => {
  const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
  const model = await modelServer(() => ({ words: [deep] }));
  const { app, headers } = await appWithAssistant({ variables: model.variables });
  const wishes = { sex: 'female', age: 30, heightCm: 165, weightKg: 62, activity: 'moderate', goal: 'keep', answers: noDangers('diet') };
  expect(await app.ask(makeDietPlan, wishes, { headers })).toMatchObject({ status: 200, body: { engine: 'embedded' } });
});
