import { expect, test } from 'vitest';
import { answerEvent, type Clash } from '../../src/contract/event-answers.ts';
import type { TeamEvent } from '../../src/contract/event-shapes.ts';
import { addOneEvent, training } from '../builders/event.ts';
import { appWithTeam } from '../builders/app-with-team.ts';

test('parallel answers each get their own result, and a refused one does not affect the others', async () => {
  const { app, people, teamId, members, rivals, addMember } = await appWithTeam();
  const open = await addOneEvent(app, teamId, people.coach, training(7, { title: 'Nets' }));
  const seated = await addOneEvent(app, teamId, people.coach, training(9, { capacity: 1 }));
  const theirs = await addOneEvent(app, rivals.teamId, people.rival, training(7, { title: 'Drill' }));
  const elsewhere = await rivals.addMember({ userId: people.player.user.id });
  const crowd = await Promise.all(Array.from({ length: 12 }, (_, at) => addMember({ firstName: `N${at}` })));
  const answer = (who: keyof typeof people, event: TeamEvent, member: string, given: string, more: Record<string, unknown> = {}) =>
    app.ask(
      answerEvent,
      { event_id: event.id, team_id: event.team_id, member_id: member, answer: given, ...more },
      { headers: people[who].headers },
    );

  const at = (minutesAgo: number) => ({ at: new Date(Date.now() - minutesAgo * 60_000).toISOString() });
  await answer('player', open, members.player, 'yes', at(60));
  const [mine, ward, drill, stranger, foreign, gone, first, second, later, earlier, ...others] = await Promise.all([
    answer('player', open, members.player, 'maybe', { note: 'Late' }),
    answer('guardian', open, members.ward, 'no'),
    answer('player', theirs, elsewhere, 'yes'),
    answer('rival', open, members.player, 'no'),
    answer('player', open, members.ward, 'no'),
    answer('coach', { ...open, id: seated.series_id ?? crowd[0] ?? '' }, members.player, 'yes'),
    answer('coach', seated, members.player, 'yes'),
    answer('coach', seated, members.ward, 'yes'),
    answer('coach', open, members.coach, 'no', at(10)),
    answer('coach', open, members.coach.toUpperCase(), 'yes', at(20)),
    ...crowd.map((member) => answer('coach', open, member, 'yes')),
  ]);

  const mineOf = ({ body }: typeof mine) => (body['response'] as TeamEvent).mine;
  expect(mineOf(mine)).toMatchObject([{ member_id: members.player, answer: 'maybe', note: 'Late' }]);
  expect(mineOf(ward)).toMatchObject([{ member_id: members.ward, answer: 'no' }]);
  expect(mineOf(drill)).toMatchObject([{ member_id: elsewhere, answer: 'yes' }]);
  expect((drill.body['clashes'] as Clash[]).map(({ title }) => title)).toEqual(['Nets']);
  expect(stranger).toMatchObject({ status: 404, body: { error: 'noSuchTeam' } });
  expect(foreign).toMatchObject({ status: 403, body: { error: 'notYours' } });
  expect(gone).toMatchObject({ status: 404, body: { error: 'noSuchEvent' } });
  expect([first, second].map(({ status }) => status)).toEqual([200, 200]);
  expect([later, earlier].map(({ status }) => status)).toEqual([200, 200]);
  expect(others.map(({ status }) => status)).toEqual(crowd.map(() => 200));

  const { rows } = await app.context.database.pool.query<{ memberId: string; answer: string }>(
    'select member_id as "memberId", answer from event_answers where event_id = $1',
    [open.id],
  );
  const kept = new Map(rows.map((row) => [row.memberId, row.answer]));
  expect(crowd.map((member) => kept.get(member))).toEqual(crowd.map(() => 'yes'));
  expect([members.player, members.ward, members.coach].map((member) => kept.get(member))).toEqual(['maybe', 'no', 'no']);
});
