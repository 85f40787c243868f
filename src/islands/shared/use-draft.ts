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
    fill(element, readDraft(keyOf(name)));
    const keep = () => writeDraft(keyOf(name), typedIn(element));
    // Text typed before hydration fired no handler, so the current state is stored too.
    if ([...element.elements].some(isTouched)) keep();
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form, name]);
  return { forget: () => writeDraft(keyOf(name), undefined) };
}

/** A key for each option, because options share a name; no name contains a space. */
const choiceKey = ({ name, value }: HTMLInputElement) => `${name} ${value}`;

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
  // Input made on this page takes precedence over the draft.
  const touched = new Set([...form.elements].filter(isTouched).map((field) => (isField(field) ? field.name : '')));
  for (const field of form.elements) {
    if (!isField(field) || touched.has(field.name)) continue;
    const kept = typed[isChoice(field) ? choiceKey(field) : field.name];
    if (kept === undefined) continue;
    if (!isChoice(field)) {
      if (field.value !== kept) setAsTyped(field, kept);
      // A click is what both React and the browser take as a choice. A radio button cannot be deselected by it.
    } else if (field.checked !== (kept === 'chosen') && (kept || field.type === 'checkbox')) field.click();
  }
}
