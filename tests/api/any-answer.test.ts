import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TeamEvent } from '../../src/contract/event-shapes.ts';
import type { Viewer } from '../../src/contract/identity.ts';
import { answerStepwise } from '../../src/server/events/answer-event.ts';
import { batchAnswers } from '../../src/server/events/batch-answers.ts';
import { Refusal } from '../../src/server/http/refusal.ts';
import { addOneEvent, training } from '../builders/event.ts';
import { testApp } from '../builders/open-test-app.ts';
import { makeTeam, signInTeamPeople, type Team } from '../builders/team.ts';

const minuteMs = 60_000;
const people = ['owner', 'coach', 'player', 'guardian', 'follower', 'stranger'] as const;
const members = ['coach', 'player', 'follower', 'ward', 'gone', 'nobody'] as const;
type Side = Omit<Team, 'members'> & { event: TeamEvent; members: Record<(typeof members)[number], string> };
type Given = { who: (typeof people)[number]; member: (typeof members)[number]; answer: 'yes' | 'no' | 'maybe'; minutesAgo: number };

type EventState = {
  isCancelled: boolean;
  isDeleted: boolean;
  endsInMinutes: number;
  answerByInMinutes: number | null;
  capacity: number | null;
  absenceMinutesAgo: number | null;
};
const state = fc.record<EventState>({
  isCancelled: fc.boolean(),
  isDeleted: fc.boolean(),
  endsInMinutes: fc.constantFrom(-60, 60, 60, 60),
  answerByInMinutes: fc.constantFrom(null, null, -5, 5),
  capacity: fc.constantFrom(null, null, null, 1),
  absenceMinutesAgo: fc.constantFrom(null, 0, 30),
});
// Most events take answers, otherwise most cases would only compare refusals.
const openState = state.map((one) => ({ ...one, isCancelled: false, isDeleted: false, endsInMinutes: 60, capacity: null }));
const anyCase = fc.record({
  event: fc.oneof({ weight: 3, arbitrary: openState }, { weight: 1, arbitrary: state }),
  given: fc.array(
    fc.record<Given>({
      who: fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom('coach', 'player', 'guardian') },
        { weight: 1, arbitrary: fc.constantFrom(...people) },
      ),
      member: fc.oneof({ weight: 3, arbitrary: fc.constantFrom('player', 'ward') }, { weight: 1, arbitrary: fc.constantFrom(...members) }),
      answer: fc.constantFrom('yes', 'no', 'maybe'),
      minutesAgo: fc.integer({ min: 1, max: 50 }),
    }),
    { minLength: 1, maxLength: 5 },
  ),
});

/** Two equal teams of the same people: one side answers by the batched way, the other step by step. */
async function twoSides() {
  const app = await testApp();
  const signedIn = await signInTeamPeople(app);
  const { pool } = app.context.database;
  async function makeSide(): Promise<Side> {
    const team = await makeTeam(app, signedIn);
    const event = await addOneEvent(app, team.teamId, signedIn.coach, training(7));
    const gone = await team.addMember({ firstName: 'Gone' });
    await pool.query('update team_members set removed_at = now() where id = $1', [gone]);
    const { coach, player, follower, ward } = team.members;
    return { ...team, event, members: { coach, player, follower, ward, gone, nobody: team.teamId } };
  }
  const take = batchAnswers(pool);
  const viewerOf = (who: (typeof people)[number]): Viewer => {
    const { user, email } = signedIn[who];
    return { userId: user.id, sessionId: user.id, status: 'ACTIVE', userType: 'player', fullName: who, email };
  };
  let batched = 0;

  /** Brings the event of a side into a state, without answers. */
  async function prepare({ teamId, event, members: ids }: Side, asked: EventState, now: number) {
    const at = (minutes: number | null) => (minutes === null ? null : new Date(now + minutes * minuteMs));
    await pool.query('delete from event_answers where team_id = $1', [teamId]);
    await pool.query(`delete from domain_events where type = 'answer.given' and data ->> 'teamId' = $1`, [teamId]);
    await pool.query(
      `update team_events set cancelled_at = $3, deleted_at = $4, starts_at = $5, ends_at = $6, answer_by = $7, capacity = $8, next_in_line = 1
       where team_id = $1 and id = $2`,
      [
        ...[teamId, event.id, asked.isCancelled ? at(-1) : null, asked.isDeleted ? at(-1) : null],
        ...[at(asked.endsInMinutes - 30), at(asked.endsInMinutes), at(asked.answerByInMinutes), asked.capacity],
      ],
    );
    if (asked.absenceMinutesAgo === null) return;
    await pool.query(
      `insert into event_answers (team_id, event_id, member_id, answer, via, absence_id, answered_at) values ($1, $2, $3, 'no', 'absence', $1, $4)`,
      [teamId, event.id, ids.player, at(-asked.absenceMinutesAgo)],
    );
  }

  /** Gives one answer and resolves to the code of its refusal, if there is one. */
  async function answer(
    { teamId, event, members: ids }: Side,
    { who, member, answer: said, minutesAgo }: Given,
    now: number,
    isBatched: boolean,
  ) {
    const viewer = signedIn[who].user;
    const [memberId, saidAt] = [ids[member], new Date(now - minutesAgo * minuteMs)];
    const note = `${said} by ${who}`;
    if (isBatched && (await take({ teamId, eventId: event.id, memberId, answer: said, note, saidAt, by: viewer.id }))) {
      batched++;
      return undefined;
    }
    const fields = { team_id: teamId, event_id: event.id, member_id: memberId, answer: said, note };
    try {
      await answerStepwise(app.context, fields, viewerOf(who), saidAt);
      return undefined;
    } catch (error) {
      if (error instanceof Refusal) return error.code;
      throw error;
    }
  }

  /** What is stored and published of a side, with names instead of the ids that differ between the sides. */
  async function read({ teamId, event, members: ids }: Side) {
    const nameOf = (id: string) => Object.entries(ids).find(([, one]) => one === id)?.[0] ?? id;
    const answers = await pool.query<{ member: string }>(
      `select member_id as member, answer, note, via, answered_by, answered_at, absence_id is not null as is_by_absence, seat, in_line
       from event_answers where team_id = $1`,
      [teamId],
    );
    const published = await pool.query<{ data: { eventIds: string[]; actorIds: string[] } }>(
      `select data from domain_events where type = 'answer.given' and data ->> 'teamId' = $1 order by id`,
      [teamId],
    );
    return {
      stored: Object.fromEntries(answers.rows.map(({ member, ...row }) => [nameOf(member), row])),
      published: published.rows.map(({ data }) => ({ ofThisEvent: data.eventIds.map((id) => id === event.id), actorIds: data.actorIds })),
    };
  }
  return { sides: [await makeSide(), await makeSide()] as const, prepare, answer, read, batched: () => batched };
}

test('any answers have the same effect by the batched way and step by step', { timeout: 120_000 }, async () => {
  const { sides, prepare, answer, read, batched } = await twoSides();
  await fc.assert(
    fc.asyncProperty(anyCase, async ({ event, given }) => {
      const now = Date.now();
      const refusals: (string | undefined)[][] = [];
      for (const [at, side] of sides.entries()) {
        await prepare(side, event, now);
        const codes: (string | undefined)[] = [];
        for (const one of given) codes.push(await answer(side, one, now, at === 0));
        refusals.push(codes);
      }
      expect(refusals[0]).toEqual(refusals[1]);
      expect(await read(sides[0])).toEqual(await read(sides[1]));
    }),
    { numRuns: 150 },
  );
  // Otherwise the stepwise way would be compared with itself.
  expect(batched()).toBeGreaterThan(50);
});
