import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { poolOf } from '../../src/server/database/connect.ts';
import { copyTemplate } from './open-test-app.ts';

/** A copy of the template database without an application, for statements that are called directly. */
export async function openTestDatabase() {
  const name = await copyTemplate();
  return poolOf({ ...inject('connection'), database: name }, name);
}

/** Inserts a team without members; resolves to its id. Its zone is neither that of the events and tasks of these builders nor the default. */
export async function insertTeam(pool: pg.Pool, { isDeleted = false } = {}): Promise<string> {
  const id = randomUUID();
  await pool.query(
    `insert into teams (id, sporthon_id, name, description, address, gender, level, sport_id, city, state, lat, lon, time_zone, deleted_at)
     values ($1, $2, 'Zeilinger Zephyrs', '', 'Maidan 4, Pune', 'mixed', 'beginner', 8, 'Pune', 'Maharashtra', 18.52, 73.86, 'Pacific/Auckland',
       case when $3 then now() end)`,
    [id, `EL-${id.slice(0, 8)}`, isDeleted],
  );
  return id;
}

/** Columns with their values. */
export type Row = Readonly<Record<string, unknown>>;

/** The moment so many hours from now; negative ones are past. */
export const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
export const inDays = (days: number) => inHours(24 * days);
export const inMinutes = (minutes: number) => inHours(minutes / 60);

/** Inserts rows with these columns directly; `addMember` is a player and `addEvent` a training tomorrow. Both resolve to the id. */
export function writeRows(pool: pg.Pool) {
  async function insert(table: string, row: Row): Promise<void> {
    const columns = Object.keys(row);
    const values = columns.map((_column, at) => `$${at + 1}`);
    await pool.query(`insert into ${table} (${columns.join(', ')}) values (${values.join(', ')})`, Object.values(row));
  }

  async function addMember(teamId: string, more: Row = {}): Promise<string> {
    const id = randomUUID();
    await insert('team_members', { team_id: teamId, id, role: 'player', first_name: 'Zed', ...more });
    return id;
  }

  async function addEvent(teamId: string, more: Row = {}): Promise<string> {
    const id = randomUUID();
    const times = { starts_at: inHours(24), ends_at: inHours(26), time_zone: 'America/Los_Angeles' };
    await insert('team_events', { team_id: teamId, id, kind: 'training', title: 'Training', ...times, ...more });
    return id;
  }

  const addAnswer = (teamId: string, eventId: string, memberId: string, more: Row = {}) =>
    insert('event_answers', {
      ...{ team_id: teamId, event_id: eventId, member_id: memberId, answer: 'yes', via: 'app', answered_at: inHours(-1) },
      ...more,
    });

  return { insert, addMember, addEvent, addAnswer };
}
