import type { A_Expr, BoolExpr, CaseExpr, Node, SubLink, TypeName } from 'libpg-query';
import { knownOfCall } from './calls.ts';
import { neededFor, notNullWhere } from './conditions.ts';
import { isStrictOperator } from './functions.ts';
import { as, maybe, namesOf, nullableWhen, present, type Known, type Scope } from './known.ts';
import { columnsOfSelect, isOneRow } from './selects.ts';
import { columnsOf, findColumn, findRelation, narrowedScope } from './scope.ts';

const isNullable = (node: Node | undefined, scope: Scope) => knownOf(node, scope).isNullable;
const anyNullable = (nodes: readonly (Node | undefined)[] | undefined, scope: Scope) =>
  (nodes ?? []).some((node) => node && isNullable(node, scope));

const typeOf = (name: TypeName | undefined): string => `${namesOf(name?.names).at(-1) ?? ''}${name?.arrayBounds?.length ? '[]' : ''}`;

function knownOfColumn(fields: readonly Node[] | undefined, scope: Scope): Known {
  const names = namesOf(fields);
  const name = names.at(-1) ?? '';
  const found = findColumn(scope, name, names.length > 1 ? names.at(-2) : undefined);
  if (found) return found.known;
  const relation = findRelation(scope, name);
  if (!relation) return maybe;
  // A reference to the whole row, which `json_agg` turns into an object.
  const object = new Map(columnsOf(scope, relation).map((column) => [column.name, column.known]));
  return { isNullable: relation.isOuter, json: { object } };
}

function knownOfOperator(expression: A_Expr, scope: Scope): Known {
  const { kind, lexpr, rexpr } = expression;
  if (kind === 'AEXPR_DISTINCT' || kind === 'AEXPR_NOT_DISTINCT') return { isNullable: false, type: 'bool' };
  if (kind === 'AEXPR_NULLIF') return { ...knownOf(lexpr, scope), isNullable: true };
  const sides = [lexpr, ...(as(rexpr, 'List')?.items ?? [rexpr])];
  if (isStrictOperator(expression) || kind === 'AEXPR_IN' || kind === 'AEXPR_OP_ANY' || kind === 'AEXPR_OP_ALL') {
    return nullableWhen(anyNullable(sides, scope));
  }
  return maybe;
}

function knownOfCase({ args, defresult, arg }: CaseExpr, scope: Scope): Known {
  const results = (args ?? []).map((branch) => {
    const when = as(branch, 'CaseWhen');
    const narrowed = arg ? [] : notNullWhere(when?.expr, scope);
    return knownOf(when?.result, narrowedScope(scope, narrowed));
  });
  if (defresult) results.push(knownOf(defresult, scope));
  const known = results.find((result) => result.json ?? result.type) ?? present;
  return { ...known, allowed: undefined, isNullable: !defresult || results.some((result) => result.isNullable) };
}

function knownOfLink({ subLinkType, subselect, testexpr }: SubLink, scope: Scope): Known {
  const select = as(subselect, 'SelectStmt');
  if (subLinkType === 'EXISTS_SUBLINK') return { isNullable: false, type: 'bool' };
  if (subLinkType === 'ARRAY_SUBLINK' || !select) return nullableWhen(!select);
  const [column] = columnsOfSelect(select, scope);
  if (subLinkType === 'EXPR_SUBLINK' && column) return { ...column.known, isNullable: column.known.isNullable || !isOneRow(select, scope) };
  return nullableWhen(isNullable(testexpr, scope) || column?.known.isNullable !== false);
}

/**
 * A boolean expression is null if an argument is, unless another argument decides: `x is null or x < 1` is true if x is null, and otherwise
 * `x < 1` is not null.
 */
function knownOfBoolean({ boolop, args = [] }: BoolExpr, scope: Scope): Known {
  const settled = args.flatMap((arg) => {
    const test = as(arg, 'NullTest');
    const settles = boolop === 'OR_EXPR' ? 'IS_NULL' : 'IS_NOT_NULL';
    return boolop !== 'NOT_EXPR' && test?.nulltesttype === settles ? [...neededFor(test.arg, scope)] : [];
  });
  return { isNullable: anyNullable(args, narrowedScope(scope, settled)), type: 'bool' };
}

type Reader = (node: Node, scope: Scope) => Known | undefined;

const readers: readonly Reader[] = [
  (node) => as(node, 'A_Const') && nullableWhen(as(node, 'A_Const')?.isnull === true),
  (node, scope) => as(node, 'ColumnRef') && knownOfColumn(as(node, 'ColumnRef')?.fields, scope),
  (node, { facts }) => {
    const parameter = as(node, 'ParamRef');
    return parameter && nullableWhen(facts.parameters[(parameter.number ?? 0) - 1]?.isNullable ?? true);
  },
  (node, scope) => {
    const cast = as(node, 'TypeCast');
    return cast && { ...knownOf(cast.arg, scope), allowed: undefined, type: typeOf(cast.typeName) };
  },
  (node, scope) => {
    const call = as(node, 'FuncCall');
    return call && knownOfCall(call, scope);
  },
  (node, scope) => {
    const expression = as(node, 'A_Expr');
    return expression && knownOfOperator(expression, scope);
  },
  (node, scope) => {
    const boolean = as(node, 'BoolExpr');
    return boolean && knownOfBoolean(boolean, scope);
  },
  (node) => (as(node, 'NullTest') ?? as(node, 'BooleanTest')) && { isNullable: false, type: 'bool' },
  (node, scope) => {
    const chosen = as(node, 'CaseExpr');
    return chosen && knownOfCase(chosen, scope);
  },
  (node, scope) => {
    const args = (as(node, 'CoalesceExpr') ?? as(node, 'MinMaxExpr'))?.args?.map((arg) => knownOf(arg, scope));
    return args && { ...args[0], allowed: undefined, isNullable: args.every((arg) => arg.isNullable) };
  },
  (node, scope) => {
    const link = as(node, 'SubLink');
    return link && knownOfLink(link, scope);
  },
  (node) => (as(node, 'A_ArrayExpr') ?? as(node, 'RowExpr') ?? as(node, 'SQLValueFunction')) && present,
  (node, scope) => as(node, 'CollateClause') && knownOf(as(node, 'CollateClause')?.arg, scope),
  (node, scope) => as(node, 'NamedArgExpr') && knownOf(as(node, 'NamedArgExpr')?.arg, scope),
];

/** What is known about the value of an expression. An expression that no reader understands counts as nullable. */
export function knownOf(node: Node | undefined, scope: Scope): Known {
  if (!node) return maybe;
  for (const read of readers) {
    const known = read(node, scope);
    if (known) return known;
  }
  return maybe;
}
