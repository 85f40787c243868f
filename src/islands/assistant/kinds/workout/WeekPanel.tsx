import { useState } from 'react';
import type { WorkoutPlan, WorkoutSession, WorkoutWeek } from '../../../../contract/assistant/workout-plan.ts';
import { dateOfDay, dayInWeek } from '../../parts/day-names.ts';
import { Fold } from '../../parts/Fold.tsx';
import { Picker } from '../../parts/Picker.tsx';
import { useDaysPassed } from '../../parts/use-today.ts';
import type { PlanViewProps } from '../../plan/kind-screen.ts';
import { SessionCard } from './SessionCard.tsx';
import { WeekSets } from './WeekSets.tsx';
import { useLanguage, useWords } from '../../parts/in-language.tsx';

type Props = Pick<PlanViewProps, 'startsOn' | 'ticks' | 'onTick' | 'onSwap'> & { plan: WorkoutPlan; week: WorkoutWeek };

/** A week: its sessions, a tab each with today's or the next one open, and the week's totals. */
export function WeekPanel({ plan, week, startsOn, ...doing }: Props) {
  const words = useWords();
  const language = useLanguage();
  const today = useDaysPassed(startsOn);
  const [chosen, setChosen] = useState<string>();
  const dayOf = ({ weekday }: WorkoutSession) => dayInWeek(startsOn, week.number, weekday);
  const cards = new Map(plan.exercises.map((card) => [card.id, card]));
  const sessions = [...week.sessions].sort((one, other) => dayOf(one) - dayOf(other));
  const next = sessions.find((session) => dayOf(session) >= today) ?? sessions.at(-1);
  const open = sessions.find(({ key }) => key === chosen) ?? next;
  const options = sessions.map((session) => ({
    key: session.key,
    label: dateOfDay(startsOn, dayOf(session), language),
    detail: session.name,
  }));
  return (
    <div className="space-y-4">
      {open && (
        <Picker label={words.workout.session} options={options} chosen={open.key} onChoose={setChosen}>
          {(key) => {
            const session = sessions.find((one) => one.key === key) ?? open;
            const date = dateOfDay(startsOn, dayOf(session), language);
            return <SessionCard session={session} week={week.number} date={date} cards={cards} {...doing} />;
          }}
        </Picker>
      )}
      <Fold title={words.workout.weekInFigures}>
        <div className="space-y-4">
          <p>
            <strong>{week.name}.</strong> {week.focus}
          </p>
          <WeekSets week={week} />
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
      </Fold>
    </div>
  );
}
