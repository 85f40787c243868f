import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { identifier, isEmailAddress, optionalLine, optionalText, requiredLine, requiredText } from './shapes.ts';
import { ofTeam } from './shared-fields.ts';

/** The roles of an invitation. A guardian answers and reads for one minor of the roster. */
export const invitedAs = ['player', 'substitute', 'coach', 'manager', 'follower', 'guardian'] as const;
export type InvitedAs = (typeof invitedAs)[number];

/** Whether a link for this place works once only, as for roles with many rights; a player's link works for the whole squad. */
export const isForOne = (as: InvitedAs): boolean => as === 'coach' || as === 'manager' || as === 'guardian';

/**
 * The state of an invitation. Two are not stored: 'expired' is a pending one that is too old, and 'ended' one that nobody can accept any
 * more, for one of the reasons below, until somebody who may sends it again.
 */
export const invitationStates = ['pending', 'accepted', 'rejected', 'expired', 'ended', 'revoked'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** Its sender left the team or may not send it any more; or a coach sent it to a guardian, and the child has an account or a guardian now. */
export const endedReasons = ['senderLeft', 'senderMayNot', 'childHasAccount', 'childHasGuardian'] as const;
export type EndedBecause = (typeof endedReasons)[number];

/** To one person by mail or by profile, or a link with a code for anybody who has it. */
export const invitationKinds = ['mail', 'player', 'link'] as const;

const asField = z.enum(invitedAs, `Please choose one of ${invitedAs.join(', ')}.`);
const addressField = requiredLine(limits.emailLength, 'Please enter an e-mail.').check(z.refine(isEmailAddress, messages.invalidEmail));
const noteField = optionalText(limits.invitationNoteLength);
export const done = z.object({ status: z.literal(1) });

export const invitationSchema = z.object({
  id: z.string(),
  kind: z.enum(invitationKinds),
  as: z.enum(invitedAs),
  state: z.enum(invitationStates),
  /** Why it has ended, for the state 'ended'. */
  endedBecause: z.nullable(z.enum(endedReasons)),
  /** The address or name it was sent to; '' for a link. */
  to: z.string(),
  name: z.string(),
  /** The row of the roster that it is for, or the member whose guardian is invited. */
  member: z.nullable(z.object({ id: z.string(), name: z.string() })),
  invitedBy: z.string(),
  sentAt: z.string(),
  expiresAt: z.string(),
  answeredAt: z.nullable(z.string()),
  uses: z.number(),
  isForOne: z.boolean(),
  /** Path and code of an active link, for those who may invite in this role. */
  link: z.nullable(z.object({ path: z.string(), code: z.string() })),
  /** What the reader may do with it now. */
  mayResend: z.boolean(),
  mayRevoke: z.boolean(),
});
export type Invitation = z.infer<typeof invitationSchema>;

const oneInvitation = z.object({ status: z.literal(1), response: invitationSchema });

export const invite = defineCall({
  name: 'invite',
  summary: 'Invites one person into a team: by an address, by a listed player, or as the account of somebody on the roster.',
  service: 'organisation',
  method: 'POST',
  path: '/api/invite',
  encoding: 'json',
  needsSession: true,
  fields: z.object({
    ...ofTeam,
    as: asField,
    email: z.optional(addressField),
    /** A listed player; the mail goes to an address that is not shown to anybody. */
    player_id: z.optional(identifier),
    /** Somebody on the roster without an account; for a guardian, the minor they look after. */
    member_id: z.optional(z.nullable(identifier)),
    name: optionalLine(limits.nameLength),
    note: noteField,
  }),
  answer: oneInvitation,
  refusals: {
    noSuchTeam: 404,
    notYours: 403,
    noSuchPlayer: 404,
    noSuchMember: 404,
    memberAlready: 409,
    alreadyInvited: 409,
    declinedTwice: 409,
    notAMinor: 409,
    guardedMinor: 403,
    tooManyRequests: 429,
  },
});

export const makeInvitationLink = defineCall({
  name: 'makeInvitationLink',
  summary: 'Creates an invitation link with a short code. For a coach, manager or guardian it works once; for others until it expires.',
  service: 'organisation',
  method: 'POST',
  path: '/api/invitations/link',
  encoding: 'json',
  needsSession: true,
  fields: z.object({ ...ofTeam, as: asField, member_id: z.optional(identifier) }),
  answer: oneInvitation,
  refusals: { noSuchTeam: 404, notYours: 403, noSuchMember: 404, notAMinor: 409, tooManyRequests: 429 },
});

export const listTeamInvitations = defineCall({
  name: 'listTeamInvitations',
  summary: 'The invitations of a team that wait, and the last ones that were answered or have ended; the newest first.',
  service: 'organisation',
  method: 'GET',
  path: '/api/team-request/{team_id}',
  encoding: 'query',
  needsSession: true,
  fields: z.object(ofTeam),
  answer: z.object({
    status: z.literal(1),
    response: z.object({
      invitations: z.array(invitationSchema),
      mayInviteAs: z.array(z.enum(invitedAs)),
      counts: z.record(z.enum(invitationStates), z.number()),
    }),
  }),
  refusals: { noSuchTeam: 404, notYours: 403 },
});

export const resendTeamInvitation = defineCall({
  name: 'resendTeamInvitation',
  summary: 'Sends an invitation again with a new token that is valid for two weeks; the previous link becomes invalid.',
  service: 'organisation',
  method: 'POST',
  path: '/api/resent-team-invitation',
  encoding: 'json',
  needsSession: true,
  fields: z.object({ ...ofTeam, invitation_id: identifier }),
  answer: oneInvitation,
  refusals: { noSuchTeam: 404, notYours: 403, noSuchInvitation: 404, invitationEnded: 409, guardedMinor: 403, tooManyRequests: 429 },
});

export const revokeInvitation = defineCall({
  name: 'revokeInvitation',
  summary: 'Revokes an invitation: its token, link and code become invalid at once.',
  service: 'organisation',
  method: 'POST',
  path: '/api/reset-invitition/{invitation_id}',
  encoding: 'json',
  needsSession: true,
  fields: z.object({ ...ofTeam, invitation_id: identifier }),
  answer: done,
  refusals: { noSuchTeam: 404, notYours: 403, noSuchInvitation: 404, invitationAnswered: 409 },
});

export const findPlayersToInvite = defineCall({
  name: 'findPlayersToInvite',
  summary: 'Finds listed players by name, for an invitation: adults only, without contacts.',
  service: 'organisation',
  method: 'GET',
  path: '/api/find-players',
  encoding: 'query',
  needsSession: true,
  fields: z.object({
    ...ofTeam,
    name: requiredText(limits.searchKeywordMaximum, 'Please type a name.').check(
      z.minLength(limits.searchKeywordMinimum, `Please type at least ${limits.searchKeywordMinimum} characters.`),
    ),
  }),
  answer: z.object({
    status: z.literal(1),
    response: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        uniqueName: z.string(),
        city: z.string(),
        sports: z.array(z.number()),
        photo: z.nullable(z.string()),
        status: z.enum(['free', 'member', 'invited']),
      }),
    ),
  }),
  refusals: { noSuchTeam: 404, notYours: 403, tooManyRequests: 429, searchUnavailable: 503 },
});
