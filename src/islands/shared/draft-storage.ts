/** What was typed, by the names of the fields. */
export type Typed = Record<string, string>;

/** The event that is fired on the document when a text was stored that its field does not hold. */
export const textKept = 'draft-text-kept';
/** The key of a single text, wherever it is shown; the drafts of forms belong to a page. */
export const textKeyOf = (name: string): string => `draft:${name}`;

/** Stores a text that could not be sent, for the field with this name. */
export function keepDraftText(name: string, text: string): void {
  writeDraft(textKeyOf(name), { text });
  document.dispatchEvent(new Event(textKept));
}

/** What is stored under a key; {} where nothing is. */
export function readDraft(key: string): Typed {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? '{}') as Typed | null) ?? {};
  } catch {
    // Nothing is stored, or it cannot be read.
    return {};
  }
}

/** Stores what was typed for this tab; undefined removes it. */
export function writeDraft(key: string, typed: Typed | undefined): void {
  try {
    if (typed) sessionStorage.setItem(key, JSON.stringify(typed));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage the form can still be sent.
  }
}
