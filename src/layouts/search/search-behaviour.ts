// What /search does before any framework: filters that apply at once, short addresses, and a back button that closes popups.
const filters = document.querySelector<HTMLFormElement>('form[data-auto-submit]');

// Arrow keys walk through a closed select and change it at each step, so who uses keys sends the form with its button.
let isByKey = false;
filters?.addEventListener('keydown', () => (isByKey = true));
filters?.addEventListener('pointerdown', () => (isByKey = false));
filters?.addEventListener('change', () => {
  if (!isByKey) filters.requestSubmit();
});

// Untouched fields stay out of the address.
addEventListener('formdata', ({ formData }) => {
  for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
});

// Before the search form has hydrated: the category that was chosen is still sent, but not the point of a place that was typed over.
for (const field of document.querySelectorAll('input[form=needs-scripts]')) field.removeAttribute('form');
document.querySelector('form[role=search] input[name=location]')?.addEventListener('input', ({ currentTarget }) => {
  const fields = (currentTarget as HTMLInputElement).form?.elements;
  for (const name of ['lat', 'lon']) {
    const field = fields?.namedItem(name);
    if (field instanceof HTMLInputElement) field.disabled = true;
  }
});

// A step through the history to a profile that this page cannot open or close by itself.
addEventListener('popstate', () => {
  const query = new URLSearchParams(location.search);
  const wanted = query.get('player') ?? query.get('team') ?? undefined;
  const panel = document.querySelector<HTMLElement>('[data-panel]')?.dataset['panel'];
  const isUnhydrated = document.querySelector('[data-popups=unhydrated]') !== null;
  if (panel === undefined ? wanted !== undefined && isUnhydrated : wanted !== panel) location.reload();
});

export {};
