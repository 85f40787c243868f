import type { MeditationRequest, Posture } from '../../../contract/assistant/meditation.ts';
import type { CueKind, MeditationCue } from '../../../contract/assistant/meditation-plan.ts';
import type { Chance } from '../part/index.ts';
import frame from '../../../data/meditation/frame.json' with { type: 'json' };
import { needsOpenEyes } from './may-practise.ts';
import { breathOf, knownTechnique } from './techniques.ts';
import type { Line, Technique } from './techniques.ts';

export type TimedPart = { technique: string; startSeconds: number; endSeconds: number };

/** The longest silence and the shortest distance between two cues, in seconds. */
const spacing = { new: { most: 34, least: 13 }, some: { most: 48, least: 14 }, regular: { most: 75, least: 16 } } as const;

export const openingSeconds = (total: number): number => Math.round(Math.min(75, Math.max(34, total * 0.14)));
export const closingSeconds = (total: number): number => Math.round(Math.min(60, Math.max(24, total * 0.1)));

/** From week to week the words stand further apart, so that somebody sits more and more by themselves; no silence is longer than this. */
const growth = [1, 1.2, 1.5, 1.8] as const;
const mostSilence = 120;
const spacingIn = (experience: MeditationRequest['experience'], week: number) => {
  const { most, least } = spacing[experience];
  return { most: Math.min(mostSilence, Math.round(most * (growth[Math.min(week, growth.length) - 1] ?? 1))), least };
};

type Wish = {
  week: number;
  request: MeditationRequest;
  parts: readonly TimedPart[];
  posture: Posture;
  isWalk: boolean;
  total: number;
  chance: Chance;
};

const settleFor = { sitting: frame.settleSitting, lying: frame.settleLying, walking: frame.settleWalking } as const;

/** The lines that suit any practice; with voices or visions they turn to what is around, and not within. */
const general = ({ conditions }: MeditationRequest): Readonly<Record<'begin' | 'anywhere' | 'silence', readonly Line[]>> =>
  conditions.includes('psychosis') ? { begin: frame.beginOutward, anywhere: frame.anywhereOutward, silence: frame.silenceOutward } : frame;

/**
 * Every cue of a session with its second: settling, each part with its steps and reminders, and a close. The last cue comes before the
 * end.
 */
export function writeCues({ week, request, parts, posture, isWalk, total, chance }: Wish): MeditationCue[] {
  const { language, goal } = request;
  const cues: MeditationCue[] = [];
  const say = (atSeconds: number, line: Line | undefined, kind: CueKind, breathe: MeditationCue['breathe'] = null) => {
    if (line) cues.push({ atSeconds: Math.round(atSeconds), say: line[language], breathe, kind });
  };
  const opening = openingSeconds(total);
  const eyes = needsOpenEyes(request) ? frame.eyesOpen : isWalk ? [] : frame.eyesClosed;
  const settle = posture === 'lying' && request.conditions.includes('pregnancy') ? frame.settlePregnant : settleFor[posture];
  const first = [chance.pick(settle), chance.pick(eyes), ...chance.shuffled(general(request).begin)].filter((line) => line !== undefined);
  const count = Math.min(first.length, Math.floor(opening / 14));
  for (let at = 0; at < count; at++) say((opening * at) / count, first[at], 'settle');
  const used = new Set<string>();
  for (const [at, part] of parts.entries()) {
    const isFirst = at === 0;
    if (!isFirst) say(part.startSeconds, chance.pick(frame.between), 'guide');
    cues.push(...partCues(part, { week, request, chance, used, after: isFirst ? 0 : 10 }));
  }
  const end = total - closingSeconds(total);
  say(end, chance.pick(goal === 'sleep' ? frame.silence.slice(0, 4) : frame.close), 'close');
  say(total - 9, chance.pick(goal === 'sleep' ? frame.lastSleep : frame.last), 'close');
  return cues;
}

type PartWish = { week: number; request: MeditationRequest; chance: Chance; used: Set<string>; after: number };

function partCues(part: TimedPart, { week, request, chance, used, after }: PartWish): MeditationCue[] {
  const technique = knownTechnique(part.technique);
  const { most, least } = spacingIn(request.experience, week);
  const start = part.startSeconds + after;
  const length = part.endSeconds - start;
  // The explanation first, then the steps; reminders only between steps.
  const aboutSeconds = Math.min(15, length / 2);
  const lines = stepsFor(technique, Math.max(1, Math.floor((length - aboutSeconds) / least)));
  const gap = (length - aboutSeconds) / lines.length;
  const fill = fillers(technique, request, chance, used);
  const breathe = breathOf(technique, request.experience);
  const cues: MeditationCue[] = [{ atSeconds: Math.round(start), say: technique.about[request.language], breathe, kind: 'guide' }];
  for (const [at, { line, kind }] of lines.entries()) {
    const from = start + aboutSeconds + gap * at;
    cues.push({ atSeconds: Math.round(from), say: line[request.language], breathe, kind: breathe && at === 0 ? 'breathe' : kind });
    const between = Math.floor(gap / most);
    for (let extra = 1; extra <= between; extra++) {
      const next = fill();
      cues.push({
        atSeconds: Math.round(from + (gap * extra) / (between + 1)),
        say: next.line[request.language],
        breathe,
        kind: next.kind,
      });
    }
  }
  return cues;
}

/** All steps if there is time, otherwise as many as fit, spread over the whole part. */
function stepsFor({ steps }: Technique, room: number): { line: Line; kind: CueKind }[] {
  const count = Math.min(room, steps.length);
  return Array.from({ length: count }, (_one, at) => steps[Math.floor((at * steps.length) / count)])
    .filter((line) => line !== undefined)
    .map((line) => ({ line, kind: 'guide' }));
}

/** The technique's own reminders in random order, then general ones, none twice in a session, with silence every third time. */
function fillers(
  { reminders }: Technique,
  request: MeditationRequest,
  chance: Chance,
  used: Set<string>,
): () => { line: Line; kind: CueKind } {
  const { anywhere, silence } = general(request);
  const waiting = [...chance.shuffled(reminders), ...chance.shuffled(anywhere)];
  const quiet = chance.shuffled(silence);
  let turn = 0;
  return () => {
    turn++;
    const next = turn % 3 === 0 ? -1 : waiting.findIndex(({ english }) => !used.has(english));
    const [line] = next < 0 ? [] : waiting.splice(next, 1);
    if (!line) return { line: quiet[turn % quiet.length] ?? silent, kind: 'silence' };
    used.add(line.english);
    return { line, kind: 'notice' };
  };
}

const silent: Line = { english: 'Quiet.', hindi: 'शांत।' };
