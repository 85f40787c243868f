import type { DataField, DataValues } from './data-field.ts';
import { isSame } from './encode-values.ts';

/** A field that somebody else changed: its saved value, and this form's value. */
export type Meanwhile = { field: DataField; theirs: unknown; mine: unknown; isMineToo: boolean };

/** The fields that differ between `base` and `theirs`, with this form's values. */
export const changedMeanwhile = (fields: readonly DataField[], base: DataValues, theirs: DataValues, mine: DataValues): Meanwhile[] =>
  fields
    .filter(({ name }) => !isSame(base[name], theirs[name]))
    .map((field) => {
      const { name } = field;
      return { field, theirs: theirs[name], mine: mine[name], isMineToo: !isSame(base[name], mine[name]) };
    });

/** A three-way merge: my value where I changed it, theirs everywhere else. */
export const mergeValues = (fields: readonly DataField[], base: DataValues, theirs: DataValues, mine: DataValues): DataValues =>
  Object.fromEntries(fields.map(({ name }) => [name, isSame(base[name], mine[name]) ? (theirs[name] ?? mine[name]) : mine[name]]));
