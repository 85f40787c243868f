import type { Choice } from '../../shared/data-form/data-field.ts';

/** The choices of a form out of the contract's own list. */
export const choicesOf = (named: Readonly<Record<string, string | { name: string }>>): Choice[] =>
  Object.entries(named).map(([value, said]) => ({ value, label: typeof said === 'string' ? said : said.name }));
