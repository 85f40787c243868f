import { loadModule } from 'libpg-query';
import type pg from 'pg';
import postgres from 'postgres';
import { present, type Facts, type Known } from './nullability/known.ts';
import { columnsOfStatement } from './nullability/statement-columns.ts';
import { readSchemaFacts } from './schema-facts.ts';
import { readSchemaTables, type SchemaTable } from './spread/spread-tables.ts';

/** A column of a statement's result: its PostgreSQL type, and what the statement's text shows about its values. */
export type Column = { readonly name: string; readonly type: string; readonly known: Known };

/** The columns and parameters of a statement, or why PostgreSQL refuses it. */
export type Description = { readonly columns: readonly Column[]; readonly parameters: readonly string[] } | { readonly problem: string };

export type Describer = {
  readonly tables: Facts['tables'];
  readonly schema: readonly SchemaTable[];
  describe(text: string, parameters: Facts['parameters']): Promise<Description>;
  end(): Promise<void>;
};

const readTypes = `
  select t.oid::int as oid, case when t.typcategory = 'A' then e.typname || '[]' else t.typname end as name
  from pg_type t left join pg_type e on e.oid = t.typelem`;

/** Connects to this database and describes statements by preparing them; none is executed. */
export async function describeOn({ host, user, database }: pg.PoolConfig): Promise<Describer> {
  await loadModule();
  const client = postgres({ host: host as string, user: user as string, database: database as string, max: 1, onnotice: () => {} });
  const types = new Map((await client.unsafe<{ oid: number; name: string }[]>(readTypes)).map(({ oid, name }) => [oid, name]));
  const facts = await readSchemaFacts(client);
  const schema = await readSchemaTables(client);
  const typeOf = (oid: number) => types.get(oid) ?? `type ${oid}`;
  return {
    tables: facts.tables,
    schema,
    end: () => client.end(),
    async describe(text, parameters) {
      try {
        const prepared = await client.unsafe(text, [], { prepare: true }).describe();
        // Null if the statement returns no rows.
        const answered = (prepared.columns as typeof prepared.columns | null) ?? [];
        const known = answered.length > 0 ? columnsOfStatement(text, { ...facts, parameters }) : [];
        if (known.length !== answered.length)
          return { problem: `answers ${answered.length} columns, of which ${known.length} are understood` };
        return {
          parameters: prepared.types.map(typeOf),
          columns: answered.map(({ name, type }, at) => ({ name, type: typeOf(type), known: known[at]?.known ?? present })),
        };
      } catch (error) {
        return { problem: (error as Error).message };
      }
    },
  };
}
