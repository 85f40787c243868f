import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { identifier } from './shapes.ts';

const nothing = z.object({});

const sessionSchema = z.object({
  id: z.string(),
  /** As 'Chrome on Android'. */
  device: z.string(),
  /** As 'Pune, India'; '' where the address says nothing. */
  place: z.string(),
  startedAt: z.string(),
  lastSeenAt: z.string(),
  isThis: z.boolean(),
});
export type OpenSession = z.infer<typeof sessionSchema>;

export const listMySessions = defineCall({
  name: 'listMySessions',
  summary: 'Where the signed-in person is signed in, this session first.',
  service: 'auth',
  method: 'GET',
  path: '/users/me/sessions',
  encoding: 'query',
  needsSession: true,
  fields: nothing,
  answer: z.array(sessionSchema),
  refusals: {},
});

export const endMySession = defineCall({
  name: 'endMySession',
  summary: 'Ends one session of the signed-in person.',
  service: 'auth',
  method: 'DELETE',
  path: '/users/me/sessions/{id}',
  encoding: 'query',
  needsSession: true,
  fields: z.object({ id: identifier }),
  answer: z.object({ status: z.literal(1) }),
  refusals: { noSuchSession: 404 },
});

export const endMyOtherSessions = defineCall({
  name: 'endMyOtherSessions',
  summary: 'Ends every session of the signed-in person but this one.',
  service: 'auth',
  method: 'DELETE',
  path: '/users/me/sessions',
  encoding: 'query',
  needsSession: true,
  fields: nothing,
  answer: z.object({ ended: z.number() }),
  refusals: {},
});
