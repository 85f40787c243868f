import { html } from 'hono/html';
import { randomInt } from 'node:crypto';
import { refusalOfFault } from './fault-refusal.ts';
import { refusalPagePolicy, styleElement } from './form-pages.ts';
import { statusOf, type Refusal } from './refusal.ts';

/** The page comes back by itself after a random time between these, so that not all readers come back at once. */
const shortestSeconds = 4;
const longestSeconds = 10;

function pageOf({ message }: Refusal) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="refresh" content="${randomInt(shortestSeconds, longestSeconds + 1)}" />
        <title>Back in a moment | Elevate</title>
        ${styleElement}
      </head>
      <body>
        <main>
          <b>Elevate</b>
          <h1>Back in a moment</h1>
          <p>${message}</p>
          <p class="way">This page tries again by itself every few seconds.</p>
        </main>
      </body>
    </html>`;
}

/** The page to show instead of one that could not be rendered because the database is away; undefined for other errors. */
export function unavailablePage(error: unknown): Response | undefined {
  const refusal = refusalOfFault(error);
  if (!refusal) return undefined;
  return new Response(String(pageOf(refusal)), {
    status: statusOf(refusal.code),
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': refusalPagePolicy,
      'Retry-After': String(refusal.retryAfterSeconds),
    },
  });
}
