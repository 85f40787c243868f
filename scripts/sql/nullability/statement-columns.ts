import { parseSync } from 'libpg-query';
import { columnsOfChange } from './changes.ts';
import type { Facts, NamedColumn, Scope } from './known.ts';

const outermost = (facts: Facts): Scope => ({
  relations: [],
  narrowed: new Set(),
  tables: new Map(),
  outer: undefined,
  isGrouped: false,
  facts,
});

/** The result columns of a statement, with what its text shows about them. `loadModule` of libpg-query must have run. */
export function columnsOfStatement(text: string, facts: Facts): NamedColumn[] {
  const statement = parseSync(text).stmts?.[0]?.stmt;
  return statement ? columnsOfChange(statement, outermost(facts)) : [];
}
