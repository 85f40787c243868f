type Work = () => unknown;

/** Fetching ahead costs money where the reader pays by the byte, and has told the browser so. */
const savesData = () => (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

const onceIdle = (work: Work) =>
  'requestIdleCallback' in window ? requestIdleCallback(() => work(), { timeout: 2_000 }) : setTimeout(work, 200);

/** Islands that load at once and are not hydrated yet. What is needed later must not compete with them. */
const hasUrgentWork = () => document.readyState !== 'complete' || document.querySelector('astro-island[ssr][opts*="now"]') !== null;

const lookAgainMs = 200;

/**
 * Runs `work` when the page is loaded, the islands that load at once are hydrated, and the browser is idle. It never runs for readers with
 * Save-Data.
 */
export function whenIdle(work: Work): void {
  if (savesData()) return;
  if (hasUrgentWork()) setTimeout(() => whenIdle(work), lookAgainMs);
  else onceIdle(work);
}
