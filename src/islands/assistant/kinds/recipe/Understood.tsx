import type { RecipePlan } from '../../../../contract/assistant/recipe.ts';

/** What was made of the words for the kitchen, so that a mistake is seen before it is cooked. */
export function Understood({ understood, notUnderstood }: Pick<RecipePlan, 'understood' | 'notUnderstood'>) {
  const renamed = understood.filter(({ said, as }) => as.join().toLowerCase() !== said.toLowerCase());
  if (renamed.length + notUnderstood.length === 0) return null;
  return (
    <p className="max-w-[68ch] text-muted">
      {renamed.length > 0 && <>Taken as: {renamed.map(({ said, as }) => `“${said}” is ${as.join(' or ').toLowerCase()}`).join('; ')}. </>}
      {notUnderstood.length > 0 && (
        <strong className="text-ink">Not known: {notUnderstood.map((said) => `“${said}”`).join(', ')}. The recipe is without it.</strong>
      )}
    </p>
  );
}
