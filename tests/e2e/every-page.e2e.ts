import type { Page } from 'playwright/test';
import { axeFindingsInBothSchemes, fitsLargeText, sidewaysOverflow } from './browser.ts';
import { examples, managedPages, signedInPages, visitedPages } from './pages.ts';
import { plan } from './series.ts';
import { expect, signUpByCalls, test } from './sign-in.ts';
import { settledPage, test as asSettled } from './signed-in.ts';
import { addMember, makeTeam } from './teams.ts';

const withoutHeader = new Set(['/call-back', '/offline']);
const paintedWhole: Record<string, string[]> = { '/': ['HEADER', 'SECTION'], '/login': ['HEADER', 'FOOTER'] };
/** What comes right before the elements that painting waits for. Of those it waits for the start tag only. */
const paintedFrom = (page: Page) =>
  page
    .locator('link[rel=expect]')
    .evaluateAll((links) => links.map((link) => document.querySelector(link.getAttribute('href') ?? '')?.previousElementSibling?.tagName));
/** The page with a link to the first article or job, for pages with a parameter. */
const firstLink: Record<string, string> = { '/news/[slug]': '/news', '/jobs/[slug]': '/jobs' };

/** The page of all calls has thousands of elements of the same kinds, which axe reads one by one: the first calls of a service stand for all. */
async function keepFirstCalls(page: Page): Promise<void> {
  await page.locator('main section:nth-of-type(n + 3), main section > article:nth-of-type(n + 6)').evaluateAll((rest) => {
    for (const one of rest) one.remove();
  });
}

/** Axe says so too, of the elements that are left to it. */
async function hasUniqueIds(page: Page): Promise<void> {
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
}

type State = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

/** Like `test`, as the owner of a team with a member and an event; created once per worker, so no test may change them. */
const asOwner = test.extend<object, { owned: { state: State; team: string; member: string; event: string } }>({
  storageState: ({ owned }, use) => use(owned.state),
  owned: [
    async ({ browser }, use, { parallelIndex, project }) => {
      const page = await settledPage(browser, project.use.baseURL, `10.254.${process.pid % 256}.${parallelIndex}`);
      const team = await makeTeam(page);
      const member = await addMember(page, team, { position: 'Keeper', is_minor: true, phone: '+91 98765 43210' });
      const event = await plan(page, team);
      const state = await page.context().storageState();
      await page.context().close();
      await use({ state, team, member, event });
    },
    { scope: 'worker' },
  ],
});

async function readsWell(page: Page): Promise<void> {
  test.slow();
  await expect(page.locator('h1')).toHaveCount(1);
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  await fits(page);
}

async function fits(page: Page): Promise<void> {
  for (const width of [320, 829, 2200]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => sidewaysOverflow(page), `${width} px`).toBeLessThanOrEqual(0);
  }
  await fitsLargeText(page);
}

test.use({ allowedErrors: [/status of 4(04|10)/] });

for (const path of visitedPages) {
  test(`${path} passes axe in light and dark, and fits 320 and 2200 px and large text`, async ({ page }) => {
    const list = firstLink[path];
    await page.goto(list ?? examples[path] ?? path);
    if (list) await page.locator(`main a[href^="${list}/"]`).first().click();
    // The header is painted when it is complete, and so is the landing page's search.
    expect(await paintedFrom(page)).toEqual(paintedWhole[path] ?? (withoutHeader.has(path) ? [] : ['HEADER']));
    if (path === '/api/docs') {
      await fits(page);
      await hasUniqueIds(page);
      await keepFirstCalls(page);
    }
    await readsWell(page);
  });
}

for (const path of signedInPages) {
  const asReader = path === '/dashboard/[u]' ? test : asSettled;
  asReader(`${path}, signed in, passes axe in light and dark, and fits 320 and 2200 px and large text`, async ({ page }) => {
    // This page is only for users who have not completed the onboarding.
    if (path === '/dashboard/[u]') await signUpByCalls(page);
    const answer = await page.goto(examples[path] ?? path);
    expect(answer?.headers()['cache-control']).toBe('no-store');
    expect(new URL(page.url()).pathname).not.toBe('/login');
    await readsWell(page);
  });
}

test('every signed-in page redirects a visitor to /login before any markup, and back afterwards', async ({ request }) => {
  for (const path of signedInPages) {
    const address = examples[path] ?? path;
    const answer = await request.get(address, { maxRedirects: 0 });
    expect([answer.status(), await answer.text()], path).toEqual([302, '']);
    expect(answer.headers()['location']).toBe(`/login?${new URLSearchParams({ return: address })}`);
  }
});

for (const path of managedPages) {
  asOwner(`${path}, for an owner, passes axe in light and dark, and fits 320 and 2200 px and large text`, async ({ page, owned }) => {
    const { team, member, event } = owned;
    const answer = await page.goto(path.replace('{team}', team).replace('{member}', member).replace('{event}', event));
    expect(answer?.status()).toBe(200);
    await readsWell(page);
  });
}

test('a wrong address answers 404 with 404 Not Found!, and the Explore sidebar is hidden below 830 px', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Not Found!');
  await page.setViewportSize({ width: 830, height: 800 });
  await page.goto('/responsible-disclosure-policy');
  // An information page has the last part of its path as heading.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Responsible disclosure policy');
  await expect(page.getByRole('heading', { name: 'Explore' })).toBeVisible();
  await page.setViewportSize({ width: 829, height: 800 });
  await expect(page.getByRole('heading', { name: 'Explore' })).toBeHidden();
});

test('clicking another link while a page loads gets there without an error', async ({ page }) => {
  await page.goto('/about');
  let answerFaq = () => {};
  const gate = new Promise<void>((resolve) => (answerFaq = resolve));
  await page.route('**/faq', async (route) => {
    await gate;
    // By then the browser has given this page up.
    await route.continue().catch(() => undefined);
  });
  const begun = page.waitForRequest('**/faq');
  const first = page.goto('/faq').catch(() => undefined);
  await begun;
  await page.goto('/help');
  answerFaq();
  await first;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
});
