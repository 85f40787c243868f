import type { RehabItem, RehabPhase, RehabPlan, RehabRequest } from '../../../contract/assistant/rehab.ts';
import { rehabPhases, rehabPlan } from '../../../contract/assistant/rehab.ts';
import type { Breach, BreachRule } from '../../../contract/assistant/breach-rules.ts';
import { firstPhase } from './complete-rehab.ts';
import { criteriaFor } from './criteria-for.ts';
import { dosingOf } from './dosing.ts';
import { ladderOf } from './ladder-of.ts';
import { allowedIn, rehabExercises } from './rehab-catalogue.ts';
import { triageRehab } from './triage-rehab.ts';

const breach = (rule: BreachRule, where: string, message: string): Breach => ({ rule, where, message });
/** The bounds of an item's sets, repetitions, seconds held and minutes. */
const bounds = { sets: [1, 6], reps: [4, 25], hold: [6, 120], minutes: [1, 40] } as const;
const isWithin = (value: number | null, [least, most]: readonly [number, number]): boolean =>
  value !== null && value >= least && value <= most;

function checkItem(item: RehabItem, phase: RehabPhase, request: RehabRequest): Breach[] {
  const exercise = rehabExercises.get(item.exerciseId);
  if (!exercise) return [breach('unknownExercise', item.key, `There is no exercise ${item.exerciseId}.`)];
  const found: Breach[] = [];
  if (!allowedIn(request.problem, phase.name, request.equipment, request.care).some(({ id }) => id === exercise.id))
    found.push(
      breach(
        'notForThis',
        item.key,
        `${exercise.id} is not for ${request.problem} in ${phase.name}, or needs equipment that is not there.`,
      ),
    );
  const value = exercise.measure === 'reps' ? item.reps : exercise.measure === 'hold' ? item.holdSeconds : item.minutes;
  const others = [item.reps, item.holdSeconds, item.minutes].filter((one) => one !== null).length;
  if (others !== 1 || !isWithin(value, bounds[exercise.measure]) || !isWithin(item.sets, bounds.sets))
    found.push(breach('amount', item.key, `${item.shown} is out of bounds.`));
  // In the first phase, no more than the exercise's own amount.
  if (phase.name === 'protect' && (item.sets > exercise.sets || (value ?? 0) > exercise.amount))
    found.push(breach('tooMuch', item.key, `${item.shown} is more than a first phase allows.`));
  if (item.timesPerWeek < 1 || item.timesPerWeek > request.daysPerWeek)
    found.push(breach('days', item.key, `${item.timesPerWeek} times a week, of ${request.daysPerWeek} days.`));
  if (phase.name === 'strengthen' && item.timesPerWeek > 4) found.push(breach('rest', item.key, 'Strength work needs days between.'));
  if (item.name !== exercise.name[request.language] || item.how !== exercise.how[request.language])
    found.push(breach('words', item.key, 'The words are not those of the exercise.'));
  const dosing = dosingOf(exercise, { sets: item.sets, amount: value ?? 0 }, request);
  if (item.dosing && (['start', 'weekly', 'ifWorse'] as const).some((key) => item.dosing?.[key] !== dosing[key]))
    found.push(breach('words', item.key, 'Its load and progress are not ours.'));
  return found;
}

function checkPhases(plan: RehabPlan, request: RehabRequest): Breach[] {
  const order = plan.phases.map(({ name }) => name).join(' ');
  if (order !== rehabPhases.join(' ')) return [breach('phases', 'plan', `The phases are ${order}.`)];
  return plan.phases.flatMap((phase) => {
    const found = phase.items.flatMap((item) => checkItem(item, phase, request));
    const ids = phase.items.map(({ exerciseId }) => exerciseId);
    if (ids.length < 2 || ids.length > 6) found.push(breach('items', phase.name, `${ids.length} exercises; two to six are asked for.`));
    if (new Set(ids).size !== ids.length) found.push(breach('items', phase.name, 'An exercise stands twice.'));
    if (phase.leaveWhen.join() !== criteriaFor(phase.name, request).join() || phase.enterWhen.length === 0)
      found.push(breach('criteria', phase.name, 'The criteria are not ours.'));
    return found;
  });
}

/** The breaches of a rehab plan, whichever engine made it; triage is repeated from the request, and nothing in the plan is trusted. */
export function verifyRehab(plan: RehabPlan, request: RehabRequest): Breach[] {
  const shape = rehabPlan.safeParse(plan);
  if (!shape.success) return [breach('shape', 'plan', shape.error.issues[0]?.message ?? 'The plan has another shape.')];
  const triage = triageRehab(request);
  const found: Breach[] = [];
  if (plan.problem !== request.problem || plan.language !== request.language)
    found.push(breach('request', 'plan', 'It is for another problem or language.'));
  for (const { code } of triage.flags)
    if (!plan.flags.some((flag) => flag.code === code)) found.push(breach('flag', 'plan', `The red flag ${code} is missing.`));
  for (const { id } of triage.cards)
    if (!plan.cards.some((card) => card.id === id && card.note.length > 0))
      found.push(breach('card', 'plan', `The card ${id} is missing.`));
  if (!triage.mayGoOn) {
    if (plan.status !== 'stopped' || plan.phases.length > 0 || plan.ladder.length > 0)
      found.push(breach('triage', 'plan', 'Triage stops, and the plan goes on.'));
    return found;
  }
  if (plan.status !== 'open') found.push(breach('triage', 'plan', 'Triage found nothing, and the plan is stopped.'));
  if (plan.startsWith !== firstPhase(request)) found.push(breach('start', 'plan', `It starts with ${plan.startsWith}.`));
  const ladder = ladderOf(request);
  if (plan.ladder.length !== ladder.length || ladder.some(({ leastHours }, at) => (plan.ladder[at]?.leastHours ?? 0) < leastHours))
    found.push(breach('ladder', 'plan', 'A step of the ladder is missing or too quick.'));
  if (plan.painRule.lines.length < 3 || plan.seeSomebody.length === 0 || plan.watch.length === 0)
    found.push(breach('words', 'plan', 'The pain rule or what to watch is missing.'));
  return [...found, ...checkPhases(plan, request)];
}
