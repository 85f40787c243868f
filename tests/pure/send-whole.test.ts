import { writeResponse } from 'astro/app/node';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { compressPage } from '../../src/server/http/compress-page.ts';
import { sendWhole } from '../../src/server/http/send-whole.ts';

const html = { 'content-type': 'text/html; charset=utf-8' };
const bytes = (text: string) => new TextEncoder().encode(text);

/** What a browser receives of an answer that Astro writes. */
async function receive(answer: Response) {
  const server = createServer((request, response) => {
    compressPage(request, response);
    sendWhole(response, {
      complete: (page) => Buffer.from(page.toString().replace('</head>', '<link></head>')),
      instead: () => new Response('<h1>Back in a moment</h1>', { status: 503, headers: { ...html, 'retry-after': '3' } }),
    });
    void writeResponse(answer, response);
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const received = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return { status: received.status, retryAfter: received.headers.get('retry-after'), text: await received.text() };
}

/** A page that is rendered in these parts, and then fails. */
const broken = (status: number, ...parts: readonly string[]) => {
  let at = 0;
  const pull = (controller: ReadableStreamDefaultController) => {
    const part = parts[at++];
    if (part === undefined) throw new Error('the database is away');
    controller.enqueue(bytes(part));
  };
  return new Response(new ReadableStream({ pull }), { status, headers: html });
};

const instead = { status: 503, retryAfter: '3', text: '<h1>Back in a moment</h1>' };

test('a page arrives changed and whole, however it was cut', async () => {
  const page = bytes('<html><head><title>Zoë</title></head><body>whole</body></html>');
  // In the middle of a character.
  const cut = bytes('<html><head><title>Zo').length + 1;
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(page.subarray(0, cut));
      controller.enqueue(page.subarray(cut));
      controller.close();
    },
  });
  const { status, text } = await receive(new Response(body, { headers: html }));
  expect([status, text]).toEqual([200, '<html><head><title>Zoë</title><link></head><body>whole</body></html>']);
});

test.for([200, 404])('a page of status %s that breaks off while it is rendered is replaced by one that says so', async (status) => {
  // Astro reports it once more when the connection closes.
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => reported.mockRestore());
  expect(await receive(broken(status, '<html><head></head><body>', 'half'))).toEqual(instead);
});

test('a page that failed before it began is replaced too, and a redirect or a small file is not', async () => {
  expect(await receive(new Response(null, { status: 500 }))).toEqual(instead);
  expect(await receive(new Response('User-agent: *', { headers: { 'content-type': 'text/plain' } }))).toMatchObject({
    status: 200,
    text: 'User-agent: *',
  });
});
