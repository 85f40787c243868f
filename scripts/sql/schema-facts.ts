import type postgres from 'postgres';
import { columnsOfStatement } from './nullability/statement-columns.ts';
import type { Facts, NamedColumn } from './nullability/known.ts';

export type SchemaFacts = Omit<Facts, 'parameters'>;

const readColumns = `
  select c.relname as "table", a.attname as name, a.attnotnull as "isNotNull",
    case when t.typcategory = 'A' then e.typname || '[]' else t.typname end as type,
    (select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.contype = 'c' and k.conrelid = c.oid and k.conkey = array[a.attnum] limit 1) as "check"
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid left join pg_type e on e.oid = t.typelem
  where c.relkind in ('r', 'p') order by c.relname, a.attnum`;
const readViews = `
  select c.relname as name, pg_get_viewdef(c.oid) as text from pg_class c
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public' where c.relkind = 'v' order by c.oid`;
const readFunctions = `
  select proname as name, bool_and(proisstrict) as "isStrict", bool_or(prokind in ('a', 'w')) as "isAggregate" from pg_proc group by proname`;

type ColumnRow = { table: string; name: string; isNotNull: boolean; type: string; check: string | null };

/** The texts of `check (column = any (array['a', 'b']))`, which may also allow null; undefined for other conditions. */
const allowedBy = (constraint: string | null): string[] | undefined =>
  /^CHECK \(\((\w+ IS NULL OR )?\(?\w+ = ANY \(ARRAY\[('[^']*'::text(, )?)+\]\)\)?\)\)$/.test(constraint ?? '')
    ? [...(constraint ?? '').matchAll(/'([^']*)'::text/g)].map(([, text = '']) => text)
    : undefined;

/** Reads the schema's tables, views and functions from the catalog. */
export async function readSchemaFacts(client: postgres.Sql): Promise<SchemaFacts> {
  const tables = new Map<string, NamedColumn[]>();
  for (const { table, name, isNotNull, type, check } of await client.unsafe<ColumnRow[]>(readColumns)) {
    const columns = tables.get(table) ?? [];
    columns.push({ name, known: { isNullable: !isNotNull, type, allowed: allowedBy(check) } });
    tables.set(table, columns);
  }
  const functions = await client.unsafe<{ name: string; isStrict: boolean; isAggregate: boolean }[]>(readFunctions);
  const facts = {
    tables,
    strictFunctions: new Set(functions.filter(({ isStrict }) => isStrict).map(({ name }) => name)),
    aggregates: new Set(functions.filter(({ isAggregate }) => isAggregate).map(({ name }) => name)),
  };
  for (const { name, text } of await client.unsafe<{ name: string; text: string }[]>(readViews)) {
    tables.set(name, columnsOfStatement(text, { ...facts, parameters: [] }));
  }
  return facts;
}
