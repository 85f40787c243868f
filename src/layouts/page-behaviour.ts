// The script of every public page. It uses no framework, because its size counts in the download budget.
import './offline-screen.ts';

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

if ('serviceWorker' in navigator && isSecureContext) {
  // If the network is lost right now, registering fails; the next visit tries again.
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
}

export {};
