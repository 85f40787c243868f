import { useEffect, type RefObject } from 'react';
import { isChoice, isField, isTouched, setAsTyped } from './touched.ts';
import { useEarlyInput } from './use-early-input.ts';

const keyOf = (name: string) => `draft:${location.pathname}:${name}`;

/**
 * Keeps what is typed into a form for this tab, so that a reload or an expired session loses nothing. Fills the form when it
 * opens; `forget` is for when it was sent. Passwords, codes and files are never kept.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, name: string): { forget: () => void } {
  useEarlyInput(form);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    fill(element, read(keyOf(name)));
    const keep = () => write(keyOf(name), typedIn(element));
    // Whoever types faster than the page wakes is not heard, so what stands there by now is kept too.
    if ([...element.elements].some(isTouched)) keep();
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form, name]);
  return { forget: () => write(keyOf(name), undefined) };
}

type Typed = Record<string, string>;

/** Several choices share a name; a space is in no name of ours. */
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
  // What somebody has done on this page already goes first.
  const touched = new Set([...form.elements].filter(isTouched).map((field) => (isField(field) ? field.name : '')));
  for (const field of form.elements) {
    if (!isField(field) || touched.has(field.name)) continue;
    const kept = typed[isChoice(field) ? choiceKey(field) : field.name];
    if (kept === undefined) continue;
    if (!isChoice(field)) {
      if (field.value !== kept) setAsTyped(field, kept);
      // A click is what React and the browser both take for a choice; one of several cannot be taken back by it.
    } else if (field.checked !== (kept === 'chosen') && (kept || field.type === 'checkbox')) field.click();
  }
}

function read(key: string): Typed {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? '{}') as Typed | null) ?? {};
  } catch {
    // Nothing was kept, or nothing that can be read.
    return {};
  }
}

function write(key: string, typed: Typed | undefined): void {
  try {
    if (typed) sessionStorage.setItem(key, JSON.stringify(typed));
    else sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing still sends the form.
  }
}
