import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { done, invitationStates } from './invitations.ts';
import { limits } from './limits.ts';
import { calendarDay, emailAddress, identifier, requiredLine } from './shapes.ts';
import { ofMember, ofTeam } from './shared-fields.ts';

const wardSchema = z.object({
  member_id: z.string(),
  name: z.string(),
  /** False for the reader's own row if they are an adult: the guardians entered there have no rights. */
  is_minor: z.boolean(),
  guardians: z.array(
    z.object({
      user_id: z.string(),
      name: z.string(),
      email: z.nullable(z.string()),
      since: z.string(),
      /** Whether the reader may remove them. */
      may_remove: z.boolean(),
    }),
  ),
  /** Whether the reader may invite a further guardian, by mail or with a code. */
  may_invite_guardian: z.boolean(),
  /** Whether the reader may decide which account takes over the row: by its address or number, or by an invitation. */
  may_decide_account: z.boolean(),
  /** Whether the reader may take the child out of the team. */
  may_take_out: z.boolean(),
  /** Invited addresses that have not answered yet. */
  asked: z.array(z.string()),
  /** For the reader's own child: what only guardians see and set. Null for other children. */
  mine: z.nullable(
    z.object({
      /** Whether the reader allows that the child's own account is notified too. It counts from the age of 13. */
      lets_child_be_notified: z.boolean(),
      /** YYYY-MM-DD; null where no guardian has given it. */
      born_on: z.nullable(z.string()),
      /** Whether the child has an account with an e-mail address, which is what can be notified. */
      can_be_reached: z.boolean(),
    }),
  ),
});
export type Ward = z.infer<typeof wardSchema>;

export const listGuardians = defineCall({
  name: 'listGuardians',
  summary:
    'The minors on a roster with their guardians and what the reader may change; also the own row of the reader, if guardians are entered there.',
  service: 'organisation',
  method: 'GET',
  path: '/api/guardians',
  encoding: 'query',
  needsSession: true,
  fields: z.object(ofTeam),
  answer: z.object({ status: z.literal(1), response: z.array(wardSchema) }),
  refusals: { noSuchTeam: 404, notYours: 403 },
});

const formerWardSchema = z.object({
  team_id: z.string(),
  team_name: z.string(),
  member_id: z.string(),
  name: z.string(),
});
export type FormerWard = z.infer<typeof formerWardSchema>;

export const listFormerWards = defineCall({
  name: 'listFormerWards',
  summary: 'The children who are no longer in a team in which the reader is still entered as their guardian; the reader may step down.',
  service: 'organisation',
  method: 'GET',
  path: '/api/guardians/former',
  encoding: 'query',
  needsSession: true,
  fields: z.object({}),
  answer: z.object({ status: z.literal(1), response: z.array(formerWardSchema) }),
  refusals: {},
});

export const askGuardian = defineCall({
  name: 'askGuardian',
  summary: 'A minor without a guardian in the team names one, who gets an invitation by mail.',
  service: 'organisation',
  method: 'POST',
  path: '/api/guardians/ask',
  encoding: 'json',
  needsSession: true,
  fields: z.object({ ...ofTeam, name: requiredLine(limits.nameLength, 'Please enter their name.'), email: emailAddress }),
  answer: done,
  refusals: { noSuchTeam: 404, notYours: 403, memberAlready: 409, alreadyInvited: 409, declinedTwice: 409, tooManyRequests: 429 },
});

const askedGuardianSchema = z.object({
  invitation_id: z.string(),
  /** '' if it was not given. */
  name: z.string(),
  /** The address to which the reader sent it; null for an invitation of somebody else. */
  email: z.nullable(z.string()),
  state: z.enum(invitationStates),
  sent_at: z.string(),
  expires_at: z.string(),
  may_ask_again: z.boolean(),
});
export type AskedGuardian = z.infer<typeof askedGuardianSchema>;

export const listAskedGuardians = defineCall({
  name: 'listAskedGuardians',
  summary:
    'Who was asked to be the guardian of the reader in a team, newest first. Empty for everybody but a minor without a guardian there.',
  service: 'organisation',
  method: 'GET',
  path: '/api/guardians/asked',
  encoding: 'query',
  needsSession: true,
  fields: z.object(ofTeam),
  answer: z.object({ status: z.literal(1), response: z.array(askedGuardianSchema) }),
  refusals: { noSuchTeam: 404, notYours: 403 },
});

export const askGuardianAgain = defineCall({
  name: 'askGuardianAgain',
  summary:
    'A minor without a guardian in the team sends an invitation to the guardian whom they named again. The link in the mail before ends.',
  service: 'organisation',
  method: 'POST',
  path: '/api/guardians/ask/again',
  encoding: 'json',
  needsSession: true,
  fields: z.object({ ...ofTeam, invitation_id: identifier }),
  answer: done,
  refusals: { noSuchTeam: 404, notYours: 403, noSuchInvitation: 404, invitationEnded: 409, tooManyRequests: 429 },
});

export const removeGuardian = defineCall({
  name: 'removeGuardian',
  summary: 'Removes a guardian of a minor. For managers; guardians may remove themselves.',
  service: 'organisation',
  method: 'DELETE',
  path: '/api/guardians',
  encoding: 'json',
  needsSession: true,
  fields: z.object({ ...ofMember, user_id: identifier }),
  answer: done,
  refusals: { noSuchTeam: 404, notYours: 403, noSuchGuardian: 404 },
});

export const allowChildNotifications = defineCall({
  name: 'allowChildNotifications',
  summary:
    "A guardian sets whether reminders and messages also go to the child's own account, which has an effect from the age of 13, and enters the birth date.",
  service: 'organisation',
  method: 'PUT',
  path: '/api/guardians/notifications',
  encoding: 'json',
  needsSession: true,
  fields: z.object({
    ...ofMember,
    lets_child_be_notified: z.boolean('Please say whether they go to the child too.'),
    born_on: z.nullable(calendarDay('Please enter the birth date.')),
  }),
  answer: z.object({ status: z.literal(1), response: wardSchema }),
  refusals: { noSuchTeam: 404, notYours: 403, noSuchMember: 404, childUnderThirteen: 409, birthDateOfAnother: 409 },
});
