type Work = () => unknown;

/** Fetching ahead costs money where the reader pays by the byte, and has told the browser so. */
const savesData = () => (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

const onceIdle = (work: Work) =>
  'requestIdleCallback' in window ? requestIdleCallback(() => work(), { timeout: 2_000 }) : setTimeout(work, 200);

/** Islands that load at once and are not hydrated yet. What is needed later must not compete with them. */
const hasUrgentWork = () => document.readyState !== 'complete' || document.querySelector('astro-island[ssr][opts*="now"]') !== null;

/** An island that cannot be hydrated, or a picture that never arrives, holds the work up for no longer than this. */
const longestWaitMs = 15_000;

/**
 * Runs `work` when the page is loaded, the islands that load at once are hydrated, and the browser is idle. It never runs for readers with
 * Save-Data.
 */
export function whenIdle(work: Work): void {
  if (savesData()) return;
  if (!hasUrgentWork()) return void onceIdle(work);
  const waiting = new AbortController();
  const goOn = () => {
    waiting.abort();
    clearTimeout(timer);
    onceIdle(work);
  };
  const look = () => void (hasUrgentWork() || goOn());
  const timer = setTimeout(goOn, longestWaitMs);
  addEventListener('load', look, { signal: waiting.signal });
  // An island fires it on itself, and it does not bubble.
  document.addEventListener('astro:hydrate', look, { capture: true, signal: waiting.signal });
}
