import { useEffect, type RefObject } from 'react';

const keyOf = (name: string) => `draft:${location.pathname}:${name}`;

/**
 * Keeps what is typed into a form for this tab, so that a reload or an expired session loses nothing. Fills the form when it
 * opens; `forget` is for when it was sent. Passwords, codes and files are never kept.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, name: string): { forget: () => void } {
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

const isChoice = (field: Element): field is HTMLInputElement => field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);
/** Several choices share a name; a space is in no name of ours. */
const choiceKey = ({ name, value }: HTMLInputElement) => `${name} ${value}`;

/** Whether somebody typed into it or chose something since it was on the page. */
const isTouched = (field: Element): boolean =>
  isChoice(field)
    ? field.checked !== field.defaultChecked
    : (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== field.defaultValue;

function typedIn(form: HTMLFormElement): Typed {
  const typed: Typed = {};
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement)) continue;
    if (!field.name || /^(password|file|hidden)$/.test(field.type) || field.autocomplete === 'one-time-code') continue;
    if (isChoice(field)) typed[choiceKey(field)] = field.checked ? 'chosen' : '';
    else typed[field.name] = field.value;
  }
  return typed;
}

function fill(form: HTMLFormElement, typed: Typed): void {
  for (const field of form.elements) {
    const kept = isChoice(field) ? typed[choiceKey(field)] : undefined;
    // A click is what React and the browser both take for a choice; one of several cannot be taken back by it.
    if (kept !== undefined && isChoice(field) && field.checked !== (kept === 'chosen') && (kept || field.type === 'checkbox'))
      field.click();
  }
  for (const [name, value] of Object.entries(typed)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) {
      if (value !== '' && field.value !== value && !isTouched(field)) setAsTyped(field, value);
    }
  }
}

/** React hears of a value only when it is set past its own tracking, and announced. */
function setAsTyped(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
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
