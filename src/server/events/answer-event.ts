import type { CheckedFields } from '../../contract/call.ts';
import type { answerEvent as call } from '../../contract/event-answers.ts';
import { may } from '../../contract/team-roles.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { inTeam, speaksFor, type TeamAccess } from '../teams/index.ts';
import { batchAnswers } from './batch-answers.ts';
import { findClashes } from './find-clashes.ts';
import { inTurn } from './in-turn.ts';
import { readEvent, batchReadEvents } from './read-events.ts';
import { takeAnswer } from './take-answer.ts';

type Fields = CheckedFields<typeof call>;

/** Stores answers; concurrent ones are batched. */
export function answersOf(app: AppContext) {
  const take = batchAnswers(app.database.pool);
  const read = batchReadEvents(app.database.pool);

  /**
   * Stores an answer for oneself, a ward, or as staff for any member. Refuses `noSuchTeam`, `notYours`, `noSuchEvent`, `noSuchMember`,
   * `eventCancelled`, `eventOver`, `answersClosed`, and `sessionExpired` if another account gave it. An answer older than the stored one
   * changes nothing.
   */
  return async (fields: Fields, viewer: Viewer) => {
    if (fields.user_id !== undefined && fields.user_id !== viewer.userId) throw new Refusal('sessionExpired');
    const { event_id: eventId, team_id: teamId, member_id: memberId, answer, note } = fields;
    const saidAt = new Date(Math.min(Date.now(), fields.at === undefined ? Infinity : Date.parse(fields.at)));
    const taken = await take({ teamId, eventId, memberId, answer, note, saidAt, by: viewer.userId });
    if (!taken) return answerStepwise(app, fields, viewer, saidAt);
    const response = await read(viewer.userId, teamId, may(taken.role, 'editEvents'), eventId);
    return { status: 1 as const, response, clashes: taken.clashes };
  };
}

/** How the answer was given: for oneself, for one's ward, or as staff. */
const viaOf = (access: TeamAccess, memberId: string) =>
  access.memberId === memberId ? 'app' : access.wards.includes(memberId) ? 'guardian' : 'manager';

/**
 * Handles one answer in its own transaction, where seats, tasks or a refusal are involved. For answers that both can take, it has the same
 * effect as `batchAnswers`; tests/api/any-answer.test.ts compares them.
 */
export async function answerStepwise(app: AppContext, fields: Fields, viewer: Viewer, saidAt: Date) {
  const { pool } = app.database;
  const { userId } = viewer;
  const { event_id: eventId, team_id: teamId, member_id: memberId, answer, note } = fields;
  const { role, via } = await inTurn(eventId, () =>
    inTeam(app, { teamId, viewer, permission: 'answerEvents' }, async (client, access) => {
      const isStaff = may(access.role, 'keepAttendance');
      if (!speaksFor(access, memberId) && !isStaff) throw new Refusal('notYours');
      const via = viaOf(access, memberId);
      await takeAnswer(app, client, { teamId, eventId, memberId, answer, note, saidAt, via, by: userId }, isStaff);
      return { role: access.role, via };
    }),
  );
  app.jobs.deliverSoon();
  const [response, clashes] = await Promise.all([
    readEvent(pool, userId, teamId, may(role, 'editEvents'), eventId),
    answer === 'no' || via === 'manager' ? [] : findClashes(pool, teamId, eventId, memberId, userId),
  ]);
  return { status: 1 as const, response, clashes };
}
