import type { Page } from 'playwright/test';

/** Opens a page and waits until its live stream is open. Another page with the same cookies may hold the stream for it. */
export async function follow(page: Page, path: string): Promise<void> {
  const opened = page.waitForResponse((answer) => answer.url().includes('/api/live'));
  await page.goto(path);
  await opened;
}
