import * as z from 'zod/mini';

/** As much of a JSON schema as the tests of calls read. */
export type JsonSchema = {
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

export const jsonOf = (schema: z.core.$ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { unrepresentable: 'any', io }) as JsonSchema;

/** The alternatives and parts of a schema, which describe the same value. */
export const partsOf = ({ anyOf = [], allOf = [], oneOf = [] }: JsonSchema): JsonSchema[] => [...anyOf, ...allOf, ...oneOf];
