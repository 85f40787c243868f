import { randomInt, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** 0: no answer came. */
export type Answer = {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly text: string;
  readonly cookies: string[];
};

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
/** Every request comes from another network, because the program limits the requests of each. */
const someNetwork = () => `10.${randomInt(256)}.${randomInt(256)}.1`;

type Sent = { method?: string; body?: string; headers?: Record<string, string> };

/** Sends a request again once if a kept connection was closed before it was read, as browsers do. */
export function send(address: string, path: string, sent: Sent = {}, isAgain = false): Promise<Answer> {
  const { method = 'GET', body, headers } = sent;
  return new Promise((resolve) => {
    const none = { status: 0, retryAfter: undefined, text: '', cookies: [] };
    const asked = request(address + path, { method, agent, headers: { 'x-forwarded-for': someNetwork(), ...headers } }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('error', () => resolve(none));
      response.on('end', () => {
        const cookies = (response.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? '');
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'], text, cookies });
      });
    });
    asked.on('error', () => (asked.reusedSocket && !isAgain ? resolve(send(address, path, sent, true)) : resolve(none)));
    asked.end(body);
  });
}

const sendForm = (address: string, path: string, fields: Record<string, string>) =>
  send(address, path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

/** A write of one row. */
export const joinWaitlist = (address: string, email: string) =>
  send(address, '/auth/waitlist/join', {
    method: 'POST',
    body: JSON.stringify({ name: 'Meera', email, source: '' }),
    headers: { 'content-type': 'application/json' },
  });

/** A write that queues a job: a mail. */
export const askForCode = (address: string, email: string) => sendForm(address, '/auth/initiate-email-verification', { email });

export const newEmail = () => `faults-${randomUUID()}@elevate.example`;
export const readPage = (address: string) => send(address, '/search?category=teams');
export const readCall = (address: string) => send(address, '/api/global-search?category=teams');
export const readHealth = async (address: string) => JSON.parse((await send(address, '/healthz')).text || '{}') as Record<string, unknown>;

type Mail = { source: string };

/** The texts of the mails that the program has sent; at most the newest 50. */
export async function sentMails(address: string): Promise<string[]> {
  const { text } = await send(address, '/dev/outbox', { headers: { accept: 'application/json' } });
  return (JSON.parse(text || '[]') as Mail[]).map(({ source }) => source);
}

/** Waits until something holds, at most this long; resolves to whether it does. */
export async function untilTrue(holds: () => Promise<boolean> | boolean, mostMs: number): Promise<boolean> {
  for (const deadline = Date.now() + mostMs; Date.now() < deadline;) {
    if (await holds()) return true;
    await delay(100);
  }
  return false;
}

/** Signs somebody in by the code in the outbox; resolves to the cookie. */
export async function signIn(address: string, email: string): Promise<string> {
  await askForCode(address, email);
  let passcode: string | undefined;
  const codeIn = (mails: readonly string[]) => mails.find((mail) => mail.includes(`\nTo: ${email}`));
  await untilTrue(async () => {
    passcode = /Your code: (\d{6})/.exec(codeIn(await sentMails(address)) ?? '')?.[1];
    return passcode !== undefined;
  }, 20_000);
  const { cookies } = await sendForm(address, '/auth/verify-email-passcode', { email, passcode: passcode ?? '' });
  return cookies.join('; ');
}

/** Follows the live stream; `text` has what was received. */
export function openStream(address: string, cookie: string) {
  const stream = { text: '', isOpen: true };
  const asked = request(`${address}/api/live?topics=me`, { headers: { cookie } }, (response) => {
    response.on('data', (chunk: Buffer) => (stream.text += chunk.toString()));
    response.on('close', () => (stream.isOpen = false));
  });
  asked.on('error', () => (stream.isOpen = false));
  asked.end();
  return { stream, close: () => asked.destroy() };
}
