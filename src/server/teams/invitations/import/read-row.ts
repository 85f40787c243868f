import * as z from 'zod/mini';
import type { InvitedAs } from '../../../../contract/invitations.ts';
import { limits } from '../../../../contract/limits.ts';
import type { ImportRow } from '../../../../contract/people-import.ts';
import { emailAddress } from '../../../../contract/shapes.ts';

/** A parsed row of an imported list. */
export type Person = {
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  jerseyNumber: number | null;
  position: string;
  as: Exclude<InvitedAs, 'guardian' | 'follower'>;
  guardianEmail: string | null;
};

/** Spellings of a place in a team that the import accepts. */
const places: Readonly<Record<string, Person['as']>> = {
  '': 'player',
  player: 'player',
  starter: 'player',
  captain: 'player',
  substitute: 'substitute',
  sub: 'substitute',
  reserve: 'substitute',
  bench: 'substitute',
  coach: 'coach',
  trainer: 'coach',
  manager: 'manager',
};
const phonePattern = /^\+?[\d ()-]{6,24}$/;
const isEmail = (text: string) => z.safeParse(emailAddress, text).success;

/** Parses a row; `problems` holds what is wrong with it by column. */
export function readRow(row: ImportRow, mayInviteAs: readonly InvitedAs[]): { person: Person; problems: Record<string, string> } {
  const problems: Record<string, string> = {};
  const as = places[row.as.toLowerCase()];
  const number = row.jersey_number.replace(/^#/, '');
  if (row.first_name === '') problems['first_name'] = 'There is no name.';
  for (const name of ['first_name', 'last_name'] as const) {
    if (row[name].length > limits.nameLength) problems[name] = `At most ${limits.nameLength} characters.`;
  }
  if (row.email !== '' && !isEmail(row.email)) problems['email'] = 'This is no e-mail address.';
  if (row.guardian_email !== '' && !isEmail(row.guardian_email)) problems['guardian_email'] = 'This is no e-mail address.';
  if (row.email !== '' && row.email.toLowerCase() === row.guardian_email.toLowerCase()) {
    problems['guardian_email'] = 'The guardian needs an address of their own. Leave the other one empty.';
  }
  if (row.phone !== '' && !phonePattern.test(row.phone)) problems['phone'] = 'This is no phone number.';
  if (number !== '' && !/^\d{1,3}$/.test(number)) problems['jersey_number'] = `A number from 0 to ${limits.jerseyMaximum}.`;
  if (row.position.length > limits.positionLength) problems['position'] = `At most ${limits.positionLength} characters.`;
  if (!as) problems['as'] = 'Player, substitute, coach or manager.';
  else if (!mayInviteAs.includes(as)) problems['as'] = `You may not add a ${as}.`;
  return {
    problems,
    person: {
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email || null,
      phone: row.phone || null,
      jerseyNumber: number === '' ? null : Number(number),
      position: row.position,
      as: as ?? 'player',
      guardianEmail: row.guardian_email || null,
    },
  };
}
