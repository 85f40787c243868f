export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isField = (element: Element): element is Field => element.matches('input, textarea, select');

/** A box or one of several buttons: what counts is whether it is chosen. */
export const isChoice = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

/** The value a field had when it came onto the page. */
export function firstValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return ([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value ?? '';
}

/** Whether somebody typed into it or chose something since it was on the page. */
export function isTouched(field: Element): boolean {
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLInputElement && field.type === 'file') return field.files !== null && field.files.length > 0;
  return isField(field) && field.value !== firstValue(field);
}

/** React hears of a value only when it is set past its own tracking, and announced. */
export function setAsTyped(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
