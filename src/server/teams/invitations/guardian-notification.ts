import { mayInTeam } from '../../../contract/team-roles.ts';
import { oneLine } from '../../../contract/shapes.ts';
import { newId } from '../../database/new-id.ts';
import type { Queryable } from '../../database/queryable.ts';
import { isActive } from '../../database/shared-rules.ts';
import { query, sql } from '../../database/sql.ts';
import type { AppContext } from '../../http/app-context.ts';
import { homeOf } from '../../http/origin.ts';
import { defineNotification, type MemberReader, type Message, type Reader } from '../../module/define-notification.ts';
import { notify } from '../../notifications/index.ts';

/** A child in a team. */
export type Ward = { teamId: string; team: string; ward: string };
/**
 * `deleted`: a guardian deleted their account. Their name is erased with it, so it is not in the text. `underAge`: they corrected their age,
 * and a minor is nobody's guardian.
 */
type What = 'added' | 'removed' | 'deleted' | 'underAge';
type Changed = Ward & { what: What; memberId: string; guardian: string; gaveBirthDate: boolean };

/** The last part ends with a colon, which the team's address follows. */
export const messageAbout = ({ teamId, team, ward }: Ward, { environment }: AppContext, parts: readonly string[]): Message => ({
  messageId: `guardian-${newId()}`,
  subject: oneLine(`Guardians of ${ward} in ${team}`),
  text: [`${parts.join('\n\n')}\n${homeOf(environment)}/team-member/${teamId}`, 'Elevate'].join('\n\n'),
});
export const ifWrong = 'If this is wrong, ask the managers of the team:';
const birthDateDeleted = 'The birth date that they had given is deleted too. Another guardian can give it again.';

const sentenceOf = ({ what, team, ward, guardian }: Changed): string =>
  ({
    added: `${guardian} is a guardian of ${ward} in ${team} now.`,
    removed: `${guardian} is no longer a guardian of ${ward} in ${team}.`,
    deleted: `A guardian of ${ward} in ${team} has deleted their account, and is no longer a guardian.`,
    underAge: `${guardian} is no longer a guardian of ${ward} in ${team}, because their account says now that they are under 18.`,
  })[what];

const toOthers = (about: Changed): string[] => [
  sentenceOf(about),
  'Guardians answer and read for a child, and get the mails about them.',
  ...(about.gaveBirthDate ? [birthDateDeleted] : []),
  ifWrong,
];

const toChild = ({ guardian, team }: Changed): string[] => [
  `${guardian} is your guardian in ${team} now.`,
  'Guardians answer and read for you there, and get the mails about you.',
  ifWrong,
];

/** To an address on the roster that nobody has claimed, which may be an adult's: it says no more about the child than the name. */
const toRosterAddress = ({ guardian, team, ward }: Changed, { environment }: AppContext): string[] => [
  `${guardian} was named the guardian of ${ward} in ${team}, where this address is entered for ${ward}.`,
  `If you are ${ward} and 18 or older, or if this is wrong, write to us:\n${homeOf(environment)}/contact`,
  'Or tell the managers of the team:',
];

function partsFor(about: Changed, reader: Reader | MemberReader, app: AppContext): string[] {
  const isMember = 'memberId' in reader && reader.memberId === about.memberId && !reader.isGuardian;
  if (about.what !== 'added' || !isMember) return toOthers(about);
  return reader.isVerified ? toChild(about) : toRosterAddress(about, app);
}

/**
 * To a child's guardians, the child from 13, and a removed guardian: somebody was added as guardian, removed, or deleted their account. Of a
 * new guardian also to a younger child's account and to the managers if there is one, and else to the address on the roster.
 */
export const guardianChanged = defineNotification<Changed, Reader | MemberReader>({
  name: 'team.guardianChanged',
  write: (about, reader, app) => messageAbout(about, app, partsFor(about, reader, app)),
});

/** To the managers: a child's last guardian is gone, and why if `because` says it. */
export const guardianMissing = defineNotification<Ward & { because?: string }>({
  name: 'team.guardianMissing',
  write: (about, _reader, app) =>
    messageAbout(about, app, [
      ...(about.because ? [about.because] : []),
      `${about.ward} is under 18 and has no guardian in ${about.team} any more.`,
      'A guardian answers and reads for a child, and gets the mails about them. You can invite one here:',
    ]),
});

/** To a minor who joined without a guardian: they should name one. */
export const guardianNeeded = defineNotification<Ward>({
  name: 'team.guardianNeeded',
  write: (about, _reader, app) =>
    messageAbout(about, app, [
      `${about.ward} is in ${about.team} now, and under 18: a guardian is missing there.`,
      'A guardian answers and reads for a child, and gets the mails about them. Until there is one, the mails about the events come here, and no contacts of others are shown.',
      'Name a guardian, who then gets an invitation:',
    ]),
});

/** To a child's guardians and the child from 13: the roster no longer says that they are under 18. */
export const minorityEnded = defineNotification<Ward>({
  name: 'team.minorityEnded',
  write: (about, _reader, app) =>
    messageAbout(about, app, [
      `${about.ward} is no longer marked as under 18 in ${about.team}.`,
      'So their guardians no longer answer and read for them there, and get no more mails about them.',
      ifWrong,
    ]),
});

type Names = { team: string; ward: string; guardian: string; hasAccount: boolean; isChild: boolean };

const readNames = sql<Names, [teamId: string, memberId: string, guardianId: string]>`
  select team.name as team, member.first_name as ward, guardian.full_name as guardian, member.user_id is not null as "hasAccount",
    ${isActive('member')} and exists (select from minors where minors.team_id = $1 and minors.member_id = $2) as "isChild"
  from live_teams team join team_members member on member.team_id = $1 and member.id = $2 join users guardian on guardian.id = $3
  where team.id = $1`;

const readWardNames = sql<{ team: string; ward: string }, [teamId: string, memberId: string]>`
  select team.name as team, member.first_name as ward from live_teams team
  join active_members member on member.team_id = $1 and member.id = $2 where team.id = $1`;

const findWithoutGuardian = sql<never, [teamId: string, memberId: string]>`
  select from active_members member join minors on minors.team_id = $1 and minors.member_id = $2
  where member.team_id = $1 and member.id = $2
    and not exists (select from team_guardians guardian where guardian.team_id = $1 and guardian.member_id = $2)`;

/** After somebody joined: asks a minor for whom no guardian is entered to name one. */
export async function notifyOfMissing(
  app: AppContext,
  db: Queryable,
  { teamId, memberId }: { teamId: string; memberId: string },
): Promise<void> {
  if ((await query(db, findWithoutGuardian, [teamId, memberId])).rowCount === 0) return;
  const { rows } = await query(db, readWardNames, [teamId, memberId]);
  if (rows[0]) await notify(app, db, guardianNeeded, { teamId, ...rows[0] }, { teamId, memberIds: [memberId] });
}

type Guardianship = {
  what: What;
  teamId: string;
  memberId: string;
  guardianId: string;
  actorId: string;
  /** Whether the child's birth date is deleted with the guardian who gave it. */
  gaveBirthDate?: boolean;
};

/**
 * Notifies everybody whom a change of a child's guardians concerns, except who made it; also the managers if no guardian is left, if a child
 * with an account has a new one, and if one is under 18. Call it before the birth date is deleted, which decides whether the child is
 * notified too.
 */
export async function notifyOfGuardian(app: AppContext, db: Queryable, change: Guardianship): Promise<void> {
  const { what, teamId, memberId, guardianId, actorId, gaveBirthDate = false } = change;
  const { rows } = await query(db, readNames, [teamId, memberId, guardianId]);
  if (!rows[0]) return;
  const { hasAccount, isChild, ...names } = rows[0];
  const about = { what, teamId, memberId, gaveBirthDate, ...names };
  const isGuardianNew = what === 'added';
  const reached = await notify(app, db, guardianChanged, about, { teamId, child: memberId, isGuardianNew, except: actorId });
  const isMissing = (await query(db, findWithoutGuardian, [teamId, memberId])).rowCount !== 0;
  const isUnderAge = what === 'underAge';
  if ((isGuardianNew && hasAccount) || (isUnderAge && !isMissing && isChild)) {
    const except = [actorId, ...reached.flatMap(({ userId }) => userId ?? [])];
    await notify(app, db, guardianChanged, about, { teamId, roles: mayInTeam.editTeam, except });
  }
  if (what === 'removed' && guardianId !== actorId) await notify(app, db, guardianChanged, about, { userId: guardianId });
  if (!isMissing) return;
  const missing = { teamId, team: about.team, ward: about.ward, ...(isUnderAge && { because: sentenceOf(about) }) };
  await notify(app, db, guardianMissing, missing, { teamId, roles: mayInTeam.editTeam, except: actorId });
}
