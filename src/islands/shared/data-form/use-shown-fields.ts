import { useState, type RefObject } from 'react';
import type { DataField, DataValues } from './data-field.ts';
import { encodeValues, isSame, shownText } from './encode-values.ts';

/**
 * Which fields of a form are shown, by what is chosen in others (`onlyWith`). `noteChoices` has to be called at each change of the form; a
 * draft that is filled in and what was typed before hydration are such changes.
 */
export function useShownFields(form: RefObject<HTMLFormElement | null>, fields: readonly DataField[], values: DataValues) {
  const [chosen, setChosen] = useState(values);
  const noteChoices = () => {
    const deciding = new Set(fields.flatMap(({ onlyWith }) => onlyWith?.name ?? []));
    if (deciding.size === 0 || !form.current) return;
    const now = encodeValues(
      fields.filter(({ name }) => deciding.has(name)),
      form.current,
    );
    setChosen((before) => (Object.entries(now).every(([name, value]) => isSame(before[name], value)) ? before : now));
  };
  const isShown = ({ name, onlyWith }: DataField): boolean => {
    if (!onlyWith || (!onlyWith.hidesValue && shownText(values[name]) !== '')) return true;
    const value = shownText(chosen[onlyWith.name]);
    return onlyWith.values ? onlyWith.values.includes(value) : value !== '';
  };
  return { isShown, noteChoices };
}
