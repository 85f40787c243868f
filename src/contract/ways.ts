import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { wayKinds } from './identity.ts';
import { identifier } from './shapes.ts';

const waySchema = z.object({
  id: z.string(),
  kind: z.enum(wayKinds),
  /** What its owner recognises it by. */
  shown: z.string(),
  addedAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});
export type Way = z.infer<typeof waySchema>;

export const listMyWays = defineCall({
  name: 'listMyWays',
  summary: 'The proved ways in of the signed-in person, the oldest first.',
  service: 'auth',
  method: 'GET',
  path: '/users/me/ways',
  encoding: 'query',
  needsSession: true,
  fields: z.object({}),
  answer: z.array(waySchema),
  refusals: {},
});

export const removeMyWay = defineCall({
  name: 'removeMyWay',
  summary: 'Takes a way in off the account, with everything that was kept of it; never the last one.',
  service: 'auth',
  method: 'DELETE',
  path: '/users/me/ways/{id}',
  encoding: 'query',
  needsSession: true,
  fields: z.object({ id: identifier }),
  answer: z.object({ status: z.literal(1) }),
  refusals: { noSuchWay: 404, lastWay: 409 },
});
