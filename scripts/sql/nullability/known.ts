import type { Node } from 'libpg-query';

/** The structure of a JSON value, as far as the statement shows it. */
export type JsonShape =
  | { readonly object: ReadonlyMap<string, Known> }
  | { readonly array: Known }
  /** Unknown structure. */
  | undefined;

/** What the statement shows about one value. */
export type Known = {
  readonly isNullable: boolean;
  /** The name of its PostgreSQL type, if it is a plain type. */
  readonly type?: string | undefined;
  /** The texts that a check constraint allows, for a column that is returned unchanged. */
  readonly allowed?: readonly string[] | undefined;
  readonly json?: JsonShape;
};

export type NamedColumn = { readonly name: string; readonly known: Known };

export const present: Known = { isNullable: false };
export const maybe: Known = { isNullable: true };
export const nullableWhen = (isNullable: boolean): Known => (isNullable ? maybe : present);

/** A table, view, subquery or function in FROM, under its alias. */
export type Relation = {
  readonly alias: string;
  readonly columns: readonly NamedColumn[];
  /** True on the nullable side of an outer join. */
  isOuter: boolean;
};

/** The names that an expression may refer to. */
export type Scope = {
  readonly relations: Relation[];
  /** Columns, as `alias.column`, that a condition excludes from being null. */
  readonly narrowed: Set<string>;
  readonly tables: ReadonlyMap<string, readonly NamedColumn[]>;
  readonly outer: Scope | undefined;
  readonly isGrouped: boolean;
  readonly facts: Facts;
};

/** Facts about the schema and the parameters. */
export type Facts = {
  /** The columns of each table and view. */
  readonly tables: ReadonlyMap<string, readonly NamedColumn[]>;
  /** Functions that return null only if an argument is null. */
  readonly strictFunctions: ReadonlySet<string>;
  readonly aggregates: ReadonlySet<string>;
  /** Nullability of each parameter and of its array elements; `$1` is at index 0. */
  readonly parameters: readonly { readonly isNullable: boolean; readonly hasNullElements: boolean }[];
};

type KindsOf<Each> = Each extends Each ? keyof Each : never;
type ValueOf<Each, Kind extends PropertyKey> = Each extends Record<Kind, infer Value> ? Value : never;

/** The node as this kind, or undefined if it is of another kind. */
export const as = <Kind extends KindsOf<Node>>(node: Node | undefined, kind: Kind): ValueOf<Node, Kind> | undefined =>
  node && kind in node ? (node as unknown as Record<Kind, ValueOf<Node, Kind>>)[kind] : undefined;

/** The names in a list of string nodes. */
export const namesOf = (nodes: readonly Node[] | undefined): string[] => (nodes ?? []).flatMap((node) => as(node, 'String')?.sval ?? []);
