import { planWorkout } from '../../src/server/assistant/workout/plan-workout.ts';
import { verifyWorkout } from '../../src/server/assistant/workout/verify-workout.ts';
import type { WorkoutPlan } from '../../src/contract/assistant/workout-plan.ts';
import type { Figure } from '../report.ts';
import { atLeast, atMost, percentile, plain, report } from '../report.ts';
import { endsEarly, growthOf, lacksOf, minutesOff, wordBreaches } from './workout-by-name.ts';
import { workoutRequests } from './workout-requests.ts';

/** 1,000 workouts, each checked by code that reads words and does not know the catalogue's rules. */
export function benchWorkouts(count = 1_000): Figure[] {
  const times: number[] = [];
  const forbidden: string[] = [];
  let sessions = 0;
  let inTime = 0;
  let early = 0;
  let weeks = 0;
  let inRange = 0;
  let mostGrowth = 0;
  let differing = 0;
  let broken = 0;
  const names = new Set<string>();
  for (const [at, request] of workoutRequests(count).entries()) {
    const startedAt = performance.now();
    const plan = planWorkout(request, { seed: at });
    times.push(performance.now() - startedAt);
    if (verifyWorkout(plan, request).length > 0) broken++;
    if (at % 10 === 0 && JSON.stringify(planWorkout(request, { seed: at })) !== JSON.stringify(plan)) differing++;
    forbidden.push(...wordBreaches(plan, request).map((says) => `${at}: ${says}`));
    for (const week of plan.weeks) {
      for (const session of week.sessions) {
        sessions++;
        if (minutesOff(session, week, plan, request) <= 0.1) inTime++;
        if (endsEarly(session, week, request)) early++;
      }
      weeks++;
      if (lacksOf(week, request).length === 0) inRange++;
    }
    mostGrowth = Math.max(mostGrowth, growthOf(plan));
    namesOf(plan).forEach((name) => names.add(name));
  }
  for (const one of forbidden.slice(0, 20)) process.stderr.write(`${one}\n`);
  return [
    atMost('equipment, injury, level and condition breaches by name', forbidden.length, 'items', 0),
    atLeast('sessions within 10 % of the time, or shorter as the plan says', (100 * inTime) / sessions, '%', 98),
    plain('sessions that end earlier than asked, deload aside', (100 * early) / sessions, '%'),
    atLeast('weeks with all sets in range', (100 * inRange) / weeks, '%', 98),
    atMost('most growth from week to week', mostGrowth * 100, '%', 20),
    atMost('plans that break a check of ours', broken, 'plans', 0),
    atMost('same seed, another plan', differing, 'plans', 0),
    atMost('a plan, p95', percentile(times, 0.95), 'ms', 150),
    plain('a plan, p50', percentile(times, 0.5), 'ms'),
    plain('different exercises used', names.size, 'exercises'),
  ];
}

const namesOf = (plan: WorkoutPlan) => plan.exercises.map(({ id }) => id);

if (import.meta.main) report('assistant workout', benchWorkouts(Number(process.argv[2] ?? 1_000)));
