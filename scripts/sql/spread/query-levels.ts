import type { Node, SelectStmt } from 'libpg-query';
import { as, namesOf } from '../nullability/known.ts';

/** A table or view under its alias; `table` is undefined for a subquery, a function or a common table expression. */
export type Source = { readonly alias: string; readonly table: string | undefined };

/** `left` and `right` are equal in every row of the level; a column may be written without its alias. */
export type Operand = { readonly column: string; readonly alias: string | undefined } | { readonly parameter: number };
export type Equality = { readonly left: Operand; readonly right: Operand };

/** One FROM with its conditions: of a select, an update or a delete. Each subquery is a level of its own. */
export type Level = {
  readonly sources: readonly Source[];
  readonly equalities: readonly Equality[];
  /** The aliases that FOR UPDATE or FOR SHARE locks. */
  readonly locked: readonly string[];
  readonly hasUnnest: boolean;
  /** The tables that lateral subqueries of this level read. */
  readonly lateralTables: readonly string[];
};

/** Inserted rows: the value of each column by its name, undefined if it is not a parameter. */
export type Insertion = { readonly table: string; readonly values: ReadonlyMap<string, Node>[] };

export type Levels = { readonly levels: readonly Level[]; readonly insertions: readonly Insertion[] };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Calls `visit` with each node of a tree and its kind, outer nodes first. */
export function walk(tree: unknown, visit: (kind: string, node: Node) => void): void {
  if (Array.isArray(tree)) for (const each of tree) walk(each, visit);
  else if (isNode(tree)) {
    for (const [kind, node] of Object.entries(tree)) {
      if (isNode(node) && !Array.isArray(node)) visit(kind, node);
      walk(node, visit);
    }
  }
}

const inner = (node: Node | undefined): Node | undefined => {
  const cast = as(node, 'TypeCast');
  return cast ? inner(cast.arg) : node;
};

function operandOf(node: Node | undefined): Operand | undefined {
  const value = inner(node);
  const parameter = as(value, 'ParamRef')?.number;
  if (parameter !== undefined) return { parameter };
  const [first, second] = namesOf(as(value, 'ColumnRef')?.fields);
  if (first === undefined) return undefined;
  return second === undefined ? { column: first, alias: undefined } : { column: second, alias: first };
}

/** The equalities that hold whenever the condition is true: its operands joined by AND. */
function equalitiesOf(condition: Node | undefined): Equality[] {
  const bool = as(condition, 'BoolExpr');
  if (bool?.boolop === 'AND_EXPR') return (bool.args ?? []).flatMap(equalitiesOf);
  const operation = as(condition, 'A_Expr');
  if (operation?.kind !== 'AEXPR_OP' || namesOf(operation.name).join() !== '=') return [];
  const rows = [operation.lexpr, operation.rexpr].map((side) => as(side, 'RowExpr')?.args ?? [side]);
  return (rows[0] ?? []).flatMap((each, at) => {
    const left = operandOf(each);
    const right = operandOf(rows[1]?.[at]);
    return left && right ? [{ left, right }] : [];
  });
}

type Draft = { sources: Source[]; equalities: Equality[]; hasUnnest: boolean; lateral: SelectStmt[] };

const aliasOf = (node: { alias?: { aliasname?: string } } | undefined): string => node?.alias?.aliasname ?? '';

function readFrom(node: Node | undefined, parts: ReadonlySet<string>, draft: Draft): void {
  const join = as(node, 'JoinExpr');
  if (join) {
    const before = draft.sources.length;
    readFrom(join.larg, parts, draft);
    const middle = draft.sources.length;
    readFrom(join.rarg, parts, draft);
    draft.equalities.push(...equalitiesOf(join.quals));
    for (const column of namesOf(join.usingClause)) {
      for (const { alias } of draft.sources.slice(before, middle))
        for (const other of draft.sources.slice(middle))
          draft.equalities.push({ left: { column, alias }, right: { column, alias: other.alias } });
    }
    return;
  }
  const table = as(node, 'RangeVar');
  if (table) {
    const name = table.relname ?? '';
    draft.sources.push({ alias: aliasOf(table) || name, table: parts.has(name) || table.schemaname ? undefined : name });
    return;
  }
  const select = as(node, 'RangeSubselect');
  const inSelect = as(select?.subquery, 'SelectStmt');
  if (select && inSelect) {
    draft.sources.push({ alias: aliasOf(select), table: undefined });
    if (select.lateral) draft.lateral.push(inSelect);
    return;
  }
  const functions = as(node, 'RangeFunction');
  if (!functions) return;
  draft.sources.push({ alias: aliasOf(functions), table: undefined });
  walk(functions.functions, (kind, { ...call }) => {
    if (kind === 'FuncCall' && namesOf((call as { funcname?: Node[] }).funcname).includes('unnest')) draft.hasUnnest = true;
  });
}

const tablesIn = (tree: unknown, parts: ReadonlySet<string>): string[] => {
  const tables: string[] = [];
  walk(tree, (kind, node) => {
    const { relname } = node as { relname?: string };
    if ((kind === 'RangeVar' || kind === 'relation') && relname && !parts.has(relname)) tables.push(relname);
  });
  return tables;
};

type Statement = {
  relation?: object;
  fromClause?: Node[];
  usingClause?: Node[];
  whereClause?: Node;
  lockingClause?: Node[];
  cols?: Node[];
  selectStmt?: Node;
};

function levelOf(statement: Statement, parts: ReadonlySet<string>): Level {
  const draft: Draft = { sources: [], equalities: [], hasUnnest: false, lateral: [] };
  if (statement.relation) readFrom({ RangeVar: statement.relation }, parts, draft);
  for (const node of [...(statement.fromClause ?? []), ...(statement.usingClause ?? [])]) readFrom(node, parts, draft);
  draft.equalities.push(...equalitiesOf(statement.whereClause));
  const clauses = (statement.lockingClause ?? []).map((node) => as(node, 'LockingClause')?.lockedRels);
  const locked = clauses.flatMap((rels) =>
    rels ? rels.map((rel) => as(rel, 'RangeVar')?.relname ?? '') : draft.sources.map(({ alias }) => alias),
  );
  const { sources, equalities, hasUnnest, lateral } = draft;
  return { sources, equalities, locked, hasUnnest, lateralTables: lateral.flatMap((select) => tablesIn(select, parts)) };
}

function insertionOf({ relation, cols, selectStmt }: Statement): Insertion {
  const names = (cols ?? []).map((node) => as(node, 'ResTarget')?.name ?? '');
  const select = as(selectStmt, 'SelectStmt');
  const lists = select?.valuesLists?.map((list) => as(list, 'List')?.items ?? []) ?? [
    (select?.targetList ?? []).flatMap((node) => as(node, 'ResTarget')?.val ?? []),
  ];
  const values = lists.map((list) => new Map(names.flatMap((name, at) => (list[at] ? [[name, list[at]] as const] : []))));
  return { table: (relation as { relname?: string }).relname ?? '', values };
}

export const isParameter = (node: Node | undefined): boolean => as(inner(node), 'ParamRef') !== undefined;

/** Every level of a parsed statement, including subqueries and common table expressions. */
export function levelsOf(tree: unknown): Levels {
  const parts = new Set<string>();
  walk(tree, (kind, node) => {
    if (kind === 'CommonTableExpr') parts.add((node as { ctename?: string }).ctename ?? '');
  });
  const levels: Level[] = [];
  const insertions: Insertion[] = [];
  walk(tree, (kind, node) => {
    const statement = node as Statement;
    if (['SelectStmt', 'UpdateStmt', 'DeleteStmt', 'larg', 'rarg'].includes(kind)) {
      const level = levelOf(statement, parts);
      if (level.sources.length > 0) levels.push(level);
    }
    if (kind === 'InsertStmt') insertions.push(insertionOf(statement));
  });
  return { levels, insertions };
}
