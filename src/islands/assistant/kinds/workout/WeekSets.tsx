import type { WorkoutWeek } from '../../../../contract/assistant/workout-plan.ts';
import { useWords } from '../../parts/in-language.tsx';
import { Marked } from '../../parts/Marked.tsx';

/** The sets per muscle in a week, drawn against the recommended range for the level. */
export function WeekSets({ week }: { week: WorkoutWeek }) {
  const { workout: words } = useWords();
  const most = Math.max(...week.sets.map(({ sets, high }) => Math.max(sets, high)), 1);
  const share = (sets: number) => `${(100 * sets) / most}%`;
  return (
    <section aria-label={words.setsAMuscle} className="rounded-card bg-board p-5 text-chalk">
      <p className="flex flex-wrap gap-x-8 gap-y-1">
        <span>
          <Marked text={words.minutesOfEffort(Math.round(week.aerobicMinutes))} className="numerals text-3xl" />
        </span>
        <span>
          <Marked text={words.daysOfStrength(week.strengthDays)} className="numerals text-3xl" />
        </span>
      </p>
      <dl className="mt-4 grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {week.sets.map(({ muscle, name, sets, low, high }) => (
          <div key={muscle} className="grid grid-cols-[min(7rem,45%)_1fr_2rem] items-center gap-3">
            <dt className="text-sm text-chalk-muted">{name}</dt>
            <dd className="relative h-2 rounded-full bg-pitch-line" aria-hidden="true">
              <span className="absolute inset-y-0 left-0 rounded-full bg-chalk" style={{ width: share(sets) }} />
              <span
                className="absolute -inset-y-1 border-x-2 border-accent"
                style={{ left: share(low), width: `calc(${share(high)} - ${share(low)})` }}
              />
            </dd>
            <dd className="numerals text-right">
              {Math.round(sets)}
              <span className="visually-hidden">{words.setsRight(low, high)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
