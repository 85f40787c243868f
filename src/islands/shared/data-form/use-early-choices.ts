import { useLayoutEffect, useRef } from 'react';
import type { UseFormRegister, UseFormRegisterReturn } from 'react-hook-form';
import { isChoice } from '../touched.ts';
import type { Typed } from './encode-values.ts';

/**
 * Registers fields as `register` does, and keeps what was chosen before the form woke: react-hook-form takes the first of a group for the
 * whole group, so each further one is set by it, radio buttons to nothing and boxes all alike.
 */
export function useEarlyChoices(register: UseFormRegister<Typed>): (name: string) => UseFormRegisterReturn {
  const found = useRef<Map<HTMLInputElement, boolean> | null>(new Map());
  // Before `useEarlyInput` has it said again, so this stands above it.
  useLayoutEffect(() => {
    for (const [field, wasChecked] of found.current ?? []) field.checked = wasChecked;
    found.current = null;
  }, []);
  return (name) => {
    const told = register(name);
    const ref = (field: HTMLInputElement | null) => {
      if (field && isChoice(field)) found.current?.set(field, field.checked);
      told.ref(field);
    };
    return { ...told, ref };
  };
}
