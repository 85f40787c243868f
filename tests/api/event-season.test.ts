import { describe, expect, test } from 'vitest';
import { answerEvent } from '../../src/contract/event-answers.ts';
import { cancelTeamEvent, deleteTeamEvent, listTeamEvents, pasteSeason, restoreTeamEvents } from '../../src/contract/events.ts';
import type { TeamEvent } from '../../src/contract/event-shapes.ts';
import { addEvents, addOneEvent, dayFromNow, training } from '../builders/event.ts';
import { settledMails } from '../builders/event-mails.ts';
import { appWithTeam } from '../builders/app-with-team.ts';

const open = async () => appWithTeam();
type Opened = Awaited<ReturnType<typeof open>>;

const listed = async ({ app, people, teamId }: Opened) =>
  (await app.ask(listTeamEvents, { team_id: teamId }, { headers: people.player.headers })).body['response'] as TeamEvent[];
const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index];
  if (found === undefined) throw new Error(`nothing at ${index}`);
  return found;
};
const answerYes = ({ app, people, teamId, members }: Opened, { id }: TeamEvent, answer = 'yes') =>
  app.ask(answerEvent, { event_id: id, team_id: teamId, member_id: members.player, answer }, { headers: people.player.headers });

describe('a cancelled event', () => {
  test('is cancelled with a reason, stays visible, and is mailed to all who have not said no', async () => {
    const opened = await open();
    const { app, people, teamId } = opened;
    const event = await addOneEvent(app, teamId, people.coach);
    await answerYes(opened, event, 'maybe');
    const cancelled = { team_id: teamId, event_id: event.id, version: 1, reason: 'The pitch is under water.' };
    expect((await app.ask(cancelTeamEvent, cancelled, { headers: people.coach.headers })).status).toBe(200);
    expect(at(await listed(opened), 0)).toMatchObject({ cancel_reason: 'The pitch is under water.', sequence: 1 });
    expect(await answerYes(opened, event)).toMatchObject({ status: 409, body: { error: 'eventCancelled' } });
    const mails = await settledMails(app, 'Called off');
    expect(mails.map(({ to }) => to).sort()).toEqual(['guardian@elevate.example', 'player@elevate.example']);
    for (const { text } of mails) expect(text).toContain('Zeilinger Zephyrs writes why:\n> The pitch is under water.\n');
    await app.ask(restoreTeamEvents, { team_id: teamId, event_ids: [event.id] }, { headers: people.coach.headers });
    expect(at(await listed(opened), 0)).toMatchObject({ cancelled_at: null, mine: [{ answer: 'maybe' }] });
  });

  test('stays cancelled, with its reason, if it is deleted and restored, alone or with its series', async () => {
    const opened = await open();
    const { app, people, teamId } = opened;
    const { headers } = people.coach;
    const series = await addEvents(app, teamId, people.coach, training(7, { rule: 'FREQ=WEEKLY;COUNT=3' }));
    const which = { team_id: teamId, event_id: at(series, 1).id, scope: 'one' };
    await app.ask(cancelTeamEvent, { ...which, version: 1, reason: 'Rain' }, { headers });
    for (const [scope, event] of [
      ['one', at(series, 1)],
      ['all', at(series, 0)],
    ] as const) {
      const { version } = at(await listed(opened), series.indexOf(event));
      const deleted = await app.ask(deleteTeamEvent, { team_id: teamId, event_id: event.id, version, scope }, { headers });
      const back = await app.ask(restoreTeamEvents, { team_id: teamId, event_ids: deleted.body['event_ids'] as string[] }, { headers });
      expect(back.status).toBe(200);
      expect((await listed(opened)).map(({ cancelled_at, cancel_reason }) => [cancelled_at !== null, cancel_reason])).toEqual([
        [false, ''],
        [true, 'Rain'],
        [false, ''],
      ]);
    }
    // Cancelled once, deleted twice and restored twice: calendars must see each as a change.
    expect(at(await listed(opened), 1).sequence).toBe(5);
    await app.ask(restoreTeamEvents, { team_id: teamId, event_ids: [at(series, 1).id] }, { headers });
    expect(at(await listed(opened), 1)).toMatchObject({ cancelled_at: null, cancel_reason: '' });
  });

  test('can be deleted alone or with the following ones without mails, and restored with its answers', async () => {
    const opened = await open();
    const { app, people, teamId } = opened;
    const series = await addEvents(app, teamId, people.coach, training(7, { rule: 'FREQ=WEEKLY;COUNT=4' }));
    for (const event of series) await answerYes(opened, event);
    const { body } = await app.ask(
      deleteTeamEvent,
      { team_id: teamId, event_id: at(series, 2).id, version: 1, scope: 'following' },
      { headers: people.coach.headers },
    );
    expect(body['event_ids']).toEqual(series.slice(2).map(({ id }) => id));
    expect(await listed(opened)).toHaveLength(2);
    expect(await answerYes(opened, at(series, 2))).toMatchObject({ status: 404, body: { error: 'noSuchEvent' } });
    await app.ask(restoreTeamEvents, { team_id: teamId, event_ids: body['event_ids'] as string[] }, { headers: people.coach.headers });
    expect((await listed(opened)).map(({ mine }) => mine[0]?.answer)).toEqual(['yes', 'yes', 'yes', 'yes']);
    expect(await settledMails(app, 'Called off')).toEqual([]);
    // Events of another team can neither be restored nor deleted by naming them.
    const foreign = { team_id: opened.rivals.teamId, event_id: at(series, 0).id, version: 1, event_ids: [at(series, 0).id] };
    for (const call of [deleteTeamEvent, cancelTeamEvent, restoreTeamEvents]) {
      expect((await app.ask(call, foreign, { headers: people.rival.headers })).status, call.name).toBe(404);
    }
    expect(await listed(opened)).toHaveLength(4);
  });
});

test('a pasted season is previewed, and then created once', async () => {
  const opened = await open();
  const { app, people, teamId } = opened;
  const text = [
    `Date\tTime\tOpponent\tPlace`,
    `${dayFromNow(9)}\t9.30\tRovers\tMaidan 4`,
    `${dayFromNow(16)}\t5pm\tZebras\t`,
    'soon\t5pm\tLions\t',
  ].join('\n');
  const paste = (create: boolean) =>
    app.ask(pasteSeason, { team_id: teamId, text, create, tell: false }, { headers: people.manager.headers });
  expect((await paste(false)).body).toMatchObject({
    created: 0,
    rows: [
      { line: 2, starts_local: `${dayFromNow(9)}T09:30`, opponent: 'Rovers', place: 'Maidan 4', problem: null },
      { line: 3, starts_local: `${dayFromNow(16)}T17:00`, opponent: 'Zebras', problem: null },
      { line: 4, problem: 'We cannot read the day "soon".' },
    ],
  });
  expect(await listed(opened)).toEqual([]);
  expect((await paste(true)).body['created']).toBe(2);
  expect((await listed(opened)).map(({ title }) => title)).toEqual(['Against Rovers', 'Against Zebras']);
  expect((await paste(true)).body).toMatchObject({ created: 0, rows: [{ problem: 'There is a game at that time already.' }, {}, {}] });
});
