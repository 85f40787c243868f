/** A line of a checklist; a new one has no id yet. */
export type ChecklistLine = { id?: string; label: string };

/** Converts lines to one text for a form and its draft: one line each, with its id in front. */
export const writeLines = (lines: readonly ChecklistLine[]): string =>
  lines.map(({ id = '', label }) => `${id}\t${label.replace(/\s+/g, ' ')}`).join('\n');

/** The inverse of `writeLines`. */
export const readLines = (text: string): ChecklistLine[] =>
  text === ''
    ? []
    : text.split('\n').map((line) => {
        const [id = '', label = ''] = line.split('\t');
        return id === '' ? { label } : { id, label };
      });

/** The lines that are not empty, as a call takes them. */
export const filledLines = (text: string): ChecklistLine[] =>
  readLines(text)
    .map((line) => ({ ...line, label: line.label.trim() }))
    .filter(({ label }) => label !== '');
