import { expect, type Locator, type Page } from 'playwright/test';

/** Opens a page and waits until its live stream is open. Another page with the same cookies may hold the stream for it. */
export async function follow(page: Page, path: string): Promise<void> {
  const opened = page.waitForResponse((answer) => answer.url().includes('/api/live'));
  await page.goto(path);
  await opened;
}

/**
 * Presses a control that others' changes have just moved to where another one was. For an instant the page ignores such a press, so it is
 * repeated until `isTaken` passes.
 */
export async function pressOnceStill(control: Locator, isTaken: () => Promise<void>): Promise<void> {
  await expect(async () => {
    if ((await control.count()) > 0) await control.click({ timeout: 1_000 });
    await isTaken();
  }).toPass({ intervals: [100] });
}
