import type { Node } from 'libpg-query';

/** What a JSON value holds, as far as the statement shows it. */
export type JsonShape =
  | { readonly object: ReadonlyMap<string, Known> }
  | { readonly array: Known }
  /** Nothing is known of it. */
  | undefined;

/** What a statement shows of one value. */
export type Known = {
  readonly isNullable: boolean;
  /** The name of its type in PostgreSQL, where that is plain. */
  readonly type?: string | undefined;
  /** The texts that a check constraint allows, for a column that is read as it is. */
  readonly allowed?: readonly string[] | undefined;
  readonly json?: JsonShape;
};

export type NamedColumn = { readonly name: string; readonly known: Known };

export const present: Known = { isNullable: false };
export const maybe: Known = { isNullable: true };
export const nullableWhen = (isNullable: boolean): Known => (isNullable ? maybe : present);

/** A table, a view, a subquery or a function in FROM, under the name that the statement gives it. */
export type Relation = {
  readonly alias: string;
  readonly columns: readonly NamedColumn[];
  /** On the side of an outer join that may be missing. */
  isOuter: boolean;
};

/** What the names in an expression mean. */
export type Scope = {
  readonly relations: Relation[];
  /** Columns as `alias.column` that a condition keeps from being null here. */
  readonly narrowed: Set<string>;
  readonly tables: ReadonlyMap<string, readonly NamedColumn[]>;
  readonly outer: Scope | undefined;
  readonly isGrouped: boolean;
  readonly facts: Facts;
};

/** What the database and the caller know. */
export type Facts = {
  /** The columns of tables and views. */
  readonly tables: ReadonlyMap<string, readonly NamedColumn[]>;
  /** Functions that give null only where they are given null. */
  readonly strictFunctions: ReadonlySet<string>;
  readonly aggregates: ReadonlySet<string>;
  /** By number from 1: the value itself, and the elements of an array. */
  readonly parameters: readonly { readonly isNullable: boolean; readonly hasNullElements: boolean }[];
};

type KindsOf<Each> = Each extends Each ? keyof Each : never;
type ValueOf<Each, Kind extends PropertyKey> = Each extends Record<Kind, infer Value> ? Value : never;

/** The node as this kind; undefined where it is another. */
export const as = <Kind extends KindsOf<Node>>(node: Node | undefined, kind: Kind): ValueOf<Node, Kind> | undefined =>
  node && kind in node ? (node as unknown as Record<Kind, ValueOf<Node, Kind>>)[kind] : undefined;

/** The texts of a list of names. */
export const namesOf = (nodes: readonly Node[] | undefined): string[] => (nodes ?? []).flatMap((node) => as(node, 'String')?.sval ?? []);
