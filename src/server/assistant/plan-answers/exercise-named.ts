import type { WorkoutPlan } from '../../../contract/assistant/workout-plan.ts';

const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\d]+/gu, ' ')
    .replaceAll(/([a-z]{3})s(?= |$)/g, '$1')
    .trim()} `;
const glued = (text: string) => plain(text).replaceAll(' ', '');

/** The exercise of a plan that a message names, by its whole name or by words that only it has: 'squats' for 'Goblet squat'. */
export function exerciseNamed(text: string, { exercises }: Pick<WorkoutPlan, 'exercises'>): string | undefined {
  const said = plain(text);
  const byName = [...exercises].sort((one, other) => other.name.length - one.name.length);
  const whole = byName.find(({ name }) => said.includes(plain(name)) || (glued(name).length > 5 && glued(text).includes(glued(name))));
  if (whole) return whole.id;
  // The last word of a name is the movement: 'Goblet squat', 'Dumbbell row'.
  return byName.find(({ name }) => {
    const last = plain(name).trim().split(' ').at(-1) ?? '';
    return last.length > 2 && said.includes(` ${last} `);
  })?.id;
}
