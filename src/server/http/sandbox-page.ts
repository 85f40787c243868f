import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { socialLabels } from '../../contract/social.ts';
import { peopleOf, sandboxPath, type SandboxPerson, type SandboxRequest } from '../providers/index.ts';
import { sandboxStyle } from './sandbox-style.ts';

const hash = createHash('sha256').update(sandboxStyle).digest('base64');

/** The page may use its own style and submit its form, which redirects to this origin. */
export const sandboxPolicy = (origin: string): string =>
  `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self' ${origin}; frame-ancestors 'none'; base-uri 'none'`;

/** Separate from the page, because the hash is of exactly these characters and a formatter may change the rest. */
const styleElement = raw(`<style>${sandboxStyle}</style>`);

const initials = (name: string) => name.replace(/(\S)\S*\s*/g, '$1');

const personButton = ({ key, name, email, note }: SandboxPerson) =>
  html`<li>
    <button name="person" value="${key}">
      <span class="mark" aria-hidden="true">${initials(name)}</span>
      <span><b>${name}</b>${email ? html`<span class="address">${email}</span>` : ''}<small>${note}</small></span>
    </button>
  </li>`;

/** The sandbox's authorization page: choose a demo person or type a name. */
export function sandboxPage({ provider, redirectUri, state, codeChallenge }: SandboxRequest) {
  const label = socialLabels[provider];
  const asked = {
    client_id: `sandbox-${provider}`,
    redirect_uri: redirectUri,
    state,
    code_challenge: codeChallenge,
    code_challenge_method: 'S256',
  };
  const form = (inside: unknown) =>
    html`<form method="post" action="${sandboxPath}/authorize">
      ${Object.entries(asked).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)} ${inside}
    </form>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Sandbox for ${label} | Elevate</title>
        ${styleElement}
      </head>
      <body>
        <main>
          <p class="notice"><b>Sandbox.</b> This is not ${label}. No key for it is set here, so no real account is used.</p>
          <h1>Who signs in with ${label}?</h1>
          ${form(
            html`<ul>
              ${peopleOf(provider).map(personButton)}
            </ul>`,
          )}
          ${form(
            html`<label for="typed">Or somebody else, by name</label>
              <div class="typed">
                <input id="typed" name="name" maxlength="100" autocomplete="off" required />
                <button class="go">Continue</button>
              </div>`,
          )}
          ${form(html`<button class="cancel">Cancel</button>`)}
        </main>
      </body>
    </html>`;
}
