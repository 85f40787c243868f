import { useState } from 'react';
import type { WorkoutPlan } from '../../../../contract/assistant/workout-plan.ts';
import { dateOfDay, dayInWeek, todayIn } from '../../parts/day-names.ts';
import { Notes } from '../../parts/Notes.tsx';
import { Picker } from '../../parts/Picker.tsx';
import { ReferencesButton } from '../../../shared/ReferencesButton.tsx';
import { referencesSay } from '../../parts/references-say.ts';
import type { PlanViewProps } from '../../plan/kind-screen.ts';
import { ExerciseLine } from './ExerciseLine.tsx';
import { WeekSets } from './WeekSets.tsx';

/** Four weeks of sessions: a week at a time, each session with its blocks, and what the week adds up to. */
export function WorkoutView({ plan: given, startsOn, ticks, onTick, onSwap }: PlanViewProps) {
  const plan = given as WorkoutPlan;
  const [chosen, setChosen] = useState(String(Math.floor(todayIn(startsOn, plan.weeks.length * 7) / 7) + 1));
  const week = plan.weeks.find(({ number }) => String(number) === chosen) ?? plan.weeks[0];
  if (!week) return null;
  const options = plan.weeks.map(({ number, name, isDeload }) => ({
    key: String(number),
    label: name,
    ...(isDeload && { detail: 'Easier' }),
  }));
  const cards = new Map(plan.exercises.map((card) => [card.id, card]));
  const sessions = [...week.sessions].sort(
    (one, other) => dayInWeek(startsOn, week.number, one.weekday) - dayInWeek(startsOn, week.number, other.weekday),
  );
  return (
    <div className="space-y-8">
      <p className="max-w-[68ch] text-lg">{plan.summary}</p>
      <Notes title="Mind this" notes={plan.cautions} />
      <Picker label="Week" options={options} chosen={String(week.number)} onChoose={setChosen}>
        <div className="space-y-4">
          <p>{week.focus}</p>
          <WeekSets week={week} />
          {sessions.map((session) => (
            <section key={session.key} aria-label={`${session.day}, ${session.name}`} className="card p-5">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <h3 className="text-2xl">
                  {session.name}{' '}
                  <span className="text-base font-normal text-muted">
                    {dateOfDay(startsOn, dayInWeek(startsOn, week.number, session.weekday))}
                  </span>
                </h3>
                <p>
                  <strong className="numerals text-2xl">{session.minutes}</strong> min
                </p>
              </div>
              {session.blocks.map((block) => (
                <div key={block.block} className="mt-4">
                  <h4 className="text-lg text-muted">
                    {block.name} <span className="numerals text-sm">{Math.max(1, Math.round(block.seconds / 60))} min</span>
                  </h4>
                  <ul className="divide-y divide-line">
                    {block.items.map((item) => (
                      <ExerciseLine
                        key={item.key}
                        item={item}
                        tickKey={`${week.number}:${item.key}`}
                        card={cards.get(item.exercise)}
                        ticks={ticks}
                        onTick={onTick}
                        onSwap={onSwap}
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
      </Picker>
      <Notes title="What it reaches" notes={plan.notes.map(({ title, says }) => `${title}: ${says}`)} />
      <ReferencesButton references={plan.references} description={referencesSay} />
    </div>
  );
}
