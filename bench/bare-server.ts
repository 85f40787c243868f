import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startOnCore } from './programs.ts';

/** The same bytes with the same headers, one of them new for each answer as ours is. */
const program = (answerPath: string, port: number) => `
const { randomUUID } = require('node:crypto');
const { headers, body } = JSON.parse(require('node:fs').readFileSync(${JSON.stringify(answerPath)}, 'utf8'));
const bytes = Buffer.from(body, 'base64');
require('node:http').createServer((request, response) => {
  response.writeHead(200, [...headers, 'Content-Length', String(bytes.length), 'X-Request-Id', randomUUID()]);
  response.end(bytes);
}).listen(${port}, '127.0.0.1');`;

/** Node writes these itself, or the program above does. */
const written = new Set(['connection', 'content-length', 'date', 'keep-alive', 'x-request-id']);

/** A bare `node:http` server on the first core that gives the answer of an address, as bytes on the wire, to every request. */
export async function startBareServer(address: string, port: number, headers: Record<string, string> = {}): Promise<ChildProcess> {
  const [answer] = (await once(get(address, { headers }), 'response')) as [IncomingMessage];
  const sent = Object.entries(answer.headers).filter(([name]) => !written.has(name));
  const body = (await buffer(answer)).toString('base64');
  const answerPath = join(mkdtempSync(join(tmpdir(), 'elevate-bare-')), 'answer.json');
  writeFileSync(answerPath, JSON.stringify({ headers: sent.flat(), body }));
  return startOnCore(0, [process.execPath, '-e', program(answerPath, port)], `http://127.0.0.1:${port}/`);
}
