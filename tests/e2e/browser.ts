import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { expect, test as base, type Browser, type BrowserContext, type Page } from 'playwright/test';

/** What went wrong on any page since the last test ended. A worker runs one test at a time. */
let problems: string[] = [];
/** What a test opened besides its own context. */
let opened: BrowserContext[] = [];

/** Notes every console error, page error and request to another host of the pages of a context. */
function watch(context: BrowserContext, baseURL: string | undefined): void {
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  context.on('weberror', (error) => problems.push(String(error.error())));
  context.on('request', (request) => {
    const url = request.url();
    if (baseURL && /^https?:/.test(url) && !url.startsWith(baseURL)) problems.push(`foreign request: ${url}`);
  });
}

/** Every problem on a page fails the test, also on pages of other people and other browsers that the test opens. */
export const test = base.extend<{ allowedErrors: RegExp[]; watched: void }, { browser: Browser }>({
  allowedErrors: [[], { option: true }],
  browser: [
    async ({ browser }, use) => {
      // All pages begin here: the test's own context, and `browser.newPage`, which opens a context for its page.
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        watch(context, options?.baseURL);
        opened.push(context);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  watched: [
    async ({ allowedErrors, context: _context }, use) => {
      // After the context is open and before it is closed.
      problems = [];
      opened = [];
      await use();
      // A page that stays open would go on following its team, and what it logs then would fail the next test.
      await Promise.all(opened.map((other) => other.close()));
      expect(problems.filter((problem) => !allowedErrors.some((allowed) => allowed.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** For `test.use`: pages move as they do for most people. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Triples a test's timeout, once: for several pages, or axe, on a machine with one core. */
export function takeTime(): void {
  if (!base.info().annotations.some(({ type }) => type === 'slow')) base.slow();
}

/** Minified, because every page that is checked compiles it. */
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** The rules whose findings may differ between light and dark, which have the same markup. */
const rulesOfColours = ['color-contrast', 'link-in-text-block'];

/** The findings of axe by rule and element: those of all rules, or only of those about languages, for a page that differs in its words alone. */
export const axeFindings = (page: Page, { about }: { about?: 'language' } = {}): Promise<string[]> =>
  findWithAxe(page, { resultTypes: ['violations'], ...(about && { runOnly: [`cat.${about}`] }) });

/** The findings of all rules in light, and of those about colours in dark. Leaves the page in dark, with reduced motion. */
export async function axeFindingsInBothSchemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await axeFindings(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await findWithAxe(page, { resultTypes: ['violations'], runOnly: rulesOfColours });
  return [...light.map((finding) => `light: ${finding}`), ...dark.map((finding) => `dark: ${finding}`)];
}

async function findWithAxe(page: Page, options: axe.RunOptions): Promise<string[]> {
  takeTime();
  await endOfTransitions(page);
  // Axe runs in the page itself, so it would not look into frames.
  expect(page.frames()).toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (given) => {
    const { violations } = await (window as unknown as WithAxe).axe.run(document, given);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, options);
}

/**
 * In the middle of a colour change everything lacks contrast. With reduced motion every element has a transition of an instant, and one that
 * inherits its colour begins when its parent's has ended: a generation for each level, until two frames begin none. Inside a closed <details>
 * finished ones stay in the list.
 */
const endOfTransitions = (page: Page) =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    // A toast comes and goes by an animation that ends; others, as of what is loading, do not.
    const isRunning = ({ playState, effect }: Animation) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    await nextFrame();
    for (let still = 0; still < 2;) {
      await nextFrame();
      still = document.getAnimations().some(isRunning) ? 0 : still + 1;
    }
  });

type WithAxe = { axe: { run(context: Document, options: axe.RunOptions): Promise<axe.AxeResults> } };

/** How far the page is wider than its window, in px. */
export const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The words of up to twelve letters in these elements that stand on two lines. */
const brokenWords = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((wanted) => {
    const shown = [...document.querySelectorAll(wanted)].filter((element) => element.checkVisibility());
    return shown.flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\p{L}{2,}/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (word.length <= 12 && lines.size > 1) broken.push(word);
        }
      }
      return broken;
    });
  }, selector);

/** On a phone whose reader has doubled the size of text, nothing is wider than the window and no heading or choice breaks a word. */
export async function fitsLargeText(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expect.poll(() => sidewaysOverflow(page), 'with large text').toBeLessThanOrEqual(0);
  await expect.poll(() => brokenWords(page, 'h1, h2, .choice-face'), 'with large text').toEqual([]);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
}
