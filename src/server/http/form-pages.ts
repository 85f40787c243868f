import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { formPageStyle } from './form-page-style.ts';
import type { Refusal } from './refusal.ts';

/** Whether a browser submitted a form without scripts and will show the answer as a page. */
export const isPlainFormPost = (context: Context): boolean =>
  context.req.method === 'POST' && /\btext\/html\b/.test(context.req.header('accept') ?? '');

const hash = createHash('sha256').update(formPageStyle).digest('base64');
/** The page may use its own style and nothing else. */
export const refusalPagePolicy = `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** Separate from the page, because the hash is of exactly these characters and a formatter may change the rest. */
export const styleElement = raw(`<style>${formPageStyle}</style>`);

/** A refusal as a page, for a form that was sent without scripts. The previous page still has what was typed. */
export function refusalPage({ message, fields }: Refusal) {
  const problems = Object.values(fields ?? {});
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Not sent | Elevate</title>
        ${styleElement}
      </head>
      <body>
        <main>
          <b>Elevate</b>
          <h1>Not sent</h1>
          <p>${message}</p>
          ${
            problems.length > 0
              ? html`<ul>
                  ${problems.map((text) => html`<li>${text}</li>`)}
                </ul>`
              : ''
          }
          <p class="way">Go back in your browser: what you typed is still there.</p>
        </main>
      </body>
    </html>`;
}
