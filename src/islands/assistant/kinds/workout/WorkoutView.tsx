import { useState } from 'react';
import type { WorkoutPlan } from '../../../../contract/assistant/workout-plan.ts';
import { Fold } from '../../parts/Fold.tsx';
import { Notes } from '../../parts/Notes.tsx';
import { Picker } from '../../parts/Picker.tsx';
import { PlanReferences } from '../../parts/PlanReferences.tsx';
import { useTodayIn } from '../../parts/use-today.ts';
import type { PlanViewProps } from '../../plan/kind-screen.ts';
import { HowToList } from './HowToList.tsx';
import { WeekPanel } from './WeekPanel.tsx';
import { useFigures, useWords } from '../../parts/in-language.tsx';

/** Four weeks of sessions, one week at a time, then what to mind and what the plan reaches. */
export function WorkoutView({ plan: given, startsOn, ticks, onTick, onSwap }: PlanViewProps) {
  const plan = given as WorkoutPlan;
  const words = useWords();
  const figure = useFigures();
  const [chosen, setChosen] = useState<string>();
  const today = plan.weeks[Math.floor(useTodayIn(startsOn, plan.weeks.length * 7) / 7)];
  const week = plan.weeks.find(({ number }) => String(number) === chosen) ?? today;
  if (!week) return null;
  const options = plan.weeks.map(({ number, isDeload }) => ({
    key: String(number),
    label: `${words.week} ${figure(number)}`,
    ...(isDeload && { detail: words.workout.easier }),
  }));
  return (
    <div className="space-y-4 sm:space-y-8">
      <Picker label={words.week} options={options} chosen={String(week.number)} onChoose={setChosen} columns="grid-cols-4" isSmall>
        {(key) => (
          <WeekPanel
            key={key}
            plan={plan}
            week={plan.weeks.find(({ number }) => String(number) === key) ?? week}
            startsOn={startsOn}
            ticks={ticks}
            onTick={onTick}
            onSwap={onSwap}
          />
        )}
      </Picker>
      <Notes title={words.mindThis} notes={plan.cautions} />
      <Fold title={words.workout.reaches}>
        <p className="mb-3 max-w-[68ch]">{plan.summary}</p>
        {plan.notes.length > 0 && <Notes notes={plan.notes.map(({ title, says }) => `${title}: ${says}`)} />}
      </Fold>
      <HowToList exercises={plan.exercises} />
      <PlanReferences references={plan.references} />
    </div>
  );
}
