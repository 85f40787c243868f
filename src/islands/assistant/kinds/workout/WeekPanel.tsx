import type { WorkoutPlan, WorkoutSession, WorkoutWeek } from '../../../../contract/assistant/workout-plan.ts';
import { dateOfDay, dayInWeek } from '../../parts/day-names.ts';
import type { PlanViewProps } from '../../plan/kind-screen.ts';
import { ExerciseLine } from './ExerciseLine.tsx';
import { WeekSets } from './WeekSets.tsx';
import { useLanguage, useWords } from '../../parts/in-language.tsx';

type Props = Pick<PlanViewProps, 'startsOn' | 'ticks' | 'onTick' | 'onSwap'> & { plan: WorkoutPlan; week: WorkoutWeek };

/** A week of sessions with their blocks, and the week's totals. */
export function WeekPanel({ plan, week, startsOn, ...doing }: Props) {
  const words = useWords();
  const language = useLanguage();
  const dayOf = ({ weekday }: WorkoutSession) => dayInWeek(startsOn, week.number, weekday);
  const cards = new Map(plan.exercises.map((card) => [card.id, card]));
  return (
    <div className="space-y-4">
      <p>{week.focus}</p>
      <WeekSets week={week} />
      {[...week.sessions]
        .sort((one, other) => dayOf(one) - dayOf(other))
        .map((session) => (
          <section key={session.key} aria-label={`${session.day}, ${session.name}`} className="card p-5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 break-after-avoid">
              <h3 className="text-2xl print:text-lg">
                {session.name} <span className="text-base font-normal text-muted">{dateOfDay(startsOn, dayOf(session), language)}</span>
              </h3>
              <p>
                <strong className="numerals text-2xl">{session.minutes}</strong> {words.minutes}
              </p>
            </div>
            {session.blocks.map((block) => (
              <div key={block.block} className="mt-4 print:mt-2">
                <h4 className="text-lg text-muted print:text-base">
                  {block.name}{' '}
                  <span className="text-sm">
                    <span className="numerals">{Math.max(1, Math.round(block.seconds / 60))}</span> {words.minutes}
                  </span>
                </h4>
                <ul className="divide-y divide-line print:columns-2 print:gap-8">
                  {block.items.map((item) => (
                    <ExerciseLine
                      key={item.key}
                      item={item}
                      tickKey={`${week.number}:${item.key}`}
                      card={cards.get(item.exercise)}
                      {...doing}
                    />
                  ))}
                </ul>
              </div>
            ))}
          </section>
        ))}
      {plan.otherDays.length > 0 && (
        <ul className="grid gap-2 sm:grid-cols-2">
          {plan.otherDays.map(({ weekday, day, says }) => (
            <li key={weekday} className="border-l-4 border-line pl-3">
              <span className="font-semibold">{day}</span> <span className="text-muted">{says}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
