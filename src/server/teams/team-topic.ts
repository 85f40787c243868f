import { domainEvents } from '../../contract/domain-events.ts';
import { mayHere, type TeamRole } from '../../contract/team-roles.ts';
import { prepared, query, sql } from '../database/sql.ts';
import type { Queryable } from '../database/queryable.ts';
import type { LiveTopic, TopicAccess } from '../live/topics.ts';

type Row = { userId: string; role: TeamRole | null; isGuardian: boolean };

const accessOfUsers = prepared(
  'team-topic',
  sql<Row, [teamId: string, userIds: readonly string[]]>`
  select asked.id as "userId", own.role, exists (select from team_guardians guardian
      join team_members ward on ward.team_id = $1 and ward.id = guardian.member_id and ward.removed_at is null
      where guardian.team_id = $1 and guardian.user_id = asked.id) as "isGuardian"
  from unnest($2::uuid[]) as asked (id)
  left join team_members own on own.team_id = $1 and own.user_id = asked.id and own.removed_at is null
  where exists (select from teams team where team.id = $1 and team.deleted_at is null)`,
);

const teamsOfUser = prepared(
  'teams-of-user',
  sql<{ id: string }, [userId: string]>`
  select member.team_id as id from team_members member where member.user_id = $1 and member.removed_at is null
  union select guardian.team_id from team_guardians guardian where guardian.user_id = $1`,
);

/** Follows a team: everybody with access to it, each for the events that the matrix lets them see. */
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
    return seenWith === undefined || mayHere({ role: role ?? 'guardian', wards: isGuardian ? ['ward'] : [] }, seenWith);
  };
