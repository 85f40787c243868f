/** A line of a checklist; one that is new has no id yet. */
export type ChecklistLine = { id?: string; label: string };

/** Lines as one text, for a form and its draft: a line each, its id before it. */
export const writeLines = (lines: readonly ChecklistLine[]): string =>
  lines.map(({ id = '', label }) => `${id}\t${label.replace(/\s+/g, ' ')}`).join('\n');

/** What `writeLines` wrote. */
export const readLines = (text: string): ChecklistLine[] =>
  text === ''
    ? []
    : text.split('\n').map((line) => {
        const [id = '', label = ''] = line.split('\t');
        return id === '' ? { label } : { id, label };
      });

/** The lines that say something, as a call takes them. */
export const saidLines = (text: string): ChecklistLine[] =>
  readLines(text)
    .map((line) => ({ ...line, label: line.label.trim() }))
    .filter(({ label }) => label !== '');
