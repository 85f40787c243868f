import { useRef, type SyntheticEvent } from 'react';
import { setAsTyped } from '../touched.ts';
import { fieldsIn, type DataFormField } from './data-field.ts';

const wallMs = (text: string) => Date.parse(`${text}:00Z`);

/**
 * When a moment is changed, moves the fields that follow it by the same time: changing the start of a training also changes its end and
 * meeting time. An empty follower stays empty.
 */
export function useFollowers(formFields: readonly DataFormField[]) {
  const last = useRef<Record<string, string>>({});
  const fields = fieldsIn(formFields);

  function onFocus({ target }: SyntheticEvent) {
    if (target instanceof HTMLInputElement && target.value) last.current[target.name] ??= target.value;
  }
  function onChange({ target, currentTarget }: SyntheticEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement) || !target.value) return;
    const before = last.current[target.name];
    last.current[target.name] = target.value;
    const moved = before ? wallMs(target.value) - wallMs(before) : 0;
    if (!moved) return;
    for (const field of fields) {
      if (field.kind !== 'datetime' || field.follows !== target.name) continue;
      const follower = currentTarget.elements.namedItem(field.name);
      if (!(follower instanceof HTMLInputElement) || !follower.value) continue;
      setAsTyped(follower, new Date(wallMs(follower.value) + moved).toISOString().slice(0, 16));
    }
  }
  return { onFocus, onChange };
}
