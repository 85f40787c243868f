import { beginningOfDayEverywhere } from '../../contract/ages.ts';
import { domainEvents } from '../../contract/domain-events.ts';
import { mayHere, type TeamRole } from '../../contract/team-roles.ts';
import { prepared, query, sql } from '../database/sql.ts';
import type { Queryable } from '../database/queryable.ts';
import type { LiveTopic, TopicAccess } from '../live/topics.ts';

type Access = { role: TeamRole | null; isGuardian: boolean };
type Row = Access & { userId: string };

const accessOfUsers = prepared(
  'team-topic',
  sql<Row, [teamId: string, userIds: readonly string[]]>`
  select asked.id as "userId", own.role, exists (select from active_guardians guardian
      where guardian.team_id = $1 and guardian.user_id = asked.id) as "isGuardian"
  from unnest($2::uuid[]) as asked (id)
  left join active_members own on own.team_id = $1 and own.user_id = asked.id
  where exists (select from live_teams team where team.id = $1)`,
);

const accessInTeams = prepared(
  'team-topics',
  sql<Access & { teamId: string }, [userId: string, teamIds: readonly string[] | null]>`
  select team.id as "teamId", own.role, exists (select from active_guardians guardian
      where guardian.team_id = team.id and guardian.user_id = $1) as "isGuardian"
  from live_teams team
  left join active_members own on own.team_id = team.id and own.user_id = $1
  where team.id in (select viewer.team_id from team_viewers viewer where viewer.user_id = $1)
    and ($2::uuid[] is null or team.id = any($2::uuid[]))`,
);

/** The live topic of a team: everybody with access to the team may follow it, and receives the events that their role may see. */
export const teamTopic: LiveTopic = {
  kind: 'team',
  allName: 'teams',
  idOf: (event) => ('teamId' in event ? event.teamId : undefined),
  accessOf: async (db: Queryable, teamId, userIds) => {
    const { rows } = await query(db, accessOfUsers, [teamId, userIds]);
    return new Map(rows.flatMap(({ userId, ...access }) => (access.role || access.isGuardian ? [[userId, seenBy(access)]] : [])));
  },
  accessOfUser: async (db: Queryable, userId, teamIds) => {
    const { rows } = await query(db, accessInTeams, [userId, teamIds === 'all' ? null : teamIds]);
    return new Map(rows.map(({ teamId, ...access }) => [teamId, seenBy(access)]));
  },
  // Then people turn 18 by the view `minors`, which ends the access of their guardians.
  latestEndByTime: beginningOfDayEverywhere,
  changesAccess: ['member.added', 'member.changed', 'member.removed', 'guardian.changed', 'team.deleted', 'team.restored'],
};

const seenBy =
  ({ role, isGuardian }: Access): TopicAccess =>
  ({ type }) => {
    const { seenWith } = domainEvents[type];
    return seenWith !== 'onlyUsersNamed' && mayHere({ role: role ?? 'guardian', wards: isGuardian ? ['ward'] : [] }, seenWith);
  };
