import { expect, type Page } from 'playwright/test';
import { mailedCode, newEmail, signInQuietly, test as base, type Sends } from './sign-in.ts';

type State = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

/** As `test`, with somebody signed in who has said who they are; once a worker, so nothing here may end their session. */
export const test = base.extend<object, { settled: State }>({
  storageState: ({ settled }, use) => use(settled),
  settled: [
    async ({ browser }, use, { parallelIndex, project }) => {
      const page = await browser.newPage({
        ...(project.use.baseURL && { baseURL: project.use.baseURL }),
        extraHTTPHeaders: { 'x-forwarded-for': `10.255.${process.pid % 256}.${parallelIndex}` },
      });
      await settleIn(page);
      const state = await page.context().storageState();
      await page.close();
      await use(state);
    },
    { scope: 'worker' },
  ],
});
export { expect };

/** The code of the newest mail to an address, '' where there is none yet. */
async function lastCode(page: Sends, email: string): Promise<string> {
  const answer = await page.request.get('/dev/outbox', { headers: { accept: 'application/json' } });
  const mails = (await answer.json()) as { source: string }[];
  const mail = mails.find(({ source }) => source.includes(`To: ${email}`) && source.includes('Your code: '));
  return /Your code: (\d{6})/.exec(mail?.source ?? '')?.[1] ?? '';
}

/** Signs in somebody who may have had a code before: the one that counts is newer. */
export async function signInAgain(page: Sends, email: string): Promise<void> {
  const before = await lastCode(page, email);
  await page.request.post('/auth/initiate-email-verification', { form: { email } });
  const passcode = await mailedCode(page, email, before);
  expect((await page.request.post('/auth/verify-email-passcode', { form: { email, passcode } })).status()).toBe(200);
}

/** What a new person says of themselves in these tests. */
const introduction = { userType: 'player', sports: [16, 17], city: 'Pune, Maharashtra', gender: 'women', isAdult: true };

/** Signs a new person in and lets them say who they are, by the calls alone. */
export async function settleIn(
  page: Page,
  changes: Partial<typeof introduction> & { fullName?: string } = {},
): Promise<{ email: string; id: string }> {
  const person = await signInQuietly(page, newEmail('settled'));
  const answer = await page.request.put('/users/me/introduction', { data: { fullName: 'Nila Verma', ...introduction, ...changes } });
  expect(answer.status()).toBe(200);
  return person;
}
