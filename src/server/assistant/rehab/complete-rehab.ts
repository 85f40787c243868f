import type { RehabDraft, RehabItem, RehabPhase, RehabPhaseName, RehabPlan, RehabRequest } from '../../../contract/assistant/rehab.ts';
import { rehabPhases, rehabProblems } from '../../../contract/assistant/rehab.ts';
import type { Breach } from '../../../contract/assistant/breach-rules.ts';
import { regionOf } from './criteria.ts';
import { criteriaFor } from './criteria-for.ts';
import { dosingOf } from './dosing.ts';
import { aimOf, ladderOf, titleOf } from './ladder-of.ts';
import { firstDays, headRule, hindiProblems, painRule, rehabReferences, rehabTexts, seeSomebody, watchFor } from './texts.ts';
import { problemFacts, rehabExercises } from './rehab-catalogue.ts';
import { triageRehab } from './triage-rehab.ts';

/** Injuries with swelling to press and a limb to raise; PEACE is for these, not for a back or a tendon that has ached for weeks. */
const acute: ReadonlySet<RehabRequest['problem']> = new Set(['ankleSprain', 'hamstring', 'groin', 'quadriceps', 'calf', 'wrist', 'finger']);
const isFresh = ({ problem, daysSince }: RehabRequest) => acute.has(problem) && daysSince <= 14;

type Drafted = RehabDraft['phases'][number]['items'][number];

/** The first phase, by pain and time since the injury. After that, criteria decide. */
export function firstPhase({ painNow, daysSince, problem }: RehabRequest): RehabPhaseName {
  if (problem === 'concussion' || painNow >= 5 || daysSince <= 3) return 'protect';
  if (painNow >= 2 || daysSince <= 21) return 'load';
  return 'strengthen';
}

function itemOf(drafted: Drafted, phase: RehabPhaseName, at: number, request: RehabRequest): RehabItem | undefined {
  const exercise = rehabExercises.get(drafted.exerciseId);
  if (!exercise) return undefined;
  const { language } = request;
  const texts = rehabTexts[language];
  const { measure } = exercise;
  const dose =
    measure === 'reps'
      ? texts.reps(drafted.sets, drafted.amount)
      : measure === 'hold'
        ? texts.hold(drafted.sets, drafted.amount)
        : texts.minutes(drafted.amount);
  return {
    key: `${phase}-${at}-${exercise.id}`,
    exerciseId: exercise.id,
    name: exercise.name[language],
    how: exercise.how[language],
    sets: drafted.sets,
    reps: measure === 'reps' ? drafted.amount : null,
    holdSeconds: measure === 'hold' ? drafted.amount : null,
    minutes: measure === 'minutes' ? drafted.amount : null,
    timesPerWeek: drafted.timesPerWeek,
    shown: `${dose}, ${texts.weekly(drafted.timesPerWeek)}`,
    dosing: dosingOf(exercise, drafted, request),
  };
}

/** The usual weeks from the phase to begin with to the end of the last one, in words. */
function weeksText(request: RehabRequest): string {
  const left = problemFacts[request.problem].weeks.slice(rehabPhases.indexOf(firstPhase(request)));
  const sum = (side: 'least' | 'most') => left.reduce((all, one) => all + one[side], 0);
  return rehabTexts[request.language].weeksInAll(sum('least'), sum('most'));
}

function phaseOf(name: RehabPhaseName, drafted: readonly Drafted[], request: RehabRequest): RehabPhase {
  const { problem, language } = request;
  const index = rehabPhases.indexOf(name);
  const before = rehabPhases[index - 1];
  return {
    name,
    title: titleOf(name, request),
    aim: aimOf(name, request),
    weeks: problemFacts[problem].weeks[index] ?? { least: 1, most: 4 },
    enterWhen: before ? criteriaFor(before, request) : [rehabTexts[language].start],
    leaveWhen: criteriaFor(name, request),
    items: drafted.flatMap((one, at) => itemOf(one, name, at, request) ?? []),
  };
}

/**
 * Makes a whole plan from a draft; unknown or missing phases and exercises are breaches. If triage stops the plan, the draft is ignored.
 */
export function completeRehab(draft: RehabDraft, request: RehabRequest): RehabPlan | Breach[] {
  const { problem, language } = request;
  const texts = rehabTexts[language];
  const triage = triageRehab(request);
  const region = regionOf[problem];
  const unknown = draft.phases.flatMap(({ name, items }) =>
    items
      .filter(({ exerciseId }) => !rehabExercises.has(exerciseId))
      .map(({ exerciseId }): Breach => ({ rule: 'unknownExercise', where: name, message: `There is no exercise ${exerciseId}.` })),
  );
  const missing = rehabPhases
    .filter((name) => draft.phases.filter((phase) => phase.name === name).length !== 1)
    .map((name): Breach => ({ rule: 'phases', where: name, message: `The phase ${name} must stand once.` }));
  if (triage.mayGoOn && unknown.length + missing.length > 0) return [...unknown, ...missing];
  const name = language === 'hindi' ? hindiProblems[problem] : rehabProblems[problem];
  const isHead = problem === 'concussion';
  return {
    kind: 'rehab',
    status: triage.mayGoOn ? 'open' : 'stopped',
    title: triage.mayGoOn ? texts.title(name) : texts.stoppedTitle,
    problem,
    language,
    intro: triage.mayGoOn ? `${texts.intro} ${weeksText(request)}` : texts.intro,
    startsWith: firstPhase(request),
    flags: triage.flags,
    cards: triage.cards,
    firstDays: { title: texts.firstDays, lines: isFresh(request) ? [...firstDays[language]] : [] },
    painRule: isHead
      ? { title: texts.headTitle, lines: [...headRule[language]] }
      : { title: texts.painTitle, lines: [...painRule[language]] },
    phases: triage.mayGoOn
      ? rehabPhases.map((one) => phaseOf(one, draft.phases.find((phase) => phase.name === one)?.items ?? [], request))
      : [],
    ladder: triage.mayGoOn ? ladderOf(request) : [],
    watch: [...watchFor[region][language]],
    seeSomebody: [...seeSomebody[language]],
    references: rehabReferences.map((one) => ({ ...one })),
    note: texts.note,
  };
}
