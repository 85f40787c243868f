import type { DataValues } from './data-field.ts';

/** What a form started from: its initial values, and the fixed values with their version. */
export type Base = { values: DataValues; fixed: DataValues };

const keyOf = (draft: string) => `draft-base:${location.pathname}:${draft}`;

/** Stores what a draft is based on: a draft from before somebody else's change must not be taken for one based on the current version. */
export function keepBase(draft: string, base: Base | undefined): void {
  try {
    if (base) sessionStorage.setItem(keyOf(draft), JSON.stringify(base));
    else sessionStorage.removeItem(keyOf(draft));
  } catch {
    // Without storage there is no draft either.
  }
}

/** What the stored draft is based on; undefined where there is none. */
export function keptBase(draft: string): Base | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(keyOf(draft)) ?? 'null') as Base | null) ?? undefined;
  } catch {
    return undefined;
  }
}
