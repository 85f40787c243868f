import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Asked = { model: string; messages: { role: string; content: string }[]; response_format?: unknown; tools?: unknown };
type Reply = {
  words?: readonly string[];
  then?: 'end' | 'stall' | 'break';
  status?: number;
  /** What it never sends: the answer's headers, or anything after them. */
  without?: 'headers' | 'words';
  /** What it answers with instead of a stream of its own: an error's body, or lines of a stream as they are. */
  raw?: string;
  /** Why it ends, by default because it has said all. */
  finish?: 'length' | 'content_filter';
  /** Where it says that the answer is instead. */
  location?: string;
  /** The name of a tool that it calls after its words. */
  calls?: string;
};
/** The model's reply to the request with this number: words to stream, or a way to fail. */
export type Replies = (asked: Asked, number: number) => Reply;

/** A server with OpenAI's streamed chat completions on loopback: it writes, stalls, breaks off or lies as the test says. */
export async function startModelHost(replyTo: Replies) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const read = JSON.parse(body) as Asked;
      asked.push(read);
      answer(response, replyTo(read, asked.length));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const variables = { ASSISTANT_MODEL_URL: url, ASSISTANT_MODEL: 'stub', ASSISTANT_SILENCE_SECONDS: '1' };
  return { url, asked, variables, close };
}

function answer(response: ServerResponse, { words = [], then = 'end', status = 200, without, calls, raw, finish, location }: Reply): void {
  if (without === 'headers') return;
  if (location !== undefined) {
    response.writeHead(307, { Location: location }).end();
    return;
  }
  if (raw !== undefined) {
    response.writeHead(status, { 'Content-Type': status === 200 ? 'text/event-stream' : 'application/json' });
    response.end(raw);
    return;
  }
  if (status !== 200) {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'no', type: 'server_error' } }));
    return;
  }
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  const chunk = (delta: object, finish: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'stub', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
    );
  response.flushHeaders();
  if (without === 'words') return;
  chunk({ role: 'assistant', content: '' });
  for (const content of words) chunk({ content });
  if (then === 'stall') return;
  if (then === 'break') {
    // After the words have left.
    response.write('\n', () => response.destroy());
    return;
  }
  if (calls) chunk({ tool_calls: [{ index: 0, id: 'call-1', type: 'function', function: { name: calls, arguments: '{"id":"1"}' } }] });
  chunk({}, finish ?? (calls ? 'tool_calls' : 'stop'));
  response.end('data: [DONE]\n\n');
}
