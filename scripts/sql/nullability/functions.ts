import type { A_Expr, FuncCall } from 'libpg-query';
import { namesOf, type Scope } from './known.ts';

/** Strict functions that may return null for other reasons: a missing key, position or match. */
const nullAllTheSame = new Set([
  'array_length', 'array_lower', 'array_upper', 'array_position', 'json_extract_path', 'json_extract_path_text', 'jsonb_extract_path',
  'jsonb_extract_path_text', 'regexp_match', 'regexp_substr', 'substring', 'to_regclass', 'to_regtype', 'jsonb_path_query_first',
  'json_array_element', 'json_object_field', 'pg_get_constraintdef', 'current_setting', 'obj_description', 'col_description', 'get_byte',
]); // prettier-ignore
const nullableOperators = new Set(['->', '->>', '#>', '#>>', '@?', '@@']);
const strictKinds: ReadonlySet<string> = new Set([
  'AEXPR_OP', 'AEXPR_LIKE', 'AEXPR_ILIKE', 'AEXPR_SIMILAR', 'AEXPR_BETWEEN', 'AEXPR_NOT_BETWEEN', 'AEXPR_BETWEEN_SYM', 'AEXPR_NOT_BETWEEN_SYM',
]); // prettier-ignore

export const nameOf = ({ funcname }: FuncCall): string => namesOf(funcname).at(-1) ?? '';

/** Whether the function returns null only if an argument is null. */
export function isStrictCall(call: FuncCall, { facts }: Scope): boolean {
  const name = nameOf(call);
  // `substring(text, from, for)` with positions is never null; with a pattern it may be.
  if (name === 'substring') return call.args?.length === 3;
  return facts.strictFunctions.has(name) && !nullAllTheSame.has(name) && !facts.aggregates.has(name);
}

/** Whether the operator returns null only if an operand is null. */
export const isStrictOperator = ({ kind, name }: A_Expr): boolean =>
  strictKinds.has(kind ?? '') && !nullableOperators.has(namesOf(name).at(-1) ?? '');
