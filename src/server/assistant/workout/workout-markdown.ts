import { howToLine } from '../../../contract/assistant/how-to-line.ts';
import { planWords, type PlanWords } from '../../../contract/assistant/plan-words.ts';
import type { WorkoutItem, WorkoutPlan } from '../../../contract/assistant/workout-plan.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';

const amount = ({ sets, reps, seconds, eachSide }: WorkoutItem, words: PlanWords) =>
  `${sets} × ${seconds === null ? String(reps ?? '') : `${seconds} ${words.seconds}`}${eachSide ? words.workout.eachSide : ''}`;
const line = (item: WorkoutItem, words: PlanWords) =>
  [
    `- [ ] ${item.name}: ${amount(item, words)}`,
    ...(item.kg === undefined ? [] : [`${item.kg} kg`]),
    ...(item.rpe === null ? [] : [words.workout.effort(item.rpe)]),
    ...(item.restSeconds ? [words.workout.restOf(item.restSeconds)] : []),
  ].join(', ');

/** The four weeks as Markdown with check boxes, and how to do each exercise once at the end. */
export function workoutMarkdown(plan: WorkoutPlan, language: PlanLanguage): string {
  const words = planWords[language];
  return [
    plan.summary,
    ...plan.cautions.map((caution) => `> ${caution}`),
    ...plan.weeks.flatMap((week) => [
      `## ${week.name}`,
      week.focus,
      ...week.sessions.flatMap((session) => [
        `### ${session.day}: ${session.name} (${session.minutes} ${words.minutes})`,
        ...session.blocks.flatMap(({ name, items }) => [`**${name}**`, items.map((item) => line(item, words)).join('\n')]),
      ]),
    ]),
    `## ${words.workout.howTo}`,
    ...plan.exercises.map((card) => `**${card.name}**: ${howToLine(card, words, language)}`),
    ...plan.notes.map(({ title, says }) => `**${title}** ${says}`),
  ].join('\n\n');
}
