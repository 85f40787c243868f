import { weekdays } from '../../../contract/assistant/weekdays.ts';
import type { Weekday } from '../../../contract/assistant/weekdays.ts';
import type { MeditationRequest } from '../../../contract/assistant/meditation.ts';
import type { DraftMeditation, MeditationDraft } from '../../../contract/assistant/meditation-plan.ts';
import { dayAfter, type Chance } from '../part/index.ts';
import { allowedTechniques, postureFor, sittingMinutes } from './may-practise.ts';
import { techniquesNamed } from './practice-names.ts';
import type { Technique } from './techniques.ts';

const isEve = (day: Weekday, { matchDays }: Pick<MeditationRequest, 'matchDays'>) =>
  matchDays.includes(dayAfter(day)) && !matchDays.includes(day);

const spreadOver = (days: readonly Weekday[], count: number): Weekday[] =>
  Array.from(
    { length: Math.min(count, days.length) },
    (_one, at) => days[Math.floor((at * days.length) / Math.min(count, days.length))],
  ).filter((day) => day !== undefined);

/** The days of the sessions: the days before matches, and the others spread over the week's free days; match days only where no other is left. */
export function practiceDays({
  days,
  freeDays,
  matchDays,
  asked,
}: Pick<MeditationRequest, 'days' | 'freeDays' | 'matchDays' | 'asked'>): Weekday[] {
  const free = weekdays.filter((day) => freeDays.length === 0 || freeDays.includes(day));
  const named = new Set(asked?.wanted.flatMap((one) => one.days));
  const sure = free.filter((day) => isEve(day, { matchDays }) || named.has(day)).slice(0, days);
  const quiet = free.filter((day) => !sure.includes(day) && !matchDays.includes(day));
  const others = spreadOver(quiet, days - sure.length);
  const onMatches = free.filter((day) => !sure.includes(day) && matchDays.includes(day));
  const chosen = new Set([...sure, ...others, ...spreadOver(onMatches, days - sure.length - others.length)]);
  return weekdays.filter((day) => chosen.has(day));
}

/** What belongs on certain days: rehearsal on the day before a match, and practices that were asked for, as often as they were. */
function fixedPractices(days: readonly Weekday[], request: MeditationRequest, allowed: readonly Technique[]): Map<Weekday, Technique> {
  const fixed = new Map<Weekday, Technique>();
  const rehearsal = allowed.find(({ id }) => id === 'pitch-visualisation');
  for (const day of days) if (rehearsal && isEve(day, request)) fixed.set(day, rehearsal);
  const wanted = (request.asked?.wanted ?? []).flatMap((one) => {
    const technique = techniquesNamed(one.practice).flatMap((id) => allowed.find((each) => each.id === id) ?? [])[0];
    return technique ? [{ ...one, technique }] : [];
  });
  for (const { technique, days: named } of wanted) for (const day of days) if (named.includes(day)) fixed.set(day, technique);
  for (const { technique, times, days: named } of wanted) {
    if (named.length > 0) continue;
    const there = days.filter((day) => fixed.get(day) === technique).length;
    const open = days.filter((day) => !fixed.has(day));
    for (const day of spreadOver(open, (times ?? 1) - there)) fixed.set(day, technique);
  }
  return fixed;
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
  const days = practiceDays(request);
  const fixed = fixedPractices(days, request, allowed);
  for (let number = 1; number <= request.weeks; number++) {
    for (const weekday of days) sessions.push({ week: number, weekday, parts: partsFor(week, fixed.get(weekday)) });
  }
  return { sessions, avoids: [...avoids] };
}

function partsFor(week: Week, fixed: Technique | undefined): DraftMeditation['parts'] {
  const { request, allowed, times, recent, chance } = week;
  let left = sittingMinutes(request) * 0.78;
  const scored = allowed
    .map((technique) => ({ technique, score: scoreOf(technique, week) + chance.part() * 2.2 }))
    .sort((one, other) => other.score - one.score)
    .map(({ technique }) => technique);
  const main = fixed ?? scored[0];
  if (!main) return [];
  const posture = postureFor(main, request);
  const others = scored.filter((one) => one !== main).filter((one) => postureFor(one, request) === posture || request.posture !== 'any');
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

function scoreOf({ id, goals, breath }: Technique, { request, times, recent, last }: Week): number {
  const goal = goals[request.goal] ?? 0;
  // A plan begins with the breathing that was asked for, and comes back to it.
  const chosen = breath !== null && breath === request.breath ? (recent.length === 0 ? 10 : 1.5) : 0;
  const otherBreath = breath !== null && request.breath !== 'auto' && breath !== request.breath ? -2 : 0;
  const again = recent[0] === id ? -6 : recent.includes(id) ? -2.5 : 0;
  const justNow = last.has(id) ? -3 : 0;
  return goal + chosen + otherBreath + again + justNow - (times.get(id) ?? 0) * 0.55;
}
