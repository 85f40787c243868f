import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { done, invitationStates, invitedAs } from './invitations.ts';
import { limits } from './limits.ts';
import { identifier, optionalText, requiredText } from './shapes.ts';
import { ofTeam } from './shared-fields.ts';

/** Easy to read over the phone: no 0 and O, no 1 and I. */
export const codeAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The code as it is read out: K7M-P2QX. */
export const spokenCode = (code: string): string => `${code.slice(0, 3)}-${code.slice(3)}`;

const lettersOfCode = (text: string) => text.toUpperCase().replace(/[\s-]/g, '');

const tokenField = requiredText(limits.invitationTokenLength, 'Please open the link of the invitation.');
/** A code as people type it: small letters, spaces and dashes do not matter. '' for none. */
const codeField = z.pipe(optionalText(20), z.transform(lettersOfCode));

/** What anybody with the link may see of an invitation: the team, the sender and the role. */
export const openInvitationSchema = z.object({
  team: z.object({ id: z.string(), name: z.string(), logo: z.nullable(z.string()), sport_id: z.number() }),
  as: z.enum(invitedAs),
  state: z.enum(invitationStates),
  invitedBy: z.string(),
  note: z.string(),
  /** For a guardian: the first name of their future ward. */
  ward: z.string(),
  /** Whether it can be declined: a personal invitation can, even without an account; a link cannot. */
  mayReject: z.boolean(),
  expiresAt: z.string(),
});
export type OpenInvitation = z.infer<typeof openInvitationSchema>;

export const openInvitation = defineCall({
  name: 'openInvitation',
  summary: 'The invitation behind a link or a code. Attempts with wrong ones are limited for each network.',
  service: 'organisation',
  method: 'POST',
  path: '/api/invitations/open',
  encoding: 'json',
  fields: z.object({ token: optionalText(limits.invitationTokenLength), code: codeField }),
  answer: z.object({ status: z.literal(1), response: openInvitationSchema }),
  refusals: { noSuchInvitation: 404, tooManyRequests: 429 },
});

const joined = z.object({
  status: z.literal(1),
  response: z.object({ team_id: z.string(), team_name: z.string(), as: z.enum(invitedAs) }),
});
const refusalsOfJoining = {
  noSuchInvitation: 404,
  invitationEnded: 409,
  alreadyIn: 409,
  placeOfChild: 409,
  guardianIsMinor: 403,
  introduceFirst: 409,
  rosterFull: 409,
  tooManyRequests: 429,
} as const;

export const acceptMailInvitation = defineCall({
  name: 'acceptMailInvitation',
  summary: 'Joins the team of a link, as whoever is signed in. {token} is the token of the mail or the link, or the code.',
  service: 'organisation',
  method: 'POST',
  path: '/api/accept-mail-invitition/{token}',
  encoding: 'json',
  needsSession: true,
  fields: z.object({ token: tokenField }),
  answer: joined,
  refusals: refusalsOfJoining,
});

export const rejectMailInvitation = defineCall({
  name: 'rejectMailInvitation',
  summary: 'Declines an invitation that came by mail. The token suffices: no account is needed.',
  service: 'organisation',
  method: 'POST',
  path: '/api/invitations/reject',
  encoding: 'json',
  fields: z.object({ token: tokenField }),
  answer: done,
  refusals: { noSuchInvitation: 404, invitationEnded: 409, tooManyRequests: 429 },
});

export const acceptInvitation = defineCall({
  name: 'acceptInvitation',
  summary: 'Accepts an invitation that was sent to the signed-in person, to one of their verified addresses or to their profile.',
  service: 'organisation',
  method: 'POST',
  path: '/api/accept-invitition/{invitation_id}',
  encoding: 'json',
  needsSession: true,
  fields: z.object({ invitation_id: identifier, ...ofTeam }),
  answer: joined,
  refusals: refusalsOfJoining,
});

export const rejectInvitation = defineCall({
  name: 'rejectInvitation',
  summary: 'Declines an invitation that was sent to the signed-in person.',
  service: 'organisation',
  method: 'POST',
  path: '/api/reject-invitition/{invitation_id}',
  encoding: 'json',
  needsSession: true,
  fields: z.object({ invitation_id: identifier, ...ofTeam }),
  answer: done,
  refusals: { noSuchInvitation: 404, invitationEnded: 409 },
});

const teamSchema = z.object({ id: z.string(), name: z.string(), logo: z.nullable(z.string()), sport_id: z.number() });

export const myInvitationSchema = z.object({
  id: z.string(),
  team: teamSchema,
  as: z.enum(invitedAs),
  invitedBy: z.string(),
  note: z.string(),
  ward: z.string(),
  /** The verified address it was sent to; '' if it was sent to the profile. */
  to: z.string(),
  sentAt: z.string(),
  expiresAt: z.string(),
});
export type MyInvitation = z.infer<typeof myInvitationSchema>;

export const myRequestSchema = z.object({
  id: z.string(),
  team: teamSchema,
  state: z.enum(['pending', 'accepted', 'declined']),
  words: z.string(),
  reply: z.string(),
  askedAt: z.string(),
  decidedAt: z.nullable(z.string()),
});
export type MyRequest = z.infer<typeof myRequestSchema>;

export const listMyInvitations = defineCall({
  name: 'listMyInvitations',
  summary: 'The open invitations of the signed-in person, what they asked of teams, and the teams that they may invite into.',
  service: 'organisation',
  method: 'GET',
  path: '/api/invitations/mine',
  encoding: 'query',
  needsSession: true,
  fields: z.object({}),
  answer: z.object({
    status: z.literal(1),
    response: z.object({
      invitations: z.array(myInvitationSchema),
      requests: z.array(myRequestSchema),
      /** `requests` is null for members who may not decide on them. */
      teams: z.array(z.object({ ...teamSchema.shape, waiting: z.number(), requests: z.nullable(z.number()) })),
    }),
  }),
  refusals: {},
});
