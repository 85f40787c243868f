import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** Spec §7's IP look-up. Every part is null if it is unknown, as for a private address. */
export const ipLocationSchema = z.object({
  city: z.nullable(z.string()),
  region: z.nullable(z.string()),
  country_name: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  country_calling_code: z.nullable(z.string()),
});

export type IpLocation = z.infer<typeof ipLocationSchema>;

export const locateVisitor = defineCall({
  name: 'locateVisitor',
  service: 'organisation',
  method: 'GET',
  path: '/api/location',
  encoding: 'query',
  summary: 'Roughly where the caller is, from the address of the connection.',
  fields: z.object({}),
  answer: ipLocationSchema,
  refusals: { tooManyRequests: 429 },
});
