import { describe, expect, test, vi } from 'vitest';
import { continueChat, getChat, startChat } from '../../src/contract/assistant/chats.ts';
import { getCredits } from '../../src/contract/assistant/credits.ts';
import { appWithAssistant } from '../builders/assistant.ts';
import type { Replies } from '../builders/model-host.ts';
import { eventsOf, modelServer } from '../builders/model-server.ts';

// A question that our own answers leave to a model.
const question = 'How do athletes handle jet lag?';
const appWith = async (replyTo: Replies, variables: Record<string, string> = {}) => {
  const model = await modelServer(replyTo);
  return { model, ...(await appWithAssistant({ variables: { ...model.variables, ...variables } })) };
};

type Given = Awaited<ReturnType<typeof appWith>>;

/** Asks the question; resolves to a reader of the answer's stream. */
async function startStream(app: Given['app'], headers: Given['headers']) {
  const response = await app.send(startChat.path, {
    method: startChat.method,
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
    body: JSON.stringify({ text: question }),
  });
  return (response.body as ReadableStream<Uint8Array>).getReader();
}

/** Reads a stream until it has this text; resolves to what was read. */
async function readUntil(reader: ReadableStreamDefaultReader<Uint8Array>, text: string): Promise<string> {
  const decoder = new TextDecoder();
  let read = '';
  while (!read.includes(text)) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`The stream ended after: ${read}`);
    read += decoder.decode(value, { stream: true });
  }
  return read;
}

describe('a hosted model', () => {
  test('streams its answer as it is written, and is named as its author', async () => {
    const { stream, model } = await appWith(() => ({ words: ['Rice and dal. ', 'Then ', 'sleep well.'] }));
    const { type, names, events } = await stream(startChat, { text: question });
    expect(type).toContain('text/event-stream');
    expect(names[0]).toBe('engine');
    expect(
      events
        .filter(({ name }) => name === 'words')
        .map(({ data }) => data)
        .join(''),
    ).toBe('Rice and dal. Then sleep well.');
    expect(events.at(-1)).toMatchObject({
      name: 'done',
      data: { data: { data: 'Rice and dal. Then sleep well.', message: { engine: 'model' } } },
    });
    expect(model.asked[0]).not.toHaveProperty('tools');
  });

  test('gives the same answer to a client that wants JSON', async () => {
    const { app, headers } = await appWith(() => ({ words: ['Rice and dal.'] }));
    expect((await app.ask(startChat, { text: question }, { headers })).body).toMatchObject({ data: { data: 'Rice and dal.' } });
  });

  test.each([
    ['fails', { status: 500 }, 'failed'],
    ['breaks off', { words: ['Rice and '], then: 'break' }, 'failed'],
    ['says nothing', { words: [], then: 'end' }, 'failed'],
    ['falls silent', { words: ['Rice and '], then: 'stall' }, 'silent'],
    ['never sends headers', { without: 'headers' }, 'silent'],
    ['sends headers and nothing else', { without: 'words' }, 'silent'],
    ['names a dose', { words: ['Take 400 mg of ibuprofen tonight. '] }, 'breach'],
    [
      'lets a dazed player go on',
      { words: ['Rice and dal first. ', 'He was dizzy for a moment, but he can keep wicket again. '] },
      'breach',
    ],
    ['starves', { words: ['Eat 600 kcal a day. '] }, 'breach'],
    ['writes code', { words: ['<img src=x onerror=alert(1)> hello. '] }, 'breach'],
    ['writes a sentence without an end', { words: ['1'.repeat(4_000)] }, 'breach'],
    ['writes on and on', { words: Array.from({ length: 500 }, () => 'Rice and dal. ').concat('Rice. '.repeat(300)) }, 'failed'],
  ] as const)(
    'that %s is replaced by our own engine in the same stream, and the wrong words are never shown',
    async (_name, replyTo, why) => {
      const { stream } = await appWith(() => replyTo);
      const { events, text } = await stream(startChat, { text: question });
      expect(events.find(({ name }) => name === 'restart')?.data).toEqual({ instead: why });
      expect(events.at(-1)).toMatchObject({
        name: 'done',
        data: { data: { message: { engine: 'embedded' } }, credits: { requestsLeft: 15 } },
      });
      if (why === 'breach') expect(text).not.toMatch(/ibuprofen|keep wicket|600 kcal|onerror/);
    },
  );

  test('does not see its previous answer when it answers again: the new answer replaces the old one', async () => {
    const { app, headers, model } = await appWith((_asked, number) => ({ words: [`Answer ${number}.`] }));
    const { body } = await app.ask(startChat, { text: question }, { headers });
    const id = body['planId'];
    const again = await app.ask(continueChat, { id, text: question, retry: true }, { headers });
    expect(again.body).toMatchObject({ data: { data: 'Answer 2.' } });
    expect(model.asked[1]?.messages.filter(({ role }) => role !== 'system')).toEqual([{ role: 'user', content: question }]);
    await app.ask(continueChat, { id, text: 'And what do sailors do about it on long crossings?' }, { headers });
    expect(model.asked[2]?.messages.map(({ content }) => content).slice(1)).toEqual([
      question,
      'Answer 2.',
      'And what do sailors do about it on long crossings?',
    ]);
    const read = await app.ask(getChat, { id }, { headers });
    expect(JSON.stringify(read.body)).not.toContain('Answer 1.');
  });

  test('that is stopped while it writes leaves a conversation that can be opened from the first word on, and keeps its part', async () => {
    const { app, headers } = await appWith(() => ({ words: ['Rice and dal. '], then: 'stall' }), { ASSISTANT_SILENCE_SECONDS: '60' });
    const reader = await startStream(app, headers);
    const id = eventsOf(await readUntil(reader, 'event: words')).find(({ name }) => name === 'chat')?.data;
    const messages = async () => {
      const { status, body } = await app.ask(getChat, { id }, { headers });
      return {
        status,
        messages: (body['response'] as { messages?: { messageContent: string; isStopped: boolean }[] } | undefined)?.messages,
      };
    };
    expect(await messages()).toMatchObject({ status: 200, messages: [{ sender: 'USER', messageContent: question }] });
    await reader.cancel();
    await vi.waitUntil(async () => (await messages()).messages?.length === 2);
    expect((await messages()).messages?.[1]).toMatchObject({ sender: 'SYSTEM', messageContent: 'Rice and dal.', isStopped: true });
    expect((await app.ask(getCredits, {}, { headers })).body).toMatchObject({ requestsLeft: 15 });
  });

  test('that calls a tool changes nothing by that: what it wrote is its answer', async () => {
    const { stream } = await appWith(() => ({ words: ['Rice and dal.'], calls: 'deleteChat' }));
    const { events } = await stream(startChat, { text: question });
    expect(events.some(({ name }) => name === 'restart')).toBe(false);
    expect(events.at(-1)).toMatchObject({ name: 'done', data: { data: { data: 'Rice and dal.', message: { engine: 'model' } } } });
  });

  test('may send characters that cannot be stored: they are left out', async () => {
    const { app, headers } = await appWith(() => ({ words: ['Rice\u0000 and\u0007 dal.'] }));
    expect((await app.ask(startChat, { text: question }, { headers })).body).toMatchObject({ data: { data: 'Rice and dal.' } });
  });

  test('sees neither despair of before nor where and when a team meets', async () => {
    const { app, headers, model } = await appWith(() => ({ words: ['Rice and dal.'] }));
    const { body } = await app.ask(startChat, { text: 'I want to kill myself' }, { headers });
    const id = body['planId'];
    for (const text of ['when is my next match?', question]) await app.ask(continueChat, { id, text }, { headers });
    const sent = JSON.stringify(model.asked);
    expect(sent).toContain(question);
    expect(sent).not.toMatch(/kill myself|very painful|calendar has no match/);
  });

  test('is never asked about despair: the card comes first', async () => {
    const { stream, model } = await appWith(() => ({ words: ['There, there.'] }));
    const { events } = await stream(startChat, { text: 'I want to kill myself tonight' });
    expect(events.at(-1)).toMatchObject({ data: { data: { message: { engine: 'embedded' } } } });
    expect(model.asked).toEqual([]);
  });
});
