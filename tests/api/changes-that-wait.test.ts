import { expect, test, vi } from 'vitest';
import { removeGuardian } from '../../src/contract/guardians.ts';
import { importPeople } from '../../src/contract/people-import.ts';
import { settledMails } from '../builders/event-mails.ts';
import { appThatInvites } from '../builders/inviting.ts';
import { writePeople } from '../builders/notified-people.ts';

type Asked = Promise<{ status: number; body: Record<string, unknown> }>;

const open = async () => {
  const opened = await appThatInvites();
  const { app, teamId } = opened;
  const { pool } = app.context.database;
  /** Asks for these changes while somebody else holds the team, makes another change once they wait, and resolves to the answers. */
  const whileHeld = async (ask: (() => Asked)[], change = 'select 1', values: unknown[] = []) => {
    const holder = await pool.connect();
    try {
      await holder.query('begin');
      await holder.query('select from teams where id = $1 for no key update', [teamId]);
      const asked = ask.map((one) => one());
      await vi.waitFor(async () => {
        const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        expect((await pool.query(waiting)).rowCount).toBe(ask.length);
      });
      await holder.query(change, values);
      await holder.query('commit');
      return await Promise.all(asked);
    } finally {
      holder.release();
    }
  };
  return { ...opened, ...writePeople(app), pool, whileHeld };
};

test('the managers are notified when the last two guardians of a child are removed at the same instant', async () => {
  const { addGuardian, addUser, app, members, people, sent, teamId, whileHeld } = await open();
  const second = await addUser('second@guardian.example');
  await addGuardian(teamId, members.ward, second);
  const remove = (person: 'owner' | 'manager', userId: string) => () =>
    app.ask(removeGuardian, { team_id: teamId, member_id: members.ward, user_id: userId }, sent(person));
  const removed = await whileHeld([remove('owner', people.guardian.user.id), remove('manager', second)]);
  expect(removed.map(({ status }) => status)).toEqual([200, 200]);
  const missing = (await settledMails(app, 'Guardians of Wanda')).filter(({ text }) => /no guardian in/.test(text.replace(/\s+/g, ' ')));
  expect(missing.length).toBe(1);
});

test('a manager who is demoted while their list waits for the team adds no coach', async () => {
  const { app, members, pool, sent, teamId, whileHeld } = await open();
  const blank = { last_name: '', email: '', phone: '', jersey_number: '', position: '', guardian_email: '', birth_date: '' };
  const rows = [{ ...blank, first_name: 'Sly', as: 'coach' }];
  const [imported] = await whileHeld(
    [() => app.ask(importPeople, { team_id: teamId, rows, note: '' }, sent('manager'))],
    `update team_members set role = 'coach' where id = $1`,
    [members.manager],
  );
  expect(imported).toMatchObject({ status: 200, body: { response: { added: 0, leftOut: [{ row: 0, verdict: 'malformed' }] } } });
  expect((await pool.query(`select from team_members where team_id = $1 and first_name = 'Sly'`, [teamId])).rowCount).toBe(0);
});
