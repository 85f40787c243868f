import { maybe, type Known, type NamedColumn, type Relation, type Scope } from './known.ts';

const keyOf = (alias: string, column: string) => `${alias}.${column}`;

/** A nested scope, which sees the names of the outer one. */
export const innerScope = (outer: Scope, change: Partial<Scope> = {}): Scope => ({
  relations: [],
  narrowed: new Set(),
  tables: outer.tables,
  outer,
  isGrouped: false,
  facts: outer.facts,
  ...change,
});

/** The same scope with further columns that are known not to be null. */
export const narrowedScope = (scope: Scope, columns: Iterable<string>): Scope => ({
  ...scope,
  narrowed: new Set([...scope.narrowed, ...columns]),
});

const isNarrowed = (scope: Scope | undefined, key: string): boolean =>
  scope !== undefined && (scope.narrowed.has(key) || isNarrowed(scope.outer, key));

function seen(scope: Scope, { alias, columns, isOuter }: Relation, name: string): Known | undefined {
  const column = columns.find((each) => each.name === name);
  if (!column) return undefined;
  const isThere = !isOuter || columns.some((each) => isNarrowed(scope, keyOf(alias, each.name)));
  const isNullable = (column.known.isNullable || !isThere) && !isNarrowed(scope, keyOf(alias, name));
  return { ...column.known, isNullable };
}

/** Finds the column that a name refers to, in the innermost scope that has it. */
export function findColumn(scope: Scope | undefined, name: string, alias?: string): { key: string; known: Known } | undefined {
  for (let inner = scope; inner; inner = inner.outer) {
    for (const relation of inner.relations) {
      if (alias !== undefined && relation.alias !== alias) continue;
      // Evaluated in the scope where the name is used: its conditions apply to outer relations too.
      const known = seen(scope as Scope, relation, name);
      if (known) return { key: keyOf(relation.alias, name), known };
    }
  }
  return undefined;
}

export function findRelation(scope: Scope | undefined, alias: string): Relation | undefined {
  for (let inner = scope; inner; inner = inner.outer) {
    const found = inner.relations.find((relation) => relation.alias === alias);
    if (found) return found;
  }
  return undefined;
}

/** The columns of a relation as seen in this scope. */
export const columnsOf = (scope: Scope, relation: Relation): NamedColumn[] =>
  relation.columns.map(({ name }) => ({ name, known: seen(scope, relation, name) ?? maybe }));
