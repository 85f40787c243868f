import { describe, expect, test } from 'vitest';
import { deleteMyAccount, exportMyData } from '../../src/contract/account.ts';
import { endMyFeed, endTeamFeed, getMyFeed, getTeamFeed, makeMyFeed, makeTeamFeed } from '../../src/contract/calendars.ts';
import { pathWithoutIds } from '../../src/server/http/log.ts';
import { appWithFeeds } from '../builders/calendar-feeds.ts';

describe('a calendar address', () => {
  test('is shown once, replaced by a new one, and deleted; a deleted one is not found', async () => {
    const { app, people, feedOf, event } = await appWithFeeds();
    await event();
    const { headers } = people.player;
    expect((await app.ask(getMyFeed, {}, { headers })).body).toEqual({
      status: 1,
      response: { is_on: false, made_at: null, last_read_at: null },
    });
    const first = await feedOf('player');
    expect(first).toMatch(/^\/api\/calendar\/[\w-]{43}\.ics$/);
    expect((await app.ask(getMyFeed, {}, { headers })).body).toMatchObject({ response: { is_on: true, last_read_at: null } });
    expect((await app.send(first)).status).toBe(200);
    expect((await app.ask(getMyFeed, {}, { headers })).body).toMatchObject({ response: { last_read_at: expect.any(String) as string } });
    const second = await feedOf('player');
    expect([(await app.send(first)).status, (await app.send(second)).status]).toEqual([404, 200]);
    expect((await app.ask(endMyFeed, {}, { headers })).body).toMatchObject({ response: { is_on: false } });
    expect((await app.send(second)).status).toBe(404);
    const { rows } = await app.context.database.pool.query('select token_hash from calendar_feeds');
    expect(JSON.stringify(rows)).not.toContain(second.slice(14, 57));
  });

  test('requires a session', async () => {
    const { app, teamId } = await appWithFeeds();
    for (const call of [getMyFeed, makeMyFeed, endMyFeed, getTeamFeed, makeTeamFeed, endTeamFeed]) {
      expect((await app.ask(call, { id: teamId })).status, call.name).toBe(401);
    }
  });

  test('is in no log, and is deleted with the account; the export says that it existed', async () => {
    const { app, people, feedOf } = await appWithFeeds();
    const path = await feedOf('player');
    expect(pathWithoutIds(path)).toBe('/api/calendar/{token}.ics');
    const { headers } = people.player;
    const { body } = await app.ask(exportMyData, {}, { headers });
    expect(body['calendarFeeds']).toMatchObject([{ of: 'my own', last_read_at: null }]);
    expect(JSON.stringify(body)).not.toContain(path.slice(14, 57));
    await app.ask(deleteMyAccount, { confirmation: 'DELETE' }, { headers });
    expect((await app.send(path)).status).toBe(404);
  });

  test('that does not exist is refused, and guessing is slowed down', async () => {
    const { app } = await appWithFeeds();
    const guess = (text: string) => app.send(`/api/calendar/${text}.ics`, {}, { address: '192.0.2.77' }).then(({ status }) => status);
    expect([await guess('x'.repeat(43)), await guess('short'), await guess('%2e%2e%2fetc')]).toEqual([404, 404, 404]);
    const more = await Promise.all(Array.from({ length: 70 }, (_, at) => guess(`${at}`.padEnd(43, 'y'))));
    expect(new Set(more)).toEqual(new Set([404, 429]));
  });

  test('that is read too often is slowed down, and others are not', async () => {
    const { app, feedOf } = await appWithFeeds();
    const [busy, calm] = [await feedOf('player'), await feedOf('coach')];
    const statuses = await Promise.all(Array.from({ length: 130 }, () => app.send(busy).then(({ status }) => status)));
    expect([statuses.filter((status) => status === 200).length, statuses.filter((status) => status === 429).length]).toEqual([120, 10]);
    expect((await app.send(calm)).status).toBe(200);
  });
});

describe('a team’s calendar', () => {
  test('can be shared by its managers, and names nobody', async () => {
    const { app, people, members, teamId, event, read, answer } = await appWithFeeds();
    const id = await event({ note: 'Bring water' });
    await answer(id, members.player, 'yes');
    const headers = people.manager.headers;
    expect((await app.ask(getTeamFeed, { team_id: teamId }, { headers })).body).toMatchObject({ response: { is_on: false } });
    const { body } = await app.ask(makeTeamFeed, { team_id: teamId }, { headers });
    const path = new URL(body['address'] as string).pathname;
    const { name, events } = await read(path);
    expect([name, events.length]).toEqual(['Zeilinger Zephyrs', 1]);
    expect(events[0]?.description).toContain('Bring water');
    expect(events[0]?.description).not.toMatch(/answer|Pallavi/i);
    await app.context.database.pool.query('update teams set deleted_at = now() where id = $1', [teamId]);
    expect((await app.send(path)).status).toBe(404);
    await app.context.database.pool.query('update teams set deleted_at = null where id = $1', [teamId]);
    expect((await app.ask(endTeamFeed, { team_id: teamId }, { headers })).body).toMatchObject({ response: { is_on: false } });
    expect((await app.send(path)).status).toBe(404);
  });

  test('keeps a name with commas and semicolons', async () => {
    const { app, people, teamId, read } = await appWithFeeds();
    await app.context.database.pool.query('update teams set name = $2 where id = $1', [teamId, 'Colts, U16; "B" \\ 🏏']);
    const { body } = await app.ask(makeTeamFeed, { team_id: teamId }, { headers: people.owner.headers });
    expect((await read(new URL(body['address'] as string).pathname)).name).toBe('Colts, U16; "B" \\ 🏏');
  });
});
