import ts from 'typescript';

const strings = ['text', 'varchar', 'bpchar', 'name', 'uuid', 'citext', 'char', 'cube', 'tsvector', 'regclass', 'record', 'void', 'inet'];
const numbers = ['int2', 'int4', 'float4', 'float8', 'oid'];
const moments = ['timestamptz', 'timestamp', 'date'];
/** The driver returns these as strings, because a JavaScript number cannot hold all their values. */
const exactNumbers = ['int8', 'numeric'];
const json = ['json', 'jsonb'];

export type Fits = (part: ts.Type) => boolean;

export const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);
export const hasFlag = (type: ts.Type, flag: ts.TypeFlags): boolean => (type.flags & flag) !== 0;
export const isNull = (type: ts.Type) => hasFlag(type, ts.TypeFlags.Null);
export const isJson = (type: string) => json.includes(type);
const isNamed = (type: ts.Type, ...names: string[]) => names.includes(type.getSymbol()?.name ?? '');
const isText = (type: ts.Type) => hasFlag(type, ts.TypeFlags.StringLike);
const isNumber = (type: ts.Type) => hasFlag(type, ts.TypeFlags.NumberLike);
const isBoolean = (type: ts.Type) => hasFlag(type, ts.TypeFlags.BooleanLike);

/** Whether every member of a union type, except null, fits. */
export const everyPart = (type: ts.Type, fits: Fits): boolean => partsOf(type).every((part) => isNull(part) || fits(part));

function isArrayOf(checker: ts.TypeChecker, part: ts.Type, fits: Fits): boolean {
  if (!checker.isArrayLikeType(part)) return false;
  const [element] = checker.getTypeArguments(part as ts.TypeReference);
  return element !== undefined && everyPart(element, fits);
}

/** Whether the driver returns a value of this PostgreSQL type as this TypeScript type. */
export function fitsColumn(checker: ts.TypeChecker, part: ts.Type, type: string): boolean {
  if (type.endsWith('[]')) return isArrayOf(checker, part, (element) => fitsColumn(checker, element, type.slice(0, -2)));
  if (strings.includes(type) || exactNumbers.includes(type)) return isText(part);
  if (numbers.includes(type)) return isNumber(part);
  if (type === 'bool') return isBoolean(part);
  if (moments.includes(type)) return isNamed(part, 'Date');
  if (type === 'bytea') return isNamed(part, 'Buffer', 'Uint8Array');
  return isJson(type) && !isNamed(part, 'Date', 'Buffer') && !hasFlag(part, ts.TypeFlags.BigIntLike);
}

/** Whether a value of this TypeScript type is valid for a parameter of this PostgreSQL type. */
export function fitsParameter(checker: ts.TypeChecker, part: ts.Type, type: string): boolean {
  if (type.endsWith('[]')) return isArrayOf(checker, part, (element) => fitsParameter(checker, element, type.slice(0, -2)));
  if (exactNumbers.includes(type)) return isText(part) || isNumber(part) || hasFlag(part, ts.TypeFlags.BigIntLike);
  if (moments.includes(type)) return isText(part) || isNamed(part, 'Date');
  // The driver would send an array as a PostgreSQL array, so callers pass JSON as a string.
  if (isJson(type) || type === 'interval') return isText(part);
  return fitsColumn(checker, part, type);
}

/** Whether a value of this PostgreSQL type appears in JSON as this TypeScript type. True for types that are not checked. */
export function fitsJson(part: ts.Type, type: string): boolean {
  if (strings.includes(type) || moments.includes(type)) return isText(part);
  if (numbers.includes(type) || exactNumbers.includes(type)) return isNumber(part);
  return type !== 'bool' || isBoolean(part);
}
