import { describe, expect, test } from 'vitest';
import { makeDietPlan } from '../../src/contract/assistant/diet-request.ts';
import { makeMeditationPlan } from '../../src/contract/assistant/meditation.ts';
import { makeWellnessPlan } from '../../src/contract/assistant/wellness.ts';
import { makeWorkoutPlan } from '../../src/contract/assistant/workout.ts';
import type { DietPlan } from '../../src/contract/assistant/diet.ts';
import type { WorkoutPlan } from '../../src/contract/assistant/workout-plan.ts';
import { weekdays } from '../../src/contract/assistant/weekdays.ts';
import { answerEvent } from '../../src/contract/event-answers.ts';
import { cancelTeamEvent } from '../../src/contract/events.ts';
import { enterTournament, withdrawFromTournament } from '../../src/contract/tournaments.ts';
import { make } from '../builders/assistant-plans.ts';
import { noDangers } from '../builders/checklist-answers.ts';
import { addOneEvent, dayFromNow, training } from '../builders/event.ts';
import { appWithTeam } from '../builders/app-with-team.ts';
import { enterTeam, makeTournament } from '../builders/tournament.ts';

const eater = { sex: 'female', age: 30, heightCm: 165, weightKg: 62, activity: 'moderate', goal: 'keep', answers: noDangers('diet') };
const trainee = { goal: 'general', level: 'beginner', days: 3, minutes: 45, age: 30, answers: noDangers('exercise') };
const startsOn = dayFromNow(1);
const weekdayIn = (days: number) => weekdays[(new Date(`${dayFromNow(days)}T00:00Z`).getUTCDay() + 6) % 7] ?? '';

async function open() {
  const given = await appWithTeam();
  const { app, people, teamId } = given;
  const as = (person: 'player' | 'follower') => ({ app, headers: people[person].headers }) as unknown as Parameters<typeof make>[0];
  const cup = async (from: number, to: number) =>
    enterTeam(app, teamId, await makeTournament(app, { from: dayFromNow(from), to: dayFromNow(to) }));
  const loadsOf = async (person: 'player' | 'follower') =>
    (await make<DietPlan>(as(person), makeDietPlan, { ...eater, startsOn })).plan.days.map(({ load }) => load);
  return { ...given, as, cup, loadsOf };
}

describe('the events of somebody’s teams', () => {
  test('change the diet: training, and match days of a game and of every day of a tournament; not for followers', async () => {
    const { app, teamId, people, cup, loadsOf } = await open();
    await addOneEvent(app, teamId, people.owner, training(2));
    await cup(4, 6);
    expect(await loadsOf('player')).toEqual(['rest', 'training', 'rest', 'match', 'match', 'match', 'rest']);
    expect(new Set(await loadsOf('follower'))).not.toContain('match');
  });

  test('count during a tournament, and not if it is a season or the game was declined', async () => {
    const { app, teamId, members, people, cup, loadsOf } = await open();
    await cup(-1, 2);
    await cup(-30, 60);
    const game = await addOneEvent(app, teamId, people.owner, training(5, { kind: 'game', opponent: 'Rovers' }));
    const no = { team_id: teamId, event_id: game.id, member_id: members.player, answer: 'no' };
    expect((await app.ask(answerEvent, no, { headers: people.player.headers })).status).toBe(200);
    expect(await loadsOf('player')).toEqual(['match', 'match', 'rest', 'rest', 'rest', 'rest', 'rest']);
  });

  test('count on the day that they have on the clock of their place, and not once they are called off', async () => {
    const { app, teamId, people, loadsOf } = await open();
    const game = (days: number, clock: string, time_zone: string) => {
      const starts_local = `${dayFromNow(days)}T${clock}:00`;
      const fields = { kind: 'game', opponent: 'Rovers', time_zone, starts_local, ends_local: `${dayFromNow(days)}T${clock}:45` };
      return addOneEvent(app, teamId, people.owner, training(days, fields));
    };
    // In London it is still the day before, and then already the day after.
    await game(1, '01', 'Asia/Kolkata');
    await game(4, '02', 'Asia/Kolkata');
    await game(6, '23', 'America/New_York');
    const off = await game(3, '18', 'Asia/Kolkata');
    const cancelled = { team_id: teamId, event_id: off.id, version: off.version, scope: 'one' };
    expect((await app.ask(cancelTeamEvent, cancelled, { headers: people.owner.headers })).status).toBe(200);
    expect(await loadsOf('player')).toEqual(['match', 'rest', 'rest', 'match', 'rest', 'match', 'rest']);
  });

  test('of a tournament that the team has left count no more', async () => {
    const { app, teamId, people, loadsOf } = await open();
    const tournament = await makeTournament(app, { from: dayFromNow(4), to: dayFromNow(5) });
    const { headers } = people.owner;
    for (const call of [enterTournament, withdrawFromTournament])
      expect((await app.ask(call, { team_id: teamId, tournament_id: tournament }, { headers })).status).toBe(200);
    expect(await loadsOf('player')).not.toContain('match');
  });

  test('of a tournament are kept free of sessions, and known to meditation and wellness plans', async () => {
    const { as, cup } = await open();
    await cup(4, 5);
    const { plan } = await make<WorkoutPlan>(as('player'), makeWorkoutPlan, { ...trainee, days: 5, startsOn });
    const played = [weekdayIn(4), weekdayIn(5)];
    const sessions = plan.weeks.flatMap((week) => week.sessions);
    expect(sessions.filter(({ weekday }) => played.includes(weekday))).toEqual([]);
    expect(plan.otherDays.map(({ weekday }) => weekday)).toEqual(expect.arrayContaining(played));
    const { request } = await make(as('player'), makeMeditationPlan, { goal: 'focus', minutes: 5, days: 3, weeks: 1, startsOn });
    expect(request).toMatchObject({ wishes: { matchDays: expect.arrayContaining(played) as unknown } });
    const card = { warningSigns: [], whatHelps: [], people: [] };
    const mind = { focus: ['sleep'], minutesPerDay: 15, matchInDays: null, card, answers: noDangers('mental'), startsOn };
    expect((await make(as('player'), makeWellnessPlan, mind)).request).toMatchObject({ wishes: { matchInDays: 3 } });
  });

  test('of a long tournament do not block every week: a repeated game is still kept free', async () => {
    const { app, teamId, people, as, cup } = await open();
    await cup(1, 7);
    for (const days of [10, 17]) await addOneEvent(app, teamId, people.owner, training(days, { kind: 'game', opponent: 'Rovers' }));
    const { plan, request } = await make<WorkoutPlan>(as('player'), makeWorkoutPlan, { ...trainee, startsOn });
    expect(request).toMatchObject({ wishes: { matchDays: [weekdayIn(10)] } });
    expect(plan.weeks.flatMap((week) => week.sessions)).toHaveLength(12);
  });
});
