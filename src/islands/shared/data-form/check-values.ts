import type { Call, CheckedFields } from '../../../contract/call.ts';
import { messages } from '../../../contract/messages.ts';
import { isEmailAddress, isWebAddress } from '../../../contract/shapes.ts';
import { checkFields } from '../check-fields.ts';
import type { DataField, DataValues } from './data-field.ts';

/** Spec §5's built-in rules, whatever the call says of the field. */
function builtInProblem({ kind }: DataField, value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  if (kind === 'email' && !isEmailAddress(value.trim())) return messages.invalidEmail;
  if (kind === 'url' && !isWebAddress(value.trim())) return messages.invalidUrl;
  return undefined;
}

/** A problem for each field that has one, or the checked fields of the call. */
type Checked<C extends Call> = { fields: CheckedFields<C>; problems?: never } | { fields?: never; problems: Record<string, string> };

/** Checks a form's values by the contract of its call, so that browser and server report the same, and by the rules of each kind of field. */
export function checkValues<C extends Call>(call: C, fields: readonly DataField[], values: DataValues): Checked<C> {
  const checked = checkFields(call, values);
  const problems = { ...checked.problems };
  for (const field of fields) {
    const problem = builtInProblem(field, values[field.name]);
    if (problem) problems[field.name] = problem;
  }
  return checked.fields && Object.keys(problems).length === 0 ? checked : { problems };
}
