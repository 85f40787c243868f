import type pg from 'pg';
import type { Queryable } from './queryable.ts';

declare const types: unique symbol;

/**
 * A statement that `npm run check` compares with the schema: `Row` with the columns it answers, `Values` with its parameters `$1`, `$2` and
 * so on. With a name it is planned once a connection.
 */
export type Statement<Row, Values extends readonly unknown[]> = {
  readonly text: string;
  readonly name?: string;
  readonly [types]?: { row: Row; values: Values };
};

/** For a column that is never null here although the schema and the statement do not show it. Say why beside it. */
export type NeverNull<Value> = Value;

let collected: ((text: string) => void) | undefined;

/** For `npm run check`: calls `collect` with the text of each statement that is made from now on. */
export function collectStatements(collect: (text: string) => void): void {
  collected = collect;
}

/**
 * Marks a text as a statement of this row and these values. Stands at the top of a module, never in a function: what is embedded with
 * `${}` is then a constant part of the text, and values go in as `$1`, `$2`.
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

/** The same statement, planned once a connection under this name, for what runs often. */
export const prepared = <Row, Values extends readonly unknown[]>(
  name: string,
  { text }: Statement<Row, Values>,
): PreparedStatement<Row, Values> => ({ name, text });

/** A statement with its values, for somebody else to run. */
export type BoundStatement = { readonly name: string; readonly text: string; readonly values: unknown[] };

/** Gives a statement its values, to be run as a part of another one. */
export const bound = <Row, Values extends readonly unknown[]>(
  { name, text }: PreparedStatement<Row, Values>,
  values: Readonly<Values>,
): BoundStatement => ({ name, text, values: [...values] });

/** Runs a statement that was given its values elsewhere. */
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
