import { useState } from 'react';
import type { WorkoutPlan } from '../../../../contract/assistant/workout-plan.ts';
import { Notes } from '../../parts/Notes.tsx';
import { Picker } from '../../parts/Picker.tsx';
import { PlanReferences } from '../../parts/PlanReferences.tsx';
import { useTodayIn } from '../../parts/use-today.ts';
import type { PlanViewProps } from '../../plan/kind-screen.ts';
import { WeekPanel } from './WeekPanel.tsx';
import { useWords } from '../../parts/in-language.tsx';

/** Four weeks of sessions, one week at a time, each with its blocks and the week's totals. */
export function WorkoutView({ plan: given, startsOn, ticks, onTick, onSwap }: PlanViewProps) {
  const plan = given as WorkoutPlan;
  const words = useWords();
  const [chosen, setChosen] = useState<string>();
  const today = plan.weeks[Math.floor(useTodayIn(startsOn, plan.weeks.length * 7) / 7)];
  const week = plan.weeks.find(({ number }) => String(number) === chosen) ?? today;
  if (!week) return null;
  const options = plan.weeks.map(({ number, name, isDeload }) => ({
    key: String(number),
    label: name,
    ...(isDeload && { detail: words.workout.easier }),
  }));
  return (
    <div className="space-y-8">
      <p className="max-w-[68ch] text-lg">{plan.summary}</p>
      <Notes title={words.mindThis} notes={plan.cautions} />
      <Picker label={words.week} options={options} chosen={String(week.number)} onChoose={setChosen}>
        {(key) => (
          <WeekPanel
            plan={plan}
            week={plan.weeks.find(({ number }) => String(number) === key) ?? week}
            startsOn={startsOn}
            ticks={ticks}
            onTick={onTick}
            onSwap={onSwap}
          />
        )}
      </Picker>
      <Notes title={words.workout.reaches} notes={plan.notes.map(({ title, says }) => `${title}: ${says}`)} />
      <PlanReferences references={plan.references} />
    </div>
  );
}
