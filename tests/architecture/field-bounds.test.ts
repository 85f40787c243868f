import { expect, test } from 'vitest';
import { allCalls } from '../builders/all-calls.ts';
import { jsonOf, partsOf, type JsonSchema } from '../builders/json-schema.ts';
import { fieldBounds } from './field-bounds.ts';

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
  for (const part of partsOf(schema)) yield* bounded(part, name);
  if (schema.items) yield* bounded(schema.items, name);
  if (typeof schema.additionalProperties === 'object') yield* bounded(schema.additionalProperties, name);
}

test('every field has the bounds and the default that are written down for it', () => {
  const found = allCalls.flatMap(({ name: call, fields }) =>
    [...bounded(jsonOf(fields, 'output'), '')].map(([name, bounds]) => ({
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
