import type { Call } from '../../src/contract/call.ts';
import { jsonOf, partsOf, type JsonSchema } from './json-schema.ts';

/** A number that a call takes: where it is (`rows.[].minutes`) and its bounds. */
export type NumberField = { path: string; minimum: number | undefined; maximum: number | undefined };

function* numbersIn(schema: JsonSchema, path: string): Generator<NumberField> {
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  if (isNumber && schema.const === undefined && !schema.enum) yield { path, minimum: schema.minimum, maximum: schema.maximum };
  for (const [name, property] of Object.entries(schema.properties ?? {})) yield* numbersIn(property, path ? `${path}.${name}` : name);
  for (const part of partsOf(schema)) yield* numbersIn(part, path);
  if (schema.items) yield* numbersIn(schema.items, `${path}.[]`);
  if (typeof schema.additionalProperties === 'object') yield* numbersIn(schema.additionalProperties, `${path}.{}`);
}

/** Every number of a call's fields at any depth, also one that arrives as text in a query or a path. */
export function numberFieldsOf({ fields }: Call): NumberField[] {
  const found = (['input', 'output'] as const).flatMap((io) => [...numbersIn(jsonOf(fields, io), '')]);
  return [...new Map(found.map((field) => [JSON.stringify(field), field])).values()];
}
