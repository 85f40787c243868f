import { useLayoutEffect, useRef } from 'react';
import type { UseFormRegister, UseFormRegisterReturn } from 'react-hook-form';
import { isChoice } from '../touched.ts';
import type { Typed } from './encode-values.ts';

/**
 * Registers fields like `register` and keeps choices made before hydration: react-hook-form overwrites the state of a group's inputs when
 * it registers them, so their state is remembered before and restored afterwards.
 */
export function useEarlyChoices(register: UseFormRegister<Typed>): (name: string) => UseFormRegisterReturn {
  const found = useRef<Map<HTMLInputElement, boolean> | null>(new Map());
  // Must run before `useEarlyInput` replays the input, so this effect is declared first.
  useLayoutEffect(() => {
    for (const [field, wasChecked] of found.current ?? []) field.checked = wasChecked;
    found.current = null;
  }, []);
  return (name) => {
    const registered = register(name);
    const ref = (field: HTMLInputElement | null) => {
      if (field && isChoice(field)) found.current?.set(field, field.checked);
      registered.ref(field);
    };
    return { ...registered, ref };
  };
}
