import { expect, test } from 'vitest';
import { continueChat, startChat } from '../../src/contract/assistant/chats.ts';
import { shareChat } from '../../src/contract/assistant/shares.ts';
import { plainCodePath } from '../../src/contract/identity.ts';
import { appThatInvites } from '../builders/inviting.ts';
import { addOneEvent } from '../builders/event.ts';
import { appWithAssistant } from '../builders/assistant.ts';
import { testApp } from '../builders/open-test-app.ts';
import { pagesOf } from '../builders/page-lines.ts';
import { settledPlayer } from '../builders/settled-player.ts';
import { cookiesOf } from '../builders/sign-in.ts';
import { runGrantCommand } from '../../src/server/platform-roles/index.ts';

test('a week of events begins on Monday and includes its Sunday', async () => {
  const { app, people, sent, teamId } = await appThatInvites();
  const on = (day: string) => ({ starts_local: `${day}T09:00`, ends_local: `${day}T10:00` });
  for (const day of ['2031-03-02', '2031-03-03', '2031-03-09', '2031-03-10'])
    await addOneEvent(app, teamId, sent('coach'), { kind: 'other', title: `On ${day}`, tell: false, ...on(day) });
  const read = await pagesOf(app);
  const week = await read('/team/upcomingEvents?view=week&from=2031-03-05', people.player);
  expect(week.lines.slice(week.lines.indexOf('Monday 3 March 2031Mon 3'), -7)).toEqual([
    ...['Monday 3 March 2031Mon 3', '09:00 On 2031-03-03, not answered', 'Tuesday 4 March 2031Tue 4', 'Wednesday 5 March 2031Wed 5'],
    ...['Thursday 6 March 2031Thu 6', 'Friday 7 March 2031Fri 7', 'Saturday 8 March 2031Sat 8'],
    ...['Sunday 9 March 2031Sun 9', '09:00 On 2031-03-09, not answered'],
  ]);
  const days = ['Before: /team/upcomingEvents?view=week&from=2031-02-24', 'After: /team/upcomingEvents?view=week&from=2031-03-10'];
  expect(week.links.slice(3, 5).map((link) => link.slice(1))).toEqual(days);
});

test('a shared conversation says until when it is shown, and is kept by nobody', async () => {
  const { app, headers, pool } = await appWithAssistant();
  const { body } = await app.ask(startChat, { text: 'What should I eat the evening before a match?' }, { headers });
  const id = String(body['planId']);
  await app.ask(continueChat, { id, text: 'And after it?' }, { headers });
  const { body: made } = await app.ask(shareChat, { id, withHealth: false, days: 7 }, { headers });
  await pool.query(`update assistant_shares set expires_at = '2031-03-03T20:00:00Z'`);
  const read = await pagesOf(app);
  const path = new URL(String(made['address']), 'http://localhost').pathname;
  const { status, headers: answered, lines } = await read(path);
  expect([status, answered.get('cache-control'), answered.get('referrer-policy'), answered.get('x-robots-tag')]).toEqual([
    ...[200, 'no-store', 'no-referrer', 'noindex, nofollow'],
  ]);
  expect(lines[0]).toBe('Conversation, shared with you');
  expect(lines[2]).toContain('This link shows it until 3 March 2031.');
  const ended = await read('/share/chat/none');
  expect([ended.status, ended.lines]).toEqual([
    410,
    [
      'Conversation, shared with you',
      'This link has ended',
      'Its owner took it back, or its time is over. Ask whoever sent it for a new one.',
    ],
  ]);
  const chat = await read(`/assist/chat/${crypto.randomUUID()}`, { headers });
  expect([chat.status, chat.lines[0], chat.lines[2]]).toEqual([
    ...[404, 'Ask the assistant', 'This conversation is no longer here. Begin a new one below.'],
  ]);
  const plan = await read(`/assist/dietPlan?plan=${id}`, { headers });
  // It is a conversation, and no plan of this screen.
  expect([plan.status, plan.lines[0], plan.lines[2]]).toEqual([404, 'Diet plan', 'This plan is no longer here. Make a new one below.']);
  expect((await read('/assist/dietPlan', { headers })).status).toBe(200);
});

test('the way back from a provider hands over what it sent, and its address to nobody', async () => {
  const read = await pagesOf(await testApp());
  const { html, headers } = await read('/call-back?code=c1&state=s1&iss=https%3A%2F%2Fid.example&error=denied&other=x');
  const props = /props="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"');
  expect(JSON.parse(props ?? '')).toEqual({ code: [0, 'c1'], state: [0, 's1'], iss: [0, 'https://id.example'], error: [0, 'denied'] });
  expect(['cache-control', 'referrer-policy', 'cross-origin-opener-policy'].map((name) => headers.get(name))).toEqual([
    ...['no-store', 'no-referrer', 'unsafe-none'],
  ]);
});

test('a picture is edited for who is signed in, and leads back to where they came from', async () => {
  const app = await testApp();
  const player = await settledPlayer(app, 'quilla@elevate.example');
  const organisation = await settledPlayer(app, 'desk@elevate.example', { userType: 'organisation', address: '198.51.100.7' });
  const read = await pagesOf(app);
  const back = async (query: string, headers: Record<string, string> = {}) =>
    (await read(`/editImage${query}`, { headers })).links.find((link) => link.startsWith('Back without'));
  const to = (path: string) => `Back without a change: ${path}`;
  expect(await back('')).toBeUndefined();
  expect(await back('?return=%2Fteams', player.headers)).toBe(to('/teams'));
  expect(await back('?return=https%3A%2F%2Felsewhere.example', player.headers)).toBe(to('/profile'));
  expect(await back('', organisation.headers)).toBe(to('/profileSettings'));
});

test('account settings show each role’s part of how the platform runs', async () => {
  const app = await testApp();
  const { pool } = app.context.database;
  const { headers } = await settledPlayer(app, 'quilla@elevate.example');
  const read = await pagesOf(app);
  const section = async () => (await read('/account-settings', { headers })).sections['platform-roles'];
  const grant = (role: string) => runGrantCommand(pool, ['--email', 'quilla@elevate.example', '--role', role], () => {});
  expect((await read('/account-settings', { headers })).lines.slice(0, 2)).toEqual(['Account settings', 'quilla@elevate.example']);
  expect(await section()).toBeUndefined();
  await grant('editor');
  expect((await section())?.slice(2)).toEqual([expect.stringMatching(/^Editor, granted .* by a command$/)]);
  await grant('administrator');
  const far = `now() + interval '1 day', now() - interval '1 minute'`;
  await pool.query(`insert into jobs.job (name, state, retry_count, start_after, completed_on)
    values ('mail', 'failed', 0, ${far}), ('events', 'failed', 4, ${far}), ('events', 'created', 0, ${far})`);
  const said = (await section()) ?? [];
  const run = said[said.indexOf('How it runs') + 1] ?? '';
  expect(run).toMatch(/^PostgreSQL [\d.]+ with \d+ MB, [1-9]\d* connections and 0 waiting\. .* jobs are queued\.$/);
  const failed = said.slice(said.indexOf('Failed jobs') + 1).sort();
  expect(failed).toEqual([expect.stringMatching(/^events, .*, after 5 tries$/), expect.stringMatching(/^mail, .*, after 1 try$/)]);
  await pool.query(`delete from jobs.job where state = 'failed'`);
  expect((await section())?.slice(-2)).toEqual(['Failed jobs', 'None.']);
});

test('without scripts, the sign-in page keeps the address that was wrong, and forgets it for another', async () => {
  const app = await testApp();
  const body = new URLSearchParams({ email: 'asha', return: '/teams' });
  const sent = await app.send(plainCodePath, { method: 'POST', headers: { accept: 'text/html' }, body });
  const headers = { cookie: cookiesOf(sent.headers) };
  const read = await pagesOf(app);
  const typed = async (query: string) => /<input[^>]*name="email"[^>]*>/.exec((await read(`/login${query}`, { headers })).html)?.[0];
  expect(await typed('')).toContain('value="asha"');
  expect(await typed('?another=1')).not.toContain('asha');
});
