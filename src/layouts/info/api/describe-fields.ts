import * as z from 'zod/mini';
import type { Call } from '../../../contract/call.ts';

type Json = { [name: string]: unknown };
export type FieldLine = { name: string; kind: string; isRequired: boolean; place: 'path' | 'query' | 'body' };

const kindWords: Record<string, string> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'yes or no',
  object: 'object',
  array: 'list',
};

/** Describes a JSON Schema in a few words: 'text, at most 100 characters', 'one of teams, tournaments, players'. */
function wordsFor(schema: Json): string {
  const options = (schema['anyOf'] ?? schema['oneOf']) as Json[] | undefined;
  if (options) return [...new Set(options.map(wordsFor))].join(' or ');
  const choices = schema['enum'] as unknown[] | undefined;
  if (choices) return `one of ${choices.join(', ')}`;
  if (schema['const'] !== undefined) return String(schema['const']);
  // A number in a query arrives as text, so its schema allows both types.
  const types = [schema['type']].flat().map(String);
  const kind = kindWords[types.find((type) => type !== 'string') ?? types[0] ?? ''] ?? 'any value';
  const limits = [
    schema['maxLength'] !== undefined && `at most ${String(schema['maxLength'])} characters`,
    schema['format'] !== undefined && String(schema['format']),
    schema['minimum'] !== undefined && `from ${String(schema['minimum'])}`,
    schema['maximum'] !== undefined && `to ${String(schema['maximum'])}`,
  ].filter(Boolean);
  return [kind, ...limits].join(', ');
}

/** The fields of a call with their descriptions. */
export function fieldsOf(call: Call): FieldLine[] {
  const schema = z.toJSONSchema(call.fields as z.ZodMiniType, { io: 'input', unrepresentable: 'any' }) as Json;
  const required = (schema['required'] ?? []) as string[];
  return Object.entries((schema['properties'] ?? {}) as Record<string, Json>).map(([name, field]) => {
    const isInPath = call.path.includes(`{${name}}`);
    return {
      name,
      kind: wordsFor(field),
      isRequired: isInPath || required.includes(name),
      place: isInPath ? 'path' : call.encoding === 'query' ? 'query' : 'body',
    };
  });
}
