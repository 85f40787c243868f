import type { DomainEvent } from '../../contract/domain-events.ts';
import { query, sql } from '../database/sql.ts';
import type { Queryable } from '../database/queryable.ts';
import { publish } from '../live/publish.ts';
import type { TeamChange } from './team-changes.ts';

/** The domain event for each recorded change of a team's event. */
const eventTypes: Readonly<Record<string, 'event.added' | 'event.cancelled' | 'event.deleted' | 'event.restored'>> = {
  added: 'event.added',
  cancelled: 'event.cancelled',
  removed: 'event.deleted',
  restored: 'event.restored',
};

type Found = { userId: string | null };
type Of = [teamId: string, memberId: string];

const selectUser = sql<Found, Of>`select user_id as "userId" from team_members where team_id = $1 and id = $2`;
const selectUsers = sql<Found, [teamId: string]>`select user_id as "userId" from active_members where team_id = $1 and user_id is not null`;
const selectGuardians = sql<Found, Of>`select user_id as "userId" from team_guardians where team_id = $1 and member_id = $2`;

/** Publishes a recorded change of a team as a domain event, in the same transaction. */
export async function publishChange(db: Queryable, change: TeamChange): Promise<void> {
  await publish(db, await eventOf(db, change));
}

async function eventOf(db: Queryable, { teamId, about, aboutId, what }: TeamChange): Promise<DomainEvent> {
  const usersOf = ({ rows }: { rows: Found[] }) => rows.flatMap(({ userId }) => userId ?? []);
  const ofMember = { teamId, memberId: aboutId };
  switch (about) {
    case 'event':
      return { type: eventTypes[what] ?? 'event.changed', teamId, eventIds: [aboutId] };
    case 'task':
      return { type: 'task.changed', teamId, taskIds: [aboutId], eventIds: [] };
    case 'tournament':
      return { type: 'tournamentEntry.changed', teamId, tournamentId: aboutId };
    case 'team':
      if (what !== 'removed' && what !== 'restored') return { type: 'team.changed', teamId };
      return {
        type: what === 'removed' ? 'team.deleted' : 'team.restored',
        teamId,
        userIds: usersOf(await query(db, selectUsers, [teamId])),
      };
    case 'member':
      if (what.startsWith('guardian')) {
        return { type: 'guardian.changed', ...ofMember, userIds: usersOf(await query(db, selectGuardians, [teamId, aboutId])) };
      }
      if (what === 'changed') return { type: 'member.changed', ...ofMember };
      const isOut = what === 'removed' || what === 'left';
      return {
        type: isOut ? 'member.removed' : 'member.added',
        ...ofMember,
        userIds: usersOf(await query(db, selectUser, [teamId, aboutId])),
      };
  }
}
