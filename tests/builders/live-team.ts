import { expect } from 'vitest';
import { acceptMailInvitation } from '../../src/contract/answer-invitation.ts';
import { makeInvitationLink, type Invitation } from '../../src/contract/invitations.ts';
import type { deletePlayer, restorePlayer } from '../../src/contract/team-members.ts';
import { changeRole, editPlayer, type TeamMember } from '../../src/contract/team-members.ts';
import type { TeamRole } from '../../src/contract/team-roles.ts';
import { inTransaction } from '../../src/server/database/transaction.ts';
import { publish } from '../../src/server/live/publish.ts';
import { serveLive, settledEvents } from './live-stream.ts';
import { appWithTeam } from './app-with-team.ts';
import type { TeamPerson } from './team.ts';

/** A team, the live stream, and what changes who may receive it. */
export async function liveTeam() {
  const opened = await appWithTeam({ SECRET_KEY: 'a'.repeat(43) });
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
  const giveRole = async (memberId: string, role: TeamRole) => {
    const { body } = await app.ask(editPlayer, { team_id: teamId, member_id: memberId }, sent('owner'));
    const { version } = body['response'] as TeamMember;
    expect((await app.ask(changeRole, { team_id: teamId, member_id: memberId, role, version }, sent('owner'))).status).toBe(200);
  };
  const does = async (call: typeof deletePlayer | typeof restorePlayer, memberId: string) =>
    expect((await app.ask(call, { team_id: teamId, member_id: memberId }, sent('owner'))).status).toBe(200);
  /** Runs work while no published event gets a position, as on a busy platform. */
  const whileNoneIsNumbered = (work: () => Promise<void>) =>
    inTransaction(pool, async (client) => {
      await client.query('select from domain_event_position for update');
      await work();
    });
  return { ...opened, pool, sent, page, changeTask, giveRole, settled, joinAs, does, whileNoneIsNumbered };
}

export type Page = Awaited<ReturnType<Awaited<ReturnType<typeof liveTeam>>['page']>>;
export const tasksOf = (page: Page) => page.events().flatMap(({ taskIds }) => (taskIds as string[] | undefined) ?? []);
/** Waits until the stream has begun: what is published while it opens may be part of the reload that it is asked for. */
export const isSent = (page: Page) => expect.poll(() => page.received.length, { timeout: 15_000 }).toBeGreaterThan(0);
export const isResynced = (page: Page) => expect.poll(() => page.received.map(({ event }) => event)).toContain('resync');
