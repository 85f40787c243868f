import type { Page } from 'playwright/test';
import { expect, test as base } from './browser.ts';

/** A page, or only what sends requests. */
export type Sends = Pick<Page, 'request'>;

let networks = 0;

/** Like `test`, with a new network for each test, so that the network's rate limits do not count other tests' codes. */
export const test = base.extend({
  extraHTTPHeaders: async ({ baseURL: _baseURL }, use) => {
    networks += 1;
    await use({ 'x-forwarded-for': `10.${process.pid % 256}.${Math.floor(Math.random() * 256)}.${networks % 256}` });
  },
  // A service worker's requests would bypass the routes of a test.
  serviceWorkers: 'block',
});
export { expect };

let people = 0;
export const newEmail = (name: string) => `${name}-${Date.now()}-${process.pid}-${people++}@elevate.example`;

/** The code of the newest mail to an address; `after` is an earlier code to skip. */
export async function mailedCode(page: Sends, email: string, after = ''): Promise<string> {
  let code = '';
  await expect
    .poll(
      async () => {
        const answer = await page.request.get('/dev/outbox', { headers: { accept: 'application/json' } });
        const mails = (await answer.json()) as { source: string }[];
        const mail = mails.find(({ source }) => source.includes(`To: ${email}`));
        code = /Your code: (\d{6})/.exec(mail?.source ?? '')?.[1] ?? '';
        return code !== '' && code !== after;
      },
      // Polls quickly, because half of all tests begin with a mail, which takes some hundredths of a second.
      { timeout: 10_000, intervals: [30, 50, 100, 250] },
    )
    .toBe(true);
  return code;
}

/** Requests a code on /login. Resolves once it can be typed. */
export async function askForCode(page: Page, email: string): Promise<void> {
  await emailField(page).fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(codeField(page)).toBeFocused();
}

export const emailField = (page: Page) => page.getByRole('textbox', { name: 'E-mail' });
export const codeField = (page: Page) => page.getByLabel('Code from the mail');

/** A code that is certainly wrong. */
export const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

/** The code of the newest mail to an address; '' if there is none yet. */
export async function lastCode(page: Sends, email: string): Promise<string> {
  const answer = await page.request.get('/dev/outbox', { headers: { accept: 'application/json' } });
  const mails = (await answer.json()) as { source: string }[];
  const mail = mails.find(({ source }) => source.includes(`To: ${email}`) && source.includes('Your code: '));
  return /Your code: (\d{6})/.exec(mail?.source ?? '')?.[1] ?? '';
}

/**
 * Signs in by calls only, also somebody who had a code before; requests a new code if another test replaced this one for the same person.
 */
export async function signInByCalls(page: Sends, email: string): Promise<User> {
  let user: User | undefined;
  await expect(async () => {
    user = await enterCode(page, email, await lastCode(page, email));
  }).toPass({ timeout: 20_000 });
  if (!user) throw new Error(`${email} is not signed in`);
  return user;
}

/** Signs somebody in who never had a code. */
export async function signUpByCalls(page: Sends, name = 'person'): Promise<{ email: string; id: string }> {
  const email = newEmail(name);
  const { id } = await enterCode(page, email, '');
  return { email, id };
}

type User = { id: string };

async function enterCode(page: Sends, email: string, before: string): Promise<User> {
  await page.request.post('/auth/initiate-email-verification', { form: { email } });
  const passcode = await mailedCode(page, email, before);
  const answer = await page.request.post('/auth/verify-email-passcode', { form: { email, passcode } });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as User;
}

/** Signs in by calls only, and stores the user as the page would. The page stays at a file of the site. */
export async function signInQuietly(page: Page, email?: string): Promise<{ email: string; id: string }> {
  const address = email ?? newEmail('person');
  const user = email === undefined ? await enterCode(page, address, '') : await signInByCalls(page, address);
  // A page would load its scripts only to be left. A new tab that has shown nothing yet may get no time to draw beside those of others.
  await page.goto('/robots.txt');
  await page.evaluate(
    (signedIn) =>
      localStorage.setItem('user-storage', JSON.stringify({ version: 0, state: { session: { id: signedIn.id }, user: signedIn } })),
    user,
  );
  return { email: address, id: user.id };
}

/** Signs a browser out as if its cookies had been deleted. The page is left first: what it still asks for would be answered with 401. */
export async function forgetSession(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.context().clearCookies();
}
