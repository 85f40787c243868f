import type { Node, SelectStmt, WithClause } from 'libpg-query';
import { notNullWhere } from './conditions.ts';
import { knownOf } from './expressions.ts';
import { nameOf } from './functions.ts';
import { as, namesOf, type Known, type NamedColumn, type Scope } from './known.ts';
import { addRelation, innerConditions } from './relations.ts';
import { columnsOf, innerScope } from './scope.ts';
import { columnsOfChange } from './changes.ts';

/** The name that PostgreSQL gives an expression without an alias. */
function nameOfValue(node: Node | undefined): string {
  const column = as(node, 'ColumnRef');
  if (column) return namesOf(column.fields).at(-1) ?? '?column?';
  const call = as(node, 'FuncCall');
  if (call) return nameOf(call);
  const cast = as(node, 'TypeCast');
  if (cast) {
    const inner = nameOfValue(cast.arg);
    return inner === '?column?' ? (namesOf(cast.typeName?.names).at(-1) ?? inner) : inner;
  }
  const link = as(node, 'SubLink');
  if (link?.subLinkType === 'EXISTS_SUBLINK') return 'exists';
  if (link?.subLinkType === 'ARRAY_SUBLINK') return 'array';
  const select = as(link?.subselect, 'SelectStmt');
  if (select) return as(select.targetList?.[0], 'ResTarget')?.name ?? nameOfValue(as(select.targetList?.[0], 'ResTarget')?.val);
  const names = { CoalesceExpr: 'coalesce', CaseExpr: 'case', A_ArrayExpr: 'array', MinMaxExpr: 'greatest' };
  return Object.entries(names).find(([kind]) => node && kind in node)?.[1] ?? '?column?';
}

/** The columns of a select list, with `*` expanded. */
export function columnsOfList(list: readonly Node[] | undefined, scope: Scope): NamedColumn[] {
  return (list ?? []).flatMap((node) => {
    const target = as(node, 'ResTarget');
    const fields = as(target?.val, 'ColumnRef')?.fields ?? [];
    if (as(fields.at(-1), 'A_Star')) {
      const [alias] = namesOf(fields);
      return scope.relations.filter((each) => alias === undefined || each.alias === alias).flatMap((each) => columnsOf(scope, each));
    }
    return [{ name: target?.name ?? nameOfValue(target?.val), known: knownOf(target?.val, scope) }];
  });
}

/** A scope that contains the common table expressions. */
export function withParts(clause: WithClause | undefined, scope: Scope): Scope {
  if (!clause) return scope;
  const tables = new Map(scope.tables);
  const known: Scope = { ...scope, tables };
  for (const node of clause.ctes ?? []) {
    const { ctename = '', ctequery, aliascolnames } = as(node, 'CommonTableExpr') ?? {};
    const select = as(ctequery, 'SelectStmt');
    const names = namesOf(aliascolnames);
    const renamed = (columns: readonly NamedColumn[]) => columns.map((column, at) => ({ ...column, name: names[at] ?? column.name }));
    // A recursive query takes its columns from its non-recursive part.
    if (clause.recursive && select?.larg) tables.set(ctename, renamed(columnsOfSelect(select.larg, known)));
    const columns = select ? columnsOfSelect(select, known) : ctequery ? columnsOfChange(ctequery, known) : [];
    tables.set(ctename, renamed(columns));
  }
  return known;
}

const either = (one: Known, other: Known | undefined): Known => {
  const allowed = one.allowed && other?.allowed ? [...one.allowed, ...other.allowed] : undefined;
  return { ...one, allowed, isNullable: one.isNullable || other?.isNullable !== false };
};

/** Whether an expression contains an aggregate, subqueries excluded. */
function hasAggregate(value: unknown, scope: Scope): boolean {
  if (Array.isArray(value)) return value.some((each) => hasAggregate(each, scope));
  if (typeof value !== 'object' || value === null || 'SubLink' in value) return false;
  const call = as(value as Node, 'FuncCall');
  if (call && !call.over && scope.facts.aggregates.has(nameOf(call))) return true;
  return Object.values(value).some((each) => hasAggregate(each, scope));
}

/** Whether a select always returns exactly one row. */
export function isOneRow(select: SelectStmt, scope: Scope): boolean {
  if (select.groupClause || select.havingClause || select.limitCount || select.limitOffset || select.larg || select.valuesLists)
    return false;
  return (!select.fromClause && !select.whereClause) || hasAggregate(select.targetList, scope);
}

/** The result columns of a select. `outer` is the scope around it. */
export function columnsOfSelect(select: SelectStmt, outer: Scope): NamedColumn[] {
  const known = withParts(select.withClause, outer);
  if (select.larg && select.rarg) {
    const others = columnsOfSelect(select.rarg, known);
    return columnsOfSelect(select.larg, known).map(({ name, known: one }, at) => ({ name, known: either(one, others[at]?.known) }));
  }
  if (select.valuesLists) {
    const rows = select.valuesLists.map((list) => (as(list, 'List')?.items ?? []).map((item) => knownOf(item, known)));
    const first = rows[0] ?? [];
    return first.map((one, at) => ({ name: `column${at + 1}`, known: rows.slice(1).reduce((all, row) => either(all, row[at]), one) }));
  }
  const scope = innerScope(known, { isGrouped: select.groupClause !== undefined });
  for (const node of select.fromClause ?? []) addRelation(node, scope);
  for (const node of [...(select.fromClause ?? []).flatMap(innerConditions), ...(select.whereClause ? [select.whereClause] : [])]) {
    for (const key of notNullWhere(node, scope)) scope.narrowed.add(key);
  }
  return columnsOfList(select.targetList, scope);
}
