import { breathChoices, experiences, meditationConditions, meditationGoals, postures } from '../../src/contract/assistant/meditation.ts';
import type { MeditationRequest } from '../../src/contract/assistant/meditation.ts';
import { weekdays } from '../../src/contract/assistant/weekdays.ts';
import { planMeditation } from '../../src/server/assistant/meditation/plan-meditation.ts';
import { verifyMeditation } from '../../src/server/assistant/meditation/verify-meditation.ts';
import { seededChance } from '../../src/server/assistant/part/seeded-chance.ts';
import type { Figure } from '../report.ts';
import { atMost, percentile, plain, report } from '../report.ts';

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>) => Object.keys(record) as K[];

/**
 * 1,000 meditation plans: held breath and closed eyes by an independent reading of the words, exact times, and how similar two sessions
 * are.
 */
export function benchMeditations(count = 1_000): Figure[] {
  const times: number[] = [];
  const alike: number[] = [];
  let broken = 0;
  let harmful = 0;
  for (const [at, request] of meditationRequests(count).entries()) {
    const startedAt = performance.now();
    const plan = planMeditation(request, { seed: at });
    times.push(performance.now() - startedAt);
    if (verifyMeditation(plan, request).length > 0) broken++;
    const sessions = plan.weeks.flatMap((week) => week.sessions);
    const careful = request.conditions.some((one) => one !== 'psychosis') || request.noBreathHolding;
    for (const { cues } of sessions) {
      if (careful && cues.some(({ breathe }) => breathe && breathe.holdSeconds + breathe.holdOutSeconds > 0)) harmful++;
      const isFragile = request.conditions.some((one) => one === 'trauma' || one === 'psychosis');
      if (isFragile && cues.some(({ say }) => /eyes (may |to )?close|close (the|your) eyes|आँखें (अब )?बंद/i.test(say))) harmful++;
    }
    for (const [index, { cues }] of sessions.entries()) {
      const before = new Set((sessions[index - 1]?.cues ?? []).map(({ say }) => say));
      if (index > 0) alike.push(cues.filter(({ say }) => before.has(say)).length / cues.length);
    }
  }
  return [
    atMost('held breath or closed eyes where they could harm', harmful, 'sessions', 0),
    atMost('plans that break a check of ours', broken, 'plans', 0),
    atMost('a plan, p95', percentile(times, 0.95), 'ms', 150),
    plain('cues shared with the session before, median', percentile(alike, 0.5) * 100, '%'),
    plain('cues shared with the session before, p95', percentile(alike, 0.95) * 100, '%'),
  ];
}

function meditationRequests(count: number): MeditationRequest[] {
  const chance = seededChance(20_260_402);
  const pick = <T>(list: readonly T[]): T => chance.pick(list) as T;
  const below = (most: number) => Math.floor(chance.part() * most);
  return Array.from({ length: count }, (_one, at) => ({
    language: at % 3 === 0 ? 'hindi' : 'english',
    goal: pick(keysOf(meditationGoals)),
    minutes: 3 + below(43),
    days: 1 + below(7),
    weeks: 1 + below(4),
    experience: pick(keysOf(experiences)),
    posture: pick(keysOf(postures)),
    sound: chance.part() < 0.5,
    conditions: chance.part() < 0.4 ? chance.shuffled(keysOf(meditationConditions)).slice(0, 1 + below(3)) : [],
    breath: pick(keysOf(breathChoices)),
    noBreathHolding: chance.part() < 0.3,
    matchDays: chance.part() < 0.3 ? chance.shuffled(weekdays).slice(0, 2) : [],
    freeDays: [],
  }));
}

if (import.meta.main) report('assistant meditation', benchMeditations(Number(process.argv[2] ?? 1_000)));
