import type { Node, RangeVar, WithClause } from 'libpg-query';
import { notNullWhere } from './conditions.ts';
import { knownOf } from './expressions.ts';
import { as, type NamedColumn, type Scope } from './known.ts';
import { addRelation, innerConditions, relationOfTable } from './relations.ts';
import { innerScope } from './scope.ts';
import { columnsOfList, columnsOfSelect, withParts } from './selects.ts';

type Change = {
  relation: RangeVar;
  from: readonly Node[];
  where: Node | undefined;
  /** A column that is set has a new value in `returning`, so what the condition says about the old value does not apply. */
  set: readonly { name: string; value: Node | undefined }[];
  returning: readonly Node[] | undefined;
  parts: WithClause | undefined;
};

const listOf = (node: { returningClause?: { exprs?: Node[] }; returningList?: Node[] }) =>
  node.returningClause?.exprs ?? node.returningList;

function changeOf(node: Node): Change | undefined {
  const insert = as(node, 'InsertStmt');
  if (insert?.relation) {
    return { relation: insert.relation, from: [], where: undefined, set: [], returning: listOf(insert), parts: insert.withClause };
  }
  const update = as(node, 'UpdateStmt');
  if (update?.relation) {
    const set = (update.targetList ?? []).flatMap((node) => {
      const { name, val } = as(node, 'ResTarget') ?? {};
      return name === undefined ? [] : [{ name, value: val }];
    });
    return {
      relation: update.relation,
      from: update.fromClause ?? [],
      where: update.whereClause,
      set,
      returning: listOf(update),
      parts: update.withClause,
    };
  }
  const deletion = as(node, 'DeleteStmt');
  if (!deletion?.relation) return undefined;
  const { relation, usingClause = [], whereClause } = deletion;
  return { relation, from: usingClause, where: whereClause, set: [], returning: listOf(deletion), parts: deletion.withClause };
}

/** The result columns of a statement: those of a select, or of a change's `returning`. */
export function columnsOfChange(node: Node, outer: Scope): NamedColumn[] {
  const select = as(node, 'SelectStmt');
  if (select) return columnsOfSelect(select, outer);
  const change = changeOf(node);
  if (!change) return [];
  const scope = innerScope(withParts(change.parts, outer));
  const target = relationOfTable(change.relation, { ...scope, tables: new Map() });
  scope.relations.push(target);
  for (const each of change.from) addRelation(each, scope);
  const set = new Set(change.set.map(({ name }) => `${target.alias}.${name}`));
  for (const condition of [...change.from.flatMap(innerConditions), ...(change.where ? [change.where] : [])]) {
    for (const key of notNullWhere(condition, scope)) if (!set.has(key)) scope.narrowed.add(key);
  }
  for (const { name, value } of change.set) if (!knownOf(value, scope).isNullable) scope.narrowed.add(`${target.alias}.${name}`);
  return columnsOfList(change.returning, scope);
}
