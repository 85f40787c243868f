import type postgres from 'postgres';

type Key = { readonly name: string; readonly columns: readonly string[] };
type ForeignKey = {
  readonly name: string;
  readonly columns: readonly string[];
  readonly to: string;
  readonly toColumns: readonly string[];
};

/** A table or view of the migrated schema. */
export type SchemaTable = {
  readonly name: string;
  readonly isView: boolean;
  readonly columns: readonly string[];
  readonly required: readonly string[];
  /** Primary keys and unique indexes. */
  readonly keys: readonly Key[];
  readonly foreignKeys: readonly ForeignKey[];
};

/** Whether a table's rows belong to a team or a person, and the column by which they are distributed. */
export type Family = { readonly name: 'team' | 'person'; readonly column: string };

const readTables = `
  select c.relname as name, c.relkind = 'v' as "isView",
    array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped order by attnum) as columns,
    array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and attnotnull) as required,
    coalesce((select json_agg(json_build_object('name', i.indexrelid::regclass::text, 'columns', array(
        select a.attname from unnest(i.indkey::int2[]) with ordinality k (attnum, at)
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum order by k.at)))
      from pg_index i where i.indrelid = c.oid and i.indisunique), '[]') as keys,
    coalesce((select json_agg(json_build_object('name', f.conname, 'to', f.confrelid::regclass::text,
        'columns', array(select a.attname from unnest(f.conkey) with ordinality k (attnum, at)
          join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.attnum order by k.at),
        'toColumns', array(select a.attname from unnest(f.confkey) with ordinality k (attnum, at)
          join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.attnum order by k.at)))
      from pg_constraint f where f.conrelid = c.oid and f.contype = 'f'), '[]') as "foreignKeys"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  where c.relkind in ('r', 'p', 'v') and not c.relispartition order by c.relname`;

/** Reads the tables and views of a migrated database. */
export const readSchemaTables = (client: postgres.Sql): Promise<SchemaTable[]> => client.unsafe<SchemaTable[]>(readTables);

/**
 * The tables that can be distributed, with their distribution column: a table with a `team_id` that is not null belongs to the team, one
 * with a `user_id` that is not null to the person. All others must be listed in `shared`.
 */
export function familiesOf(
  tables: readonly SchemaTable[],
  shared: Readonly<Record<string, string>>,
  roots: ReadonlyMap<string, Family>,
): Map<string, Family> {
  const families = new Map<string, Family>();
  for (const { name, columns, required, isView } of tables) {
    if (name in shared) continue;
    const has = (column: string) => (isView ? columns : required).includes(column);
    const family: Family | undefined =
      roots.get(name) ??
      (has('team_id') ? { name: 'team', column: 'team_id' } : has('user_id') ? { name: 'person', column: 'user_id' } : undefined);
    if (family) families.set(name, family);
  }
  return families;
}

export type Problem = { readonly place: string; readonly text: string };

/** Tables that belong to neither a team nor a person and are not listed as shared. */
export const unplacedTables = (
  tables: readonly SchemaTable[],
  families: ReadonlyMap<string, Family>,
  shared: Readonly<Record<string, string>>,
): Problem[] =>
  tables
    .filter(({ name, isView }) => !isView && !families.has(name) && !(name in shared))
    .map(({ name }) => ({ place: name, text: 'has no leading team or person and is not declared as shared' }));

/** Primary keys and unique indexes without the distribution column: one server could not check them alone. */
export const keyProblems = (tables: readonly SchemaTable[], families: ReadonlyMap<string, Family>): Problem[] =>
  tables.flatMap(({ name, keys }) => {
    const family = families.get(name);
    if (!family) return [];
    return keys
      .filter(({ columns }) => !columns.includes(family.column))
      .map((key) => ({ place: key.name, text: `is unique without "${family.column}"` }));
  });

/** Foreign keys that lead to another family, or do not include the distribution column on both sides. */
export const foreignKeyProblems = (tables: readonly SchemaTable[], families: ReadonlyMap<string, Family>): Problem[] =>
  tables.flatMap(({ name, foreignKeys }) => {
    const own = families.get(name);
    return foreignKeys.flatMap(({ name: key, columns, to, toColumns }) => {
      const other = families.get(to);
      if (!other) return [];
      const isPaired = own?.name === other.name && columns.some((column, at) => column === own.column && toColumns[at] === other.column);
      return isPaired ? [] : [{ place: key, text: `refers from "${name}" to "${to}" of another family` }];
    });
  });
