import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rm } from 'node:fs/promises';
import { newId } from '../../src/server/database/new-id.ts';
import { createApi } from '../../src/server/api.ts';
import { createLog } from '../../src/server/http/log.ts';
import { openApp } from '../../src/server/open-app.ts';
import { putOnPlan } from '../../src/server/entitlements/index.ts';
import { readEnvironment } from '../../src/server/settings/environment.ts';
import { atMost, percentile, plain, report, type Figure } from '../report.ts';
import { sessionCookie } from '../session-cookie.ts';

const questions = 200;
const silenceSeconds = 20;
const sentences = ['Rice and dal the evening before. ', 'Sleep well. ', 'Drink to thirst.'];

/** How an endpoint falls silent: before the headers of its answer, after them, or after its first words. */
const silences = ['headers', 'body', 'next words'] as const;
type State = { wroteAt: number; silentBefore?: (typeof silences)[number] };

/** An endpoint with OpenAI's API that answers at once and records when; it can be told to stop sending. */
async function stub() {
  const state: State = { wroteAt: 0 };
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => write(response, state));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, state, close };
}

function write(response: ServerResponse, state: State): void {
  if (state.silentBefore === 'headers') return;
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  response.flushHeaders();
  if (state.silentBefore === 'body') return;
  const chunk = (content: string, finish: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'stub', choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`,
    );
  state.wroteAt = performance.now();
  chunk(sentences[0] ?? '');
  if (state.silentBefore === 'next words') return;
  for (const sentence of sentences.slice(1)) chunk(sentence);
  chunk('', 'stop');
  response.end('data: [DONE]\n\n');
}

/**
 * The overhead of the server with a hosted model: how much later our first words arrive than the model's, and how a silent model is
 * handled.
 */
export async function benchEngine(dataDir: string): Promise<Figure[]> {
  const model = await stub();
  const folder = `${dataDir}-assistant`;
  const variables = { DATA_DIR: folder, LOG_LEVEL: 'silent', ASSISTANT_MODEL_URL: model.url, ASSISTANT_MODEL: 'stub' };
  const app = await openApp({
    environment: readEnvironment({ ...variables, ASSISTANT_SILENCE_SECONDS: String(silenceSeconds) }),
    log: createLog('silent'),
  });
  const { hono } = createApi(app);
  const userId = newId();
  await app.database.pool.query(
    `insert into users (id, status, user_type, full_name, email) values ($1, 'ACTIVE', 'player', 'Bench', 'bench@elevate.example') on conflict do nothing`,
    [userId],
  );
  await putOnPlan(app.database.pool, userId, 'Pro', new Date(Date.now() + 86_400_000));
  const cookie = await sessionCookie(app, userId);

  /** The time of our first words, and everything that was sent. */
  async function ask(path: string, fields: object) {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', cookie },
      body: JSON.stringify(fields),
    };
    const caller = {
      requestId: '',
      address: '127.0.0.1',
      setCookies: [],
      header: (name: string) => (init.headers as Record<string, string>)[name],
    };
    const response = await hono.fetch(new Request(`http://localhost${path}`, init), { caller });
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    const decoder = new TextDecoder();
    let text = '';
    let firstWordsAt = 0;
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      text += decoder.decode(next.value, { stream: true });
      if (firstWordsAt === 0 && text.includes('event: words')) firstWordsAt = performance.now();
    }
    return { text, firstWordsAt, status: response.status };
  }

  const later: number[] = [];
  for (let round = 0; round < questions; round++) {
    const { firstWordsAt, text } = await ask('/api/assist/chat', { text: 'What should I eat the evening before a match?' });
    if (!text.includes('event: done')) throw new Error(`no answer: ${text.slice(0, 300)}`);
    if (round >= 20) later.push(firstWordsAt - model.state.wroteAt);
    await app.database.pool.query('delete from assistant_credits');
    await app.database.pool.query('delete from rate_limits');
  }
  const silent: Figure[] = [];
  for (const before of silences) {
    model.state.silentBefore = before;
    const startedAt = performance.now();
    const { text } = await ask('/api/assist/chat', { text: 'What should I eat the evening before a match?' });
    const seconds = (performance.now() - startedAt) / 1_000;
    const isOneStream = text.includes('event: restart') && text.includes('"engine":"embedded"');
    silent.push(atMost(`a model that is silent before its ${before} is answered for after`, seconds, 's', silenceSeconds + 1));
    silent.push(atMost(`not answered for in the same stream (${before})`, isOneStream ? 0 : 1, 'streams', 0));
  }
  model.close();
  await app.close();
  await rm(folder, { recursive: true, force: true });
  return [
    atMost("first streamed words after the model's own, p95", percentile(later, 0.95), 'ms', 20),
    plain("first streamed words after the model's own, p50", percentile(later, 0.5), 'ms'),
    ...silent,
  ];
}

if (import.meta.main) report('assistant engine', await benchEngine(process.env['BENCH_DATA_DIR'] || '/tmp/bench/data'));
