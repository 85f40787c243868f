import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { serveLive, settledEvents } from '../builders/live-stream.ts';
import { appWithTeam } from '../builders/app-with-team.ts';
import { makeTeam } from '../builders/team.ts';

test('a stream of many teams is opened with as many statements as one of a single team', async () => {
  const { app, people } = await appWithTeam();
  const live = await serveLive(app);
  /** The names of the prepared statements that opening a stream runs. */
  async function statementsOf(topics: readonly string[]): Promise<string[]> {
    // An event that arrives while a stream opens has its access read again.
    await settledEvents(app);
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    const stream = await live(topics, people.player.headers);
    await vi.waitFor(() => expect(app.context.live.streams.count()).toBe(1));
    const names = sent.mock.calls.map(([asked]) => (asked as { name?: string }).name ?? '').filter((name) => name.startsWith('team'));
    sent.mockRestore();
    stream.close();
    await vi.waitFor(() => expect(app.context.live.streams.count()).toBe(0));
    return names;
  }
  const one = await statementsOf(['me', 'teams']);
  const more = [];
  for (let at = 0; at < 8; at++) more.push(await makeTeam(app, people, { name: `Team ${at}` }));
  expect(one).toEqual(['team-topics']);
  expect(await statementsOf(['me', 'teams'])).toEqual(one);
  expect(await statementsOf(more.map(({ teamId }) => `team/${teamId}`))).toEqual(one);
});
