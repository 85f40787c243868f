import type { RegionContent } from '../contract/domain-events.ts';
import { holdStill } from './hold-still.ts';
import { readerAtRest } from './reader-input.ts';
import { countReload } from './reloads.ts';
import { untilDone } from './until-done.ts';

/** The event that is fired on the document after regions were updated. */
export const regionsSwapped = 'regions-swapped';

/** Changes that follow each other within this time, as when a whole squad answers, cause one reload. */
const restMs = 1_000;
const rest = () => new Promise<void>((resolve) => setTimeout(resolve, restMs));

/** The statuses of a page that does not exist for this reader. */
const gone: ReadonlySet<number> = new Set([401, 403, 404, 410]);

/** How long a reader who left counts as leaving. Where they only download something, the page stays and is reloaded after it. */
const leavingMs = 5_000;
let leftAt = -Infinity;
if (typeof addEventListener === 'function') addEventListener('beforeunload', () => void (leftAt = performance.now()));

let running: Promise<void> | undefined;
let isWanted = false;
/** The number of the reader's changes that the server has not answered yet. */
let changes = 0;
let unanswered = 0;

/** Runs a change of what regions show. A page that was requested before the change finished may be out of date, so it is not drawn. */
export async function changeRegions<T>(work: () => Promise<T>): Promise<T> {
  changes++;
  unanswered++;
  try {
    return await work();
  } finally {
    unanswered--;
  }
}

/**
 * Updates the parts of this page that show such entities: requests the page again and applies the differences in those regions, once the
 * reader presses nothing. What cannot be requested now is requested again later. Focus, islands, form fields and open details stay as they
 * are, and what is under the pointer stays at its place. Does nothing where the page has no such region.
 */
export const refreshRegions = (content: RegionContent): void => refreshRegionsIn(`[data-shows~=${content}]`);

/** As `refreshRegions`, for every region of the page. */
export const refreshAllRegions = (): void => refreshRegionsIn('[data-shows]');

function refreshRegionsIn(selector: string): void {
  if (typeof document === 'undefined' || !document.querySelector(selector)) return;
  countReload();
  isWanted = true;
  running ??= refreshWanted().finally(() => {
    running = undefined;
  });
}

async function refreshWanted(): Promise<void> {
  while (isWanted) {
    isWanted = false;
    await refreshNow(await untilDone(requestPage));
    await rest();
  }
}

type Swap = (shown: Document, fresh: Document) => void;
/** `html` is undefined where the reader may not see this page any more. `before`: the number of changes when it was requested. */
type Requested = { swapRegions: Swap; html: string | undefined; before: number };

/** Requests this page again. Rejects where the server, or the way to it, cannot answer now. */
async function requestPage(): Promise<Requested> {
  const before = changes;
  const [{ swapRegions }, answer] = await Promise.all([import('./swap-regions.ts'), fetch(location.href)]);
  // Led elsewhere or gone.
  if (answer.redirected || gone.has(answer.status)) return { swapRegions, html: undefined, before };
  if (!answer.ok) throw new Error(`The page could not be loaded again: ${answer.status}`);
  return { swapRegions, html: await answer.text(), before };
}

async function refreshNow({ swapRegions, html, before }: Requested): Promise<void> {
  // A page that the reader may not see any more is not left on the screen. What was half typed is a draft.
  if (html === undefined) return reload();
  await readerAtRest();
  if (unanswered > 0 || before !== changes) {
    isWanted = true;
    return;
  }
  const fresh = new DOMParser().parseFromString(html, 'text/html');
  // Another role in the team is another page, with other buttons and other people's data.
  if (fresh.body.dataset['access'] !== document.body.dataset['access']) return reload();
  holdStill();
  swapRegions(document, fresh);
  document.dispatchEvent(new Event(regionsSwapped));
}

/** Loads the page anew, unless the reader is on the way to another one: a reload would cancel that. */
function reload(): void {
  const waitMs = leftAt + leavingMs - performance.now();
  if (waitMs > 0) setTimeout(reload, waitMs);
  else location.reload();
}
