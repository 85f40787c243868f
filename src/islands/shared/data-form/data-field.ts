import type { ReactNode } from 'react';

type Named = {
  /** The name in the call. */
  name: string;
  label: string;
  hint?: string;
  /** Spans both columns; long texts, lines, cards and sports always do. */
  isWide?: boolean;
  /**
   * Shown only while another field of the form has one of `values`, by default any but an empty one. A hidden field keeps what was typed, but
   * is sent empty. A field that has a value from the start is always shown, unless it `hidesValue`: then that value is one to begin with.
   */
  onlyWith?: { name: string; values?: readonly string[]; hidesValue?: boolean };
};
export type Choice = { value: string; label: ReactNode; detail?: string };

/**
 * One field of a `DataForm`. Empty texts and required selects are sent as ''; empty numbers, dates, times and fields with `isOptional` as
 * null.
 */
export type DataField = Named &
  (
    | { kind: 'text' | 'email' | 'url' | 'phone'; isOptional?: boolean; longest?: number; autoComplete?: string; placeholder?: string }
    | { kind: 'longText'; longest?: number; rows?: number }
    /** A list of texts, one per line. */
    | { kind: 'lines'; rows?: number }
    /** Spec §5: a value below zero is cleared; a value above `most` (by default 1,000,000,000) becomes `most`. */
    | { kind: 'number'; most?: number; step?: number }
    | { kind: 'date' | 'time'; earliest?: string; latest?: string }
    /** `follows`: a datetime field; if that one is moved, this one moves by the same time. */
    | { kind: 'datetime'; earliest?: string; latest?: string; follows?: string }
    /** Spec §5: starts with a hidden '--Select--'. `none` labels the empty choice. */
    | { kind: 'select'; choices: readonly Choice[]; isOptional?: boolean; none?: string }
    /** One of a few choices, as cards. */
    | { kind: 'cards'; choices: readonly Choice[]; columns?: string }
    /** Several of a few choices, as cards; sent as a list. */
    | { kind: 'several'; choices: readonly Choice[]; columns?: string }
    | { kind: 'checkbox' }
    | { kind: 'city' }
    /** An IANA time zone. `of` is the local datetime field for which the reader's own time is shown. */
    | { kind: 'timeZone'; of: string }
    /** Checklist lines, as `{ id, label }`; a new line has no id. */
    | { kind: 'checklist'; most: number; longest: number }
    /** One sport, or several in the order of the list; the page must contain the court drawings (CourtSymbols). */
    | { kind: 'sport' | 'sports'; columns?: string; offered?: readonly number[] }
  );

/** Fields under a common heading. */
export type DataFieldGroup = {
  kind: 'group';
  legend: string;
  fields: readonly DataField[];
  lang?: string;
  /** What is inside, for a group that few need: it is folded behind its legend until a field of it holds something or is refused. */
  folded?: string;
};
export type DataFormField = DataField | DataFieldGroup;

/** A form's values, by field name. */
export type DataValues = Readonly<Record<string, unknown>>;

/** All fields, with groups flattened. */
export const fieldsIn = (fields: readonly DataFormField[]): DataField[] =>
  fields.flatMap((field) => (field.kind === 'group' ? field.fields : [field]));
