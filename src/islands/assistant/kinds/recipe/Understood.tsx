import type { RecipePlan } from '../../../../contract/assistant/recipe.ts';
import { useWords } from '../../parts/in-language.tsx';

/** How the typed ingredients were understood, so that a mistake is seen before cooking. */
export function Understood({ understood, notUnderstood }: Pick<RecipePlan, 'understood' | 'notUnderstood'>) {
  const renamed = understood.filter(({ said, as }) => as.join().toLowerCase() !== said.toLowerCase());
  const { recipe: words } = useWords();
  if (renamed.length + notUnderstood.length === 0) return null;
  return (
    <p className="max-w-[68ch] text-muted">
      {renamed.length > 0 && words.takenAs(renamed.map(({ said, as }) => words.isMeant(said, as)).join('; '))}
      {notUnderstood.length > 0 && (
        <strong className="text-ink">{words.notKnown(notUnderstood.map((said) => `“${said}”`).join(', '))}</strong>
      )}
    </p>
  );
}
