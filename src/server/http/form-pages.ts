import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Refusal } from './refusal.ts';

/** Whether a browser sent a form by itself and shows whatever comes back, as where no script runs. */
export const showsAnswer = (context: Context): boolean =>
  context.req.method === 'POST' && /\btext\/html\b/.test(context.req.header('accept') ?? '');

/** A refusal for a person who sees nothing else. The form they came from still holds what they typed. */
export const refusalPage = (refusal: Refusal) =>
  html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Not sent | Elevate</title>
      <h1>Not sent</h1>
      <p>${refusal.message}</p>
      <ul>
        ${Object.entries(refusal.fields ?? {}).map(([name, text]) => html`<li>${name}: ${text}</li>`)}
      </ul>
      <p>Go back in your browser: what you typed is still there.</p>
    </html>`;
