/** Names in the `data-shows` of a part of a page that the server wrote: which entities it shows. */
export type RegionContent = 'events' | 'tasks' | 'teams' | 'roster' | 'invitations';

/** Said on the document once parts of the page were written anew. */
export const regionsSwapped = 'regions-swapped';

/** Many changes in a row, as when a whole squad answers, are read at once. */
const restMs = 2_000;
const rest = () => new Promise<void>((resolve) => setTimeout(resolve, restMs));

let running: Promise<void> | undefined;
let isWanted = false;
/** Changes that the reader made, and how many of them the server has not answered yet. */
let changes = 0;
let unanswered = 0;

/** Does work that changes what regions show. What was read before or while it is done is older, and not drawn over it. */
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
 * Writes the parts of this page anew that show such things: the page is asked for once more, and what differs in those parts is taken over.
 * Focus, scroll position, islands, fields and what is folded out stay as they are. Costs nothing where the page has no such part.
 */
export function refreshRegions(content: RegionContent): void {
  if (typeof document === 'undefined' || !document.querySelector(`[data-shows~=${content}]`)) return;
  isWanted = true;
  running ??= refreshWanted().finally(() => {
    running = undefined;
  });
}

async function refreshWanted(): Promise<void> {
  while (isWanted) {
    isWanted = false;
    try {
      await refreshNow();
    } catch (error) {
      // Without a connection the page stays as it is; whoever asks next reads it again.
      if (navigator.onLine) throw error;
    }
    await rest();
  }
}

async function refreshNow(): Promise<void> {
  const before = changes;
  const [{ swapRegions }, answer] = await Promise.all([import('./swap-regions.ts'), fetch(location.href)]);
  // Led elsewhere, as to the sign-in page, or gone: this page stays as it is until its reader leaves it.
  if (!answer.ok || answer.redirected) return;
  const html = await answer.text();
  if (unanswered > 0 || before !== changes) {
    isWanted = true;
    return;
  }
  swapRegions(document, html);
  document.dispatchEvent(new Event(regionsSwapped));
}
