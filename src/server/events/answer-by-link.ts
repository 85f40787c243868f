import type { Answer } from '../../contract/call.ts';
import type { readAvailabilityLink } from '../../contract/event-answers.ts';
import type { Availability, MyAnswer } from '../../contract/event-shapes.ts';
import { inTransaction } from '../database/transaction.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Queryable } from '../database/queryable.ts';
import { query, sql } from '../database/sql.ts';
import { readersOfMembers } from '../notifications/index.ts';
import { readAnswerToken, type ReadLink } from './answer-link.ts';
import { closedBecause } from './event-row.ts';
import { inTurn } from './in-turn.ts';
import { presentEvent, type ReadRow } from './present-event.ts';
import { readEventRow } from './read-events.ts';
import { takeAnswer } from './take-answer.ts';

type Linked = Answer<typeof readAvailabilityLink>;
type Member = Pick<MyAnswer, 'name' | 'answer' | 'note' | 'seat' | 'place_in_line'> & {
  offeredUntil: Date | null;
  userId: string | null;
  rosterAddress: string | null;
};

// A reader with an account must still be the member or their guardian. A link without an account was mailed to the address on the roster:
// `requireSameAddress` checks that address while the row has no account, and a user who takes over the row must have verified it.
const selectMember = sql<Member, [teamId: string, eventId: string, memberId: string, readerId: string | null]>`
  select m.first_name as name, a.answer, coalesce(a.note, '') as note, a.seat, a.offered_until as "offeredUntil",
    m.user_id as "userId", m.email as "rosterAddress",
    case when a.seat = 'waiting' then (select count(*)::int from event_answers w where w.team_id = $1 and w.event_id = $2
      and w.seat = 'waiting' and w.in_line <= a.in_line) end as place_in_line
  from participants m left join event_answers a on a.team_id = $1 and a.event_id = $2 and a.member_id = m.id
  where m.team_id = $1 and m.id = $3 and case when $4::uuid is null
    then m.user_id is null or exists (select from user_ways way where way.user_id = m.user_id and way.kind = 'email'
      and way.verified_at is not null and way.subject = lower(m.email))
    else m.user_id = $4 or exists (select from active_guardians guardian
      where guardian.team_id = $1 and guardian.member_id = $3 and guardian.user_id = $4) end`;

/** The event and member of a link. Refuses `staleAnswerLink` if the event is over or deleted, or its reader no longer answers for the member. */
async function openLink(db: Queryable, link: ReadLink): Promise<{ row: ReadRow; member: Member }> {
  const { teamId, eventId, memberId, readerId } = link;
  const row = await readEventRow(db, teamId, eventId);
  const { rows } = await query(db, selectMember, [teamId, eventId, memberId, readerId]);
  if (!row || !rows[0] || row.endsAt <= new Date()) throw new Refusal('staleAnswerLink');
  if (readerId === null) await requireSameAddress(db, link, rows[0]);
  return { row, member: rows[0] };
}

/** Refuses `staleAnswerLink` if the roster's address was changed or emptied since the mail, or a guardian is reached instead. */
async function requireSameAddress(db: Queryable, { teamId, memberId, isMailedTo }: ReadLink, { userId, rosterAddress }: Member) {
  if (!isMailedTo(rosterAddress)) throw new Refusal('staleAnswerLink');
  if (userId !== null) return;
  const readers = await readersOfMembers(db, teamId, [memberId]);
  if (!readers.some(({ isGuardian }) => !isGuardian)) throw new Refusal('staleAnswerLink');
}

/** The fields of an event that a link shows: no ids, and nothing about other members. */
const shownFields = [
  'team_name',
  'sport_id',
  'kind',
  'title',
  'opponent',
  'note',
  'place',
  'map_link',
  'starts_at',
  'ends_at',
  'meet_at',
  'answer_by',
  'time_zone',
  'cancelled_at',
  'cancel_reason',
  'capacity',
  'counts',
] as const;

function present({ row, member }: { row: ReadRow; member: Member }): Linked {
  const shown = presentEvent(row, false);
  const event = Object.fromEntries(shownFields.map((name) => [name, shown[name]])) as Pick<typeof shown, (typeof shownFields)[number]>;
  return {
    status: 1,
    response: {
      ...event,
      is_closed: closedBecause(row, false) !== undefined,
      name: member.name,
      answer: member.answer,
      answer_note: member.note,
      seat: member.seat,
      place_in_line: member.place_in_line,
      offered_until: member.offeredUntil?.toISOString() ?? null,
    },
  };
}

/** What a link is about; changes nothing. Refuses `staleAnswerLink`. */
export const readLink = async (app: AppContext, token: string): Promise<Linked> =>
  present(await openLink(app.database.pool, readAnswerToken(app, token)));

/** Answers by a link. Refuses `staleAnswerLink`, `eventCancelled`, `eventOver` and `answersClosed`. */
export async function answerByLink(app: AppContext, given: { token: string; answer: Availability; note: string }): Promise<Linked> {
  const subject = readAnswerToken(app, given.token);
  const { pool } = app.database;
  await openLink(pool, subject);
  const { answer, note } = given;
  const { teamId, eventId, memberId, readerId } = subject;
  const said = { teamId, eventId, memberId, answer, note, saidAt: new Date(), via: 'mail', by: null, readerId } as const;
  const answered = await inTurn(subject.eventId, () =>
    inTransaction(pool, async (client) => {
      await takeAnswer(app, client, said, false);
      // The event is locked by now. If the link ended while this answer waited for the lock, nothing of it is stored.
      return openLink(client, subject);
    }),
  );
  app.jobs.deliverSoon();
  return present(answered);
}
