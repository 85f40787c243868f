import { expect, type Browser, type Page } from 'playwright/test';
import { signInQuietly, test as base } from './sign-in.ts';

type State = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

/** Like `test`, with a signed-in person who has completed the onboarding; created once per worker, so no test may end their session. */
export const test = base.extend<object, { settled: State }>({
  storageState: ({ settled }, use) => use(settled),
  settled: [
    async ({ browser }, use, { parallelIndex, project }) => {
      const page = await settledPage(browser, project.use.baseURL, `10.255.${process.pid % 256}.${parallelIndex}`);
      const state = await page.context().storageState();
      await page.context().close();
      await use(state);
    },
    { scope: 'worker' },
  ],
});
export { expect };

/** The onboarding fields of a new person in these tests. */
export const introduction = {
  fullName: 'Nila Verma',
  userType: 'player',
  sports: [16, 17],
  city: 'Pune, Maharashtra',
  gender: 'women',
  isAdult: true,
};

/** A page of a new context, whose calls come from the given network. */
export const pageFrom = async (browser: Browser, baseURL: string | undefined, network: string): Promise<Page> =>
  (await browser.newContext({ ...(baseURL && { baseURL }), extraHTTPHeaders: { 'x-forwarded-for': network } })).newPage();

/** Such a page of a new person who has completed the onboarding. */
export async function settledPage(...opened: Parameters<typeof pageFrom>): Promise<Page> {
  const page = await pageFrom(...opened);
  await settleIn(page);
  return page;
}

/** Signs a new person in and completes the onboarding, by calls only. */
export async function settleIn(page: Page, changes: Partial<typeof introduction> = {}): Promise<{ email: string; id: string }> {
  const person = await signInQuietly(page);
  const answer = await page.request.put('/users/me/introduction', { data: { ...introduction, ...changes } });
  expect(answer.status()).toBe(200);
  return person;
}
