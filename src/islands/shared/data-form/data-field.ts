import type { ReactNode } from 'react';

type Named = {
  /** As the call names it. */
  name: string;
  label: string;
  hint?: string;
  /** Over both columns; long texts, lines, cards and sports are always. */
  isWide?: boolean;
};
export type Choice = { value: string; label: ReactNode; detail?: string };

/**
 * One field of a `DataForm`. What is left empty is sent as '' by texts and a required select, and as null by numbers, days, times and
 * whatever says `isOptional`.
 */
export type DataField = Named &
  (
    | { kind: 'text' | 'email' | 'url' | 'phone'; isOptional?: boolean; longest?: number; autoComplete?: string; placeholder?: string }
    | { kind: 'longText'; longest?: number; rows?: number }
    /** A list of texts, one a line. */
    | { kind: 'lines'; rows?: number }
    /** Spec §5: what is below zero is cleared, and what is above `most` (else 1,000,000,000) becomes it. */
    | { kind: 'number'; most?: number; step?: number }
    | { kind: 'date' | 'time'; earliest?: string; latest?: string }
    /** `follows`: the moment it keeps its distance to, where that one is moved. */
    | { kind: 'datetime'; earliest?: string; latest?: string; follows?: string }
    /** Spec §5: begins at a hidden '--Select--'. `none` names the choice of nothing. */
    | { kind: 'select'; choices: readonly Choice[]; isOptional?: boolean; none?: string }
    /** One of a few, as cards. */
    | { kind: 'cards'; choices: readonly Choice[]; columns?: string }
    /** Several of a few, as cards; sent as a list. */
    | { kind: 'several'; choices: readonly Choice[]; columns?: string }
    | { kind: 'checkbox' }
    | { kind: 'city' }
    /** A zone by its IANA name. `of` is the wall-clock field beneath which the reader's own time is told. */
    | { kind: 'timeZone'; of: string }
    /** Lines to tick, as `{ id, label }`; a new one has no id. */
    | { kind: 'checklist'; most: number; longest: number }
    /** One sport, or several in the order of the list; the page holds the court drawings (CourtSymbols). */
    | { kind: 'sport' | 'sports'; columns?: string; offered?: readonly number[] }
  );

/** Fields under a heading of their own. */
export type DataFieldGroup = { kind: 'group'; legend: string; fields: readonly DataField[]; lang?: string };
export type DataFormField = DataField | DataFieldGroup;

/** What a form opens with, and what it sends, by the names of its fields. */
export type DataValues = Readonly<Record<string, unknown>>;

/** All fields, without their groups. */
export const fieldsIn = (fields: readonly DataFormField[]): DataField[] =>
  fields.flatMap((field) => (field.kind === 'group' ? field.fields : [field]));
