import { useEffect, type RefObject } from 'react';
import { readDraft, writeDraft, type Typed } from './draft-storage.ts';
import { isChoice, isField, isTouched, setAsTyped } from './touched.ts';
import { useEarlyInput } from './use-early-input.ts';

const keyOf = (name: string) => `draft:${location.pathname}:${name}`;

/**
 * Stores what is typed into a form for this tab, so that a reload or an expired session loses nothing. Fills the form when it opens; call
 * `forget` after sending. Passwords, codes and files are never stored.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, name: string): { forget: () => void } {
  useEarlyInput(form);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const keep = () => writeDraft(keyOf(name), typedIn(element));
    // Input made on this page, also before hydration, takes precedence over the draft.
    const touched = new Set([...element.elements].filter(isTouched).map((field) => (isField(field) ? field.name : '')));
    const kept = Object.fromEntries(Object.entries(readDraft(keyOf(name))).filter(([key]) => !touched.has(nameIn(key))));
    // Before the fields are filled: React shows what was filled into its own fields only after this.
    if (touched.size > 0) writeDraft(keyOf(name), { ...typedIn(element), ...kept });
    fill(element, kept);
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form, name]);
  return { forget: () => writeDraft(keyOf(name), undefined) };
}

/** A key for each option, because options share a name; no name contains a space. */
const choiceKey = ({ name, value }: HTMLInputElement) => `${name} ${value}`;
const nameIn = (key: string) => key.split(' ', 1)[0] ?? '';

function typedIn(form: HTMLFormElement): Typed {
  const typed: Typed = {};
  for (const field of form.elements) {
    if (!isField(field) || !field.name || /^(password|file|hidden)$/.test(field.type) || field.autocomplete === 'one-time-code') continue;
    if (isChoice(field)) typed[choiceKey(field)] = field.checked ? 'chosen' : '';
    else typed[field.name] = field.value;
  }
  return typed;
}

function fill(form: HTMLFormElement, typed: Typed): void {
  for (const field of form.elements) {
    if (!isField(field)) continue;
    const kept = typed[isChoice(field) ? choiceKey(field) : field.name];
    if (kept === undefined) continue;
    if (!isChoice(field)) {
      if (field.value !== kept) setAsTyped(field, kept);
      // A click is what both React and the browser take as a choice. A radio button cannot be deselected by it.
    } else if (field.checked !== (kept === 'chosen') && (kept || field.type === 'checkbox')) field.click();
  }
}
