import type pg from 'pg';
import type { Queryable } from './queryable.ts';

declare const types: unique symbol;

/**
 * A statement that `npm run check` compares with the schema: `Row` has the columns of its result, `Values` its parameters `$1`, `$2` and
 * so on. With a name it is prepared once per connection.
 */
export type Statement<Row, Values extends readonly unknown[]> = {
  readonly text: string;
  readonly name?: string;
  readonly [types]?: { row: Row; values: Values };
};

/** For a column that is never null although neither the schema nor the statement shows it. Give the reason beside it. */
export type NeverNull<Value> = Value;

let collected: ((text: string) => void) | undefined;

/** For `npm run check`: calls `collect` with the text of each statement that is created from now on. */
export function collectStatements(collect: (text: string) => void): void {
  collected = collect;
}

/**
 * Declares a statement with its row and value types. Use it at the top level of a module, not in a function: what is embedded with `${}`
 * must be a constant part of the text, and values are passed as `$1`, `$2`.
 */
export function sql<Row = never, Values extends readonly unknown[] = []>(
  parts: TemplateStringsArray,
  ...embedded: (string | number)[]
): Statement<Row, Values> {
  const text = String.raw({ raw: parts }, ...embedded);
  collected?.(text);
  return { text };
}

export type PreparedStatement<Row, Values extends readonly unknown[]> = Statement<Row, Values> & { readonly name: string };

/** The same statement, prepared once per connection under this name. For statements that run often. */
export const prepared = <Row, Values extends readonly unknown[]>(
  name: string,
  { text }: Statement<Row, Values>,
): PreparedStatement<Row, Values> => ({ name, text });

/** A statement with its values, to be run by other code. */
export type BoundStatement = { readonly name: string; readonly text: string; readonly values: unknown[] };

/** Combines a statement with its values, to run it as a part of another statement. */
export const bound = <Row, Values extends readonly unknown[]>(
  { name, text }: PreparedStatement<Row, Values>,
  values: Readonly<Values>,
): BoundStatement => ({ name, text, values: [...values] });

/** Runs a statement that already has its values. */
export const queryBound = (db: Queryable, statement: BoundStatement): Promise<pg.QueryResult<never>> => db.query<never>(statement);

type ValuesOf<Values extends readonly unknown[]> = Values extends readonly [] ? [] : [values: Readonly<Values>];

/** Runs a checked statement with its values. */
export function query<Row, Values extends readonly unknown[]>(
  db: Queryable,
  { name, text }: Statement<Row, Values>,
  ...[values]: ValuesOf<Values>
): Promise<pg.QueryResult<Row & pg.QueryResultRow>> {
  return db.query<Row & pg.QueryResultRow>({ ...(name !== undefined && { name }), text, values: [...(values ?? [])] });
}
