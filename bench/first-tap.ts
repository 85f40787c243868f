import type { BrowserContext } from 'playwright';

/** Runs in the page: notes when a finger touches it, and the first frame after that in which a dialog is open. */
function observeDialog(): void {
  const seen = { tappedMs: 0, openedMs: 0 };
  Object.assign(window, { seen });
  addEventListener('pointerdown', ({ timeStamp }) => (seen.tappedMs ||= timeStamp), true);
  const look = () => {
    if (seen.openedMs > 0 || !document.querySelector('[role=dialog], dialog[open]')) return;
    requestAnimationFrame(() => (seen.openedMs ||= performance.now()));
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}

/** A button whose island is not hydrated yet, and the file with its dialog, which the page fetches when it is idle. */
type Sleeping = { address: string; button: string; file: RegExp };

/** The milliseconds from the first tap on the button to its dialog. */
export async function firstTap(context: BrowserContext, { address, button, file }: Sleeping, slowdown: number): Promise<number> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const fetched = page.waitForResponse(file);
  await page.goto(address);
  await (await fetched).finished();
  await page.evaluate(observeDialog);
  await page.locator(button).first().tap();
  const isOpen = () => (window as unknown as { seen: { openedMs: number } }).seen.openedMs > 0;
  await page.waitForFunction(isOpen);
  const { tappedMs, openedMs } = await page.evaluate(() => (window as unknown as { seen: { tappedMs: number; openedMs: number } }).seen);
  await page.close();
  return openedMs - tappedMs;
}
