import type { DataField, DataValues } from './data-field.ts';
import { isSame } from './encode-values.ts';

/** A field that somebody else changed meanwhile: what it says now, and what this form wants it to say. */
export type Meanwhile = { field: DataField; theirs: unknown; mine: unknown; isMineToo: boolean };

/** What was changed between `base` and `theirs`, beside what this form says. */
export const changedMeanwhile = (fields: readonly DataField[], base: DataValues, theirs: DataValues, mine: DataValues): Meanwhile[] =>
  fields
    .filter(({ name }) => !isSame(base[name], theirs[name]))
    .map((field) => {
      const { name } = field;
      return { field, theirs: theirs[name], mine: mine[name], isMineToo: !isSame(base[name], mine[name]) };
    });

/** Mine where I changed something, and theirs everywhere else: nothing of either is lost that the other did not touch. */
export const mergeValues = (fields: readonly DataField[], base: DataValues, theirs: DataValues, mine: DataValues): DataValues =>
  Object.fromEntries(fields.map(({ name }) => [name, isSame(base[name], mine[name]) ? (theirs[name] ?? mine[name]) : mine[name]]));
