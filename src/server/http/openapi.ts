import * as z from 'zod/mini';
import type { Call } from '../../contract/call.ts';
import { refusalTexts, type RefusalCode } from '../../contract/messages.ts';
import { statusOf } from './refusal.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: Call['fields'], io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema as z.ZodMiniType, { io, unrepresentable: 'any' }) as Json;
  return json;
};

const pathNames = (call: Call) => [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');

function parametersOf(call: Call, fields: Json): Json[] {
  const properties = (fields['properties'] ?? {}) as Record<string, Json>;
  const required = (fields['required'] ?? []) as string[];
  const inPath = pathNames(call);
  return Object.entries(properties)
    .filter(([name]) => call.encoding === 'query' || inPath.includes(name))
    .map(([name, schema]) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name) || required.includes(name),
      schema,
    }));
}

function bodyOf(call: Call, fields: Json): Json {
  if (call.encoding === 'query') return {};
  const type = call.encoding === 'json' ? 'application/json' : 'multipart/form-data';
  return { requestBody: { required: true, content: { [type]: { schema: fields } } } };
}

const refusal = { $ref: '#/components/schemas/Refusal' };

function responsesOf(call: Call): Json {
  const codes: RefusalCode[] = ['invalidInput', ...(Object.keys(call.refusals) as RefusalCode[])];
  const byStatus = Map.groupBy(codes, (code) => statusOf(code, call.refusals));
  const refusals = [...byStatus].map(([status, some]) => [
    String(status),
    { description: some.map((code) => `${code}: ${refusalTexts[code]}`).join(' '), content: { 'application/json': { schema: refusal } } },
  ]);
  return {
    200: { description: 'Done.', content: { 'application/json': { schema: schemaOf(call.answer, 'output') } } },
    ...Object.fromEntries(refusals),
  };
}

function operationOf(call: Call): Json {
  const fields = schemaOf(call.fields, 'input');
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [call.service],
    parameters: parametersOf(call, fields),
    ...bodyOf(call, fields),
    responses: responsesOf(call),
  };
}

/** The OpenAPI 3.1 document of these calls. */
export function describeApi(version: string, calls: readonly Call[]): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call) };
  return {
    openapi: '3.1.0',
    info: { title: 'Elevate', version, description: 'The calls between the Elevate site and its services.' },
    paths,
    components: {
      schemas: {
        Refusal: {
          type: 'object',
          required: ['status', 'error', 'message', 'requestId'],
          properties: {
            status: { const: 0 },
            error: { enum: Object.keys(refusalTexts) },
            message: { type: 'string' },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
            requestId: { type: 'string' },
          },
        },
      },
    },
  };
}
