import { expect, test } from 'vitest';
import { addAbsence, listAbsences } from '../../src/contract/absences.ts';
import { answerEvent } from '../../src/contract/event-answers.ts';
import { addOneEvent, dayFromNow } from '../builders/event.ts';
import { appWithTeam } from '../builders/app-with-team.ts';
import { teamPeople, type TeamPerson } from '../builders/team.ts';

test('everybody answers for themselves and their children, staff for all, and nobody else for anybody', async () => {
  const { app, people, teamId, members, addMember } = await appWithTeam();
  const event = await addOneEvent(app, teamId, people.owner);
  const nobody = await addMember({ firstName: 'Nobody' });
  const giveAnswer = async (person: TeamPerson | undefined, member_id: string) =>
    (
      await app.ask(
        answerEvent,
        { event_id: event.id, team_id: teamId, member_id, answer: 'yes' },
        person && { headers: people[person].headers },
      )
    ).status;
  const staff = new Set<TeamPerson>(['owner', 'manager', 'coach']);
  const outside = new Set<TeamPerson>(['stranger', 'rival']);
  for (const person of teamPeople) {
    const refused = outside.has(person) ? 404 : 403;
    expect([person, await giveAnswer(person, nobody)]).toEqual([person, staff.has(person) ? 200 : refused]);
    expect([person, await giveAnswer(person, members.player)]).toEqual([person, staff.has(person) || person === 'player' ? 200 : refused]);
    expect([person, await giveAnswer(person, members.ward)]).toEqual([person, staff.has(person) || person === 'guardian' ? 200 : refused]);
  }
  expect(await giveAnswer(undefined, nobody)).toBe(401);
});

test('absences are private', async () => {
  const { app, people } = await appWithTeam();
  const days = { from_day: dayFromNow(1), to_day: dayFromNow(2) };
  expect((await app.ask(addAbsence, days)).status).toBe(401);
  await app.ask(addAbsence, days, { headers: people.player.headers });
  expect((await app.ask(listAbsences, {}, { headers: people.coach.headers })).body['response']).toEqual([]);
  expect((await app.ask(listAbsences, {}, { headers: people.player.headers })).body['response']).toHaveLength(1);
});
