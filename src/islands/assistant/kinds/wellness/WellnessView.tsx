import { useState } from 'react';
import type { WellnessDay, WellnessPlan } from '../../../../contract/assistant/wellness.ts';
import { dateOfDay } from '../../parts/day-names.ts';
import { Picker } from '../../parts/Picker.tsx';
import { PlanReferences } from '../../parts/PlanReferences.tsx';
import { useTodayIn } from '../../parts/use-today.ts';
import type { PlanViewProps } from '../../plan/kind-screen.ts';
import { HelpLine } from './HelpLine.tsx';
import { SafetyCard } from './SafetyCard.tsx';
import { StepLine } from './StepLine.tsx';
import { useLanguage, useWords } from '../../parts/in-language.tsx';
import { Marked } from '../../parts/Marked.tsx';

function Day({ day, ...doing }: Pick<PlanViewProps, 'ticks' | 'onTick' | 'onSwap'> & { day: WellnessDay }) {
  return (
    <>
      <h3 className="text-lg sm:text-2xl print:text-lg">{day.title}</h3>
      <ul className="mt-2 grid items-start gap-2 sm:mt-3 sm:gap-3 lg:grid-cols-2 print:grid-cols-2">
        {day.items.map((item) => (
          <StepLine key={item.key} item={item} {...doing} />
        ))}
      </ul>
    </>
  );
}

/** Two weeks of small steps, one day at a time, with the help line on top. Questionnaire scores are never shown. */
export function WellnessView({ plan: given, startsOn, ticks, onTick, onSwap }: PlanViewProps) {
  const plan = given as WellnessPlan;
  const words = useWords();
  const language = useLanguage();
  const today = plan.days[useTodayIn(startsOn, Math.max(1, plan.days.length))];
  const [chosen, setChosen] = useState<string>();
  const day = plan.days.find((one) => String(one.day) === chosen) ?? today;
  const all = plan.days.flatMap(({ items }) => items);
  const done = all.filter(({ key }) => ticks.has(key)).length;
  const options = plan.days.map(({ day: number, minutes, items }) => ({
    key: String(number),
    label: dateOfDay(startsOn, number - 1, language),
    detail: items.every(({ key }) => ticks.has(key)) ? words.allDone : `${minutes} ${words.minutes}`,
  }));
  return (
    <div className="space-y-4 sm:space-y-8">
      <HelpLine help={plan.help} />
      {day && (
        <>
          <Picker label={words.day} options={options} chosen={String(day.day)} onChoose={setChosen}>
            {(key) => <Day day={plan.days.find((one) => String(one.day) === key) ?? day} ticks={ticks} onTick={onTick} onSwap={onSwap} />}
          </Picker>
          {onTick && (
            <p>
              <Marked text={words.wellness.stepsDone(done, all.length)} className="numerals text-3xl" />
            </p>
          )}
        </>
      )}
      {plan.says && <p className="max-w-[62ch] sm:text-lg">{plan.says}</p>}
      <SafetyCard card={plan.safetyCard} />
      <p className="text-sm text-muted">{plan.note}</p>
      <PlanReferences references={plan.references} />
    </div>
  );
}
