import { describe, expect, test } from 'vitest';
import { acceptMailInvitation } from '../../src/contract/answer-invitation.ts';
import { makeInvitationLink, type Invitation } from '../../src/contract/invitations.ts';
import { deletePlayer, restorePlayer } from '../../src/contract/team-members.ts';
import { inTransaction } from '../../src/server/database/transaction.ts';
import { publish } from '../../src/server/live/publish.ts';
import { serveLive, settledEvents } from '../builders/live-stream.ts';
import { testApp } from '../builders/open-test-app.ts';
import { appWithTeam, type TeamPerson } from '../builders/team.ts';

async function open() {
  const opened = await appWithTeam(await testApp({ variables: { SECRET_KEY: 'a'.repeat(43) } }));
  const { app, people, teamId, members } = opened;
  const { pool } = app.context.database;
  const sent = (person: TeamPerson) => ({ headers: people[person].headers });
  const live = await serveLive(app);
  const page = (person: TeamPerson, after?: number, topics: readonly string[] = ['me', 'teams']) =>
    live(topics, people[person].headers, after);
  /** Publishes a change of a task; resolves to how a page receives it. */
  const changeTask = async () => {
    const taskIds = [crypto.randomUUID()];
    await publish(pool, { type: 'task.changed', teamId, taskIds });
    return { type: 'task.changed', taskIds };
  };
  const settled = () => settledEvents(app);
  const joinAs = async (person: TeamPerson, as: 'player' | 'guardian') => {
    const fields = { team_id: teamId, as, ...(as === 'guardian' && { member_id: members.ward }) };
    const { body } = await app.ask(makeInvitationLink, fields, sent('owner'));
    const token = (body['response'] as Invitation).link?.code ?? '';
    expect((await app.ask(acceptMailInvitation, { token }, sent(person))).status).toBe(200);
  };
  const does = async (call: typeof deletePlayer | typeof restorePlayer, memberId: string) =>
    expect((await app.ask(call, { team_id: teamId, member_id: memberId }, sent('owner'))).status).toBe(200);
  /** Runs work while no published event gets a position, as on a busy platform. */
  const whileNoneIsNumbered = (work: () => Promise<void>) =>
    inTransaction(pool, async (client) => {
      await client.query('select from domain_event_position for update');
      await work();
    });
  return { ...opened, page, changeTask, settled, joinAs, does, whileNoneIsNumbered };
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof open>>['page']>>;
const tasksOf = (page: Page) => page.events().flatMap(({ taskIds }) => (taskIds as string[] | undefined) ?? []);
/** Waits until the stream has begun: what is published while it opens may be part of the reload that it is asked for. */
const isSent = (page: Page) => expect.poll(() => page.received.length, { timeout: 15_000 }).toBeGreaterThan(0);
const isResynced = (page: Page) => expect.poll(() => page.received.map(({ event }) => event)).toContain('resync');

describe('a stream that resumes from before its user had access gets nothing that was published before', () => {
  test.each(['player', 'guardian'] as const)('to a stranger who joined as a %s', async (as) => {
    const { page, changeTask, settled, joinAs } = await open();
    await changeTask();
    await joinAs('stranger', as);
    await settled();
    const stream = await page('stranger', 0);
    await isSent(stream);
    const later = await changeTask();
    await stream.has(later);
    expect(tasksOf(stream)).toEqual(later.taskIds);
    await isResynced(stream);
  });

  test.each(['player', 'guardian'] as const)('to a %s after the player and the ward were removed and restored', async (person) => {
    const { page, changeTask, settled, does, members } = await open();
    const before = await page(person);
    const known = await changeTask();
    await before.has(known);
    before.close();
    for (const member of [members.player, members.ward]) await does(deletePlayer, member);
    await changeTask();
    for (const member of [members.player, members.ward]) await does(restorePlayer, member);
    await settled();
    const stream = await page(person, Number(before.position()));
    await isSent(stream);
    const later = await changeTask();
    await stream.has(later);
    expect(tasksOf(stream)).toEqual(later.taskIds);
    await isResynced(stream);
  });

  test('and somebody whose access did not change gets everything', async () => {
    const { page, changeTask, settled, joinAs } = await open();
    const before = await changeTask();
    await joinAs('stranger', 'player');
    const after = await changeTask();
    await settled();
    const stream = await page('coach', 0);
    await stream.has(after);
    expect(tasksOf(stream)).toEqual([...before.taskIds, ...after.taskIds]);
  });
});

describe('what was published before somebody joined and gets its position together with the joining', () => {
  test('is not sent to their open pages, which reload instead', async () => {
    const { app, page, changeTask, joinAs, settled, whileNoneIsNumbered } = await open();
    const [stranger, coach] = [await page('stranger'), await page('coach')];
    await expect.poll(() => app.context.live.streams.count()).toBe(2);
    let before = { taskIds: [''] };
    await whileNoneIsNumbered(async () => {
      before = await changeTask();
      await joinAs('stranger', 'player');
    });
    await settled();
    await coach.has(before);
    const later = await changeTask();
    await stranger.has(later);
    expect(tasksOf(stranger)).toEqual(later.taskIds);
    await isResynced(stranger);
  });

  test.each([
    ['all teams', () => ['me', 'teams']],
    ['the team by its name', (teamId: string) => [`team/${teamId}`]],
  ] as const)('is not sent to a stream of %s that was opened in between', async (_name, topicsOf) => {
    const { page, changeTask, joinAs, settled, teamId, app, whileNoneIsNumbered } = await open();
    let stream: Page | undefined;
    await whileNoneIsNumbered(async () => {
      await changeTask();
      await joinAs('stranger', 'guardian');
      stream = await page('stranger', undefined, topicsOf(teamId));
      await expect.poll(() => app.context.live.streams.count()).toBe(1);
    });
    if (!stream) throw new Error('the stream was opened');
    await settled();
    const later = await changeTask();
    await stream.has(later);
    expect(tasksOf(stream)).toEqual(later.taskIds);
    await isResynced(stream);
    expect(stream.received.filter(({ event }) => event === 'closed')).toEqual([]);
  });
});
