import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { done } from './invitations.ts';
import { identifier } from './shapes.ts';
import { ofMember, ofTeam } from './shared-fields.ts';

const wardSchema = z.object({
  member_id: z.string(),
  name: z.string(),
  guardians: z.array(z.object({ user_id: z.string(), name: z.string(), email: z.nullable(z.string()), since: z.string() })),
  /** Addresses that were asked and have not answered yet. */
  asked: z.array(z.string()),
});
export type Ward = z.infer<typeof wardSchema>;

export const listGuardians = defineCall({
  name: 'listGuardians',
  summary: 'The minors on a roster and who looks after each.',
  service: 'organisation',
  method: 'GET',
  path: '/api/guardians',
  encoding: 'query',
  needsSession: true,
  fields: z.object(ofTeam),
  answer: z.object({ status: z.literal(1), response: z.array(wardSchema) }),
  refusals: { noSuchTeam: 404, notYours: 403 },
});

export const removeGuardian = defineCall({
  name: 'removeGuardian',
  summary: 'Ends that somebody answers and reads for a minor. Guardians may end it for themselves.',
  service: 'organisation',
  method: 'DELETE',
  path: '/api/guardians',
  encoding: 'json',
  needsSession: true,
  fields: z.object({ ...ofMember, user_id: identifier }),
  answer: done,
  refusals: { noSuchTeam: 404, notYours: 403, noSuchGuardian: 404 },
});
