import { expect, vi } from 'vitest';
import { initiateEmailVerification, verifyEmailPasscode } from '../../src/contract/identity.ts';
import { outboxFolder, readOutbox } from '../../src/server/providers/index.ts';
import type { testApp } from './open-test-app.ts';

type TestApp = Awaited<ReturnType<typeof testApp>>;

/** The cookies of an answer, as a browser would send them back. */
export const cookiesOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ');

/** The names of mails that a test has read. */
const read = new WeakMap<object, Set<string>>();

/** Lets `mailedCode` wait for mails that come after those that are there. */
export async function skipMails({ context: app }: TestApp): Promise<void> {
  const mails = await readOutbox(outboxFolder(app.environment), 1_000);
  read.set(app, new Set(mails.map(({ name }) => name)));
}

/** Long codes are written in groups. */
const codeLine = /Your code: (\d[\d ]*\d)/;

/** The code of the next mail with one to an address; waits until there is one. */
export async function mailedCode({ context: app }: TestApp, email: string): Promise<string> {
  const known = read.get(app) ?? new Set<string>();
  read.set(app, known);
  return vi.waitFor(
    async () => {
      const mails = await readOutbox(outboxFolder(app.environment), 1_000);
      const isCode = ({ name, source }: (typeof mails)[number]) =>
        !known.has(name) && source.includes(`\nTo: ${email}`) && codeLine.test(source);
      const next = mails.findLast(isCode);
      const code = codeLine.exec(next?.source ?? '')?.[1];
      if (!next || !code) throw new Error(`no code for ${email} yet`);
      known.add(next.name);
      return code;
    },
    { timeout: 20_000, interval: 25 },
  );
}

/** Requests a code and reads it from the mail. */
export async function askForCode(
  app: TestApp,
  email: string,
  sent: { address?: string; headers?: Record<string, string> } = {},
): Promise<string> {
  expect((await app.ask(initiateEmailVerification, { email }, sent)).status).toBe(200);
  return mailedCode(app, email);
}

/** Signs somebody in by e-mail. Resolves to their cookies and user. */
export async function signInAs(app: TestApp, email: string, sent: { address?: string; headers?: Record<string, string> } = {}) {
  const passcode = await askForCode(app, email, sent);
  const { status, body, headers } = await app.ask(verifyEmailPasscode, { email, passcode }, sent);
  expect(status).toBe(200);
  return { cookie: cookiesOf(headers), headers: { cookie: cookiesOf(headers) }, user: body as { id: string; status: string } };
}
