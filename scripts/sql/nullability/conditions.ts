import type { Node } from 'libpg-query';
import { as, namesOf, type Scope } from './known.ts';
import { isStrictCall, isStrictOperator } from './functions.ts';
import { findColumn } from './scope.ts';

const both = (sets: readonly Set<string>[]): Set<string> =>
  sets.reduce((one, other) => new Set([...one].filter((key) => other.has(key))), sets[0] ?? new Set());

/** The columns that make this value null if one of them is null. */
export function neededFor(node: Node | undefined, scope: Scope): Set<string> {
  const column = as(node, 'ColumnRef');
  if (column) {
    const names = namesOf(column.fields);
    const found = findColumn(scope, names.at(-1) ?? '', names.length > 1 ? names.at(-2) : undefined);
    return new Set(found ? [found.key] : []);
  }
  const cast = as(node, 'TypeCast');
  if (cast) return neededFor(cast.arg, scope);
  const call = as(node, 'FuncCall');
  if (call && isStrictCall(call, scope)) return new Set((call.args ?? []).flatMap((arg) => [...neededFor(arg, scope)]));
  const expression = as(node, 'A_Expr');
  if (expression && (isStrictOperator(expression) || expression.kind === 'AEXPR_OP_ANY' || expression.kind === 'AEXPR_OP')) {
    return new Set([...neededFor(expression.lexpr, scope), ...neededFor(expression.rexpr, scope)]);
  }
  if (expression?.kind === 'AEXPR_IN') return neededFor(expression.lexpr, scope);
  return new Set();
}

/** The columns that cannot be null in rows for which this condition is true. */
export function notNullWhere(node: Node | undefined, scope: Scope): Set<string> {
  const boolean = as(node, 'BoolExpr');
  if (boolean?.boolop === 'AND_EXPR') return new Set((boolean.args ?? []).flatMap((arg) => [...notNullWhere(arg, scope)]));
  if (boolean?.boolop === 'OR_EXPR') return both((boolean.args ?? []).map((arg) => notNullWhere(arg, scope)));
  if (boolean) return neededFor(boolean.args?.[0], scope);
  const test = as(node, 'NullTest');
  if (test) return test.nulltesttype === 'IS_NOT_NULL' ? neededFor(test.arg, scope) : new Set();
  const link = as(node, 'SubLink');
  if (link?.subLinkType === 'ANY_SUBLINK') return neededFor(link.testexpr, scope);
  return neededFor(node, scope);
}
