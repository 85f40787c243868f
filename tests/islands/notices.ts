import { afterEach, vi } from 'vitest';

let notices: HTMLElement | undefined;

/** The renderer of toasts needs a browser, so a toast is a line of the same region here: `getByRole('region', { name: 'Notices' })`. */
vi.mock('../../src/islands/shared/solid-toaster.ts', () => ({
  showSolidToast: (text: string, kind: string): void => {
    if (!notices) {
      notices = document.createElement('section');
      notices.ariaLabel = 'Notices';
      document.body.append(notices);
    }
    const line = document.createElement('p');
    line.dataset['kind'] = kind;
    line.textContent = text;
    notices.append(line);
  },
}));

afterEach(() => {
  notices?.remove();
  notices = undefined;
});
