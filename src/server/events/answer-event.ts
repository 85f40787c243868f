import type { CheckedFields } from '../../contract/call.ts';
import type { answerEvent as call } from '../../contract/event-answers.ts';
import { may } from '../../contract/team-roles.ts';
import { inTransaction } from '../database/transaction.ts';
import type { House } from '../http/house.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { requireStanding, speaksFor } from '../teams/index.ts';
import { answersTogether } from './answers-together.ts';
import { findClashes } from './find-clashes.ts';
import { inTurn } from './in-turn.ts';
import { readEvent, readEventsTogether } from './read-events.ts';
import { takeAnswer } from './take-answer.ts';

type Fields = CheckedFields<typeof call>;

/** Takes answers; what is common to many that get here in the same instant is done for all of them together. */
export function answersOf(house: House) {
  const take = answersTogether(house.database.pool);
  const read = readEventsTogether(house.database.pool);

  /**
   * Takes an answer for oneself, a ward, or as staff for anybody. Refuses `noSuchTeam`, `notYours`, `noSuchEvent`, `noSuchMember`,
   * `eventCancelled`, `eventOver` and `answersClosed`. One that is older than what is known changes nothing.
   */
  return async (fields: Fields, viewer: Viewer) => {
    const { id: eventId, team_id: teamId, member_id: memberId, answer, note } = fields;
    const saidAt = new Date(Math.min(Date.now(), fields.at === undefined ? Infinity : Date.parse(fields.at)));
    const taken = await take({ teamId, eventId, memberId, answer, note, saidAt, by: viewer.userId });
    if (!taken) return answerStepwise(house, fields, viewer, saidAt);
    const response = await read(viewer.userId, teamId, may(taken.standing, 'editEvents'), eventId);
    return { status: 1 as const, response, clashes: taken.clashes };
  };
}

/** Where seats, tasks or a refusal are to be looked at one after the other. */
async function answerStepwise(house: House, fields: Fields, { userId }: Viewer, saidAt: Date) {
  const { pool } = house.database;
  const { id: eventId, team_id: teamId, member_id: memberId, answer, note } = fields;
  const standing = await requireStanding(pool, teamId, userId, 'answerEvents');
  const isStaff = may(standing.standing, 'keepAttendance');
  if (!speaksFor(standing, memberId) && !isStaff) throw new Refusal('notYours');
  const via = standing.memberId === memberId ? 'app' : standing.wards.includes(memberId) ? 'guardian' : 'manager';
  const given = { teamId, eventId, memberId, answer, note, saidAt, via, by: userId } as const;
  await inTurn(eventId, () => inTransaction(pool, (client) => takeAnswer(house, client, given, isStaff)));
  house.jobs.deliverSoon();
  const [response, clashes] = await Promise.all([
    readEvent(pool, userId, teamId, may(standing.standing, 'editEvents'), eventId),
    answer === 'no' || via === 'manager' ? [] : findClashes(pool, teamId, eventId, memberId, userId),
  ]);
  return { status: 1 as const, response, clashes };
}
