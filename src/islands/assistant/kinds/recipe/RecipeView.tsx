import { useState } from 'react';
import type { RecipePlan } from '../../../../contract/assistant/recipe.ts';
import { DoneTick } from '../../parts/DoneTick.tsx';
import { Fold } from '../../parts/Fold.tsx';
import { Notes } from '../../parts/Notes.tsx';
import { PlanReferences } from '../../parts/PlanReferences.tsx';
import type { PlanViewProps } from '../../plan/kind-screen.ts';
import { Ingredients } from './Ingredients.tsx';
import { OtherDishes } from './OtherDishes.tsx';
import { ServingFacts } from './ServingFacts.tsx';
import { Servings } from './Servings.tsx';
import { StepTimer } from './StepTimer.tsx';
import { Understood } from './Understood.tsx';
import { useWords } from '../../parts/in-language.tsx';
import { Marked } from '../../parts/Marked.tsx';

/** A recipe for cooking from: amounts for the chosen servings, steps to tick off with timers, and the nutrients of a serving. */
export function RecipeView({ plan: given, ticks, onTick, onSwap }: PlanViewProps) {
  const plan = given as RecipePlan;
  const { recipe: words, goodToKnow } = useWords();
  const [servings, setServings] = useState(plan.servings);
  const doing = { ticks, onTick, onSwap };
  return (
    <div className="space-y-4 sm:space-y-8">
      <div className="flex items-center justify-between gap-x-8 gap-y-4 sm:flex-wrap">
        <p className="min-w-0 sm:text-lg">
          <Marked text={words.minutes(plan.minutes)} className="numerals text-2xl sm:text-3xl" />
          {plan.waitHours > 0 && words.waiting(plan.waitHours)}
          {plan.tools.length > 0 && <span className="block text-base text-muted">{words.with(plan.tools.join(', '))}</span>}
          {plan.allergens.length > 0 && (
            <span className="block text-base">
              <Marked text={words.contains(plan.allergens.join(', ').toLowerCase())} className="" />
            </span>
          )}
        </p>
        <Servings servings={servings} onChange={setServings} />
      </div>
      <Understood understood={plan.understood} notUnderstood={plan.notUnderstood} />
      <div className="grid items-start gap-4 sm:gap-8 2xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <section aria-label={words.ingredients} className="card px-3 py-2 sm:p-5">
          <h3 className="text-xl sm:text-2xl">{words.ingredients}</h3>
          <Ingredients ingredients={plan.ingredients} times={servings / plan.servings} {...doing} />
        </section>
        <section aria-label={words.steps}>
          <h3 className="text-xl sm:text-2xl">{words.steps}</h3>
          <ol className="mt-1 divide-y sm:mt-2 divide-line border-y border-line">
            {plan.steps.map(({ key, text, minutes }, at) => (
              <li key={key} className="flex gap-3 py-1 sm:py-3">
                <span className="numerals w-6 shrink-0 pt-1.5 text-xl text-muted sm:w-8 sm:pt-1 sm:text-3xl" aria-hidden="true">
                  {at + 1}
                </span>
                <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 sm:block">
                  <p className={`py-2 sm:text-lg ${ticks.has(key) ? 'text-muted line-through' : ''}`}>{text}</p>
                  {onTick && minutes !== null && <StepTimer minutes={minutes} step={at + 1} />}
                </div>
                <DoneTick item={key} label={words.step(at + 1)} ticks={ticks} onTick={onTick} />
              </li>
            ))}
          </ol>
        </section>
      </div>
      <ServingFacts facts={plan.perServing} shown={plan.servingShown} />
      {onSwap && <OtherDishes alternatives={plan.alternatives} onSwap={onSwap} />}
      {plan.notes.length > 0 && (
        <Fold title={goodToKnow}>
          <Notes notes={plan.notes} />
        </Fold>
      )}
      <PlanReferences references={plan.references} />
    </div>
  );
}
