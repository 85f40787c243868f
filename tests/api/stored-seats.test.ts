import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/server/database/transaction.ts';
import {
  closedBecause,
  findEvent,
  holdTeams,
  lockEvent,
  lockEventIfThere,
  requireOpen,
  type EventRow,
} from '../../src/server/events/event-row.ts';
import { findAsked } from '../../src/server/events/find-asked.ts';
import type { Claim } from '../../src/server/events/seats.ts';
import { readSeating, settleSeats, writeSeating } from '../../src/server/events/settle-seats.ts';
import { inHours, insertTeam } from '../builders/bare-team.ts';
import { bareApp } from '../builders/bare-app.ts';

/** The statements that store seats, called directly. Who gets a seat is tested in tests/pure/seats.test.ts. */
const { database, rows } = await bareApp();

describe('seats', () => {
  /** An event with a seated, a waiting and an offered member, one who says no, one without a seat; and another event with the same people. */
  async function seated() {
    const teamId = await insertTeam(database.pool);
    const [event, other] = [
      await rows.addEvent(teamId, { capacity: 2, next_in_line: 7 }),
      await rows.addEvent(teamId, { next_in_line: 3 }),
    ];
    const members = {} as Record<'seated' | 'waiting' | 'offered' | 'no' | 'unseated', string>;
    const times = { offered_at: inHours(-1), offered_until: inHours(1) };
    const answers = {
      seated: {},
      waiting: { in_line: 5 },
      offered: { in_line: 4, ...times },
      no: { answer: 'no', seat: 'seated' },
      unseated: { seat: null },
    };
    for (const [name, answer] of Object.entries(answers)) {
      const id = await rows.addMember(teamId);
      members[name as 'no'] = id;
      await rows.addAnswer(teamId, event, id, { seat: name, ...answer });
      await rows.addAnswer(teamId, other, id, { seat: 'lapsed' });
    }
    return { teamId, event, other, members, times };
  }
  const row = (teamId: string, id: string, nextInLine = 7) => ({ teamId, id, nextInLine }) as EventRow;
  const seatsIn = async (event: string) => {
    const { rows: found } = await database.pool.query<{ member_id: string; seat: string | null; in_line: string | null }>(
      'select member_id, seat, in_line from event_answers where event_id = $1',
      [event],
    );
    return new Map(found.map(({ member_id, seat, in_line }) => [member_id, [seat, in_line]]));
  };

  test('are those of members who said yes to this event and have one', async () => {
    const { teamId, event, members, times } = await seated();
    const { claims, nextInLine } = await inTransaction(database.pool, (client) => readSeating(client, row(teamId, event)));
    expect(nextInLine).toBe(7);
    const none = { inLine: null, offeredAt: null, offeredUntil: null };
    expect(claims).toEqual(
      [
        { memberId: members.seated, seat: 'seated', ...none },
        { memberId: members.waiting, seat: 'waiting', ...none, inLine: 5 },
        { memberId: members.offered, seat: 'offered', inLine: 4, offeredAt: times.offered_at, offeredUntil: times.offered_until },
      ].sort((one, next) => (one.memberId < next.memberId ? -1 : 1)),
    );
  });

  test('that changed are written, with the end of the line, and who is offered or got one is told', async () => {
    const { teamId, event, other, members } = await seated();
    const settled = await inTransaction(database.pool, async (client) => {
      const before = await readSeating(client, row(teamId, event));
      const claims = before.claims.map((claim): Claim => {
        if (claim.memberId === members.waiting) return { ...claim, seat: 'seated', inLine: null };
        if (claim.memberId === members.seated) return { ...claim, seat: 'offered', inLine: 9 };
        return claim.memberId === members.offered ? { ...claim, seat: 'seated', inLine: null, offeredAt: null, offeredUntil: null } : claim;
      });
      return writeSeating(client, row(teamId, event), before, { claims, nextInLine: 10 });
    });
    expect(settled.seated).toEqual([members.waiting]);
    expect(settled.offered.map(({ memberId }) => memberId)).toEqual([members.seated]);
    const seats = await seatsIn(event);
    expect([members.seated, members.waiting, members.offered, members.no].map((id) => seats.get(id))).toEqual([
      ['offered', '9'],
      ['seated', null],
      ['seated', null],
      ['seated', null],
    ]);
    expect(new Set([...(await seatsIn(other)).values()].map(([seat]) => seat))).toEqual(new Set(['lapsed']));
    const lines = await database.pool.query<{ id: string; next_in_line: string }>(
      'select id, next_in_line from team_events where team_id = $1',
      [teamId],
    );
    expect(new Map(lines.rows.map(({ id, next_in_line }) => [id, next_in_line]))).toEqual(
      new Map([
        [event, '10'],
        [other, '3'],
      ]),
    );
  });

  test('are given to somebody new, and one that is only offered is not one that somebody got', async () => {
    const { teamId, event, members } = await seated();
    const settled = await inTransaction(database.pool, async (client) => {
      const before = await readSeating(client, row(teamId, event));
      const [model] = before.claims;
      const claims = before.claims.map((claim): Claim => (claim.memberId === members.waiting ? { ...claim, seat: 'offered' } : claim));
      const newcomer = { ...(model as Claim), memberId: members.unseated, seat: 'seated', inLine: null } as const;
      return writeSeating(client, row(teamId, event), before, { ...before, claims: [...claims, newcomer] });
    });
    expect(settled.seated).toEqual([]);
    expect(settled.offered.map(({ memberId }) => memberId)).toEqual([members.waiting]);
    expect((await seatsIn(event)).get(members.unseated)).toEqual(['seated', null]);
  });

  test('that stay are neither written nor published', async () => {
    const { teamId, event, members } = await seated();
    const published = async () => {
      const { rows: found } = await database.pool.query<{ data: unknown }>(`select data from domain_events where data ->> 'teamId' = $1`, [
        teamId,
      ]);
      return found.map(({ data }) => data);
    };
    const settle = (change: (claim: Claim) => Claim) =>
      inTransaction(database.pool, async (client) => {
        const before = await readSeating(client, row(teamId, event));
        return settleSeats(client, row(teamId, event), before, { ...before, claims: before.claims.map(change) });
      });
    expect(await settle((claim) => claim)).toEqual({ offered: [], seated: [] });
    expect(await published()).toEqual([]);
    await settle((claim) => (claim.memberId === members.offered ? { ...claim, seat: 'lapsed' } : claim));
    expect(await published()).toEqual([{ teamId, eventIds: [event], actorIds: [] }]);
  });
});

describe('an event', () => {
  test('is found and locked unless it is deleted or of another team', async () => {
    const teamId = await insertTeam(database.pool);
    const [event, deleted, other] = [
      await rows.addEvent(teamId, { title: 'Here' }),
      await rows.addEvent(teamId, { deleted_at: inHours(0) }),
      await rows.addEvent(await insertTeam(database.pool)),
    ];
    await inTransaction(database.pool, async (client) => {
      expect((await findEvent(client, teamId, event)).title).toBe('Here');
      expect((await lockEvent(client, teamId, event)).id).toBe(event);
      expect((await lockEventIfThere(client, teamId, event))?.id).toBe(event);
      const locked = await database.pool.query('select from team_events where id = any($1) for update skip locked', [[event, other]]);
      expect(locked.rowCount).toBe(1);
      for (const id of [deleted, other, randomUUID()]) {
        expect(await lockEventIfThere(client, teamId, id)).toBeUndefined();
        await expect(lockEvent(client, teamId, id)).rejects.toMatchObject({ code: 'noSuchEvent' });
        await expect(findEvent(client, teamId, id)).rejects.toMatchObject({ code: 'noSuchEvent' });
      }
    });
  });

  test('that could not be looked up is not taken for a deleted one', async () => {
    await expect(lockEventIfThere(database.pool, 'no id', randomUUID())).rejects.toMatchObject({ code: '22P02' });
  });

  test('takes answers until it is cancelled or over, and from staff after the deadline', () => {
    const now = new Date('2026-03-01T10:00:00Z');
    const at = (time: string) => new Date(`2026-03-01T${time}:00Z`);
    const closed = (changes: Partial<EventRow>, isStaff = false) =>
      closedBecause({ cancelledAt: null, endsAt: at('12:00'), answerBy: null, ...changes } as EventRow, isStaff, now)?.code;
    expect(closed({})).toBeUndefined();
    expect(closed({ cancelledAt: at('09:00') }, true)).toBe('eventCancelled');
    expect(closed({ endsAt: at('10:00') }, true)).toBe('eventOver');
    expect(closed({ endsAt: at('10:01') })).toBeUndefined();
    expect(closed({ answerBy: at('10:00') })).toBe('answersClosed');
    expect(closed({ answerBy: at('10:00') }, true)).toBeUndefined();
    expect(closed({ answerBy: at('10:01') })).toBeUndefined();
    const later = { cancelledAt: null, endsAt: inHours(1), answerBy: inHours(-1) } as EventRow;
    expect(() => requireOpen(later, true)).not.toThrow();
    expect(() => requireOpen(later, false)).toThrow(expect.objectContaining({ code: 'answersClosed' }) as Error);
  });

  test('asks players and the squad, not followers, former members and who declined', async () => {
    const teamId = await insertTeam(database.pool);
    const [player, coach] = [await rows.addMember(teamId), await rows.addMember(teamId, { role: 'coach', squad: 'substitute' })];
    await rows.addMember(teamId, { role: 'coach' });
    await rows.addMember(teamId, { role: 'follower' });
    await rows.addMember(teamId, { removed_at: inHours(0) });
    await rows.addMember(teamId, { declined_at: inHours(0) });
    await rows.addMember(await insertTeam(database.pool));
    expect(await findAsked(database.pool, teamId)).toEqual([player, coach].sort());
  });
});

test('teams are held in the order of their ids, until the transaction ends, and no others are', async () => {
  const [first = '', second = '', other = ''] = [
    await insertTeam(database.pool),
    await insertTeam(database.pool),
    await insertTeam(database.pool),
  ].sort();
  const free = async () => {
    const { rows: found } = await database.pool.query<{ id: string }>('select id from teams where id = any($1) for update skip locked', [
      [first, second, other],
    ]);
    return found.map(({ id }) => id).sort();
  };
  await inTransaction(database.pool, async (client) => {
    const held: unknown[] = [];
    const noting = new Proxy(client, {
      get: (target, name) =>
        name === 'query'
          ? (...asked: Parameters<typeof client.query>) => {
              held.push(asked);
              return target.query(...asked);
            }
          : Reflect.get(target, name),
    });
    await holdTeams(noting, [second, first]);
    expect(await free()).toEqual([other]);
    expect(JSON.stringify(held).indexOf(first)).toBeLessThan(JSON.stringify(held).indexOf(second));
  });
  expect(await free()).toEqual([first, second, other]);
});
