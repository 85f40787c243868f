import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { allCalls } from '../builders/all-calls.ts';
import { fieldBounds } from './field-bounds.ts';

type JsonSchema = {
  type?: string;
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
};

function boundsIn(schema: JsonSchema): string | undefined {
  const { type, minLength = 0, maxLength, minItems = 0, maxItems, minimum, maximum } = schema;
  if (type === 'string' && maxLength !== undefined) return `text ${minLength} ${maxLength}`;
  if (type === 'array' && maxItems !== undefined) return `list ${minItems} ${maxItems}`;
  return type === 'number' || type === 'integer' ? `${type} ${minimum} ${maximum}` : undefined;
}

/** The bounds and defaults of every field at any depth, with the name of the field. */
function* bounded(schema: JsonSchema, name: string): Generator<readonly [name: string, bounds: string]> {
  if (schema.default !== undefined) yield [name, `default ${JSON.stringify(schema.default)}`];
  if (schema.enum || schema.const !== undefined) return;
  const bounds = boundsIn(schema);
  if (bounds) yield [name, bounds];
  for (const [inner, property] of Object.entries(schema.properties ?? {})) yield* bounded(property, inner);
  for (const part of [...(schema.anyOf ?? []), ...(schema.allOf ?? []), ...(schema.oneOf ?? [])]) yield* bounded(part, name);
  if (schema.items) yield* bounded(schema.items, name);
  if (typeof schema.additionalProperties === 'object') yield* bounded(schema.additionalProperties, name);
}

test('every field has the bounds and the default that are written down for it', () => {
  const found = allCalls.flatMap(({ name: call, fields }) =>
    [...bounded(z.toJSONSchema(fields, { io: 'output', unrepresentable: 'any' }) as JsonSchema, '')].map(([name, bounds]) => ({
      call,
      name,
      bounds,
    })),
  );
  const lines = [...Map.groupBy(found, ({ name }) => name)].flatMap(([name, ofName]) => {
    const byBounds = Map.groupBy(ofName, ({ bounds }) => bounds);
    const callsOf = (of: typeof found) => [...new Set(of.map(({ call }) => call))].sort();
    const all = callsOf(ofName).length;
    return [...byBounds].map(([bounds, of]) => [name, bounds, ...(callsOf(of).length < all ? callsOf(of) : [])].join(' '));
  });
  expect(lines.sort()).toEqual(fieldBounds.trim().split('\n').sort());
});
