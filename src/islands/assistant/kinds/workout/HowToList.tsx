import { howToLine } from '../../../../contract/assistant/how-to-line.ts';
import type { WorkoutPlan } from '../../../../contract/assistant/workout-plan.ts';
import { useOnPaper } from '../../parts/on-paper.ts';
import { useLanguage, useWords } from '../../parts/in-language.tsx';

/** On paper, where nothing unfolds: how to do each exercise of the plan, once. */
export function HowToList({ exercises }: Pick<WorkoutPlan, 'exercises'>) {
  const words = useWords();
  const language = useLanguage();
  if (!useOnPaper()) return null;
  return (
    <section className="space-y-2">
      <h2>{words.workout.howTo}</h2>
      <ul className="space-y-2">
        {exercises.map((card) => (
          <li key={card.id}>
            <span className="font-semibold">{card.name}</span>: {howToLine(card, words, language)}
          </li>
        ))}
      </ul>
    </section>
  );
}
