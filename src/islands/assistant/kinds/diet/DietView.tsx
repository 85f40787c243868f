import { useState } from 'react';
import { planLocales } from '../../../../contract/assistant/plan-words.ts';
import type { DietDay, DietPlan } from '../../../../contract/assistant/diet.ts';
import { dateOfDay } from '../../parts/day-names.ts';
import { Fold } from '../../parts/Fold.tsx';
import { Notes } from '../../parts/Notes.tsx';
import { Picker } from '../../parts/Picker.tsx';
import { PlanReferences } from '../../parts/PlanReferences.tsx';
import { minuteOf, useMinuteOfDay } from '../../parts/use-minute-of-day.ts';
import { useTodayIn } from '../../parts/use-today.ts';
import type { PlanViewProps } from '../../plan/kind-screen.ts';
import { MacroBars } from './MacroBars.tsx';
import { MealCard } from './MealCard.tsx';
import { ShoppingList } from './ShoppingList.tsx';
import { useFigures, useLanguage, useWords } from '../../parts/in-language.tsx';
import { Marked } from '../../parts/Marked.tsx';

type Doing = Pick<PlanViewProps, 'ticks' | 'onTick' | 'onSwap'>;
type DayProps = Doing & { day: DietDay; isToday: boolean; energy: DietPlan['energy']; figures: { isOpen: boolean; onToggle: () => void } };

/** What a day contains and what the body needs; its title alone on a phone. */
function DayInFigures({ day, energy, figures }: Pick<DayProps, 'day' | 'energy' | 'figures'>) {
  const words = useWords();
  const language = useLanguage();
  const figure = useFigures();
  const detail = `${figure(day.total.kcal)} ${words.kcal}, ${figure(day.total.protein)} ${words.grams} ${words.protein.toLowerCase()}`;
  return (
    <Fold title={words.diet.dayInFigures} detail={detail} opened={figures}>
      <MacroBars day={day} />
      <p className="mt-4 max-w-[68ch]">
        {/* A shared plan does not show how much energy its owner's body uses. */}
        {energy.spent > 0 && (
          <>
            <Marked text={words.diet.spends(figure(energy.spent), figure(energy.target))} />{' '}
            {energy.target < energy.spent && <Marked text={words.diet.never(figure(energy.floor))} />}{' '}
          </>
        )}
        {day.target.waterLitres > 0 &&
          words.diet.water(day.target.waterLitres.toLocaleString(planLocales[language], { maximumFractionDigits: 1 }))}
      </p>
    </Fold>
  );
}

/** A meal is the next one until an hour after its time. */
const lateMinutes = 60;

/** One day: on a phone today's next meal is open, or the first meal of another day, and the others fold to a line each. */
function Day({ day, isToday, energy, figures, ...doing }: DayProps) {
  const now = useMinuteOfDay();
  const next = isToday ? day.meals.find(({ at }) => minuteOf(at) + lateMinutes >= now) : undefined;
  const open = next ?? day.meals[0];
  return (
    <div className="space-y-4">
      <div className="grid grid-cols-1 gap-2 sm:gap-4 2xl:grid-cols-2 print:block print:columns-2 print:[&>*]:mb-4">
        {day.meals.map((meal) => (
          <MealCard key={meal.key} meal={meal} isNext={meal === next} isOpenAtFirst={meal === open} {...doing} />
        ))}
      </div>
      <DayInFigures day={day} energy={energy} figures={figures} />
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
  const [areFiguresOpen, setFiguresOpen] = useState(false);
  const day = plan.days.find(({ key }) => key === chosen) ?? first;
  if (!day) return null;
  const options = plan.days.map(({ key, load, total }, at) => ({
    key,
    label: dateOfDay(startsOn, at, language),
    detail: load && load !== 'rest' ? words.diet.loads[load] : `${figure(total.kcal)} ${words.kcal}`,
  }));
  return (
    <div className="space-y-4 sm:space-y-8">
      <Picker label={words.day} options={options} chosen={day.key} onChoose={setChosen}>
        {(key) => (
          <Day
            key={key}
            day={plan.days.find((one) => one.key === key) ?? day}
            isToday={key === first?.key}
            energy={plan.energy}
            figures={{ isOpen: areFiguresOpen, onToggle: () => setFiguresOpen(!areFiguresOpen) }}
            {...doing}
          />
        )}
      </Picker>
      <ShoppingList aisles={plan.shopping} />
      {plan.notes.length > 0 && (
        <Fold title={words.goodToKnow}>
          <Notes notes={plan.notes} />
        </Fold>
      )}
      <PlanReferences references={plan.references} />
    </div>
  );
}
