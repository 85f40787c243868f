import { html } from 'hono/html';
import { randomInt } from 'node:crypto';
import { refusalOfFault } from './fault-refusal.ts';
import { refusalPagePolicy, styleElement } from './form-pages.ts';
import { Refusal, statusOf } from './refusal.ts';
import type { Caller } from './route.ts';

/** The page comes back by itself after a random time between these, so that not all readers come back at once. */
const shortestSeconds = 4;
const longestSeconds = 10;

type Shown = { heading: string; text: string; way: string; head?: ReturnType<typeof html> };

const pageOf = ({ heading, text, way, head }: Shown) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${head ?? ''}
        <title>${heading} | Elevate</title>
        ${styleElement}
      </head>
      <body>
        <main>
          <b>Elevate</b>
          <h1>${heading}</h1>
          <p>${text}</p>
          <p class="way">${way}</p>
        </main>
      </body>
    </html>`;

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
  const page = pageOf({
    heading: 'Back in a moment',
    text: refusal.message,
    way: 'This page tries again by itself every few seconds.',
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
  const way = `Load this page again, or come back later. If you report this, please name ${requestId}.`;
  return (
    unavailablePage(error) ??
    new Response(String(pageOf({ heading: message, text: 'This page could not be shown.', way })), { status: statusOf(code), headers })
  );
}
