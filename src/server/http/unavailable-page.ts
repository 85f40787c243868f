import { html } from 'hono/html';
import { randomInt } from 'node:crypto';
import { refusalOfFault } from './fault-refusal.ts';
import { plainPage, refusalPagePolicy } from './form-pages.ts';
import { Refusal, statusOf } from './refusal.ts';
import type { Caller } from './route.ts';

/** What the page says, and between which times it comes back: at a random one, so that not all readers come back at once. */
type Words = { heading: string; retry: string; shortestSeconds: number; longestSeconds: number };
const away: Words = {
  heading: 'Back in a moment',
  retry: 'This page tries again by itself every few seconds.',
  shortestSeconds: 4,
  longestSeconds: 10,
};

/** A full disk lasts until an operator has made room, as `Retry-After` says. */
function wordsFor({ code, retryAfterSeconds = away.longestSeconds }: Refusal): Words {
  if (code !== 'diskFull') return away;
  return {
    heading: 'Not available right now',
    retry: 'This page tries again by itself every few minutes.',
    shortestSeconds: retryAfterSeconds,
    longestSeconds: 3 * retryAfterSeconds,
  };
}

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': refusalPagePolicy,
};

/** The page to show instead of one that could not be rendered because the database is away or a disk is full; undefined for other errors. */
export function unavailablePage(error: unknown): Response | undefined {
  const refusal = refusalOfFault(error);
  if (!refusal) return undefined;
  const { heading, retry, shortestSeconds, longestSeconds } = wordsFor(refusal);
  const page = plainPage({
    heading,
    content: html`<p>${refusal.message}</p>
      <p class="way">${retry}</p>`,
    head: html`<meta http-equiv="refresh" content="${randomInt(shortestSeconds, longestSeconds + 1)}" />`,
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
    <p class="way">
      Load it again, come back later, or go to the <a href="/">home page</a>. If you report this, please name ${requestId}.
    </p>`;
  return unavailablePage(error) ?? new Response(String(plainPage({ heading: message, content })), { status: statusOf(code), headers });
}
