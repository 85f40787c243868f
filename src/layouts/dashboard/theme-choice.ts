const root = document.documentElement;
const choice = document.querySelector<HTMLElement>('[data-theme-choice]');

function show(): void {
  const chosen = root.dataset['theme'] ?? '';
  for (const input of choice?.querySelectorAll('input') ?? []) input.checked = input.value === chosen;
}

choice?.addEventListener('change', ({ target }) => {
  const { value } = target as HTMLInputElement;
  if (value) root.dataset['theme'] = value;
  else delete root.dataset['theme'];
  try {
    if (value) localStorage.setItem('theme', value);
    else localStorage.removeItem('theme');
  } catch {
    // A browser that keeps nothing still changes this page.
  }
});
// The header's own button changes it too.
new MutationObserver(show).observe(root, { attributeFilter: ['data-theme'] });
show();
