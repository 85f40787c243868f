import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { formPageStyle } from './form-page-style.ts';
import type { Refusal } from './refusal.ts';

/** Whether a browser submitted a form without scripts and will show the answer as a page. */
export const isPlainFormPost = (context: Context): boolean =>
  context.req.method === 'POST' && /\btext\/html\b/.test(context.req.header('accept') ?? '');

const hash = createHash('sha256').update(formPageStyle).digest('base64');
const policyOf = (formAction: "'none'" | "'self'") =>
  `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'; form-action ${formAction}`;
/** The page may use its own style and nothing else. */
export const refusalPagePolicy = policyOf("'none'");
/** The page may also send its form to this site. */
export const formPagePolicy = policyOf("'self'");

/** Separate from the page, because the hash is of exactly these characters and a formatter may change the rest. */
const styleElement = raw(`<style>${formPageStyle}</style>`);

type Content = ReturnType<typeof html>;
type Shown = { heading: string; content: Content; head?: Content };

/** A page that needs no file of the built site. */
export const plainPage = ({ heading, content, head }: Shown): Content =>
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
          <a class="home" href="/" aria-label="Elevate, home">Elevate</a>
          <h1>${heading}</h1>
          ${content}
        </main>
      </body>
    </html>`;

/** A refusal as a page, for a form that was sent without scripts. The previous page still has what was typed. */
export function refusalPage({ message, fields }: Refusal): Content {
  const problems = Object.values(fields ?? {});
  const list = html`<ul>
    ${problems.map((text) => html`<li>${text}</li>`)}
  </ul>`;
  const content = html`<p>${message}</p>
    ${problems.length > 0 ? list : ''}
    <p class="way">Go back in your browser: what you typed is still there.</p>`;
  return plainPage({ heading: 'Not sent', content });
}

type Field = {
  label: string;
  name: string;
  type: 'text' | 'email';
  autocomplete: string;
  maxLength: number;
  value: string;
  problem?: string | undefined;
};

/** A labelled field of a form page; its problem is shown below it and read with it, and it has the focus. */
export const plainField = ({ label, name, type, autocomplete, maxLength, value, problem }: Field): Content =>
  html`<p class="entry">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      maxlength="${maxLength}"
      value="${value}"
      required
      ${problem === undefined ? '' : raw(`aria-invalid="true" aria-describedby="${name}-problem" autofocus`)}
    />
    ${problem === undefined ? '' : html`<span class="problem" id="${name}-problem">${problem}</span>`}
  </p>`;
