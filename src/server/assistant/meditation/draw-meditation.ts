import type { DraftMeditation, MeditationDraft, MeditationPlan, MeditationSession } from '../../../contract/assistant/meditation-plan.ts';
import type { MeditationRequest } from '../../../contract/assistant/meditation.ts';
import { seededChance } from '../part/index.ts';
import { needsOpenEyes, postureFor, sittingMinutes } from './may-practise.ts';
import { meditationReferences } from './references.ts';
import { knownTechnique } from './techniques.ts';
import { meditationTexts } from './texts.ts';
import type { MeditationTexts } from './texts.ts';
import { closingSeconds, openingSeconds, writeCues } from './write-cues.ts';
import type { TimedPart } from './write-cues.ts';

/** The whole plan of a checked draft: names, times, cues, cautions and sources. */
export function drawMeditation(
  draft: MeditationDraft,
  request: MeditationRequest,
  { seed, version }: { seed: number; version: number },
): MeditationPlan {
  const texts = meditationTexts(request.language);
  const drawn = draft.sessions.map((session, at) => ({
    week: session.week,
    session: drawSession(session, request, texts, seed + at * 101),
  }));
  const used = [...new Set(draft.sessions.flatMap(({ parts }) => parts.map(({ technique }) => technique)))];
  const minutes = sittingMinutes(request);
  const days = drawn.filter(({ week }) => week === 1).length;
  return {
    kind: 'meditation',
    version,
    language: request.language,
    title: texts.title(texts.goals[request.goal], minutes),
    summary: texts.summary(request.weeks, days, minutes, used.length),
    ...(request.asked?.at ? { startsAt: request.asked.at } : {}),
    weeks: Array.from({ length: request.weeks }, (_one, at) => ({
      number: at + 1,
      name: texts.weekNames[at] ?? '',
      focus: texts.weekFocus[at] ?? '',
      sessions: drawn.filter(({ week }) => week === at + 1).map(({ session }) => session),
    })),
    techniques: used
      .map(knownTechnique)
      .map(({ id, name, about }) => ({ id, name: name[request.language], about: about[request.language] })),
    avoids: [...(draft.avoids ?? [])],
    cautions: [
      ...request.conditions.map((condition) => texts.conditions[condition]),
      ...(minutes < request.minutes ? [texts.shortened(minutes)] : []),
      texts.always,
    ],
    notes: [texts.howOften, texts.wandering, ...(request.goal === 'sleep' ? [texts.sleepNote] : [])],
    references: meditationReferences(request, used),
  };
}

function drawSession(
  { week, weekday, parts }: DraftMeditation,
  request: MeditationRequest,
  texts: MeditationTexts,
  seed: number,
): MeditationSession {
  const total = sittingMinutes(request) * 60;
  const timed = timedParts(parts, total);
  const main = knownTechnique([...parts].sort((one, other) => other.minutes - one.minutes)[0]?.technique ?? '');
  const posture = postureFor(main, request) ?? 'sitting';
  const isWalk = posture === 'walking';
  return {
    key: `w${week}-${weekday}`,
    weekday,
    day: texts.weekdays[weekday],
    name: main.name[request.language],
    why: texts.why[request.goal],
    posture: { id: posture, name: texts.postures[posture] },
    eyes: needsOpenEyes(request) || isWalk ? 'open' : 'closed',
    hasSound: request.sound,
    seconds: total,
    minutes: total / 60,
    parts: timed.map((part) => ({ ...part, name: knownTechnique(part.technique).name[request.language] })),
    cues: writeCues({ week, request, parts: timed, posture, isWalk, total, chance: seededChance(seed) }),
  };
}

/** The parts between opening and close, timed by their shares. */
function timedParts(parts: DraftMeditation['parts'], total: number): TimedPart[] {
  const start = openingSeconds(total);
  const length = total - start - closingSeconds(total);
  const all = parts.reduce((sum, { minutes }) => sum + minutes, 0);
  let done = 0;
  return parts.map(({ technique, minutes }) => {
    const startSeconds = Math.round(start + (length * done) / all);
    done += minutes;
    return { technique, startSeconds, endSeconds: Math.round(start + (length * done) / all) };
  });
}
