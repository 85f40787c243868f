// The small script of signed-in pages that runs without any framework.
const year = 365 * 86_400;

// The server reads this cookie to render the next page in the same state.
const shell = document.querySelector<HTMLElement>('[data-shell]');
const fold = document.querySelector<HTMLButtonElement>('[data-fold]');
fold?.addEventListener('click', () => {
  if (!shell) return;
  const isFolded = shell.dataset['side'] !== 'folded';
  shell.dataset['side'] = isFolded ? 'folded' : 'open';
  fold.setAttribute('aria-expanded', String(!isFolded));
  document.cookie = `side=${isFolded ? 'folded' : 'open'}; path=/; max-age=${year}; samesite=lax`;
});

// The command palette is loaded on its first use; until then only its button exists.
addEventListener('keydown', (event) => {
  if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  const button = document.querySelector<HTMLButtonElement>('[data-palette] button');
  if (!button || document.querySelector('dialog[open], [role=dialog]')) return;
  event.preventDefault();
  button.click();
});

export {};
