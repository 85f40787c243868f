import type { WorkoutPlan, WorkoutSession, WorkoutWeek } from '../../../contract/assistant/workout-plan.ts';
import { majorMuscles } from '../../../contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';
import type { SportId } from '../../../contract/sports.ts';
import { drawItem, isVigorous } from './draw-item.ts';
import { exerciseCard } from './exercise-card.ts';
import { isDayBeforeMatch } from './choose-days.ts';
import { knownExercise } from './exercises.ts';
import { allowedExercises, startingLevel, trainableMuscles } from './may-do.ts';
import { otherDays } from './other-days.ts';
import { cautionsFor, notesFor, promisedMinutes } from './plan-notes.ts';
import { references } from './references.ts';
import type { TimedSession } from './schedule.ts';
import { sessionSeconds, itemSeconds, workSeconds } from './session-time.ts';
import { regionOf } from './split.ts';
import { textsIn } from './texts.ts';
import type { SessionTheme, WorkoutTexts } from './texts.ts';
import { leastOf, setRange, setsByMuscle } from './weekly-volume.ts';
import { isLongRunDay } from './wishes/wishes-of.ts';

export type Drawing = { request: WorkoutRequest; texts: WorkoutTexts };

/** Adds names, texts, counts and notes to timed weeks: the whole plan for a screen. */
export function drawPlan(
  timed: readonly TimedSession[][],
  request: WorkoutRequest,
  avoids: readonly string[],
  version: number,
): WorkoutPlan {
  const texts = textsIn(request.language);
  const drawing = { request, texts };
  const weeks = timed.map((sessions, at) => drawWeek(sessions, at + 1, drawing));
  const used = new Set(
    weeks.flatMap(({ sessions }) => sessions.flatMap(({ blocks }) => blocks.flatMap(({ items }) => items.map(({ exercise }) => exercise)))),
  );
  const days = timed[0]?.length ?? 0;
  const minutes = promisedMinutes(weeks, request);
  const sport = request.sport === null ? null : texts.sports[request.sport as SportId];
  return {
    kind: 'workout',
    version,
    language: request.language,
    title: texts.title(request.goal === 'sport' && sport ? sport : texts.goals[request.goal], days, minutes),
    summary: texts.summary(days, minutes, texts.levels[startingLevel(request)], sport),
    weeks,
    otherDays: otherDays(new Set((timed[0] ?? []).map(({ weekday }) => weekday)), request, texts),
    exercises: [...used].map((id) => exerciseCard(id, request, texts)),
    avoids: [...avoids],
    cautions: cautionsFor(request, weeks, texts),
    notes: notesFor(request, weeks, texts),
    references: references(request),
  };
}

function drawWeek(sessions: readonly TimedSession[], week: number, drawing: Drawing): WorkoutWeek {
  const { request, texts } = drawing;
  const full = sessions.filter(({ isEasy }) => !isEasy).length;
  const range = setRange(request, full, week === 4);
  const counts = setsByMuscle(sessions);
  const trainable = new Set(trainableMuscles(allowedExercises(request)));
  const themes = themesOf(sessions, request);
  return {
    number: week,
    isDeload: week === 4,
    name: texts.weekNames[week - 1] ?? '',
    focus: texts.weekFocus[week - 1] ?? '',
    sessions: sessions.map((session, at) => drawSession(session, week, nameAt(themes, at, texts), drawing)),
    sets: majorMuscles
      .filter((muscle) => trainable.has(muscle) || counts.has(muscle))
      .map((muscle) => ({
        muscle,
        name: texts.muscles[muscle],
        sets: counts.get(muscle) ?? 0,
        low: trainable.has(muscle) ? leastOf(muscle, range.low) : 0,
        high: range.high,
      })),
    aerobicMinutes: aerobicMinutes(sessions),
    strengthDays: sessions.filter(({ blocks }) => blocks.some(({ block }) => block === 'strength')).length,
  };
}

/** Minutes of moderate effort: conditioning and brisk warm-ups; running and hard intervals count twice. */
function aerobicMinutes(sessions: readonly TimedSession[]): number {
  const items = sessions
    .flatMap(({ blocks }) => blocks.flatMap(({ items: all }) => all))
    .filter(({ exercise }) => knownExercise(exercise).pattern === 'conditioning' && exercise !== 'easy-walk');
  return Math.round(items.reduce((sum, item) => sum + workSeconds(item) * (isVigorous(item) ? 2 : 1), 0) / 60);
}

/** In a week with days to push and days to pull, the others are for the legs. */
function themesOf(sessions: readonly TimedSession[], request: WorkoutRequest): SessionTheme[] {
  // A day that only loosens without a match behind it was asked for.
  const themes = sessions.map((one): SessionTheme => {
    const theme = one.isEasy && !isDayBeforeMatch(one.weekday, request) ? 'movement' : themeOf(one);
    return isLongRunDay(request, one.weekday) && (theme === 'easyRun' || theme === 'runWalk') ? 'longRun' : theme;
  });
  const isPushPull = themes.includes('push') && themes.includes('pull') && !themes.includes('upper');
  return themes.map((theme) => (theme === 'lower' && isPushPull ? 'legs' : theme));
}

/** A session is called by the lifts that it has. */
function themeOf({ isEasy, blocks }: TimedSession): SessionTheme {
  if (isEasy) return 'easy';
  const hard = blocks.filter(({ block }) => block === 'strength' || block === 'prehab').flatMap(({ items }) => items);
  const regions = new Set(hard.map(({ exercise }) => regionOf(knownExercise(exercise))));
  const [isPush, isPull] = [regions.has('push'), regions.has('pull')];
  if (regions.has('knee') || regions.has('hip')) return isPush && isPull ? 'full' : isPush ? 'legsPush' : isPull ? 'legsPull' : 'lower';
  if (isPush || isPull) return isPush && isPull ? 'upper' : isPush ? 'push' : 'pull';
  if (hard.length > 0) return 'small';
  const engine = blocks.filter(({ block }) => block === 'conditioning').flatMap(({ items }) => items);
  if (engine.length === 0) return 'movement';
  if (engine.some(({ exercise }) => exercise === 'run-walk')) return 'runWalk';
  if (engine[0]?.exercise === 'tempo-run') return 'tempo';
  if (engine.some(({ exercise }) => knownExercise(exercise).dose.by === 'interval')) return 'intervals';
  return engine[0]?.exercise === 'easy-jog' ? 'easyRun' : 'steady';
}

function nameAt(themes: readonly SessionTheme[], at: number, texts: WorkoutTexts): string {
  const theme = themes[at] ?? 'full';
  if (themes.filter((one) => one === theme).length < 2) return texts.sessions[theme];
  return `${texts.sessions[theme]} ${'ABCDEF'[themes.slice(0, at).filter((one) => one === theme).length] ?? ''}`;
}

function drawSession({ weekday, isEasy, blocks }: TimedSession, week: number, name: string, drawing: Drawing): WorkoutSession {
  const key = `w${week}-${weekday}`;
  const seconds = sessionSeconds(blocks);
  return {
    key,
    weekday,
    day: drawing.texts.weekdays[weekday],
    name,
    isEasy,
    seconds,
    minutes: Math.round(seconds / 60),
    blocks: blocks.map(({ block, items }) => ({
      block,
      name: drawing.texts.blocks[block],
      seconds: Math.round(items.reduce((sum, item) => sum + itemSeconds(item, block), 0)),
      items: items.map((item) => drawItem(item, block, { key, week, ...drawing })),
    })),
  };
}
