// The script of /search without a framework: filters apply at once, addresses stay short, and the back button closes popups.
const filters = document.querySelector<HTMLFormElement>('form[data-auto-submit]');

// The arrow keys change a closed select at each step, so keyboard users send the form with its button.
let isByKey = false;
filters?.addEventListener('keydown', () => (isByKey = true));
filters?.addEventListener('pointerdown', () => (isByKey = false));
filters?.addEventListener('change', () => {
  if (!isByKey) filters.requestSubmit();
});

// Empty fields are left out of the address.
addEventListener('formdata', ({ formData }) => {
  for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
});

// Before the search form is hydrated: the chosen category is sent, but not the coordinates of a place whose name was typed over.
for (const field of document.querySelectorAll('input[form=needs-scripts]')) field.removeAttribute('form');
document.querySelector('form[role=search] input[name=location]')?.addEventListener('input', ({ currentTarget }) => {
  const fields = (currentTarget as HTMLInputElement).form?.elements;
  for (const name of ['lat', 'lon']) {
    const field = fields?.namedItem(name);
    if (field instanceof HTMLInputElement) field.disabled = true;
  }
});

// A step in the history to a profile that this page cannot open or close by itself.
addEventListener('popstate', () => {
  const query = new URLSearchParams(location.search);
  const wanted = query.get('player') ?? query.get('team') ?? undefined;
  const panel = document.querySelector<HTMLElement>('[data-panel]')?.dataset['panel'];
  const isUnhydrated = document.querySelector('[data-popups=unhydrated]') !== null;
  if (panel === undefined ? wanted !== undefined && isUnhydrated : wanted !== panel) location.reload();
});

export {};
