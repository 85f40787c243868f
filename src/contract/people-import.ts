import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { optionalLine, optionalText } from './shapes.ts';
import { ofTeam } from './shared-fields.ts';

/** The columns of an imported list. Names are plain text. */
export const importColumns = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'jersey_number',
  'position',
  'as',
  'guardian_email',
  'birth_date',
] as const;
export type ImportColumn = (typeof importColumns)[number];

const cell = optionalLine(limits.importCellLength);

/** One row of the list, all of it as text. */
export const importRowSchema = z.object({
  first_name: cell,
  last_name: cell,
  email: cell,
  phone: cell,
  jersey_number: cell,
  position: cell,
  as: cell,
  guardian_email: cell,
  /** As the list writes it; see `readBirthDates`. */
  birth_date: z._default(cell, ''),
});
export type ImportRow = z.infer<typeof importRowSchema>;

/** What will happen with a row. */
export const rowVerdicts = ['ready', 'malformed', 'twice', 'member', 'invited', 'declined'] as const;
export type RowVerdict = (typeof rowVerdicts)[number];

const judgedRowSchema = z.object({
  verdict: z.enum(rowVerdicts),
  /** The problems by column; empty for every other verdict. */
  problems: z.record(z.string(), z.string()),
  /** The name in the team. */
  name: z.string(),
  as: z.string(),
  /** Whether they are added as somebody under 18: by the birth date, or because a guardian is named. */
  is_minor: z.boolean(),
  /** The recipients of the mail: the person, their guardian, both or none. */
  mails: z.array(z.string()),
});
export type JudgedRow = z.infer<typeof judgedRowSchema>;

const rows = z
  .array(importRowSchema)
  .check(z.minLength(1, messages.emptyList), z.maxLength(limits.importRows, `At most ${limits.importRows} people at once, please.`));

export const previewImport = defineCall({
  name: 'previewImport',
  summary: 'Checks each row of a list of people and says what an import would do with it, in order. Stores nothing and sends no mail.',
  service: 'organisation',
  method: 'POST',
  path: '/api/invitations/preview',
  encoding: 'json',
  needsSession: true,
  fields: z.object({ ...ofTeam, rows }),
  answer: z.object({ status: z.literal(1), response: z.array(judgedRowSchema) }),
  refusals: { noSuchTeam: 404, notYours: 403, tooManyRequests: 429 },
});

/** The answer is the same for an address that has an account and one that has none, unless it belongs to the team already. */
export const importPeople = defineCall({
  name: 'importPeople',
  summary:
    'Adds people to the roster and invites those with an address, in one transaction. Rows that cannot be imported any more are skipped and listed in the answer.',
  service: 'organisation',
  method: 'POST',
  path: '/api/invitations/import',
  encoding: 'json',
  needsSession: true,
  fields: z.object({ ...ofTeam, rows, note: optionalText(limits.invitationNoteLength) }),
  answer: z.object({
    status: z.literal(1),
    response: z.object({
      added: z.number(),
      mailed: z.number(),
      leftOut: z.array(z.object({ row: z.number(), verdict: z.enum(rowVerdicts) })),
    }),
  }),
  refusals: { noSuchTeam: 404, notYours: 403, rosterFull: 409, tooManyRequests: 429 },
});
