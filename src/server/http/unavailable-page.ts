import { html } from 'hono/html';
import { randomInt } from 'node:crypto';
import { refusalOfFault } from './fault-refusal.ts';
import { plainPage, refusalPagePolicy } from './form-pages.ts';
import { Refusal, statusOf } from './refusal.ts';
import type { Caller } from './route.ts';

/** The page comes back by itself after a random time between these, so that not all readers come back at once. */
const shortestSeconds = 4;
const longestSeconds = 10;

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': refusalPagePolicy,
};

/** The page to show instead of one that could not be rendered because the database is away; undefined for other errors. */
export function unavailablePage(error: unknown): Response | undefined {
  const refusal = refusalOfFault(error);
  if (!refusal) return undefined;
  const seconds = randomInt(shortestSeconds, longestSeconds + 1);
  const page = plainPage({
    heading: 'Back in a moment',
    content: html`<p>${refusal.message}</p>
      <p class="way">This page tries again by itself every few seconds.</p>`,
    head: html`<meta http-equiv="refresh" content="${seconds}" />`,
  });
  return new Response(String(page), {
    status: statusOf(refusal.code),
    headers: { ...headers, 'Retry-After': String(refusal.retryAfterSeconds) },
  });
}

/** The page to show instead of one that could not be rendered, for any error. */
export function pageOfFailure(error: unknown, { requestId }: Pick<Caller, 'requestId'>): Response {
  const { code, message } = new Refusal('unexpected');
  const content = html`<p>This page could not be shown.</p>
    <p class="way">Load it again, or come back later. If you report this, please name ${requestId}.</p>`;
  return unavailablePage(error) ?? new Response(String(plainPage({ heading: message, content })), { status: statusOf(code), headers });
}
