// Analytics only with consent: the choice is stored on the device, and the analytics script is loaded only after Accept.
type Choice = 'accepted' | 'declined';
declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const key = 'analytics-consent';
const banner = document.querySelector<HTMLElement>('[data-consent]');
const id = banner?.dataset['consent'] ?? '';

function readChoice(): Choice | undefined {
  try {
    const kept = localStorage.getItem(key);
    return kept === 'accepted' || kept === 'declined' ? kept : undefined;
  } catch {
    return undefined;
  }
}

function keepChoice(choice: Choice): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Without storage the question is asked again on the next page.
  }
}

/** gtag.js reads `arguments` objects from its queue; it ignores arrays. */
function gtag(..._command: unknown[]): void {
  (window.dataLayer ??= []).push(arguments);
}

function startMeasuring(): void {
  if (!id || document.querySelector('script[data-analytics]')) return;
  gtag('js', new Date());
  gtag('config', id, { allow_google_signals: false });
  const script = document.createElement('script');
  script.async = true;
  script.dataset['analytics'] = '';
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

const words: Record<Choice, string> = { accepted: 'You accepted, so analytics are on.', declined: 'You declined, so analytics are off.' };

function show(choice: Choice | undefined): void {
  if (banner) banner.hidden = choice !== undefined;
  const state = document.querySelector('[data-consent-state]');
  if (state && choice) state.textContent = words[choice];
}

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || !banner) return;
  const choice = target.closest<HTMLElement>('[data-consent-answer]')?.dataset['consentAnswer'] as Choice | undefined;
  if (choice) {
    const wasMeasuring = document.querySelector('script[data-analytics]') !== null;
    keepChoice(choice);
    show(choice);
    document.querySelector<HTMLElement>('[data-consent-change]')?.focus();
    if (choice === 'accepted') startMeasuring();
    // A running script cannot be unloaded, so the page is loaded again without it.
    else if (wasMeasuring) location.reload();
  } else if (target.closest('[data-consent-change]')) {
    banner.hidden = false;
    banner.querySelector<HTMLElement>('#consent-title')?.focus();
  }
});

const kept = readChoice();
show(kept);
if (kept === 'accepted') startMeasuring();

export {};
