import { beforeAll, afterAll, describe, expect, test } from 'vitest';
import { addTeamEvent, cancelTeamEvent, editTeamEvent } from '../../src/contract/events.ts';
import { remindPlayers } from '../../src/contract/event-answers.ts';
import type { TeamEvent } from '../../src/contract/event-shapes.ts';
import { askForSwap, decideSwap } from '../../src/contract/task-claims.ts';
import { addTask, type Task } from '../../src/contract/tasks.ts';
import { formOf, training } from '../builders/event.ts';
import { settledMails } from '../builders/event-mails.ts';
import { addressesAt, reachedTable, writePeople, type Person } from '../builders/notified-people.ts';
import { openTestApp } from '../builders/open-test-app.ts';
import { makeTeam, signInTeamPeople, type People, type Team } from '../builders/team.ts';

type Case = Person & { name: string; id: string; reached: readonly string[] };
let app: Awaited<ReturnType<typeof openTestApp>>;
let people: People;
let team: Team;
const cases: Case[] = [];

beforeAll(async () => {
  app = await openTestApp();
  people = await signInTeamPeople(app);
  team = await makeTeam(app, people);
  const { addPerson } = writePeople(app);
  const add = async (name: string, person: Person, whom: string) => {
    const { id } = await addPerson(team.teamId, name, person);
    cases.push({ ...person, name, id, reached: addressesAt(name, whom) });
  };
  for (const { name, person, whom } of reachedTable) await add(name, person, whom);
  // The account says that they are a minor, whatever the roster says.
  await add('account-minor', { guardian: 'mailed', age: 'unknown', reach: 'account', marked: 'account' }, 'guardian');
  await add('account-minor-of-13', { guardian: 'mailedAllows', age: '13', reach: 'account', marked: 'account' }, 'both');
  // A removed member gets no mail any more, and neither do their guardians.
  await add('removed-adult', { guardian: 'none', age: 'adult', reach: 'account', isRemoved: true }, 'nobody');
  await add('removed-child', { guardian: 'mailedAllows', age: '13', reach: 'account', isRemoved: true }, 'nobody');
});
afterAll(() => app.close());

const asCoach = () => ({ headers: people.coach.headers });
/** The addresses of the table that got a mail whose subject starts like this; once per mail. */
const reachedBy = async (subject: string) =>
  (await settledMails(app, subject)).map(({ to }) => to).filter((to) => /@(child|roster|guardian)\.example$/.test(to));
const expected = (some: readonly Case[] = cases) => some.flatMap(({ reached }) => reached).sort();
const memberIds = () => cases.filter(({ isRemoved }) => !isRemoved).map(({ id }) => id);

async function addEvent(title: string, changes: Record<string, unknown> = {}): Promise<TeamEvent> {
  const { body } = await app.ask(addTeamEvent, { team_id: team.teamId, ...training(7, { title, ...changes }) }, asCoach());
  const [event] = body['response'] as TeamEvent[];
  if (!event) throw new Error('no event was added');
  return event;
}

describe('events reach whom the table says', () => {
  test('a new one', async () => {
    await addEvent('Planned', { tell: true });
    expect((await reachedBy('Zeilinger Zephyrs: Planned')).sort()).toEqual(expected());
  });

  test('a change of its place', async () => {
    const event = await addEvent('Moved');
    await app.ask(editTeamEvent, { ...formOf(event), place: 'Elsewhere', tell: true }, asCoach());
    expect((await reachedBy('Changed: Moved')).sort()).toEqual(expected());
  });

  test('that it is called off', async () => {
    const event = await addEvent('Dropped');
    await app.ask(cancelTeamEvent, { team_id: team.teamId, event_id: event.id, version: event.version, scope: 'one' }, asCoach());
    expect((await reachedBy('Called off: Dropped')).sort()).toEqual(expected());
  });

  test('a reminder, which counts those for whom nobody can be reached', async () => {
    const event = await addEvent('Asked');
    const { body } = await app.ask(remindPlayers, { team_id: team.teamId, event_id: event.id }, asCoach());
    expect((await reachedBy('Please answer: Asked')).sort()).toEqual(expected());
    const present = cases.filter(({ isRemoved }) => !isRemoved);
    const reachable = present.filter(({ reached }) => reached.length > 0).length;
    // The team's own player, and its ward through the guardian.
    expect(body).toMatchObject({ reminded: reachable + 2, unreachable: present.length - reachable });
    const again = await app.ask(remindPlayers, { team_id: team.teamId, event_id: event.id }, asCoach());
    expect(again.body).toMatchObject({ reminded: 0, unreachable: present.length - reachable });
  });

  /** An event with one seat, with everybody of the table on its waiting list. */
  async function addWaiting(title: string): Promise<TeamEvent> {
    const event = await addEvent(title, { capacity: 1 });
    await app.context.database.pool.query(
      `insert into event_answers (team_id, event_id, member_id, answer, note, via, answered_at, seat, in_line)
       select $1, $2, member.id, 'yes', '', 'manager', now(), 'waiting', member.place
       from unnest($3::uuid[]) with ordinality as member (id, place)`,
      [team.teamId, event.id, memberIds()],
    );
    return event;
  }

  test('a seat', async () => {
    const event = await addWaiting('Full');
    await app.ask(editTeamEvent, { ...formOf(event), capacity: 400 }, asCoach());
    expect((await reachedBy('You are in: Full')).sort()).toEqual(expected());
  });

  test('an offer of a seat', async () => {
    const event = await addWaiting('Offered');
    await app.context.database.pool.query('update team_events set capacity = 400 where id = $1', [event.id]);
    await app.context.jobs.queueWork(app.context.database.pool, 'events', [
      { ids: { teamId: team.teamId, eventId: event.id }, at: new Date() },
    ]);
    await expect.poll(() => reachedBy('A place is free: Offered'), { timeout: 15_000, interval: 100 }).toHaveLength(expected().length);
    expect((await reachedBy('A place is free: Offered')).sort()).toEqual(expected());
  });
});

describe('tasks reach whom the table says', () => {
  const some = () => cases.filter(({ reach, isRemoved, guardian }) => !isRemoved && (reach === 'account' || guardian === 'mailedAllows'));
  const swapOf = ({ claims }: Task) => claims[0]?.swap?.id;
  let sender = 0;
  /** Each from another network, because together they cause more mails per hour than one network may. */
  const from = (person: keyof People) => ({ headers: people[person].headers, address: `192.0.2.${++sender}` });

  test('one that is given to them', async () => {
    for (const { id, name } of cases.filter(({ isRemoved }) => !isRemoved)) {
      const fields = { team_id: team.teamId, title: `Bring ${name}`, member_id: id };
      expect((await app.ask(addTask, fields, from('coach'))).status).toBe(200);
    }
    expect((await reachedBy('A task for you: Bring ')).sort()).toEqual(expected());
  });

  test('a swap that they are asked for, and that staff refuse', async () => {
    const fields = { team_id: team.teamId, title: 'Oranges', member_id: team.members.player };
    const { body } = await app.ask(addTask, fields, from('coach'));
    const of = { task_id: (body['response'] as Task).id, team_id: team.teamId };
    for (const { id } of some()) {
      const asked = await app.ask(askForSwap, { ...of, member_id: team.members.player, to_member_id: id }, from('player'));
      const swap_id = swapOf(asked.body['response'] as Task);
      await app.context.database.pool.query('update task_swaps set taken_by = $2 where id = $1', [swap_id, id]);
      expect((await app.ask(decideSwap, { ...of, swap_id, is_approved: false }, from('coach'))).status).toBe(200);
    }
    expect((await reachedBy('Pallavi Zeilinger asks for a swap: Oranges')).sort()).toEqual(expected(some()));
    expect((await reachedBy('Not swapped: Oranges')).sort()).toEqual(expected(some()));
  });
});
