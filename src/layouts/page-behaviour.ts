// The script of every public page. It uses no framework, because its size counts in the download budget.
const root = document.documentElement;

// A menu closes on a click outside, when it loses the focus, and on Escape, which returns the focus to its button.
const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');
const closeOthers = ({ target }: Event) => {
  for (const menu of openMenus()) if (!menu.contains(target as Node)) menu.open = false;
};
addEventListener('click', closeOthers);
addEventListener('focusin', closeOthers);
addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  for (const menu of openMenus()) {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
});

document.querySelector('[data-theme-toggle]')?.addEventListener('click', () => {
  const isDark = root.dataset['theme'] ? root.dataset['theme'] === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset['theme'] = isDark ? 'light' : 'dark';
  try {
    localStorage.setItem('theme', root.dataset['theme']);
  } catch {
    // Without storage the choice applies to this page only.
  }
});

document.querySelector('[data-back]')?.addEventListener('click', () => {
  if (history.length > 1) history.back();
  else location.assign('/dashboard/');
});

// Spec §4: the offline screen follows the browser's online and offline events.
const screen = document.querySelector<HTMLDialogElement>('dialog[data-offline]');
const showOffline = () => {
  if (screen && !screen.open) screen.showModal();
};
addEventListener('offline', showOffline);
if (!navigator.onLine) showOffline();

// Reloading without a connection would replace a page that can be read, so it waits until the site answers.
const askAgainMs = 5_000;
const patienceMs = 8_000;
let isReloadWanted = false;
let nextQuestion = 0;
const siteAnswers = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patienceMs) }).then(
    ({ status }) => status < 500,
    () => false,
  );
async function reloadOnceAnswered(): Promise<void> {
  clearTimeout(nextQuestion);
  isReloadWanted = true;
  const isThere = await siteAnswers();
  if (!isReloadWanted) return;
  if (isThere) return location.reload();
  const news = screen?.querySelector('[data-offline-news]');
  if (news) news.textContent = 'Still no connection. The page is loaded again as soon as there is one.';
  clearTimeout(nextQuestion);
  nextQuestion = window.setTimeout(() => void reloadOnceAnswered(), askAgainMs);
}
screen?.querySelector('[data-offline-reload]')?.addEventListener('click', () => void reloadOnceAnswered());
screen?.addEventListener('close', () => {
  isReloadWanted = false;
  clearTimeout(nextQuestion);
  screen.querySelector('[data-offline-news]')?.replaceChildren();
});
addEventListener('online', () => (isReloadWanted ? void reloadOnceAnswered() : screen?.close()));

if ('serviceWorker' in navigator && isSecureContext) {
  // If the network is lost right now, registering fails; the next visit tries again.
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
}

export {};
