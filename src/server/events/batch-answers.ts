import pg from 'pg';
import type { Clash } from '../../contract/event-answers.ts';
import { mayInTeam, type AccessRole } from '../../contract/team-roles.ts';
import { newId } from '../database/new-id.ts';
import { batched } from '../database/batched.ts';
import { isLive } from '../database/shared-rules.ts';
import { prepared, query, sql } from '../database/sql.ts';
import { insertEvents, notifyPublished } from '../live/publish.ts';
import { presentClash, selectClashes, type ClashRow } from './find-clashes.ts';
import type { GivenAnswer } from './take-answer.ts';

const { DatabaseError } = pg;

type NewAnswer = Pick<GivenAnswer, 'teamId' | 'eventId' | 'memberId' | 'answer' | 'note' | 'saidAt'> & { by: string };
type Taken = { role: AccessRole; clashes: Clash[] };
/** One array for each column of the answers, all of the same length. */
type Columns = [
  teamIds: readonly string[],
  eventIds: readonly string[],
  memberIds: readonly string[],
  userIds: readonly string[],
  answers: readonly string[],
  notes: readonly string[],
  saidAt: readonly Date[],
];
type Values = [...columns: Columns, mayAnswer: readonly string[], areStaff: readonly string[], publishIds: readonly string[]];
type TakenRow = { at: number; role: AccessRole; clashes: ClashRow<string>[] | null; notified: string | null };

const clashesOfAsked = selectClashes({ team: 'asked.team_id', event: 'asked.event_id', member: 'asked.member_id', user: 'asked.user_id' });

/** One event for each team. */
const publishing = insertEvents('answer.given', {
  id: '(array_agg(asked.publish_id))[1]',
  data: {
    teamId: 'said.team_id',
    eventIds: 'jsonb_agg(distinct said.event_id)',
    actorIds: 'jsonb_agg(distinct asked.user_id)',
  },
  from: 'from said join asked using (team_id, event_id, member_id) group by said.team_id',
});

// $8 are the roles that may answer, $9 those of staff. `for share` makes a concurrent change of capacity wait for this statement, or this
// for it. Events are locked and answers written in id order to avoid deadlocks.
const answering = prepared(
  'batch-answers',
  sql<TakenRow, Values>`
  with asked as (select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::text[], $7::timestamptz[], $10::uuid[])
      with ordinality as asked (team_id, event_id, member_id, user_id, answer, note, said_at, publish_id, at)),
    ward as (select asked.at from asked
      join active_guardians g on g.team_id = asked.team_id and g.user_id = asked.user_id and g.member_id = asked.member_id),
    who as (select asked.*, own.id = asked.member_id as is_own, ward.at is not null as is_ward,
        coalesce(own.role, case when ward.at is not null then 'guardian' end) as role
      from asked
      join live_teams t on t.id = asked.team_id
      left join active_members own on own.team_id = t.id and own.user_id = asked.user_id
      left join ward on ward.at = asked.at),
    way as (select who.*, role = any($9::text[]) as is_staff,
        case when is_own then 'app' when is_ward then 'guardian' when role = any($9::text[]) then 'manager' end as via
      from who where role = any($8::text[])),
    event as (select way.at, way.via from way join team_events e on e.team_id = way.team_id and e.id = way.event_id
      where way.via is not null and ${isLive('e')} and e.cancelled_at is null and e.capacity is null and e.ends_at > now()
        and (way.is_staff or e.answer_by is null or e.answer_by > now())
      order by e.team_id, e.id for share of e),
    said as (insert into event_answers as a (team_id, event_id, member_id, answer, note, via, answered_by, answered_at)
      select asked.team_id, asked.event_id, asked.member_id, asked.answer, asked.note, event.via, asked.user_id, asked.said_at
      from asked join event using (at)
      join participants m on m.team_id = asked.team_id and m.id = asked.member_id
      where asked.answer <> 'no' or not exists (select from task_claims c join live_tasks k on k.team_id = c.team_id and k.id = c.task_id
        where c.team_id = asked.team_id and c.member_id = asked.member_id and c.done_at is null and k.event_id = asked.event_id)
      order by asked.team_id, asked.event_id, asked.member_id
      on conflict (team_id, event_id, member_id) do update set answer = excluded.answer, note = excluded.note, via = excluded.via,
        answered_by = excluded.answered_by, answered_at = excluded.answered_at, absence_id = null,
        seat = null, in_line = null, offered_at = null, offered_until = null
      where a.answered_at <= excluded.answered_at or a.via = 'absence'
      returning a.team_id, a.event_id, a.member_id, a.via),
    published as (${publishing})
  select asked.at::int, asked.role,
    case when asked.answer <> 'no' and said.via <> 'manager' then (select json_agg(clash) from (${clashesOfAsked}) clash) end as clashes,
    (${notifyPublished}) as notified
  from said join way asked using (team_id, event_id, member_id)`,
);

const keyOf = ({ teamId, eventId, memberId }: NewAnswer) => `${teamId} ${eventId} ${memberId}`.toLowerCase();

/** Constraint violation (23) or rollback (40) of one answer: that batch is retried one by one. */
const isOfOne = (error: unknown) => error instanceof DatabaseError && /^(23|40)/.test(error.code ?? '');

/**
 * Takes answers in the common case: an open event without a seat limit and without tasks to release. Takes all answers of one event-loop
 * turn with one statement, including permission checks. Resolves to the sender's role and the answer's clashes, or to undefined, with
 * nothing written, if the answer needs more work or a refusal. take-answer.ts has the same rules step by step, and
 * tests/api/any-answer.test.ts compares the two.
 */
export function batchAnswers(pool: pg.Pool): (answer: NewAnswer) => Promise<Taken | undefined> {
  const take = batched<NewAnswer, Taken | undefined>(async (answers) => {
    // Of two answers for the same member and event, the second is handled alone afterwards.
    const firsts = new Map<string, NewAnswer>();
    for (const answer of answers) if (!firsts.has(keyOf(answer))) firsts.set(keyOf(answer), answer);
    const once = [...firsts.values()];
    const values = [...columnsOf(once), mayInTeam.answerEvents, mayInTeam.keepAttendance, once.map(() => newId())] as const;
    const { rows } = await query(pool, answering, values);
    const taken = new Map(rows.map((row) => [once[row.at - 1], presentTaken(row)]));
    return answers.map((answer) => taken.get(answer));
  });
  return (answer) =>
    take(answer).catch((error: unknown) => {
      if (isOfOne(error)) return undefined;
      throw error;
    });
}

const columnsOf = (answers: NewAnswer[]): Columns => [
  answers.map(({ teamId }) => teamId),
  answers.map(({ eventId }) => eventId),
  answers.map(({ memberId }) => memberId),
  answers.map(({ by }) => by),
  answers.map(({ answer }) => answer),
  answers.map(({ note }) => note),
  answers.map(({ saidAt }) => saidAt),
];

const presentTaken = ({ role, clashes }: TakenRow): Taken => ({ role, clashes: (clashes ?? []).map(presentClash) });
