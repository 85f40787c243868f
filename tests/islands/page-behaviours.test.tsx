import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followLinks } from '../builders/followed-links.ts';

const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector) as E;
const scripts = {
  public: () => import('../../src/layouts/page-behaviour.ts'),
  dashboard: () => import('../../src/layouts/dashboard/dashboard-behaviour.ts'),
  theme: () => import('../../src/layouts/dashboard/theme-choice.ts'),
  search: () => import('../../src/layouts/search/search-behaviour.ts'),
  plans: () => import('../../src/layouts/home/choosing-plan.ts'),
};
/** The script of a page, run on this markup. */
async function open(script: keyof typeof scripts, html: string) {
  document.body.innerHTML = html;
  vi.resetModules();
  await scripts[script]();
}
const stoppable: AbortController[] = [];
beforeEach(() => {
  // Scripts of a page listen as long as the page is open; here a page is open for one test.
  const page = new AbortController();
  stoppable.push(page);
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target) as (...listening: unknown[]) => void;
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, listener: unknown, options: unknown) =>
      listen(type, listener, { ...(typeof options === 'object' ? options : { capture: options === true }), signal: page.signal }),
    );
  }
});
afterEach(() => {
  for (const page of stoppable.splice(0)) page.abort();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
  delete document.documentElement.dataset['theme'];
});

describe('a public page', () => {
  const menus = ['one', 'two']
    .map((name) => `<details data-menu id="${name}" open><summary>${name}</summary><a href="#">In ${name}</a></details>`)
    .join('');
  const isOpen = (name: string) => find<HTMLDetailsElement>(`#${name}`).open;

  test('closes the menus that were left, and gives the focus back on Escape', async () => {
    await open('public', menus);
    find('#one a').click();
    expect([isOpen('one'), isOpen('two')]).toEqual([true, false]);
    find<HTMLDetailsElement>('#two').open = true;
    fireEvent.focusIn(find('#two a'));
    expect([isOpen('one'), isOpen('two')]).toEqual([false, true]);
    fireEvent.keyDown(window, { key: 'a' });
    expect(isOpen('two')).toBe(true);
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(isOpen('two')).toBe(false);
    await waitFor(() => expect(document.activeElement).toBe(find('#two summary')));
  });

  test('turns from the colours of the system to the others and back, and remembers it', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    await open('public', '<button data-theme-toggle></button>');
    const theme = () => [document.documentElement.dataset['theme'], localStorage.getItem('theme')];
    find('button').click();
    expect(theme()).toEqual(['light', 'light']);
    find('button').click();
    expect(theme()).toEqual(['dark', 'dark']);
  });

  test('goes back where there is something before, otherwise to the dashboard', async () => {
    const left = followLinks();
    const back = vi.spyOn(history, 'back').mockImplementation(() => {});
    const length = vi.spyOn(history, 'length', 'get').mockReturnValue(2);
    await open('public', '<button data-back></button>');
    find('button').click();
    expect([back.mock.calls.length, left]).toEqual([1, []]);
    length.mockReturnValue(1);
    find('button').click();
    expect([back.mock.calls.length, left]).toEqual([1, ['/dashboard/']]);
  });

  test('says that there is no internet as long as there is none', async () => {
    await open('public', '<dialog data-offline></dialog>');
    const screen = find<HTMLDialogElement>('dialog');
    expect(screen.open).toBe(false);
    // A browser refuses to show a dialog that is open.
    const shown = vi.spyOn(screen, 'showModal');
    fireEvent(window, new Event('offline'));
    fireEvent(window, new Event('offline'));
    expect([screen.open, shown.mock.calls.length]).toEqual([true, 1]);
    fireEvent(window, new Event('online'));
    expect(screen.open).toBe(false);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open('public', '<dialog data-offline></dialog>');
    expect(find<HTMLDialogElement>('dialog').open).toBe(true);
  });

  describe('that is offline and shall be loaded again', () => {
    const stillOffline = 'Still no connection. The page is loaded again as soon as there is one.';
    let answer: () => Promise<Response>;
    /** How often the page was loaded again, and how often the site was asked. */
    const done = { reloads: 0, questions: 0 };
    const settled = () => vi.advanceTimersByTimeAsync(0);
    beforeEach(async () => {
      Object.assign(done, { reloads: 0, questions: 0 });
      answer = () => Promise.reject(new TypeError('Failed to fetch'));
      vi.useFakeTimers();
      vi.spyOn(location, 'reload').mockImplementation(() => void done.reloads++);
      vi.stubGlobal('fetch', () => {
        done.questions++;
        return answer();
      });
      await open('public', '<dialog data-offline><button data-offline-reload></button><p role="status" data-offline-news></p></dialog>');
      fireEvent(window, new Event('offline'));
      find('button').click();
      await settled();
    });

    test('stays as long as the site does not answer, says so, and goes on by itself', async () => {
      expect([done, find('p').textContent, find<HTMLDialogElement>('dialog').open]).toEqual([
        { reloads: 0, questions: 1 },
        stillOffline,
        true,
      ]);
      answer = () => Promise.resolve(new Response(null, { status: 503 }));
      await vi.advanceTimersByTimeAsync(5_000);
      expect(done).toEqual({ reloads: 0, questions: 2 });
      fireEvent(window, new Event('online'));
      await settled();
      expect(done).toEqual({ reloads: 0, questions: 3 });
      answer = () => Promise.resolve(new Response());
      await vi.advanceTimersByTimeAsync(5_000);
      expect(done).toEqual({ reloads: 1, questions: 4 });
    });

    test('is not loaded again for somebody who keeps reading', async () => {
      let arrive = (_response: Response) => {};
      answer = () => new Promise((resolve) => (arrive = resolve));
      await vi.advanceTimersByTimeAsync(5_000);
      find<HTMLDialogElement>('dialog').close();
      arrive(new Response());
      await vi.advanceTimersByTimeAsync(60_000);
      expect([done, find('p').textContent]).toEqual([{ reloads: 0, questions: 2 }, '']);
    });
  });
});

describe('a signed-in page', () => {
  test('folds its side, and the next page is rendered so', async () => {
    const written: string[] = [];
    vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie));
    await open('dashboard', '<div data-shell data-side="open"><button data-fold aria-expanded="true"></button></div>');
    const state = () => [find('[data-shell]').dataset['side'], find('button').getAttribute('aria-expanded')];
    find('button').click();
    expect(state()).toEqual(['folded', 'false']);
    find('button').click();
    expect(state()).toEqual(['open', 'true']);
    expect(written).toEqual(['folded', 'open'].map((side) => `side=${side}; path=/; max-age=31536000; samesite=lax`));
  });

  test('opens the palette by its keys, unless a dialog is open', async () => {
    await open('dashboard', '<div data-palette><button></button></div><div id="dialog"></div>');
    let opened = 0;
    find('button').addEventListener('click', () => opened++);
    const keys = (more: object) => fireEvent.keyDown(window, { key: 'K', ...more });
    expect([keys({ ctrlKey: true }), keys({ metaKey: true })]).toEqual([false, false]);
    expect(opened).toBe(2);
    for (const other of [{}, { ctrlKey: true, altKey: true }, { ctrlKey: true, shiftKey: true }, { ctrlKey: true, key: 'j' }]) keys(other);
    find('#dialog').setAttribute('role', 'dialog');
    keys({ ctrlKey: true });
    expect(opened).toBe(2);
  });

  test('shows the chosen colours, follows the button in the header, and forgets a choice', async () => {
    document.documentElement.dataset['theme'] = 'dark';
    const inputs = ['', 'light', 'dark'].map((value) => `<input type="radio" name="theme" value="${value}">`).join('');
    await open('theme', `<div data-theme-choice>${inputs}</div>`);
    const checked = () => [...document.querySelectorAll('input')].map((input) => input.checked);
    expect(checked()).toEqual([false, false, true]);
    const choose = (value: string) => fireEvent.click(find(`input[value="${value}"]`));
    choose('light');
    expect([document.documentElement.dataset['theme'], localStorage.getItem('theme')]).toEqual(['light', 'light']);
    choose('');
    expect([document.documentElement.dataset['theme'], localStorage.getItem('theme')]).toEqual([undefined, null]);
    document.documentElement.dataset['theme'] = 'dark';
    await vi.waitFor(() => expect(checked()).toEqual([false, false, true]));
  });
});

describe('a page of search', () => {
  test('applies a filter at once, by the mouse only', async () => {
    await open('search', '<form data-auto-submit><select><option>a</option><option>b</option></select></form>');
    let sent = 0;
    find('form').addEventListener('submit', (event) => {
      event.preventDefault();
      sent++;
    });
    fireEvent.keyDown(find('select'), { key: 'ArrowDown' });
    fireEvent.change(find('select'));
    expect(sent).toBe(0);
    fireEvent.pointerDown(find('select'));
    fireEvent.change(find('select'));
    expect(sent).toBe(1);
  });

  test('forgets the position of a place that is typed over', async () => {
    const field = (name: string) => `<input name="${name}" value="1">`;
    await open(
      'search',
      `<form role="search">${['location', 'lat', 'lon'].map(field).join('')}</form><input id="late" form="needs-scripts">`,
    );
    expect(find('#late').hasAttribute('form')).toBe(false);
    fireEvent.input(find('[name=location]'), { target: { value: 'Goa' } });
    expect(['location', 'lat', 'lon'].map((name) => find<HTMLInputElement>(`[name=${name}]`).disabled)).toEqual([false, true, true]);
  });

  test.each([
    ['?player=p1', '', 'unhydrated', 1],
    ['?player=p1', '', '', 0],
    ['', '', 'unhydrated', 0],
    ['', 'p1', '', 1],
    ['?team=t1', 'p1', '', 1],
    ['?player=p1', 'p1', '', 0],
  ])('at %s with the panel %s and popups %s is loaded again %i times on a step back', async (query, panel, popups, times) => {
    followLinks(`/search${query}`);
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    await open('search', `${panel && `<div data-panel="${panel}"></div>`}${popups && `<div data-popups="${popups}"></div>`}`);
    fireEvent.popState(window);
    expect(reload).toHaveBeenCalledTimes(times);
  });
});

test('a chosen plan says that it works, and no more after a way back', async () => {
  await open('plans', '<a data-choose-plan data-processing="Processing..." href="#">Choose Pro</a>');
  const link = find('a');
  fireEvent.click(link, { ctrlKey: true });
  expect(link.textContent).toBe('Choose Pro');
  fireEvent.click(link);
  expect(link.textContent).toBe('Processing...');
  const back = (persisted: boolean) => fireEvent(window, Object.assign(new Event('pageshow'), { persisted }));
  back(false);
  expect(link.textContent).toBe('Processing...');
  back(true);
  expect(link.textContent).toBe('Choose Pro');
});
