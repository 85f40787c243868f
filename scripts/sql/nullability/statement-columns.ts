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

/** The columns that a statement answers, with what its text shows of them. `loadModule` of libpg-query comes before. */
export function columnsOfStatement(text: string, facts: Facts): NamedColumn[] {
  const statement = parseSync(text).stmts?.[0]?.stmt;
  return statement ? columnsOfChange(statement, outermost(facts)) : [];
}
