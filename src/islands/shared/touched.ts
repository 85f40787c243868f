export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isField = (element: Element): element is Field => element.matches('input, textarea, select');

/** Whether it is a checkbox or radio button, whose state is `checked` and not `value`. */
export const isChoice = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

/** The value that a field was rendered with. */
export function firstValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return ([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value ?? '';
}

/** Whether the user has changed the field since the page was loaded. */
export function isTouched(field: Element): boolean {
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLInputElement && field.type === 'file') return field.files !== null && field.files.length > 0;
  return isField(field) && field.value !== firstValue(field);
}

/** React notices a value only if it is set with the native setter and followed by an event. */
export function setAsTyped(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
