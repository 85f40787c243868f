import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** What somebody types to show that they mean it. */
export const deletionWord = 'DELETE';

const recordSchema = z.record(z.string(), z.unknown());

export const exportMyData = defineCall({
  name: 'exportMyData',
  summary: 'Everything that is kept about the signed-in person, to take away. Hashes and tokens are not part of it.',
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
  refusals: { tooManyRequests: 429 },
});
