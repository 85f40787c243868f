import { newId } from '../../database/new-id.ts';
import type { Queryable } from '../../database/queryable.ts';
import { query, sql } from '../../database/sql.ts';
import type { AppContext } from '../../http/app-context.ts';
import { homeOf } from '../../http/origin.ts';
import { defineNotification } from '../../module/define-notification.ts';
import { notify } from '../../notifications/index.ts';

type Changed = { what: 'added' | 'removed'; teamId: string; team: string; ward: string; guardian: string };

/** To a child's guardians, the child from 13, and a removed guardian: somebody was added as guardian or removed. */
export const guardianChanged = defineNotification<Changed>({
  name: 'team.guardianChanged',
  write: ({ what, teamId, team, ward, guardian }, _reader, { environment }) => {
    const happened =
      what === 'added'
        ? `${guardian} is a guardian of ${ward} in ${team} now.`
        : `${guardian} is no longer a guardian of ${ward} in ${team}.`;
    return {
      messageId: `guardian-${newId()}`,
      subject: `Guardians of ${ward} in ${team}`.replace(/\s+/g, ' '),
      text: [
        happened,
        'Guardians answer and read for a child, and get the mails about them.',
        `If this is wrong, ask the managers of the team:\n${homeOf(environment)}/team-member/${teamId}`,
        'Elevate',
      ].join('\n\n'),
    };
  },
});

const readNames = sql<{ team: string; ward: string; guardian: string }, [teamId: string, memberId: string, guardianId: string]>`
  select team.name as team, member.first_name as ward, guardian.full_name as guardian
  from teams team join team_members member on member.team_id = $1 and member.id = $2 join users guardian on guardian.id = $3
  where team.id = $1`;

type Guardianship = { what: Changed['what']; teamId: string; memberId: string; guardianId: string; actorId: string };

/** Notifies everybody whom a change of a child's guardians concerns, except who made it. */
export async function notifyOfGuardian(app: AppContext, db: Queryable, change: Guardianship): Promise<void> {
  const { what, teamId, memberId, guardianId, actorId } = change;
  const { rows } = await query(db, readNames, [teamId, memberId, guardianId]);
  if (!rows[0]) return;
  const about = { what, teamId, ...rows[0] };
  await notify(app, db, guardianChanged, about, { teamId, child: memberId, except: actorId });
  if (what === 'removed' && guardianId !== actorId) await notify(app, db, guardianChanged, about, { userId: guardianId });
}
