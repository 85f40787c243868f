import { useWords } from '../../parts/in-language.tsx';

type Props = { servings: number; onChange: (servings: number) => void };

const most = 12;
const round = 'grid size-12 place-items-center rounded-full border border-line text-2xl hover:bg-sunken disabled:opacity-40';

/** The number of servings; the amounts follow at once. */
export function Servings({ servings, onChange }: Props) {
  const { recipe: words } = useWords();
  return (
    <div role="group" aria-label={words.servings} className="flex items-center gap-3 print:hidden">
      <button type="button" className={round} aria-label={words.oneLess} disabled={servings <= 1} onClick={() => onChange(servings - 1)}>
        <span aria-hidden="true">−</span>
      </button>
      <p role="status" className="min-w-20 text-center">
        <strong className="numerals text-3xl">{servings}</strong>
        <span className="block text-sm text-muted">{words.servingsOf(servings)}</span>
      </p>
      <button type="button" className={round} aria-label={words.oneMore} disabled={servings >= most} onClick={() => onChange(servings + 1)}>
        <span aria-hidden="true">+</span>
      </button>
    </div>
  );
}
