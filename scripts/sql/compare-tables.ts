import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Facts } from './nullability/known.ts';

const shortNames: Readonly<Record<string, string>> = {
  'timestamp with time zone': 'timestamptz',
  'double precision': 'float8',
  integer: 'int4',
  smallint: 'int2',
  bigint: 'int8',
  boolean: 'bool',
};
const shortName = (type: string): string => {
  const plain = type.replace(/\[\]$/, '');
  return `${shortNames[plain] ?? plain}${type.endsWith('[]') ? '[]' : ''}`;
};
const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function problemsOfTable(table: PgTable, tables: Facts['tables']): string[] {
  const { name, columns } = getTableConfig(table);
  const real = new Map(tables.get(name)?.map((column) => [column.name, column.known]));
  if (real.size === 0) return [`table "${name}" is not in the schema`];
  const declared = columns.map((column) => ({ column, name: column.keyAsName ? snakeCase(column.name) : column.name }));
  const missing = [...real.keys()].filter((each) => !declared.some((column) => column.name === each));
  return [
    ...missing.map((each) => `table "${name}" lacks the column "${each}" of the schema`),
    ...declared.flatMap(({ column, name: each }) => {
      const known = real.get(each);
      if (!known) return [`table "${name}" has a column "${each}", which is not in the schema`];
      const type = shortName(column.getSQLType());
      if (known.type !== type) return [`"${name}"."${each}" is ${known.type}, declared as ${type}`];
      return known.isNullable === !column.notNull
        ? []
        : [`"${name}"."${each}" ${known.isNullable ? 'may be' : 'is never'} null, declared otherwise`];
    }),
  ];
}

/** The differences between the Drizzle table definitions and the schema. */
export async function problemsOfTables(tables: Facts['tables']): Promise<string[]> {
  const problems: string[] = [];
  for (const file of globSync('src/server/database/tables/*.ts').sort()) {
    const exported = Object.values((await import(pathToFileURL(resolve(file)).href)) as Record<string, unknown>);
    for (const each of exported)
      if (is(each, PgTable)) problems.push(...problemsOfTable(each, tables).map((problem) => `${file}  ${problem}`));
  }
  return problems;
}
