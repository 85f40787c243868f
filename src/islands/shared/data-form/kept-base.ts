import type { DataValues } from './data-field.ts';

/** What a form was filled in on top of: the values it opened with, and what is sent along, as the version they had. */
export type Base = { values: DataValues; fixed: DataValues };

const keyOf = (draft: string) => `draft-base:${location.pathname}:${draft}`;

/** Keeps what a draft is based on beside it: a draft that outlived a change by somebody else must not look as new as the page around it. */
export function keepBase(draft: string, base: Base | undefined): void {
  try {
    if (base) sessionStorage.setItem(keyOf(draft), JSON.stringify(base));
    else sessionStorage.removeItem(keyOf(draft));
  } catch {
    // A browser that keeps nothing keeps no draft either.
  }
}

/** What the kept draft is based on; undefined where there is none. */
export function keptBase(draft: string): Base | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(keyOf(draft)) ?? 'null') as Base | null) ?? undefined;
  } catch {
    return undefined;
  }
}
