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
  answer: z.object({
    exportedAt: z.string(),
    account: recordSchema,
    waysIn: z.array(recordSchema),
    sessions: z.array(recordSchema),
    player: z.nullable(recordSchema),
    organisation: z.nullable(recordSchema),
    waitlist: z.array(recordSchema),
    contactMessages: z.array(recordSchema),
    /** Their places in teams. */
    memberships: z.array(recordSchema),
    invitations: z.array(recordSchema),
    joinRequests: z.array(recordSchema),
    /** What they changed in teams; of what, not how. */
    teamChanges: z.array(recordSchema),
    guardianOf: z.array(recordSchema),
    /** Theirs, and those of the children they answer for, as the two below. */
    eventAnswers: z.array(recordSchema),
    attendance: z.array(recordSchema),
    plannedAbsences: z.array(recordSchema),
    tasks: z.array(recordSchema),
    /** Tournaments that they entered teams in. */
    tournamentEntries: z.array(recordSchema),
    calendarFeeds: z.array(recordSchema),
    assistantProfile: z.nullable(recordSchema),
    assistantChats: z.array(recordSchema),
    /** How many requests they took in which month. */
    assistantRequests: z.array(recordSchema),
    /** The plan they paid for, if any. */
    entitlement: z.nullable(recordSchema),
  }),
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
