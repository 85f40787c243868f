import { describe, expect, test } from 'vitest';
import { answerByLink, readLink } from '../../src/server/events/answer-by-link.ts';
import { answerAddress, type LinkSubject } from '../../src/server/events/answer-link.ts';
import { findEvent } from '../../src/server/events/event-row.ts';
import { requireVersion } from '../../src/server/events/require-version.ts';
import { takeAnswer } from '../../src/server/events/take-answer.ts';
import { newId } from '../../src/server/database/new-id.ts';
import { inTransaction } from '../../src/server/database/transaction.ts';
import { inHours, insertTeam, type Row } from '../builders/bare-team.ts';
import { bareApp } from '../builders/bare-app.ts';

/** Who may still use a mailed link, and what an answer and an older version of an event change; called directly. */
const { database, rows, write, app } = await bareApp();

const address = 'nila@elevate.example';
const tokenOf = (subject: LinkSubject, to = address) => new URL(answerAddress(app, subject, to)).searchParams.get('token') ?? '';

/** Whether the link of a reader works. */
const works = (subject: LinkSubject, to?: string) =>
  readLink(app, tokenOf(subject, to)).then(
    () => true,
    (error: unknown) => {
      expect(error).toMatchObject({ code: 'staleAnswerLink' });
      return false;
    },
  );

describe('a link works', () => {
  test.each([
    ['of the account', {}, {}, true],
    ['of a running event', {}, { starts_at: inHours(-1), ends_at: inHours(0.5) }, true],
    ['not of an event that is over', {}, { starts_at: inHours(-1), ends_at: inHours(-0.02) }, false],
    ['not of a deleted event', {}, { deleted_at: inHours(-1) }, false],
    ['of a cancelled event, to read it', {}, { cancelled_at: inHours(-1) }, true],
    ['of staff', { role: 'coach' }, {}, true],
    ['not of a follower', { role: 'follower' }, {}, false],
    ['not of a former member', { removed_at: inHours(-1) }, {}, false],
  ])('%s', async (_whose, member, event, isWorking) => {
    const teamId = await insertTeam(database.pool);
    const readerId = await write.addUser(null);
    const memberId = await rows.addMember(teamId, { user_id: readerId, ...member });
    const eventId = await rows.addEvent(teamId, event);
    expect(await works({ teamId, eventId, memberId, readerId })).toBe(isWorking);
    expect(await works({ teamId, eventId, memberId, readerId: await write.addUser(null) })).toBe(false);
  });

  test('of a guardian as long as they are one', async () => {
    const teamId = await insertTeam(database.pool);
    const readerId = await write.addUser(null);
    const [memberId, other] = [await rows.addMember(teamId, { is_minor: true }), await rows.addMember(teamId, { is_minor: true })];
    await write.addGuardian(teamId, memberId, readerId);
    const eventId = await rows.addEvent(teamId);
    expect([await works({ teamId, eventId, memberId, readerId }), await works({ teamId, eventId, memberId: other, readerId })]).toEqual([
      true,
      false,
    ]);
    await database.pool.query('update team_members set is_minor = false where id = $1', [memberId]);
    expect(await works({ teamId, eventId, memberId, readerId })).toBe(false);
  });

  test('of an address for as long as it is on the row, in any case, and for an account that has verified it', async () => {
    const teamId = await insertTeam(database.pool);
    const memberId = await rows.addMember(teamId, { email: 'Nila@Elevate.example' });
    const eventId = await rows.addEvent(teamId);
    const subject = { teamId, eventId, memberId, readerId: null };
    const change = (more: Row) =>
      Promise.all(
        Object.entries(more).map(([column, value]) =>
          database.pool.query(`update team_members set ${column} = $2 where id = $1`, [memberId, value]),
        ),
      );
    expect([await works(subject), await works(subject, 'other@elevate.example')]).toEqual([true, false]);
    await change({ email: 'other@elevate.example' });
    expect(await works(subject)).toBe(false);
    await change({ email: null });
    expect(await works(subject)).toBe(false);
    const userId = await write.addUser(null);
    await change({ email: address, user_id: userId });
    expect(await works(subject)).toBe(false);
    const way = { id: newId(), user_id: userId, kind: 'email', subject: address, shown: address };
    await rows.insert('user_ways', way);
    expect(await works(subject)).toBe(false);
    await database.pool.query('update user_ways set verified_at = now() where id = $1', [way.id]);
    expect(await works(subject)).toBe(true);
    await database.pool.query(`update user_ways set kind = 'google' where id = $1`, [way.id]);
    expect(await works(subject)).toBe(false);
  });

  test('not of an address when a guardian is reached instead', async () => {
    const teamId = await insertTeam(database.pool);
    const memberId = await rows.addMember(teamId, { email: address, is_minor: true });
    const subject = { teamId, eventId: await rows.addEvent(teamId), memberId, readerId: null };
    expect(await works(subject)).toBe(true);
    await write.addGuardian(teamId, memberId, await write.addUser('guardian-of-nila@elevate.example'));
    expect(await works(subject)).toBe(false);
  });

  test('with the place in line, and stores who answered by it', async () => {
    const teamId = await insertTeam(database.pool);
    const readerId = await write.addUser(null);
    const memberId = await rows.addMember(teamId, { user_id: readerId, first_name: 'Nila' });
    const eventId = await rows.addEvent(teamId, { capacity: 1, next_in_line: 9 });
    for (const inLine of [2, 4, 8])
      await rows.addAnswer(teamId, eventId, await rows.addMember(teamId), { seat: 'waiting', in_line: inLine });
    await rows.addAnswer(teamId, eventId, memberId, { seat: 'waiting', in_line: 5 });
    const token = tokenOf({ teamId, eventId, memberId, readerId });
    expect((await readLink(app, token)).response).toMatchObject({
      name: 'Nila',
      seat: 'waiting',
      place_in_line: 3,
      is_closed: false,
    });
    await answerByLink(app, { token, answer: 'no', note: 'Away' });
    const { rows: stored } = await database.pool.query<Row>(
      'select answer, note, via, answered_by, seat, in_line from event_answers where member_id = $1',
      [memberId],
    );
    expect(stored).toEqual([{ answer: 'no', note: 'Away', via: 'mail', answered_by: null, seat: null, in_line: null }]);
    const { rows: published } = await database.pool.query<{ data: unknown }>(
      `select data from domain_events where data ->> 'teamId' = $1`,
      [teamId],
    );
    expect(published.map(({ data }) => data)).toContainEqual({ teamId, eventIds: [eventId], actorIds: [readerId] });
  });
});

test('an older answer does not replace a later one, unless an absence gave that', async () => {
  const teamId = await insertTeam(database.pool);
  const memberId = await rows.addMember(teamId);
  const eventId = await rows.addEvent(teamId);
  const moment = inHours(-2);
  const replaces = async (saidAt: Date, more: Row = {}) => {
    await database.pool.query('delete from event_answers where event_id = $1', [eventId]);
    await rows.addAnswer(teamId, eventId, memberId, { answer: 'maybe', answered_at: moment, seat: null, ...more });
    const given = { teamId, eventId, memberId, answer: 'yes', note: '', saidAt, via: 'app', by: null } as const;
    await inTransaction(database.pool, (client) => takeAnswer(app, client, given, false));
    return (
      (await database.pool.query<Row>('select answer from event_answers where event_id = $1', [eventId])).rows[0]?.['answer'] === 'yes'
    );
  };
  expect(await replaces(new Date(moment.getTime() - 1))).toBe(false);
  expect(await replaces(moment)).toBe(true);
  expect(await replaces(inHours(-1))).toBe(true);
  expect(await replaces(inHours(-3), { via: 'absence' })).toBe(true);
});

test('an older version is refused with the fields that later ones of this event changed, and their values', async () => {
  const teamId = await insertTeam(database.pool);
  const [id, other] = [
    await rows.addEvent(teamId, { version: 4, place: 'Maidan 5', title: 'Nets', note: '' }),
    await rows.addEvent(teamId, { version: 4 }),
  ];
  const change = (aboutId: string, version: number, fields: Row, about = 'event') =>
    rows.insert('team_changes', {
      team_id: teamId,
      id: newId(),
      about,
      about_id: aboutId,
      what: 'changed',
      after: JSON.stringify({ ...fields, version }),
    });
  await change(id, 2, { title: 'Nets' });
  await change(id, 3, { place: 'Maidan 4' });
  await change(id, 4, { place: 'Maidan 5', note: '', unknown: 1 });
  await change(other, 4, { opponent: 'Rovers' });
  const event = await findEvent(database.pool, teamId, id);
  const refused = (seen: number) =>
    requireVersion(database.pool, event, seen).then(
      () => undefined,
      (error: unknown) => (error as { fields?: Row }).fields,
    );
  expect(await refused(4)).toBeUndefined();
  expect(await refused(3)).toEqual({ place: 'Now: Maidan 5', note: 'Now: nothing' });
  expect(await refused(2)).toEqual({ place: 'Now: Maidan 5', note: 'Now: nothing' });
  expect(await refused(1)).toEqual({ title: 'Now: Nets', place: 'Now: Maidan 5', note: 'Now: nothing' });
});
