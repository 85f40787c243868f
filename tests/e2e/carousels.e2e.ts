import type { Page } from 'playwright/test';
import { expect, test, withMotion } from './browser.ts';

test.use(withMotion);

const shownSlide = (page: Page) =>
  page.evaluate(() => {
    const slides = [...document.querySelectorAll<HTMLElement>('figure')].map((figure) => figure.closest('li'));
    const frame = slides[0]?.parentElement;
    const left = frame?.getBoundingClientRect().left ?? 0;
    return slides.findIndex((slide) => slide && Math.abs(slide.getBoundingClientRect().left - left) < 5);
  });

test('testimonials move on after five seconds, and a dot selects one', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('heading', { name: 'From the touchline' }).scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  expect(await shownSlide(page)).toBe(0);
  await page.clock.runFor(5_100);
  await expect.poll(() => shownSlide(page)).toBe(1);
});

test('reduced motion stops the testimonials until somebody moves them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('heading', { name: 'From the touchline' }).scrollIntoViewIfNeeded();
  await page.clock.runFor(12_000);
  expect(await shownSlide(page)).toBe(0);
});

test('the feature carousel moves by 300 px per click, and the references popup names the sources, with Read More where there is a link', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const position = () =>
    page.evaluate(
      () => [...document.querySelectorAll<HTMLElement>('main ul, main ol')].map((list) => list.scrollLeft).find((left) => left > 0) ?? 0,
    );
  expect(await position()).toBe(0);
  await page.getByRole('button', { name: 'More of the features' }).click();
  await expect.poll(position).toBeGreaterThanOrEqual(290);
  expect(await position()).toBeLessThanOrEqual(310);
  await page.getByRole('button', { name: 'References' }).click();
  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('link', { name: /Read More/ }).first()).toHaveAttribute('href', /^https:/);
});
