import type { Queryable } from '../../database/queryable.ts';
import { query, sql } from '../../database/sql.ts';
import type { AppContext } from '../../http/app-context.ts';
import { defineNotification, type MemberReader } from '../../module/define-notification.ts';
import { notify, notifyEach } from '../../notifications/index.ts';
import { ifWrong, messageAbout, type Ward } from './guardian-notification.ts';

/** `claimed`: an account took over their place. `erased`: they deleted their account. `back`: they returned after the guardians were told of the end. */
type What = 'claimed' | 'removed' | 'left' | 'erased' | 'back' | 'teamDeleted' | 'teamBack';
type Moved = Ward & { what: What; account: string; guardians: string };

const sentenceOf = ({ what, team, ward, account }: Moved): string =>
  ({
    claimed: `The account of ${account} has taken over the place of ${ward} in ${team}. Their guardians stay the same.`,
    removed: `${ward} was taken out of ${team}.`,
    left: `${ward} has left ${team}.`,
    erased: `${ward} is no longer in ${team}, because their account was deleted.`,
    teamDeleted: `${team} was deleted, and with it the place of ${ward}.`,
    teamBack: `${team} was brought back, and ${ward} is in it, with the same guardians as before.`,
    back: `${ward} is in ${team} again, with the same guardians as before.`,
  })[what];

const hasEnded = 'So their guardians no longer answer and read for them there, and get no more mails about them.';
const goesOn = 'Guardians answer and read for a child, and get the mails about them.';

const toOthers = (about: Moved): string[] => [
  sentenceOf(about),
  about.what === 'claimed' || about.what === 'back' || about.what === 'teamBack' ? goesOn : hasEnded,
  ifWrong,
];

const toChild = ({ guardians, team }: Moved): string[] => [
  `You have a guardian in ${team}: ${guardians}.`,
  'Guardians answer and read for you there, and get the mails about you.',
  ifWrong,
];

/**
 * To a child's guardians and the child from 13: the child's place in the team was taken over by an account, ended, or is there again. If it
 * was taken over, also to a younger child's account, because its guardians are new to it.
 */
export const wardMoved = defineNotification<Moved, MemberReader>({
  name: 'team.wardMoved',
  write: (about, reader, app) =>
    messageAbout(about, app, about.what === 'claimed' && !reader.isGuardian ? toChild(about) : toOthers(about)),
});

type Names = { team: string; ward: string; account: string; guardians: string | null };

const readNames = sql<Names, [teamId: string, memberId: string]>`
  select team.name as team, member.first_name as ward, coalesce(account.full_name, '') as account,
    (select string_agg(guardian.full_name, ', ' order by guardianship.since) from active_guardians guardianship
      join users guardian on guardian.id = guardianship.user_id
      where guardianship.team_id = $1 and guardianship.member_id = $2) as guardians
  from live_teams team join active_members member on member.team_id = $1 and member.id = $2
  left join users account on account.id = member.user_id
  where team.id = $1`;

type Move = { what: What; teamId: string; memberId: string; actorId: string };

/**
 * Notifies a child's guardians of what happened to the child's place in the team, except who did it. Does nothing for a member without a
 * guardian. Call it while the member is active: before they are removed, or after they are restored.
 */
export async function notifyOfWard(app: AppContext, db: Queryable, { what, teamId, memberId, actorId }: Move): Promise<void> {
  const { rows } = await query(db, readNames, [teamId, memberId]);
  if (!rows[0]?.guardians) return;
  const about = { what, teamId, ...rows[0], guardians: rows[0].guardians };
  const isClaimed = what === 'claimed';
  await notify(app, db, wardMoved, about, { teamId, child: memberId, isGuardianNew: isClaimed, ...(!isClaimed && { except: actorId }) });
}

const readWards = sql<{ memberId: string; team: string; ward: string }, [teamId: string]>`
  select member.id as "memberId", team.name as team, member.first_name as ward
  from live_teams team join active_members member on member.team_id = $1
  where team.id = $1 and exists (select from active_guardians guardian where guardian.team_id = $1 and guardian.member_id = member.id)
  order by member.id`;

type OfTeam = { what: 'teamDeleted' | 'teamBack'; teamId: string; actorId: string | undefined };

/** Notifies the guardians of all children in a team that was deleted or brought back, except who did it. Call it while the team is live. */
export async function notifyOfTeam(app: AppContext, db: Queryable, { what, teamId, actorId }: OfTeam): Promise<void> {
  const { rows } = await query(db, readWards, [teamId]);
  const notices = rows.map(({ memberId, team, ward }) => ({
    about: { what, teamId, team, ward, account: '', guardians: '' },
    recipients: { teamId, child: memberId, except: actorId },
  }));
  await notifyEach(app, db, wardMoved, notices);
}
