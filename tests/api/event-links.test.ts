import { describe, expect, test, vi } from 'vitest';
import { answerByLink, answerEvent, readAvailabilityLink, remindPlayers } from '../../src/contract/event-answers.ts';
import { addTeamEvent, editTeamEvent, listTeamEvents } from '../../src/contract/events.ts';
import type { TeamEvent } from '../../src/contract/event-shapes.ts';
import { updateContacts } from '../../src/contract/team-members.ts';
import { addEvents, addOneEvent, dayFromNow, formOf, training } from '../builders/event.ts';
import { settledMails } from '../builders/event-mails.ts';
import { writePeople } from '../builders/notified-people.ts';
import { appWithTeam } from '../builders/app-with-team.ts';

const open = async () => appWithTeam();
type Opened = Awaited<ReturnType<typeof open>>;

const giveAnswer = ({ app, people, teamId }: Opened, { id }: TeamEvent, member: string, answer: string) =>
  app.ask(answerEvent, { event_id: id, team_id: teamId, member_id: member, answer }, { headers: people.coach.headers });
/** Simulates that the time of the queued event jobs has come. */
const letTimeCome = ({ app }: Opened) =>
  app.context.database.pool.query(`update jobs.job set start_after = now() where name = 'events' and state = 'created'`);
const waitsForLock = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
const tokenIn = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? '';

describe('the link of a mail', () => {
  async function linked() {
    const opened = await open();
    const { app, people, teamId } = opened;
    await app.ask(addTeamEvent, { team_id: teamId, ...training(7), tell: true }, { headers: people.coach.headers });
    const mails = await settledMails(app, 'Zeilinger Zephyrs: Nets');
    const token = tokenIn(mails.find(({ to }) => to.startsWith('player'))?.text);
    return { opened, token, mails };
  }

  test('is mailed with a new event to everybody who is asked, and to nobody else', async () => {
    const { mails } = await linked();
    expect(mails.map(({ to }) => to).sort()).toEqual(['guardian@elevate.example', 'player@elevate.example']);
    expect(new Set(mails.map(({ text }) => tokenIn(text))).size).toBe(2);
  });

  test('shows the event without a session and changes nothing', async () => {
    const { opened, token } = await linked();
    const before = await opened.app.context.database.pool.query('select * from event_answers');
    const { status, body } = await opened.app.ask(readAvailabilityLink, { token });
    expect([status, body['response']]).toMatchObject([
      200,
      { team_name: 'Zeilinger Zephyrs', name: 'Pallavi', answer: null, is_closed: false },
    ]);
    // A visitor learns only the number of the others.
    expect(JSON.stringify(body)).not.toContain('Wanda');
    expect((await opened.app.context.database.pool.query('select * from event_answers')).rows).toEqual(before.rows);
  });

  test('answers for its member and event, also by a form', async () => {
    const { opened, token } = await linked();
    expect((await opened.app.ask(answerByLink, { token, answer: 'maybe', note: 'My knee' })).body).toMatchObject({
      response: { answer: 'maybe', answer_note: 'My knee', counts: { maybe: 1 } },
    });
    const form = await opened.app.send('/api/event-availibility', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      body: new URLSearchParams({ token, answer: 'yes', note: '' }),
    });
    expect([form.status, form.headers.get('location')]).toEqual([303, `/event-availibility?token=${token}&saved=1`]);
    expect((await opened.app.ask(readAvailabilityLink, { token })).body).toMatchObject({ response: { answer: 'yes' } });
  });

  test('belongs to its reader: it ends with their guardianship, and when somebody else takes over the row', async () => {
    const { opened, mails } = await linked();
    const { app, members, people, teamId } = opened;
    const { pool } = app.context.database;
    const token = tokenIn(mails.find(({ to }) => to.startsWith('guardian'))?.text);
    const status = async (one: string) => (await app.ask(answerByLink, { token: one, answer: 'yes', note: '' })).status;
    expect(await status(token)).toBe(200);
    await pool.query('delete from team_guardians where team_id = $1', [teamId]);
    expect(await status(token)).toBe(410);
    expect((await app.ask(readAvailabilityLink, { token })).body).toMatchObject({ error: 'staleAnswerLink' });
    // The row had no account when its address was mailed.
    await pool.query(`update team_members set is_minor = false, email = 'wanda@roster.example' where id = $1`, [members.ward]);
    await app.ask(addTeamEvent, { team_id: teamId, ...training(8), title: 'Second', tell: true }, { headers: people.coach.headers });
    const second = await settledMails(app, 'Zeilinger Zephyrs: Second');
    const ofRoster = tokenIn(second.find(({ to }) => to.startsWith('wanda'))?.text);
    expect(await status(ofRoster)).toBe(200);
    await pool.query('update team_members set user_id = $2 where id = $1', [members.ward, people.stranger.user.id]);
    expect(await status(ofRoster)).toBe(410);
  });

  test('that ends while its answer waits for the event stores nothing', async () => {
    const { opened, mails } = await linked();
    const { app, members } = opened;
    const { pool } = app.context.database;
    const token = tokenIn(mails.find(({ to }) => to.startsWith('guardian'))?.text);
    const other = await pool.connect();
    await other.query('begin');
    await other.query('select from team_events where team_id = $1 for update', [opened.teamId]);
    const answered = app.ask(answerByLink, { token, answer: 'yes' });
    await vi.waitFor(async () => expect((await pool.query(waitsForLock)).rowCount).toBe(1), { timeout: 8_000, interval: 50 });
    await other.query('delete from team_guardians where member_id = $1', [members.ward]);
    await other.query('commit');
    other.release();
    expect(await answered).toMatchObject({ body: { error: 'staleAnswerLink' } });
    expect((await pool.query('select from event_answers where member_id = $1', [members.ward])).rowCount).toBe(0);
  });

  test('to an address on the roster ends when that address is changed or emptied, or a guardian is named', async () => {
    const { app, people, teamId, addMember } = await open();
    const { pool } = app.context.database;
    const asCoach = { headers: people.coach.headers };
    const grown = await addMember({ firstName: 'Mona', email: 'mona@roster.example' });
    const child = await addMember({ firstName: 'Kiran', email: 'kiran@roster.example', isMinor: true });
    await app.ask(addTeamEvent, { team_id: teamId, ...training(7), tell: true }, asCoach);
    const mails = await settledMails(app, 'Zeilinger Zephyrs: Nets');
    const linkOf = (name: string) => tokenIn(mails.find(({ to }) => to.startsWith(name))?.text);
    const status = async (name: string) => (await app.ask(answerByLink, { token: linkOf(name), answer: 'yes', note: '' })).status;
    expect([await status('mona'), await status('kiran')]).toEqual([200, 200]);
    const contacts = { team_id: teamId, member_id: grown, phone: null, emergency_name: '', emergency_phone: null };
    const move = async (version: number, email: string | null) => app.ask(updateContacts, { ...contacts, version, email }, asCoach);
    expect((await move(1, 'new@roster.example')).status).toBe(200);
    expect(await status('mona')).toBe(410);
    expect((await app.ask(readAvailabilityLink, { token: linkOf('mona') })).body).toMatchObject({ error: 'staleAnswerLink' });
    await move(2, 'Mona@roster.example');
    expect(await status('mona')).toBe(200);
    expect((await move(3, null)).status).toBe(200);
    expect(await status('mona')).toBe(410);
    await pool.query('insert into team_guardians (team_id, member_id, user_id) values ($1, $2, $3)', [
      teamId,
      child,
      people.guardian.user.id,
    ]);
    expect(await status('kiran')).toBe(410);
  });

  test('is not mailed to an address that staff entered for somebody with an account', async () => {
    const { app, people, teamId, addMember } = await open();
    const { addUser } = writePeople(app);
    const byPhone = await addMember({ firstName: 'Phil', userId: await addUser(null) });
    const fields = { team_id: teamId, member_id: byPhone, version: 1, phone: null, emergency_name: '', emergency_phone: null };
    const set = await app.ask(updateContacts, { ...fields, email: 'phil@roster.example' }, { headers: people.coach.headers });
    expect(set.status).toBe(200);
    await app.ask(addTeamEvent, { team_id: teamId, ...training(7), tell: true }, { headers: people.coach.headers });
    const mails = await settledMails(app, 'Zeilinger Zephyrs: Nets');
    expect(mails.map(({ to }) => to).sort()).toEqual(['guardian@elevate.example', 'player@elevate.example']);
  });

  test('is invalid once it is altered, the event is over, or its member has left', async () => {
    const { opened, token } = await linked();
    const { pool } = opened.app.context.database;
    const stale = async (one = token) => {
      const answers = await Promise.all([
        opened.app.ask(readAvailabilityLink, { token: one }),
        opened.app.ask(answerByLink, { token: one, answer: 'yes' }),
      ]);
      return answers.map(({ status, body }) => [status, body['error']]);
    };
    const gone = [
      [410, 'staleAnswerLink'],
      [410, 'staleAnswerLink'],
    ];
    const other = token.startsWith('A') ? 'B' : 'A';
    for (const one of [`${other}${token.slice(1)}`, `${token}AAAA`, token.slice(0, 40), '../../etc/passwd'])
      expect(await stale(one)).toEqual(gone);
    await pool.query('update team_members set removed_at = now() where id = $1', [opened.members.player]);
    expect(await stale()).toEqual(gone);
    await pool.query('update team_members set removed_at = null where id = $1', [opened.members.player]);
    await pool.query(`update team_events set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 second'`);
    expect(await stale()).toEqual(gone);
  });
});

describe('a reminder', () => {
  test('by hand goes once to those who have not answered', async () => {
    const opened = await open();
    const { app, people, teamId, members, addMember } = opened;
    await addMember({ firstName: 'Without', lastName: 'Address' });
    const event = await addOneEvent(app, teamId, people.coach);
    await giveAnswer(opened, event, members.player, 'maybe');
    const remind = async () =>
      (await app.ask(remindPlayers, { event_id: event.id, team_id: teamId }, { headers: people.coach.headers })).body;
    const answers = await Promise.all([remind(), remind(), remind()]);
    expect(answers.map(({ reminded }) => Number(reminded)).sort()).toEqual([0, 0, 1]);
    expect(answers.map(({ unreachable }) => unreachable)).toEqual([1, 1, 1]);
    expect((await settledMails(app, 'Please answer')).map(({ to }) => to)).toEqual(['guardian@elevate.example']);
  });

  test('is planned for every date of a series, also for one that is added or moved later', async () => {
    const { app, people, teamId } = await open();
    const series = await addEvents(app, teamId, people.coach, training(7, { rule: 'FREQ=DAILY;COUNT=2', remind_before: [1_440, 60] }));
    const reminders = async () => {
      const { rows } = await app.context.database.pool.query<{ id: string; at: Date }>(
        `select data->>'eventId' as id, start_after as at from jobs.job where name = 'events' and state = 'created'`,
      );
      return rows.map(({ id, at }) => `${id} ${at.toISOString()}`);
    };
    const wanted = (events: readonly TeamEvent[]) =>
      events.flatMap(({ id, starts_at, remind_before }) =>
        remind_before.map((minutes) => `${id} ${new Date(Date.parse(starts_at) - minutes * 60_000).toISOString()}`),
      );
    expect((await reminders()).sort()).toEqual(wanted(series).sort());
    const [first] = series;
    if (!first) throw new Error('no event was added');
    const changed = await app.ask(
      editTeamEvent,
      { ...formOf(first), ...training(9), scope: 'all', rule: 'FREQ=DAILY;COUNT=4', remind_before: [1_440, 60] },
      { headers: people.coach.headers },
    );
    const { body } = await app.ask(listTeamEvents, { team_id: teamId }, { headers: people.coach.headers });
    const now = body['response'] as TeamEvent[];
    expect([changed.status, now.map(({ starts_local }) => starts_local.slice(0, 10))]).toEqual([200, [9, 10, 11, 12].map(dayFromNow)]);
    expect(await reminders()).toEqual(expect.arrayContaining(wanted(now)));
  });

  test('is sent once at its time, and again only if the event was moved', async () => {
    const opened = await open();
    const { app, people, teamId, members } = opened;
    const { pool } = app.context.database;
    const event = await addOneEvent(app, teamId, people.coach, training(2, { remind_before: [1_440] }));
    await giveAnswer(opened, event, members.player, 'no');
    const comeTo = async (hours: number) => {
      await pool.query(
        `update team_events set starts_at = now() + make_interval(hours => $1), ends_at = now() + interval '2 days', created_at = now() - interval '9 days'`,
        [hours],
      );
      await pool.query(
        `insert into jobs.job (name, data, start_after) select 'events', data, now() from jobs.job where name = 'events' limit 1`,
      );
      await letTimeCome(opened);
      await vi.waitFor(
        async () => {
          const { rowCount } = await pool.query(
            `select from jobs.job where name = 'events' and state in ('created', 'active', 'retry') and start_after <= now()`,
          );
          expect(rowCount).toBe(0);
        },
        { timeout: 8_000, interval: 50 },
      );
      return (await settledMails(app, 'Please answer')).length;
    };
    expect(await comeTo(30)).toBe(0);
    expect(await comeTo(23)).toBe(1);
    await pool.query(`update jobs.job set state = 'created', start_after = now() where name = 'events'`);
    expect(await comeTo(20)).toBe(2);
  });
});
