import { useState } from 'react';
import { planLocales } from '../../../../contract/assistant/plan-words.ts';
import type { DietDay, DietPlan } from '../../../../contract/assistant/diet.ts';
import { dateOfDay } from '../../parts/day-names.ts';
import { Notes } from '../../parts/Notes.tsx';
import { Picker } from '../../parts/Picker.tsx';
import { PlanReferences } from '../../parts/PlanReferences.tsx';
import { useTodayIn } from '../../parts/use-today.ts';
import type { PlanViewProps } from '../../plan/kind-screen.ts';
import { MacroBars } from './MacroBars.tsx';
import { MealCard } from './MealCard.tsx';
import { useFigures, useLanguage, useWords } from '../../parts/in-language.tsx';
import { Marked } from '../../parts/Marked.tsx';

type Doing = Pick<PlanViewProps, 'ticks' | 'onTick' | 'onSwap'>;

function Day({ day, ...doing }: Doing & { day: DietDay }) {
  return (
    <div className="space-y-4">
      <MacroBars day={day} />
      <div className="grid gap-4 2xl:grid-cols-2 print:block print:columns-2 print:[&>*]:mb-4">
        {day.meals.map((meal) => (
          <MealCard key={meal.key} meal={meal} {...doing} />
        ))}
      </div>
    </div>
  );
}

/** A week of meals, one day at a time: nutrients against the targets, and the shopping list. */
export function DietView({ plan: given, startsOn, ...doing }: PlanViewProps) {
  const plan = given as DietPlan;
  const words = useWords();
  const language = useLanguage();
  const figure = useFigures();
  const first = plan.days[useTodayIn(startsOn, plan.days.length)] ?? plan.days[0];
  const [chosen, setChosen] = useState<string>();
  const day = plan.days.find(({ key }) => key === chosen) ?? first;
  if (!day) return null;
  const options = plan.days.map(({ key, load, total }, at) => ({
    key,
    label: dateOfDay(startsOn, at, language),
    detail: load && load !== 'rest' ? words.diet.loads[load] : `${figure(total.kcal)} ${words.kcal}`,
  }));
  return (
    <div className="space-y-8">
      <p className="max-w-[68ch]">
        {/* A shared plan does not show how much energy its owner's body uses. */}
        {plan.energy.spent > 0 && (
          <>
            <Marked text={words.diet.spends(figure(plan.energy.spent), figure(plan.energy.target))} />{' '}
            {plan.energy.target < plan.energy.spent && <Marked text={words.diet.never(figure(plan.energy.floor))} />}{' '}
          </>
        )}
        {words.diet.water(day.target.waterLitres.toLocaleString(planLocales[language], { maximumFractionDigits: 1 }))}
      </p>
      <Picker label={words.day} options={options} chosen={day.key} onChoose={setChosen}>
        {(key) => <Day day={plan.days.find((one) => one.key === key) ?? day} {...doing} />}
      </Picker>
      <section aria-label={words.diet.shopping}>
        <h3 className="text-2xl">{words.diet.shoppingOfWeek}</h3>
        <div className="mt-4 columns-1 gap-8 sm:columns-2 xl:columns-3 print:columns-3">
          {plan.shopping.map(({ aisle, name, items }) => (
            <div key={aisle} className="mb-6 break-inside-avoid">
              <h4 className="text-lg font-semibold">{name}</h4>
              <ul className="mt-1 divide-y divide-line">
                {items.map((item) => (
                  <li key={item.id} className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 print:min-h-0">
                    <span>{item.name}</span>
                    <span className="numerals whitespace-nowrap text-muted">{item.shown}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
      <Notes title={words.goodToKnow} notes={plan.notes} />
      <PlanReferences references={plan.references} />
    </div>
  );
}
