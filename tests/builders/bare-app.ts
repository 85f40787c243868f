import { randomUUID } from 'node:crypto';
import { afterAll } from 'vitest';
import type { Viewer } from '../../src/server/http/route.ts';
import { inHours, insertTeam, openTestDatabase, writeRows, type Row } from './bare-team.ts';
import { writePeople } from './notified-people.ts';
import { recordingApp } from './recording-app.ts';

/**
 * For functions that are called directly, without a server: a database of the test file, what inserts rows into it, and an application that
 * records mails and jobs. Called at the top of a test file; the database is closed after its tests.
 */
export async function bareApp() {
  const database = await openTestDatabase();
  afterAll(() => database.close());
  const rows = writeRows(database.pool);
  const write = writePeople({ context: { database } });
  const { app, taken } = recordingApp(database);

  /** A team with one member, who has an account without an address. */
  async function addPlayer(more: Row = {}) {
    const teamId = await insertTeam(database.pool);
    const userId = await write.addUser(null);
    return { teamId, userId, memberId: await rows.addMember(teamId, { user_id: userId, ...more }) };
  }

  /** A team with a coach who plays; `recipients` names them 'coach'. */
  async function addStaffed() {
    const teamId = await insertTeam(database.pool);
    const userId = await write.addUser(`coach-${randomUUID()}@elevate.example`);
    await rows.addMember(teamId, { user_id: userId, role: 'coach', squad: 'player' });
    return { teamId, viewer: viewerOf(userId) };
  }

  /** A member whom `recipients` names so, because their account has an address that begins with it. */
  async function addReachable(teamId: string, name: string, more: Row = {}): Promise<string> {
    const userId = await write.addUser(`${name}-${randomUUID()}@elevate.example`);
    return rows.addMember(teamId, { first_name: name, user_id: userId, ...more });
  }

  /** The names to whom mails were queued since `taken` or this was called last. */
  const recipients = () =>
    taken()
      .mails.map(({ to }) => to.split('-')[0])
      .sort();

  async function addSeries(teamId: string): Promise<string> {
    const id = randomUUID();
    const times = { rule: 'FREQ=DAILY;COUNT=9', starts_local: '2040-01-01T10:00', time_zone: 'America/Los_Angeles' };
    await rows.insert('event_series', { team_id: teamId, id, ...times });
    return id;
  }

  /** A team with a manager who plays, and what adds tasks to it. */
  async function addTaskTeam() {
    const { teamId, userId, memberId } = await addPlayer({ role: 'manager', squad: 'player' });
    /** Adds a task that these members have claimed; those of `done` are finished. */
    async function addTask(title: string, more: Row = {}, claims: readonly string[] = [], done: readonly string[] = []): Promise<string> {
      const id = randomUUID();
      await rows.insert('team_tasks', { team_id: teamId, id, title, time_zone: 'America/St_Johns', ...more });
      for (const member of [...claims, ...done]) {
        const done_at = done.includes(member) ? inHours(-1) : null;
        await rows.insert('task_claims', { team_id: teamId, task_id: id, member_id: member, done_at });
      }
      return id;
    }
    return { teamId, userId, memberId, viewer: viewerOf(userId), addTask };
  }

  return { database, rows, write, app, taken, addPlayer, addStaffed, addReachable, recipients, addSeries, addTaskTeam };
}

/** Who makes a call. */
export const viewerOf = (userId: string, sessionId: string = randomUUID()) => ({ userId, sessionId }) as Viewer;
