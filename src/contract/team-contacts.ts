import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { limits } from './limits.ts';
import { emailAddress, identifier, optionalText, phoneNumber, versionSeen } from './shapes.ts';
import { teamMemberSchema } from './team-players.ts';

export const updateContacts = defineCall({
  name: 'updateContacts',
  summary:
    'How a team reaches a member, and whom it calls when something happens to them. For the member, their guardians, and staff. `version` is the one that was seen.',
  service: 'organisation',
  method: 'PUT',
  path: '/api/teams/{id}/members/{playerid}/contacts',
  encoding: 'json',
  needsSession: true,
  fields: z
    .object({
      id: identifier,
      playerid: identifier,
      version: versionSeen,
      email: z.nullable(emailAddress),
      phone: phoneNumber,
      emergency_name: optionalText(limits.nameLength),
      emergency_phone: phoneNumber,
    })
    .check(
      z.refine(({ emergency_name, emergency_phone }) => emergency_name === '' || emergency_phone !== null, {
        message: 'Please add their number.',
        path: ['emergency_phone'],
      }),
    ),
  answer: z.object({ status: z.literal(1), response: teamMemberSchema }),
  refusals: { noSuchTeam: 404, noSuchMember: 404, notYours: 403, changedMeanwhile: 409, tooManyRequests: 429 },
});
