// What every public page needs before any framework: a few lines, measured in the visitor's budget.
const root = document.documentElement;

// A menu closes on a click elsewhere, when the focus leaves it, and on Escape, which gives the focus back to what opened it.
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
    // A browser that keeps nothing still changes this page.
  }
});

document.querySelector('[data-back]')?.addEventListener('click', () => {
  if (history.length > 1) history.back();
  else location.assign('/dashboard/');
});

// Spec §4: the offline screen follows the browser's own events.
const screen = document.querySelector<HTMLDialogElement>('dialog[data-offline]');
const showOffline = () => {
  if (screen && !screen.open) screen.showModal();
};
addEventListener('offline', showOffline);
addEventListener('online', () => screen?.close());
if (!navigator.onLine) showOffline();
screen?.querySelector('[data-offline-reload]')?.addEventListener('click', () => location.reload());

if ('serviceWorker' in navigator && isSecureContext) {
  // A network that goes away right then leaves the page as it is: without a worker, for the next visit to fetch.
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
}

export {};
