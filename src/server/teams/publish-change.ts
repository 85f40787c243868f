import type { DomainEvent, DomainEventType } from '../../contract/domain-events.ts';
import type { Queryable } from '../database/queryable.ts';
import { publish } from '../live/publish.ts';
import { activeAmong, usersOfMembers, usersOfTeam } from './concerned-users.ts';
import type { Changed, TeamChanges, VerbsOf } from './team-changes.ts';

type EventTypes<Kind extends TeamChanges['about']> = Readonly<Record<VerbsOf<Kind>, DomainEventType>>;

/** The domain event for each recorded change. */
const ofTeam = {
  added: 'team.changed',
  changed: 'team.changed',
  removed: 'team.deleted',
  restored: 'team.restored',
} as const satisfies EventTypes<'team'>;
const ofMember = {
  added: 'member.added',
  imported: 'member.added',
  joined: 'member.added',
  restored: 'member.added',
  changed: 'member.changed',
  declined: 'member.changed',
  left: 'member.removed',
  removed: 'member.removed',
  'guardian added': 'guardian.changed',
  'guardian changed': 'guardian.changed',
  'guardian removed': 'guardian.changed',
} as const satisfies EventTypes<'member'>;
const ofEvent = {
  added: 'event.added',
  changed: 'event.changed',
  cancelled: 'event.cancelled',
  removed: 'event.deleted',
  restored: 'event.restored',
} as const satisfies EventTypes<'event'>;

/** Publishes a recorded change of a team as domain events, in the same transaction. */
export async function publishChange(db: Queryable, change: TeamChanges, changed: readonly Changed[]): Promise<void> {
  const events = await eventsOf(db, change, changed);
  const actorIds = change.actorId === undefined ? [] : [change.actorId];
  await publish(db, ...events.map((event) => ({ ...event, actorIds })));
}

async function eventsOf(db: Queryable, change: TeamChanges, changed: readonly Changed[]): Promise<DomainEvent[]> {
  const { teamId } = change;
  const aboutIds = changed.map(({ aboutId }) => aboutId);
  switch (change.about) {
    case 'event':
      return [{ type: ofEvent[change.what], teamId, eventIds: [...aboutIds] }];
    case 'task':
      return [{ type: 'task.changed', teamId, taskIds: [...aboutIds] }];
    case 'tournament':
      return aboutIds.map((tournamentId) => ({ type: 'tournamentEntry.changed', teamId, tournamentId }));
    case 'team': {
      const type = ofTeam[change.what];
      return [type === 'team.changed' ? { type, teamId } : { type, teamId, userIds: await usersOfTeam(db, teamId) }];
    }
    case 'member': {
      const userIds = await usersConcerned(db, change, changed);
      return [{ type: ofMember[change.what], teamId, memberIds: aboutIds, userIds }];
    }
  }
}

/** The accounts whose access a change of members may have changed, or that are told because it is about them. */
async function usersConcerned(
  db: Queryable,
  { teamId, what, formerUserIds = [] }: TeamChanges & { about: 'member' },
  changed: readonly Changed[],
): Promise<string[]> {
  const type = ofMember[what];
  const hasNewRole = ({ after }: Changed) => after !== undefined && 'role' in after;
  const memberIds = changed.filter((one) => type !== 'member.changed' || hasNewRole(one)).map(({ aboutId }) => aboutId);
  if (type !== 'guardian.changed') return [...new Set([...(await usersOfMembers(db, teamId, memberIds)), ...formerUserIds])];
  // The guardianship of a removed member gives nobody access, so its change concerns nobody.
  const activeIds = await activeAmong(db, teamId, memberIds);
  if (activeIds.length === 0) return [];
  return [...new Set([...(await usersOfMembers(db, teamId, activeIds)), ...formerUserIds])];
}
