import type { WorkoutItem, WorkoutPlan } from '../../../contract/assistant/workout-plan.ts';

const amount = ({ sets, reps, seconds, eachSide }: WorkoutItem) =>
  `${sets} × ${seconds === null ? String(reps ?? '') : `${seconds} s`}${eachSide ? ' each side' : ''}`;
const line = (item: WorkoutItem) =>
  `- [ ] ${item.name}: ${amount(item)}${item.rpe === null ? '' : `, effort ${item.rpe}`}${item.restSeconds ? `, rest ${item.restSeconds} s` : ''}`;

/** The four weeks as Markdown, to be ticked on paper or in a notebook. */
export const workoutMarkdown = (plan: WorkoutPlan): string =>
  [
    plan.summary,
    ...plan.cautions.map((caution) => `> ${caution}`),
    ...plan.weeks.flatMap((week) => [
      `## ${week.name}`,
      week.focus,
      ...week.sessions.flatMap((session) => [
        `### ${session.day}: ${session.name} (${session.minutes} min)`,
        ...session.blocks.flatMap(({ name, items }) => [`**${name}**`, items.map(line).join('\n')]),
      ]),
    ]),
    ...plan.notes.map(({ title, says }) => `**${title}** ${says}`),
  ].join('\n\n');
