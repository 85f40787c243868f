import { domainEvents } from '../../contract/domain-events.ts';
import { mayHere, type TeamRole } from '../../contract/team-roles.ts';
import { prepared, query, sql } from '../database/sql.ts';
import type { Queryable } from '../database/queryable.ts';
import type { LiveTopic, TopicAccess } from '../live/topics.ts';

type Row = { userId: string; role: TeamRole | null; isGuardian: boolean };

const accessOfUsers = prepared(
  'team-topic',
  sql<Row, [teamId: string, userIds: readonly string[]]>`
  select asked.id as "userId", own.role, exists (select from active_guardians guardian
      where guardian.team_id = $1 and guardian.user_id = asked.id) as "isGuardian"
  from unnest($2::uuid[]) as asked (id)
  left join active_members own on own.team_id = $1 and own.user_id = asked.id
  where exists (select from live_teams team where team.id = $1)`,
);

const teamsOfUser = prepared(
  'teams-of-user',
  sql<{ id: string }, [userId: string]>`
  select distinct team_id as id from team_viewers where user_id = $1`,
);

/** The live topic of a team: everybody with access to the team may follow it, and receives the events that their role may see. */
export const teamTopic: LiveTopic = {
  kind: 'team',
  all: {
    name: 'teams',
    idsOf: async (db, userId) => (await query(db, teamsOfUser, [userId])).rows.map(({ id }) => id),
  },
  idOf: (event) => ('teamId' in event ? event.teamId : undefined),
  accessOf: async (db: Queryable, teamId, userIds) => {
    const { rows } = await query(db, accessOfUsers, [teamId, userIds]);
    return new Map(rows.flatMap(({ userId, ...access }) => (access.role || access.isGuardian ? [[userId, seenBy(access)]] : [])));
  },
  changesAccess: ['member.added', 'member.changed', 'member.removed', 'guardian.changed', 'team.deleted', 'team.restored'],
};

const seenBy =
  ({ role, isGuardian }: Omit<Row, 'userId'>): TopicAccess =>
  ({ type }) => {
    const { seenWith } = domainEvents[type];
    return seenWith !== 'onlyUsersNamed' && mayHere({ role: role ?? 'guardian', wards: isGuardian ? ['ward'] : [] }, seenWith);
  };
