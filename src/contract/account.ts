import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { wayKinds } from './identity.ts';
import { identifier } from './shapes.ts';

const waySchema = z.object({
  id: z.string(),
  kind: z.enum(wayKinds),
  /** The label by which its owner recognises it. */
  shown: z.string(),
  addedAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});
export type Way = z.infer<typeof waySchema>;

export const listMyWays = defineCall({
  name: 'listMyWays',
  summary: 'The verified sign-in methods of the signed-in person, oldest first.',
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
  summary: 'Removes a sign-in method with its stored data; the last one cannot be removed.',
  service: 'auth',
  method: 'DELETE',
  path: '/users/me/ways/{id}',
  encoding: 'query',
  needsSession: true,
  fields: z.object({ id: identifier }),
  answer: z.object({ status: z.literal(1) }),
  refusals: { noSuchWay: 404, lastWay: 409 },
});

const nothing = z.object({});

const sessionSchema = z.object({
  id: z.string(),
  /** Such as 'Chrome on Android'. */
  device: z.string(),
  /** Such as 'Pune, India'; '' if the address has no known place. */
  place: z.string(),
  startedAt: z.string(),
  lastSeenAt: z.string(),
  isThis: z.boolean(),
});
export type OpenSession = z.infer<typeof sessionSchema>;

export const listMySessions = defineCall({
  name: 'listMySessions',
  summary: 'The sessions of the signed-in person, this one first.',
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

/** The word that confirms the deletion of an account. */
export const deletionWord = 'DELETE';

const recordSchema = z.record(z.string(), z.unknown());

export const exportMyData = defineCall({
  name: 'exportMyData',
  summary: 'Exports everything that is stored about the signed-in person, without hashes and tokens.',
  service: 'auth',
  method: 'GET',
  path: '/users/me/data',
  encoding: 'query',
  needsSession: true,
  fields: z.object({}),
  /** Sections by name; each module of the server adds its own. */
  answer: z.catchall(
    z.object({ exportedAt: z.string() }),
    z.union([z.string(), z.nullable(recordSchema), z.readonly(z.array(recordSchema))]),
  ),
  refusals: { tooManyRequests: 429 },
});

export const deleteMyAccount = defineCall({
  name: 'deleteMyAccount',
  summary: 'Deletes the signed-in person with everything that is kept about them, and ends all their sessions. It cannot be undone.',
  service: 'auth',
  method: 'DELETE',
  path: '/users/me',
  encoding: 'json',
  needsSession: true,
  fields: z.object({ confirmation: z.literal(deletionWord, `Please type ${deletionWord} in capitals.`) }),
  answer: z.object({ status: z.literal(1) }),
  refusals: { tooManyRequests: 429, lastAdministrator: 409 },
});
