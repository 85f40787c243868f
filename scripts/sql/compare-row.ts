import ts from 'typescript';
import type { Column } from './describe-statements.ts';
import { everyPart, fitsColumn, fitsJson, hasFlag, isJson, isNull, partsOf } from './fitting-types.ts';
import type { Known } from './nullability/known.ts';

/** One column of a declared row, and whether any statement that returns this row may return null in it. */
type Compared = {
  readonly place: string;
  readonly name: string;
  readonly isSaidNever: boolean;
  readonly mayBeNull: boolean;
  isEverNull: boolean;
};

/** Several statements may return the same declared row, so their nullability is collected by column and judged together. */
export type NullsOfRows = Map<ts.Symbol | ts.Declaration, Compared>;

const isNeverNull = ({ declarations }: ts.Symbol): boolean =>
  (declarations ?? []).some(
    (declaration) =>
      ts.isPropertySignature(declaration) &&
      declaration.type !== undefined &&
      ts.isTypeReferenceNode(declaration.type) &&
      declaration.type.typeName.getText() === 'NeverNull',
  );

function compareNull(place: string, { name, known }: Column, property: ts.Symbol, mayBeNull: boolean, nulls: NullsOfRows): string[] {
  const key = property.declarations?.[0] ?? property;
  const compared = nulls.get(key) ?? { place, name, isSaidNever: isNeverNull(property), mayBeNull, isEverNull: false };
  compared.isEverNull ||= known.isNullable;
  nulls.set(key, compared);
  return known.isNullable && !mayBeNull && !compared.isSaidNever ? [`column "${name}" may be null, and is not declared so`] : [];
}

/** Columns that are declared nullable, or `NeverNull`, although no statement returns null in them. */
export const needlessNulls = (nulls: NullsOfRows): string[] =>
  [...nulls.values()]
    .filter(({ isEverNull, mayBeNull, isSaidNever }) => !isEverNull && (mayBeNull || isSaidNever))
    .map(({ place, name, isSaidNever }) =>
      isSaidNever
        ? `${place}  column "${name}" is never null, and needs no NeverNull`
        : `${place}  column "${name}" is never null, and is declared so`,
    );

export type Comparing = { readonly checker: ts.TypeChecker; readonly place: string; readonly nulls: NullsOfRows };

function problemsOfColumn({ checker, place, nulls }: Comparing, property: ts.Symbol, column: Column): string[] {
  const { name, type, known } = column;
  const declared = checker.getTypeOfSymbol(property);
  if (!everyPart(declared, (part) => fitsColumn(checker, part, type))) {
    return [`column "${name}" is ${type}, declared as ${checker.typeToString(declared)}`];
  }
  const unknown = partsOf(declared).filter((part) => part.isStringLiteral() && known.allowed?.includes(part.value) === false);
  return [
    ...compareNull(place, column, property, partsOf(declared).some(isNull), nulls),
    ...unknown.map((part) => `column "${name}" is never ${checker.typeToString(part)}, which its check does not allow`),
    ...(isJson(type) ? problemsOfJson(checker, declared, known, `"${name}"`) : []),
  ];
}

/** Compares the keys and types inside a JSON value, as far as the statement shows them. Nullability inside JSON is not checked. */
function problemsOfJson(checker: ts.TypeChecker, declared: ts.Type, { json, type = '' }: Known, where: string): string[] {
  const parts = partsOf(declared).filter((part) => !isNull(part));
  if (!json) {
    return parts.every((part) => fitsJson(part, type))
      ? []
      : [`${where} is ${type} in JSON, declared as ${checker.typeToString(declared)}`];
  }
  if ('array' in json) {
    return parts.flatMap((part) => {
      const element = checker.isArrayLikeType(part) ? checker.getTypeArguments(part as ts.TypeReference)[0] : undefined;
      return element
        ? problemsOfJson(checker, element, json.array, `${where}[]`)
        : [`${where} is an array, declared as ${checker.typeToString(part)}`];
    });
  }
  return parts.flatMap((part) =>
    checker.getPropertiesOfType(part).flatMap((property) => {
      const inner = json.object.get(property.name);
      const at = `${where}.${property.name}`;
      return inner ? problemsOfJson(checker, checker.getTypeOfSymbol(property), inner, at) : [`${at} is not in the JSON object`];
    }),
  );
}

/** The differences between a declared row and the columns that its statement returns. */
export function problemsOfRow(comparing: Comparing, row: ts.Type | undefined, columns: readonly Column[]): string[] {
  const { checker } = comparing;
  // Without a declared row the code cannot read any column; a row with an index signature is passed on unread.
  if (!row || hasFlag(row, ts.TypeFlags.Never) || checker.getIndexInfosOfType(row).length > 0) return [];
  const declared = new Map(checker.getPropertiesOfType(row).map((property) => [property.name, property]));
  const given = new Set(columns.map(({ name }) => name));
  return [
    ...[...declared.keys()].filter((name) => !given.has(name)).map((name) => `declares "${name}", which is no column of the statement`),
    ...columns.flatMap((column) => {
      const property = declared.get(column.name);
      return property ? problemsOfColumn(comparing, property, column) : [`answers "${column.name}", which the row does not declare`];
    }),
  ];
}
