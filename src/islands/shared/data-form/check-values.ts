import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Resolver } from 'react-hook-form';
import type { Call } from '../../../contract/call.ts';
import { messages } from '../../../contract/messages.ts';
import { isEmailAddress, isWebAddress } from '../../../contract/shapes.ts';
import type { DataField, DataValues } from './data-field.ts';
import { encodeValues, type Typed } from './encode-values.ts';

/** Spec §5's built-in rules, whatever the call says of the field. */
function builtInProblem({ kind }: DataField, value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  if (kind === 'email' && !isEmailAddress(value.trim())) return messages.invalidEmail;
  if (kind === 'url' && !isWebAddress(value.trim())) return messages.invalidUrl;
  return undefined;
}

/** Checks a form by its call's contract, so that browser and server report the same. `fixed` values are sent but have no field. */
export function checkBy(
  call: Call,
  fields: readonly DataField[],
  fixed: DataValues,
  adapt: (values: DataValues) => DataValues = (values) => values,
): Resolver<Typed, unknown, DataValues> {
  const bySchema = standardSchemaResolver(call.fields as never) as unknown as Resolver<Typed, unknown, DataValues>;
  return async (typed, context, options) => {
    const values = { ...adapt(encodeValues(fields, typed)), ...fixed };
    const checked = await bySchema(values, context, options);
    const builtIn = fields.flatMap((field) => {
      const message = builtInProblem(field, values[field.name as keyof typeof values]);
      return message ? [[field.name, { type: 'builtIn', message }] as const] : [];
    });
    const errors = { ...checked.errors, ...Object.fromEntries(builtIn) };
    return Object.keys(errors).length > 0 ? { values: {}, errors } : checked;
  };
}
