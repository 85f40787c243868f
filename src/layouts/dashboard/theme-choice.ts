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
    // Without storage the choice applies to this page only.
  }
});
// The theme button in the header can change it too.
new MutationObserver(show).observe(root, { attributeFilter: ['data-theme'] });
show();

export {};
