import { describe, expect, test } from 'vitest';
import { addAbsence, deleteAbsence, listAbsences, type Absence } from '../../src/contract/absences.ts';
import { answerEvent, checkEventAvailability, markPlayer, type EventPlayer } from '../../src/contract/event-answers.ts';
import { listTeamEvents } from '../../src/contract/events.ts';
import type { TeamEvent } from '../../src/contract/event-shapes.ts';
import { getSeasonGrid, type SeasonGrid } from '../../src/contract/season-grid.ts';
import { addEvents, addOneEvent, dayFromNow, training } from '../builders/event.ts';
import { appWithTeam } from '../builders/app-with-team.ts';

const open = async () => appWithTeam();
type Opened = Awaited<ReturnType<typeof open>>;

const answersOf = async ({ app, people, teamId }: Opened, person: 'player' | 'guardian') => {
  const { body } = await app.ask(listTeamEvents, { team_id: teamId }, { headers: people[person].headers });
  return (body['response'] as TeamEvent[]).map(({ mine }) => mine[0]?.answer ?? null);
};
const away = (
  { app, people }: Opened,
  from: number,
  to: number,
  more: Record<string, unknown> = {},
  person: 'player' | 'guardian' = 'player',
) => app.ask(addAbsence, { from_day: dayFromNow(from), to_day: dayFromNow(to), ...more }, { headers: people[person].headers });

describe('a planned absence', () => {
  test('answers no on its days, also to later planned events, and takes its answers back', async () => {
    const opened = await open();
    const { app, people, teamId } = opened;
    await addEvents(app, teamId, people.coach, training(7, { rule: 'FREQ=DAILY;COUNT=4' }));
    const { body } = await away(opened, 8, 9, { note: 'In Goa' });
    expect(await answersOf(opened, 'player')).toEqual([null, 'no', 'no', null]);
    await addEvents(
      app,
      teamId,
      people.coach,
      training(9, { starts_local: `${dayFromNow(9)}T21:00`, ends_local: `${dayFromNow(9)}T22:00` }),
    );
    expect(await answersOf(opened, 'player')).toEqual([null, 'no', 'no', 'no', null]);
    const [absence] = body['response'] as Absence[];
    const { body: left } = await app.ask(deleteAbsence, { absence_id: absence?.id ?? '' }, { headers: people.player.headers });
    expect(left['response']).toEqual([]);
    expect(await answersOf(opened, 'player')).toEqual([null, null, null, null, null]);
  });

  test('does not override an answer given by hand, before or after it', async () => {
    const opened = await open();
    const { app, people, teamId, members } = opened;
    const [first, second] = await addEvents(app, teamId, people.coach, training(7, { rule: 'FREQ=DAILY;COUNT=2' }));
    const yes = (event: TeamEvent | undefined) =>
      app.ask(
        answerEvent,
        { event_id: event?.id ?? '', team_id: teamId, member_id: members.player, answer: 'yes' },
        { headers: people.player.headers },
      );
    await yes(first);
    const { body } = await away(opened, 6, 9);
    expect(await answersOf(opened, 'player')).toEqual(['yes', 'no']);
    await yes(second);
    await away(opened, 6, 10);
    const [absence] = body['response'] as Absence[];
    await app.ask(deleteAbsence, { absence_id: absence?.id ?? '' }, { headers: people.player.headers });
    expect(await answersOf(opened, 'player')).toEqual(['yes', 'yes']);
  });

  test("that overlaps with another leaves that one's no", async () => {
    const opened = await open();
    await addEvents(opened.app, opened.teamId, opened.people.coach, training(7, { rule: 'FREQ=DAILY;COUNT=3' }));
    const { body } = await away(opened, 7, 8);
    await away(opened, 8, 9);
    const [first] = body['response'] as Absence[];
    await opened.app.ask(deleteAbsence, { absence_id: first?.id ?? '' }, { headers: opened.people.player.headers });
    expect(await answersOf(opened, 'player')).toEqual([null, 'no', 'no']);
  });

  test('can be planned by a guardian for their child and for no other', async () => {
    const opened = await open();
    const { app, people, teamId, members } = opened;
    await addEvents(app, teamId, people.coach, training(7));
    expect((await away(opened, 7, 7, { team_id: teamId, member_id: members.ward }, 'guardian')).status).toBe(200);
    expect(await answersOf(opened, 'guardian')).toEqual(['no']);
    expect(await answersOf(opened, 'player')).toEqual([null]);
    expect(await away(opened, 7, 7, { team_id: teamId, member_id: members.player }, 'guardian')).toMatchObject({ status: 403 });
    expect(await away(opened, 7, 7, { team_id: teamId, member_id: members.ward }, 'player')).toMatchObject({ status: 403 });
    expect(await away(opened, 7, 7, { team_id: opened.rivals.teamId, member_id: members.ward }, 'guardian')).toMatchObject({ status: 404 });
    const { body } = await app.ask(listAbsences, {}, { headers: people.guardian.headers });
    expect(body).toMatchObject({ response: [{ name: 'Wanda Zeilinger' }], wards: [{ member_id: members.ward }] });
    const { id } = (body['response'] as Absence[])[0] ?? { id: '' };
    expect(await app.ask(deleteAbsence, { absence_id: id }, { headers: people.player.headers })).toMatchObject({
      status: 404,
      body: { error: 'noSuchAbsence' },
    });
  });

  test('that ends before it begins, or lasts for years, is refused at its field', async () => {
    const opened = await open();
    for (const [from, to] of [
      [9, 8],
      [9, 400],
    ] as const) {
      expect(await away(opened, from, to)).toMatchObject({ status: 400, body: { fields: { to_day: expect.any(String) as string } } });
    }
  });
});

describe('attendance', () => {
  test('is marked by staff from an hour before the start, apart from answers, and can be unmarked', async () => {
    const { app, people, teamId, members } = await open();
    const event = await addOneEvent(app, teamId, people.coach);
    const mark = (value: string | null, person: 'coach' | 'player' = 'coach') =>
      app.ask(
        markPlayer,
        { event_id: event.id, team_id: teamId, member_id: members.player, mark: value },
        { headers: people[person].headers },
      );
    const kept = async () => {
      const { body } = await app.ask(checkEventAvailability, { event_id: event.id, team_id: teamId }, { headers: people.coach.headers });
      const player = (body['players'] as EventPlayer[]).find(({ member_id }) => member_id === members.player);
      return [player?.answer, player?.attendance];
    };
    expect(await mark('attended')).toMatchObject({ status: 409, body: { error: 'notYet' } });
    await app.context.database.pool.query(`update team_events set starts_at = now() + interval '50 minutes' where id = $1`, [event.id]);
    expect(await mark('late', 'player')).toMatchObject({ status: 403, body: { error: 'notYours' } });
    expect((await mark('late')).body).toEqual({ status: 1, mark: 'late' });
    expect(await kept()).toEqual([null, 'late']);
    await mark(null);
    expect(await kept()).toEqual([null, null]);
    const other = { event_id: event.id, team_id: teamId, member_id: members.follower, mark: 'late' };
    expect(await app.ask(markPlayer, other, { headers: people.coach.headers })).toMatchObject({
      status: 404,
      body: { error: 'noSuchMember' },
    });
  });
});

test('the season sheet has players by number, events in order, and every answer in its cell', async () => {
  const opened = await open();
  const { app, people, teamId, members } = opened;
  const events = await addEvents(app, teamId, people.coach, training(7, { rule: 'FREQ=WEEKLY;COUNT=3' }));
  await app.ask(
    answerEvent,
    { event_id: events[1]?.id ?? '', team_id: teamId, member_id: members.player, answer: 'maybe', note: 'Exam' },
    { headers: people.player.headers },
  );
  const { body } = await app.ask(getSeasonGrid, { team_id: teamId }, { headers: people.guardian.headers });
  const grid = body['response'] as SeasonGrid;
  expect(grid.events.map(({ id }) => id)).toEqual(events.map(({ id }) => id));
  expect(grid.events.map(({ counts }) => counts.maybe)).toEqual([0, 1, 0]);
  expect(grid.players.map(({ name, may_answer, cells }) => [name, may_answer, cells.map((cell) => cell?.answer ?? null)])).toEqual([
    ['Pallavi Zeilinger', false, [null, 'maybe', null]],
    ['Wanda Zeilinger', true, [null, null, null]],
  ]);
  expect(await app.ask(getSeasonGrid, { team_id: teamId }, { headers: people.follower.headers })).toMatchObject({ status: 403 });
});
