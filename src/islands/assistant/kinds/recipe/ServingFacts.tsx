import type { RecipePlan } from '../../../../contract/assistant/recipe.ts';
import { planLocales } from '../../../../contract/assistant/plan-words.ts';
import { Fold } from '../../parts/Fold.tsx';
import { useFigures, useLanguage, useWords } from '../../parts/in-language.tsx';

/** The nutrients of one serving: the sources of its energy as a bar, and the figures below. */
export function ServingFacts({ facts, shown }: { facts: RecipePlan['perServing']; shown: string }) {
  const words = useWords();
  const whole = useFigures();
  const locale = planLocales[useLanguage()];
  const { kcal, protein, carbs, fat, fibre, sodium, calcium, iron } = facts;
  const energy = [
    { name: words.protein, grams: protein, kcal: protein * 4, colour: 'bg-accent' },
    { name: words.carbs, grams: carbs, kcal: carbs * 4, colour: 'bg-chalk' },
    { name: words.fat, grams: fat, kcal: fat * 9, colour: 'bg-chalk-muted/60' },
  ];
  const all = Math.max(
    1,
    energy.reduce((sum, one) => sum + one.kcal, 0),
  );
  return (
    <Fold
      title={words.recipe.aServing}
      detail={`${whole(kcal)} ${words.kcal}, ${whole(protein)} ${words.grams} ${words.protein.toLowerCase()}`}
    >
      <div className="rounded-card bg-board p-5 text-chalk">
        <p>
          <strong className="numerals text-5xl">{whole(kcal)}</strong> {words.kcal}{' '}
          <span className="text-chalk-muted">{words.recipe.perServing(shown)}</span>
        </p>
        <div className="mt-4 flex h-3 gap-0.5 overflow-hidden rounded-full" aria-hidden="true">
          {energy.map(({ name, kcal: part, colour }) => (
            <span key={name} className={colour} style={{ width: `${(100 * part) / all}%` }} />
          ))}
        </div>
        <dl className="mt-3 grid at-most-3 gap-4">
          {energy.map(({ name, grams, kcal: part, colour }) => (
            <div key={name}>
              <dt className="flex items-center gap-2 text-sm text-chalk-muted">
                <span className={`size-3 shrink-0 rounded-full ${colour}`} aria-hidden="true" />
                {name}
              </dt>
              <dd>
                <span className="numerals text-2xl">{whole(grams)}</span> {words.grams}{' '}
                <span className="inline-block text-sm text-chalk-muted">{whole((100 * part) / all)} %</span>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-sm text-chalk-muted">
          {words.recipe.minerals(whole(fibre), whole(sodium), whole(calcium), iron.toLocaleString(locale, { maximumFractionDigits: 1 }))}
        </p>
      </div>
    </Fold>
  );
}
