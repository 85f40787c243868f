import type { JoinExpr, Node, RangeFunction, RangeVar } from 'libpg-query';
import { hasNullElements } from './calls.ts';
import { knownOf } from './expressions.ts';
import { nameOf } from './functions.ts';
import { as, maybe, namesOf, nullableWhen, present, type NamedColumn, type Relation, type Scope } from './known.ts';
import { columnsOfSelect } from './selects.ts';

const renamed = (columns: readonly NamedColumn[], names: readonly string[]): NamedColumn[] =>
  columns.map((column, at) => ({ ...column, name: names[at] ?? column.name }));

/** A table, a view or a common table expression. */
export function relationOfTable({ relname = '', alias }: RangeVar, scope: Scope): Relation {
  const columns = scope.tables.get(relname) ?? scope.facts.tables.get(relname);
  if (!columns) throw new Error(`relation "${relname}" does not exist`);
  return { alias: alias?.aliasname ?? relname, columns: renamed(columns, namesOf(alias?.colnames)), isOuter: false };
}

function functionColumns(range: RangeFunction, scope: Scope): NamedColumn[] {
  const columns: NamedColumn[] = [];
  for (const item of range.functions ?? []) {
    const node = as(item, 'List')?.items?.[0];
    const call = as(node, 'FuncCall');
    const name = call ? nameOf(call) : 'column';
    if (call && name === 'unnest') {
      // Arrays given together are assumed to be equally long; PostgreSQL fills a shorter one with null.
      for (const at of (call.args ?? []).keys()) columns.push({ name, known: nullableWhen(hasNullElements(call, scope, at)) });
    } else columns.push({ name, known: call ? knownOf(node, scope) : maybe });
  }
  return range.ordinality ? [...columns, { name: 'ordinality', known: present }] : columns;
}

function relationOfFunction(range: RangeFunction, scope: Scope): Relation {
  const described = (range.coldeflist ?? range.alias?.colnames ?? []).flatMap((node) => as(node, 'ColumnDef') ?? []);
  const alias = range.alias?.aliasname;
  if (described.length > 0) {
    return { alias: alias ?? '', columns: described.map(({ colname = '' }) => ({ name: colname, known: maybe })), isOuter: false };
  }
  const columns = functionColumns(range, scope);
  const names = namesOf(range.alias?.colnames);
  // The single column of a function in FROM takes the name of its alias.
  const own = names.length === 0 && alias !== undefined && columns.length === 1 ? [alias] : names;
  return { alias: alias ?? columns[0]?.name ?? '', columns: renamed(columns, own), isOuter: false };
}

function addJoin({ jointype, larg, rarg, usingClause }: JoinExpr, scope: Scope): void {
  const before = scope.relations.length;
  if (larg) addRelation(larg, scope);
  const between = scope.relations.length;
  if (rarg) addRelation(rarg, scope);
  if (jointype === 'JOIN_LEFT' || jointype === 'JOIN_FULL') for (const relation of scope.relations.slice(between)) relation.isOuter = true;
  if (jointype === 'JOIN_RIGHT' || jointype === 'JOIN_FULL')
    for (const relation of scope.relations.slice(before, between)) relation.isOuter = true;
  // `using` merges equal columns; in an inner join they are not null on either side.
  if (jointype !== 'JOIN_INNER') return;
  for (const name of namesOf(usingClause)) for (const { alias } of scope.relations.slice(before)) scope.narrowed.add(`${alias}.${name}`);
}

/** Adds an item of FROM to the scope. Later items may refer to earlier ones. */
export function addRelation(node: Node, scope: Scope): void {
  const table = as(node, 'RangeVar');
  if (table) scope.relations.push(relationOfTable(table, scope));
  const subselect = as(node, 'RangeSubselect');
  const select = as(subselect?.subquery, 'SelectStmt');
  if (subselect && select) {
    const columns = renamed(columnsOfSelect(select, scope), namesOf(subselect.alias?.colnames));
    scope.relations.push({ alias: subselect.alias?.aliasname ?? '', columns, isOuter: false });
  }
  const range = as(node, 'RangeFunction');
  if (range) scope.relations.push(relationOfFunction(range, scope));
  const join = as(node, 'JoinExpr');
  if (join) addJoin(join, scope);
}

/** The conditions of inner joins, which hold for every row. */
export function innerConditions(node: Node): Node[] {
  const join = as(node, 'JoinExpr');
  if (!join) return [];
  const left = join.larg && join.jointype !== 'JOIN_RIGHT' && join.jointype !== 'JOIN_FULL' ? innerConditions(join.larg) : [];
  if (join.jointype !== 'JOIN_INNER') return left;
  return [...left, ...(join.rarg ? innerConditions(join.rarg) : []), ...(join.quals ? [join.quals] : [])];
}
