import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from 'playwright/test';

/** A page on which every console error, page error and foreign request fails the test. */
export const test = base.extend<{ page: Page; allowedErrors: RegExp[] }>({
  allowedErrors: [[], { option: true }],
  page: async ({ page, allowedErrors, baseURL }, use) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('request', (request) => {
      const url = request.url();
      if (/^https?:/.test(url) && !url.startsWith(baseURL ?? '')) problems.push(`foreign request: ${url}`);
    });
    await use(page);
    expect(problems.filter((problem) => !allowedErrors.some((allowed) => allowed.test(problem)))).toEqual([]);
  },
});

export { expect };

/** Triples a test's timeout, once: for several pages, or axe, on a machine with one core. */
export function takeTime(): void {
  if (!base.info().annotations.some(({ type }) => type === 'slow')) base.slow();
}

/** The findings of axe by rule and element. */
export async function axeFindings(page: Page): Promise<string[]> {
  takeTime();
  // Waits for transitions to end: in the middle of a colour change everything lacks contrast.
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.all(changes.map((change) => change.finished.catch(() => undefined)));
  });
  // Without frames axe can run in the page itself and needs no second page.
  expect(page.frames()).toHaveLength(1);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/** How far the page is wider than its window, in px. */
export const sidewaysOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
