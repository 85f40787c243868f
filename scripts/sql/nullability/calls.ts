import type { FuncCall } from 'libpg-query';
import { knownOf } from './expressions.ts';
import { isStrictCall, nameOf } from './functions.ts';
import { as, maybe, nullableWhen, present, type Known, type Scope } from './known.ts';

const neverNull = new Set([
  'count', 'row_number', 'rank', 'dense_rank', 'ntile', 'concat', 'json_build_object', 'jsonb_build_object', 'json_build_array',
  'jsonb_build_array', 'num_nulls', 'num_nonnulls',
]); // prettier-ignore
const collecting = new Set(['array_agg', 'json_agg', 'jsonb_agg', 'json_object_agg', 'jsonb_object_agg']);
const arrays = new Set(['json_agg', 'jsonb_agg']);
const objects = new Set(['json_build_object', 'jsonb_build_object']);

/** The shape of the object that `json_build_object` returns; only constant keys are known. */
function builtObject({ args = [] }: FuncCall, scope: Scope): Known {
  const object = new Map<string, Known>();
  for (let at = 0; at < args.length; at += 2) {
    const key = as(args[at], 'A_Const')?.sval?.sval;
    if (key === undefined) return present;
    object.set(key, knownOf(args[at + 1], scope));
  }
  return { isNullable: false, json: { object } };
}

/** An aggregate is null if it has no rows. A group always has a row, unless the aggregate has a filter. */
function knownOfAggregate(call: FuncCall, scope: Scope): Known {
  const [arg] = call.args ?? [];
  const of = arg ? knownOf(arg, scope) : present;
  const mayBeEmpty = call.agg_filter !== undefined || (!scope.isGrouped && call.over === undefined);
  const isNullable = mayBeEmpty || (!collecting.has(nameOf(call)) && of.isNullable);
  return arrays.has(nameOf(call)) ? { isNullable, json: { array: of } } : nullableWhen(isNullable);
}

/** What is known about the result of a function call. */
export function knownOfCall(call: FuncCall, scope: Scope): Known {
  const name = nameOf(call);
  if (objects.has(name)) return builtObject(call, scope);
  if (neverNull.has(name)) return present;
  const args = (call.args ?? []).map((arg) => knownOf(arg, scope));
  // `concat_ws` is null only if its separator is null.
  if (name === 'concat_ws') return nullableWhen(args[0]?.isNullable ?? true);
  if (name === 'unnest') return nullableWhen(hasNullElements(call, scope));
  if (scope.facts.aggregates.has(name)) return knownOfAggregate(call, scope);
  return isStrictCall(call, scope) ? nullableWhen(args.some((arg) => arg.isNullable)) : maybe;
}

/** Whether the array given to `unnest` may contain null. Known for parameters only. */
export function hasNullElements({ args = [] }: FuncCall, { facts }: Scope, at = 0): boolean {
  const arg = as(args[at], 'TypeCast')?.arg ?? args[at];
  const parameter = as(arg, 'ParamRef');
  return facts.parameters[(parameter?.number ?? 0) - 1]?.hasNullElements ?? true;
}
