import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { DomainEvent } from '../../src/contract/domain-events.ts';
import { removeGuardian } from '../../src/contract/guardians.ts';
import { logout } from '../../src/contract/identity.ts';
import { deleteTeam } from '../../src/contract/team-edit.ts';
import { changeRole, deletePlayer } from '../../src/contract/team-members.ts';
import { publish } from '../../src/server/live/publish.ts';
import { serveLive } from '../builders/live-stream.ts';
import { testApp } from '../builders/open-test-app.ts';
import { signInAs } from '../builders/sign-in.ts';
import { makeTeam, signInTeamPeople, type People, type Team, type TeamPerson } from '../builders/team.ts';
import { temporaryFolder } from '../builders/temporary-folder.ts';

type AppContext = Awaited<ReturnType<typeof testApp>>;
type Headers = Record<string, string>;
type Loss = {
  readonly person: TeamPerson;
  readonly lose: (app: AppContext, team: Team, people: People, own: Headers) => Promise<{ status: number }>;
  /** What they may not receive afterwards; a changed task where nothing else is said. */
  readonly secret?: (teamId: string) => DomainEvent;
};

const byOwner = ({ owner }: People) => ({ headers: owner.headers });

/** Each way in which somebody loses what they followed. */
const losses: Readonly<Record<string, Loss>> = {
  'removed from the team': {
    person: 'player',
    lose: (app, { teamId, members }, people) => app.ask(deletePlayer, { team_id: teamId, member_id: members.player }, byOwner(people)),
  },
  'made a player, who may not invite': {
    person: 'coach',
    lose: (app, { teamId, members }, people) =>
      app.ask(changeRole, { team_id: teamId, member_id: members.coach, role: 'player', version: 1 }, byOwner(people)),
    secret: (teamId) => ({ type: 'invitation.changed', teamId, userIds: [] }),
  },
  'no longer the guardian of a child': {
    person: 'guardian',
    lose: (app, { teamId, members }, people) =>
      app.ask(removeGuardian, { team_id: teamId, member_id: members.ward, user_id: people.guardian.user.id }, byOwner(people)),
  },
  'in a team that is deleted': {
    person: 'coach',
    lose: (app, { teamId }, people) => app.ask(deleteTeam, { team_id: teamId }, byOwner(people)),
  },
  'signed out': { person: 'coach', lose: (app, _team, _people, headers) => app.ask(logout, {}, { headers }) },
};

const members: readonly TeamPerson[] = ['owner', 'manager', 'coach', 'player'];

const run = fc.record({
  how: fc.constantFrom(...Object.keys(losses)),
  isThere: fc.boolean(),
  during: fc.nat({ max: 6 }),
  after: fc.integer({ min: 1, max: 6 }),
});

/** Whether a received event is a published one: it has the same type and ids, whatever else the server adds for the reader. */
const isOf = (received: Readonly<Record<string, unknown>>, { userIds: _users, ...published }: DomainEvent & { userIds?: unknown }) =>
  Object.entries(published).every(([name, value]) => isDeepStrictEqual(received[name], value));

/** Two processes on one database, each with the streams of whoever opens some. */
async function twoProcesses() {
  // One folder for mails, because either process may send them.
  const variables = { SECRET_KEY: 'a'.repeat(43), DATA_DIR: temporaryFolder('processes') };
  const here = await testApp({ variables });
  const there = await testApp({ database: here.database, variables });
  await vi.waitFor(() => [here, there].forEach(({ context }) => expect(context.broadcast.connectedSince()).toBeDefined()));
  return { apps: [here, there], streams: await Promise.all([serveLive(here), serveLive(there)]) } as const;
}

test(
  'nothing that is committed after somebody lost access reaches their open pages, on whichever process',
  { timeout: 90_000 },
  async () => {
    const { apps, streams } = await twoProcesses();
    const [{ context }] = apps;
    const { pool } = context.database;
    const people = await signInTeamPeople(apps[0]);
    const taskOf = (teamId: string): DomainEvent => ({ type: 'task.changed', teamId, taskIds: [crypto.randomUUID()] });
    const publishEach = (events: readonly DomainEvent[]) => Promise.all(events.map((event) => publish(pool, event)));

    let signedOut = 0;
    await fc.assert(
      fc.asyncProperty(run, async ({ how, isThere, during, after }) => {
        const { lose, secret = taskOf, ...loss } = losses[how] as Loss;
        // In turn, because each address gets few codes in an hour.
        const person = how === 'signed out' ? (members[signedOut++ % members.length] ?? loss.person) : loss.person;
        const team = await makeTeam(apps[0], people);
        const { headers } = how === 'signed out' ? await signInAs(apps[0], people[person].email) : people[person];
        const pages = await Promise.all(streams.map((live) => live(['me', 'teams'], headers)));
        const known = taskOf(team.teamId);
        await publish(pool, known);
        for (const page of pages) await page.has(known);
        const others = Array.from({ length: during }, () => taskOf(team.teamId));
        const [lost] = await Promise.all([lose(apps[isThere ? 1 : 0], team, people, headers), publishEach(others)]);
        expect(lost.status).toBe(200);
        const secrets = Array.from({ length: after }, () => secret(team.teamId));
        await publishEach(secrets);
        // Whoever still has a session receives this one behind all the others.
        const mark = crypto.randomUUID();
        await publish(pool, { type: 'team.deleted', teamId: mark, userIds: [people[person].user.id] });
        for (const page of pages) await (how === 'signed out' ? page.ended() : page.has({ teamId: mark }));
        for (const page of pages) {
          const received = page.events();
          // The comparison finds what did arrive, so it would find a secret one.
          expect(received.some((event) => isOf(event, known))).toBe(true);
          expect(received.filter((event) => secrets.some((secret) => isOf(event, secret)))).toEqual([]);
        }
        for (const page of pages) page.close();
      }),
      { numRuns: 20, examples: Object.keys(losses).map((how) => [{ how, isThere: true, during: 3, after: 3 }]) },
    );
  },
);
