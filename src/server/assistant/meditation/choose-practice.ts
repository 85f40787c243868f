import { weekdays } from '../../../contract/assistant/weekdays.ts';
import type { Weekday } from '../../../contract/assistant/weekdays.ts';
import type { MeditationRequest } from '../../../contract/assistant/meditation.ts';
import type { DraftMeditation, MeditationDraft } from '../../../contract/assistant/meditation-plan.ts';
import type { Chance } from '../part/index.ts';
import { allowedTechniques, postureFor, sittingMinutes } from './may-practise.ts';
import type { Technique } from './techniques.ts';

/** The days of the sessions, spread over the week's free days. */
export function practiceDays({ days, freeDays }: Pick<MeditationRequest, 'days' | 'freeDays'>): Weekday[] {
  const free = weekdays.filter((day) => freeDays.length === 0 || freeDays.includes(day));
  const count = Math.min(days, free.length);
  return Array.from({ length: count }, (_one, at) => free[Math.floor((at * free.length) / count)]).filter((day) => day !== undefined);
}

type Week = {
  request: MeditationRequest;
  allowed: readonly Technique[];
  times: Map<string, number>;
  recent: string[];
  last: Set<string>;
  chance: Chance;
};

/** Chooses a technique for each day: by the goal, not the same twice in a row, and mental rehearsal on the day before a match. */
export function choosePractice(request: MeditationRequest, chance: Chance, avoids: readonly string[] = []): MeditationDraft {
  const allowed = allowedTechniques(request, avoids);
  const week: Week = { request, allowed, times: new Map(), recent: [], last: new Set(), chance };
  const sessions: DraftMeditation[] = [];
  for (let number = 1; number <= request.weeks; number++) {
    for (const weekday of practiceDays(request)) sessions.push({ week: number, weekday, parts: partsFor(weekday, week) });
  }
  return { sessions, avoids: [...avoids] };
}

const isEve = (day: Weekday, { matchDays }: MeditationRequest) => matchDays.includes(weekdays[(weekdays.indexOf(day) + 1) % 7] ?? 'monday');

function partsFor(day: Weekday, week: Week): DraftMeditation['parts'] {
  const { request, allowed, times, recent, chance } = week;
  let left = sittingMinutes(request) * 0.78;
  const scored = allowed
    .map((technique) => ({ technique, score: scoreOf(technique, day, week) + chance.part() * 2.2 }))
    .sort((one, other) => other.score - one.score)
    .map(({ technique }) => technique);
  const main = scored[0];
  if (!main) return [];
  const posture = postureFor(main, request);
  const others = scored.slice(1).filter((one) => postureFor(one, request) === posture || request.posture !== 'any');
  const parts: DraftMeditation['parts'] = [];
  // Starts with a few paced breaths if there is time, or if a way of breathing was asked for.
  const lead = leadFor(main, others, request);
  if (lead) {
    const minutes = Math.min(lead.most, Math.max(1, left * 0.25));
    parts.push({ technique: lead.id, minutes });
    left -= minutes;
  }
  for (const technique of [main, ...others.filter(({ id }) => id !== lead?.id)]) {
    if (left < 1 || parts.length > 3) break;
    const minutes = Math.min(technique.most, left);
    parts.push({ technique: technique.id, minutes: Math.round(minutes * 10) / 10 });
    left -= minutes;
  }
  week.last = new Set(parts.map(({ technique }) => technique));
  for (const { technique } of parts) times.set(technique, (times.get(technique) ?? 0) + 1);
  recent.unshift(main.id);
  recent.length = Math.min(recent.length, 3);
  return parts;
}

function leadFor(main: Technique, others: readonly Technique[], request: MeditationRequest): Technique | undefined {
  const chosen = request.breath === 'auto' || request.breath === 'natural' ? null : request.breath;
  if (chosen && main.breath !== chosen) return others.find(({ breath }) => breath === chosen);
  if (main.breath !== null || request.minutes < 12) return undefined;
  return others.find(({ breath }) => breath !== null);
}

function scoreOf({ id, goals, breath }: Technique, day: Weekday, { request, times, recent, last }: Week): number {
  const goal = goals[request.goal] ?? 0;
  const eve = isEve(day, request) && id === 'pitch-visualisation' ? 6 : 0;
  // A plan begins with the breathing that was asked for, and comes back to it.
  const chosen = breath !== null && breath === request.breath ? (recent.length === 0 ? 10 : 1.5) : 0;
  const otherBreath = breath !== null && request.breath !== 'auto' && breath !== request.breath ? -2 : 0;
  const again = recent[0] === id ? -6 : recent.includes(id) ? -2.5 : 0;
  const justNow = last.has(id) ? -3 : 0;
  return goal + eve + chosen + otherBreath + again + justNow - (times.get(id) ?? 0) * 0.55;
}
