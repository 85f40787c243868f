import type { Queryable } from '../../src/server/database/queryable.ts';

/** The table that a column's foreign key refers to, and what happens to the row when the row there is deleted. */
type Reference = { readonly to: string; readonly onDelete: 'cascade' | 'set null' | 'refused' };

/** A column of the migrated schema. `isPerson`: it references an account, a player or a row of a roster. */
export type Column = {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isPerson: boolean;
  readonly isRequired: boolean;
  readonly references: readonly Reference[];
};

const readColumns = `
  with keys as (
    select f.conrelid, own.attname as column, f.confrelid::regclass::text as "to", target.attname as target,
      case f.confdeltype when 'c' then 'cascade' when 'n' then 'set null' else 'refused' end as "onDelete"
    from pg_constraint f
    cross join lateral unnest(f.conkey, f.confkey) as pair (own, target)
    join pg_attribute own on own.attrelid = f.conrelid and own.attnum = pair.own
    join pg_attribute target on target.attrelid = f.confrelid and target.attnum = pair.target
    where f.contype = 'f')
  select c.table_name as table, c.column_name as column, c.data_type as type, c.is_nullable = 'NO' as "isRequired",
    coalesce(bool_or(keys.target = 'id' and keys."to" in ('users', 'players', 'team_members')), false) as "isPerson",
    coalesce(json_agg(json_build_object('to', keys."to", 'onDelete', keys."onDelete")) filter (where keys."to" is not null), '[]') as references
  from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  left join keys on keys.column = c.column_name
    and keys.conrelid = (quote_ident(c.table_schema) || '.' || quote_ident(c.table_name))::regclass
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
  group by c.table_name, c.column_name, c.data_type, c.is_nullable`;

/** Every column of the schema, after these statements have changed it. */
export async function columnsOf(pool: Queryable, newTables = 'select'): Promise<Column[]> {
  await pool.query(newTables);
  return (await pool.query<Column>(readColumns)).rows;
}

/** Tables whose key is the user's own id. */
const keyedByUser = ['users', 'players'];
const namesPerson = /^(user|player|member|guardian|actor|about)_id$|_(by|member)$/;
const namesAddress = /^(email|email_key|phone)$/;

/** Whether a column says something about a person: it names or references one, or is an address. */
export const isOfPerson = ({ table, column, type, isPerson }: Column): boolean =>
  keyedByUser.includes(table) || isPerson || (type === 'uuid' && namesPerson.test(column)) || namesAddress.test(column);
