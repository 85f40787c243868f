import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { importPeople, previewImport, type JudgedRow } from '../src/contract/people-import.ts';
import type { Call } from '../src/contract/call.ts';
import { readPeopleList } from '../src/islands/teams/invitations/import/read-people-list.ts';
import { createApi } from '../src/server/api.ts';
import { openDatabase } from '../src/server/database/connect.ts';
import { newId } from '../src/server/database/new-id.ts';
import { createLog } from '../src/server/http/log.ts';
import type { Caller } from '../src/server/http/route.ts';
import { openApp } from '../src/server/open-app.ts';
import { readEnvironment } from '../src/server/settings/environment.ts';
import { atMost, percentile, plain, report } from './report.ts';
import { sessionCookie } from './session-cookie.ts';

const people = 500;
const rounds = 5;

/**
 * Imports a school's list of 500 people (read, preview, send): rows, invitations and mails in one transaction. The median of five teams.
 */
export async function benchImport(dataDir: string): Promise<void> {
  const database = await openDatabase({ DATA_DIR: dataDir, DATABASE_URL: undefined });
  // The mails of this measurement go to a temporary folder.
  const folder = mkdtempSync(join(tmpdir(), 'elevate-import-'));
  const environment = readEnvironment({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  const app = await openApp({ environment, log: createLog('silent'), database });
  const { hono } = createApi(app);
  const { pool } = database;
  const { rows: owners } = await pool.query<{ id: string }>(`select id from users where status = 'ACTIVE' order by id limit $1`, [rounds]);
  const teams: string[] = [];
  const took: Record<'read' | 'preview' | 'send' | 'all', number[]> = { read: [], preview: [], send: [], all: [] };

  for (const { id: userId } of owners) {
    const team = await makeTeam(userId);
    const cookie = await sessionCookie(app, userId);
    const ask = async (call: Call, fields: object) => {
      const init = { method: call.method, headers: { cookie, 'content-type': 'application/json' }, body: JSON.stringify(fields) };
      const answer = await hono.fetch(new Request(`http://localhost${call.path}`, init), { caller: callerWith(cookie) });
      if (!answer.ok) throw new Error(`${call.name}: ${answer.status} ${await answer.text()}`);
      return ((await answer.json()) as { response: unknown }).response;
    };
    const list = squadOf(randomUUID().slice(0, 8));
    const startedAt = performance.now();
    const { rows } = readPeopleList(list);
    const readAt = performance.now();
    const judged = (await ask(previewImport, { team_id: team, rows })) as JudgedRow[];
    const previewedAt = performance.now();
    await ask(importPeople, {
      team_id: team,
      rows: rows.filter((_row, at) => judged[at]?.verdict === 'ready'),
      note: 'The season starts.',
    });
    const sentAt = performance.now();
    took.read.push(readAt - startedAt);
    took.preview.push(previewedAt - readAt);
    took.send.push(sentAt - previewedAt);
    took.all.push(sentAt - startedAt);
  }
  // Delivers the queued mails into the temporary folder, so that no other scenario sends them.
  const waiting = `select from jobs.job where name = 'mail' and state < 'completed' limit 1`;
  while ((await pool.query(waiting)).rowCount) await delay(100);
  await pool.query('delete from teams where id = any($1)', [teams]);
  await pool.query(`delete from rate_limits where key like 'invitations %'`);
  await app.close();
  rmSync(folder, { recursive: true, force: true });
  report('import', [
    plain(`${people} rows read`, percentile(took.read, 0.5), 'ms'),
    plain('previewed', percentile(took.preview, 0.5), 'ms'),
    plain('added, invited and mails queued', percentile(took.send, 0.5), 'ms'),
    atMost(`${people} rows previewed and sent`, percentile(took.all, 0.5) / 1_000, 's', 3),
    atMost('the slowest of five', Math.max(...took.all) / 1_000, 's', 3),
  ]);

  async function makeTeam(userId: string): Promise<string> {
    const id = newId();
    await pool.query(
      `insert into teams (id, sporthon_id, name, description, address, gender, level, sport_id, city, state, lat, lon)
       values ($1, $2, 'Bench School', '', '', 'mixed', 'beginner', 8, 'Pune', 'Maharashtra', 18.52, 73.86)`,
      [id, `EL-${id.slice(-8)}`],
    );
    await pool.query(`insert into team_members (team_id, id, user_id, role, first_name) values ($1, $2, $3, 'owner', 'Bench')`, [
      id,
      newId(),
      userId,
    ]);
    teams.push(id);
    return id;
  }
}

const callerWith = (cookie: string): Caller => ({
  requestId: 'bench',
  address: '127.0.0.1',
  setCookies: [],
  header: (name) => ({ cookie, 'content-type': 'application/json' })[name],
});

const squadOf = (round: string): string =>
  [
    'Surname;Given name;E-mail;Mobile;Role;Guardian e-mail',
    ...Array.from(
      { length: people },
      (_one, at) => `Bose;Ila ${at};ila-${round}-${at}@elevate.example;+91 98450 1${String(at).padStart(4, '0')};player;`,
    ),
  ].join('\n');
