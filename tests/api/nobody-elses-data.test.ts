import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteMyAccount, exportMyData } from '../../src/contract/account.ts';
import { allModules } from '../../src/server/all-modules.ts';
import { insertTeam } from '../builders/bare-team.ts';
import { openTestApp } from '../builders/open-test-app.ts';
import { settledPlayer } from '../builders/settled-player.ts';
import { storeEverything } from '../builders/stored-person.ts';
import { addsMembers } from '../builders/team.ts';

/** Of two people in one team everything is stored that can be; one of them asks for their data and deletes their account. */
let app: Awaited<ReturnType<typeof openTestApp>>;
let pool: pg.Pool;
const words = ['anila', 'bhanu'] as const;
type Word = (typeof words)[number];
const people = {} as Record<Word, { headers: Record<string, string>; userId: string }>;

beforeAll(async () => {
  app = await openTestApp();
  ({ pool } = app.context.database);
  const teamId = await insertTeam(pool);
  for (const word of words) {
    const email = `${word}@elevate.example`;
    const { headers, user } = await settledPlayer(app, email, { fullName: `${word} Zeilinger` });
    people[word] = { headers, userId: user.id };
    await storeEverything(pool, { userId: user.id, email, word }, teamId);
  }
  const owner = await settledPlayer(app, 'owner@elevate.example', { fullName: 'Ojasvi Zeilinger' });
  await addsMembers(pool, teamId)({ userId: owner.user.id, role: 'owner' });
});
afterAll(() => app.close());

const declared = allModules.flatMap(({ personalData }) => personalData ?? []);
const tables = [...new Set(declared.flatMap(({ exports, erases }) => [...exports, ...erases]))].sort();

/** The rows of each table that name this person. */
async function rowsOf(word: Word): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const table of tables) {
    const { rows } = await pool.query<{ row: string }>(
      `select one::text as row from ${table} one where one::text ilike $1 or one::text like $2 order by 1`,
      [`%${word}%`, `%${people[word].userId}%`],
    );
    if (rows.length > 0) found[table] = rows.map(({ row }) => row);
  }
  return found;
}

/** Rows that name nobody by a word or an account of their own: they belong to a row that does. */
const withoutName = ['event_reminders', 'event_series', 'task_items', 'task_swaps'];

test('something is stored in every table that a module exports or erases', async () => {
  for (const word of words) expect(Object.keys(await rowsOf(word))).toEqual(tables.filter((table) => !withoutName.includes(table)));
});

test('my data contains all that is stored of me, and nothing of anybody else', async () => {
  const { body } = await app.ask(exportMyData, {}, { headers: people.anila.headers });
  const { exportedAt, ...sections } = body;
  expect(typeof exportedAt).toBe('string');
  const counts = Object.fromEntries(
    Object.entries(sections).map(([name, section]) => [name, Array.isArray(section) ? section.length : section === null ? 0 : 1]),
  );
  expect(counts).toEqual({
    ...{ account: 1, waysIn: 1, sessions: 1, organisation: 1, player: 1 },
    ...{ platformRoles: 1, platformRoleChanges: 1, entitlement: 1, calendarFeeds: 1, contactMessages: 1, waitlist: 1 },
    ...{ assistantProfile: 1, assistantChats: 1, assistantRequests: 1 },
    ...{ memberships: 1, teamChanges: 1, invitations: 3, joinRequests: 1, guardianOf: 1 },
    ...{ eventAnswers: 1, attendance: 1, plannedAbsences: 1, tasks: 1, tournamentEntries: 1 },
    ...{ messages: 2, messageReactions: 2, conversations: 2, privateConversations: 1 },
  });
  expect(JSON.stringify(body)).not.toMatch(/bhanu/i);
  expect(sections).toMatchObject({
    account: { full_name: 'anila Zeilinger', has_password: true },
    guardianOf: [{ member: 'Ward of anila' }],
    assistantProfile: { word: 'anila' },
    assistantChats: [
      {
        messages: [{ content: 'anila' }],
        plan: { word: 'anila', version: 2 },
        earlier_plans: [{ version: 1 }],
        ticks: [{ item: 'anila' }],
        share: { with_health: true },
      },
    ],
    assistantRequests: [{ taken: 1 }],
    eventAnswers: [{ of: 'anila', note: 'anila' }],
  });
});

test('a deleted account leaves nothing that names the person, and takes nothing of anybody else with it', async () => {
  const before = await rowsOf('bhanu');
  const { status } = await app.ask(deleteMyAccount, { confirmation: 'DELETE' }, { headers: people.anila.headers });
  expect(status).toBe(200);
  // The ward's place belongs to the team; what depends on the own place goes by a job.
  const left = async () => {
    const { team_members: places = [], ...others } = await rowsOf('anila');
    return { ...others, places: places.length };
  };
  await expect.poll(left, { timeout: 15_000, interval: 100 }).toEqual({ places: 1 });
  expect(await rowsOf('bhanu')).toEqual(before);
});
