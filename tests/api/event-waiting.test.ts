import { describe, expect, test, vi } from 'vitest';
import { answerByLink, answerEvent, checkEventAvailability } from '../../src/contract/event-answers.ts';
import { editTeamEvent, getTeamEvent, getUserEvents, listTeamEvents } from '../../src/contract/events.ts';
import { getSeasonGrid } from '../../src/contract/season-grid.ts';
import type { TeamEvent } from '../../src/contract/event-shapes.ts';
import type { EventPlayer } from '../../src/contract/event-answers.ts';
import { deletePlayer, leaveTeam } from '../../src/contract/team-members.ts';
import { momentInWords } from '../../src/server/events/describe-event.ts';
import { addOneEvent, training } from '../builders/event.ts';
import { settledMails } from '../builders/event-mails.ts';
import { appWithTeam } from '../builders/app-with-team.ts';

const open = async () => appWithTeam();
type Opened = Awaited<ReturnType<typeof open>>;

const giveAnswer = ({ app, people, teamId }: Opened, { id }: TeamEvent, member: string, answer: string) =>
  app.ask(answerEvent, { event_id: id, team_id: teamId, member_id: member, answer }, { headers: people.coach.headers });
const seatsAt = async ({ app, people, teamId }: Opened, { id }: TeamEvent) => {
  const { body } = await app.ask(checkEventAvailability, { event_id: id, team_id: teamId }, { headers: people.coach.headers });
  return Object.fromEntries(
    (body['players'] as EventPlayer[]).map(({ member_id, seat, place_in_line }) => [member_id, seat ?? place_in_line]),
  );
};
/** Simulates that the time of the queued event jobs has come. */
const letTimeCome = ({ app }: Opened, kind = 'events') =>
  app.context.database.pool.query(`update jobs.job set start_after = now() where name = $1 and state = 'created'`, [kind]);
const tokenIn = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? '';

/** One seat, taken by the player; the ward and Nila, who has an address, are on the waiting list in this order. */
async function fullEvent() {
  const opened = await open();
  const { app, people, teamId, members, addMember } = opened;
  const nila = await addMember({ firstName: 'Nila', email: 'nila@elevate.example' });
  const event = await addOneEvent(app, teamId, people.coach, training(7, { capacity: 1 }));
  for (const member of [members.player, members.ward, nila]) await giveAnswer(opened, event, member, 'yes');
  return { opened, event, nila, ward: members.ward, player: members.player };
}

describe('a full event', () => {
  test('offers a released seat to the first on the waiting list, by mail, and a yes takes it', async () => {
    const { opened, event, nila, ward, player } = await fullEvent();
    expect(await seatsAt(opened, event)).toEqual({ [player]: 'seated', [ward]: 'waiting', [nila]: 'waiting' });
    await giveAnswer(opened, event, player, 'no');
    expect(await seatsAt(opened, event)).toMatchObject({ [player]: null, [ward]: 'offered', [nila]: 'waiting' });
    const { body: seen } = await opened.app.ask(
      getTeamEvent,
      { team_id: event.team_id, event_id: event.id },
      { headers: opened.people.guardian.headers },
    );
    const [mine] = (seen['response'] as TeamEvent).mine;
    expect(mine?.seat).toBe('offered');
    expect(mine?.offered_until).toBe(new Date(mine?.offered_until ?? '').toISOString());
    const [offer, ...others] = await settledMails(opened.app, 'A place is free');
    expect([offer?.to, others]).toEqual(['guardian@elevate.example', []]);
    const until = momentInWords(new Date(mine?.offered_until ?? ''), event.time_zone);
    expect(offer?.text.replace(/\s+/g, ' ')).toContain(`it is kept for Wanda until ${until} (`);
    const token = tokenIn(offer?.text);
    const { body } = await opened.app.ask(answerByLink, { token, answer: 'yes' });
    expect(body).toMatchObject({ response: { name: 'Wanda', seat: 'seated' } });
    expect(await seatsAt(opened, event)).toMatchObject({ [ward]: 'seated', [nila]: 'waiting' });
  });

  test('gives the seat of a member who left to the first on the list; of a removed one when that cannot be undone any more', async () => {
    const { opened, event, nila, ward, player } = await fullEvent();
    const { app, people, teamId } = opened;
    await app.ask(leaveTeam, { team_id: teamId }, { headers: people.player.headers });
    const soon = { timeout: 8_000, interval: 50 };
    await vi.waitFor(async () => expect(await seatsAt(opened, event)).toMatchObject({ [ward]: 'offered', [nila]: 'waiting' }), soon);
    expect(await seatsAt(opened, event)).not.toHaveProperty(player);
    await app.ask(deletePlayer, { team_id: teamId, member_id: ward }, { headers: people.owner.headers });
    expect(await seatsAt(opened, event)).toMatchObject({ [nila]: 'waiting' });
    await letTimeCome(opened, 'member-left');
    await vi.waitFor(async () => expect(await seatsAt(opened, event)).toMatchObject({ [nila]: 'offered' }), soon);
  });

  test('passes an expired offer on by itself', async () => {
    const { opened, event, nila, ward, player } = await fullEvent();
    await giveAnswer(opened, event, player, 'no');
    await opened.app.context.database.pool.query(`update event_answers set offered_until = now() where seat = 'offered'`);
    await letTimeCome(opened);
    await vi.waitFor(async () => expect(await seatsAt(opened, event)).toMatchObject({ [ward]: 'lapsed', [nila]: 'offered' }), {
      timeout: 8_000,
      interval: 50,
    });
    expect((await settledMails(opened.app, 'A place is free')).map(({ to }) => to).sort()).toEqual([
      'guardian@elevate.example',
      'nila@elevate.example',
    ]);
    await giveAnswer(opened, event, nila, 'no');
    expect(await seatsAt(opened, event)).toMatchObject({ [ward]: 'lapsed', [nila]: null });
    await giveAnswer(opened, event, ward, 'yes');
    expect(await seatsAt(opened, event)).toMatchObject({ [ward]: 'seated' });
  });

  test('has the same counts in every list, on its page and in the grid, for all who read them at once', async () => {
    const { opened, event, player } = await fullEvent();
    const { app, people, teamId, members, addMember } = opened;
    await giveAnswer(opened, event, player, 'no');
    for (const [name, answer] of Object.entries({ Mira: 'maybe', Omar: 'no', Pia: '' })) {
      const member = await addMember({ firstName: name });
      if (answer) await giveAnswer(opened, event, member, answer);
    }
    const other = await addOneEvent(app, teamId, people.coach, training(8));
    await giveAnswer(opened, other, members.coach, 'yes');

    const lists = (['coach', 'player', 'guardian', 'follower'] as const).flatMap((person) => [
      app.ask(listTeamEvents, { team_id: teamId }, { headers: people[person].headers }),
      app.ask(getUserEvents, {}, { headers: people[person].headers }),
    ]);
    for (const { body } of await Promise.all(lists)) {
      const counts = (body['response'] as TeamEvent[]).map((one) => [one.id, one.counts]);
      expect(counts).toEqual([
        [event.id, { yes: 0, maybe: 1, no: 2, waiting: 2, none: 1 }],
        [other.id, { yes: 1, maybe: 0, no: 0, waiting: 0, none: 6 }],
      ]);
    }
    const page = await app.ask(getTeamEvent, { team_id: teamId, event_id: event.id }, { headers: people.player.headers });
    const grid = await app.ask(getSeasonGrid, { team_id: teamId }, { headers: people.coach.headers });
    expect((page.body['response'] as TeamEvent).counts).toEqual({ yes: 0, maybe: 1, no: 2, waiting: 2, none: 1 });
    expect((grid.body['response'] as { events: { counts: unknown }[] }).events[0]?.counts).toEqual(
      (page.body['response'] as TeamEvent).counts,
    );
  });

  test('counts an offered seat as taken, and takes offers back where the number of seats ends', async () => {
    const { opened, event, ward, player } = await fullEvent();
    const { app, members, people } = opened;
    const ids = { team_id: event.team_id, event_id: event.id };
    const edit = (version: number, capacity: number | null) =>
      app.ask(editTeamEvent, { ...ids, version, ...training(7), capacity, tell: false }, { headers: people.coach.headers });
    await giveAnswer(opened, event, player, 'no');
    await giveAnswer(opened, event, members.coach, 'yes');
    expect((await edit(1, 3)).status).toBe(200);
    await giveAnswer(opened, event, player, 'yes');
    expect(await seatsAt(opened, event)).toMatchObject({ [ward]: 'offered' });
    expect(await edit(2, 2)).toMatchObject({ status: 409, body: { fields: { capacity: '3 places are taken already.' } } });
    expect((await edit(2, null)).status).toBe(200);
    const { body } = await app.ask(getTeamEvent, ids, { headers: people.guardian.headers });
    expect((body['response'] as TeamEvent).mine).toMatchObject([{ answer: 'yes', seat: null, place_in_line: null, offered_until: null }]);
  });

  test('seats waiting players when it gets more seats, and takes no seat away', async () => {
    const { opened, event, nila, ward, player } = await fullEvent();
    const edit = async (version: number, capacity: number | null) =>
      opened.app.ask(
        editTeamEvent,
        { team_id: opened.teamId, event_id: event.id, version, ...training(7), capacity, tell: false },
        { headers: opened.people.coach.headers },
      );
    expect((await edit(1, 2)).status).toBe(200);
    expect(await seatsAt(opened, event)).toEqual({ [player]: 'seated', [ward]: 'seated', [nila]: 'waiting' });
    expect((await settledMails(opened.app, 'You are in')).map(({ to }) => to)).toEqual(['guardian@elevate.example']);
    expect(await edit(2, 1)).toMatchObject({
      status: 409,
      body: { error: 'seatsTaken', fields: { capacity: '2 places are taken already.' } },
    });
    expect((await edit(2, null)).status).toBe(200);
    expect(await seatsAt(opened, event)).toEqual({ [player]: null, [ward]: null, [nila]: null });
    expect(await edit(3, 2)).toMatchObject({ status: 409, body: { error: 'seatsTaken' } });
    expect((await edit(3, 3)).status).toBe(200);
    expect(await seatsAt(opened, event)).toEqual({ [player]: 'seated', [ward]: 'seated', [nila]: 'seated' });
  });
});
