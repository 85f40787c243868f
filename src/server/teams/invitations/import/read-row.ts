import * as z from 'zod/mini';
import { adultAge, isAged } from '../../../../contract/ages.ts';
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
  isMinor: boolean;
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

/** The problem of a birth date that is not empty, or null; `days` is what `readBirthDates` made of it. */
function birthDateProblem(days: readonly string[] | undefined, hasGuardian: boolean): string | null {
  if (days === undefined) return 'We cannot read this birth date. Please write it as 2012-04-30.';
  return days.length > 0 && !isUnderAge(days) && hasGuardian ? 'By this birth date they are 18, so they have no guardian.' : null;
}

/** Whether somebody born on one of these days may be under 18. */
const isUnderAge = (days: readonly string[]): boolean => days.some((day) => !isAged(adultAge, day));

/** Parses a row; `problems` holds what is wrong with it by column, and `bornOn` is what `readBirthDates` made of its birth date. */
export function readRow(
  row: ImportRow,
  bornOn: readonly string[] | undefined,
  mayInviteAs: readonly InvitedAs[],
): { person: Person; problems: Record<string, string> } {
  const problems: Record<string, string> = {};
  const birthDate = birthDateProblem(bornOn, row.guardian_email !== '');
  if (birthDate !== null) problems['birth_date'] = birthDate;
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
      isMinor: row.guardian_email !== '' || isUnderAge(bornOn ?? []),
    },
  };
}
