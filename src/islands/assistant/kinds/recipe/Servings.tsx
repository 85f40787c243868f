type Props = { servings: number; onChange: (servings: number) => void };

const most = 12;
const round = 'grid size-12 place-items-center rounded-full border border-line text-2xl hover:bg-sunken disabled:opacity-40';

/** For how many: the amounts follow at once. */
export function Servings({ servings, onChange }: Props) {
  return (
    <div role="group" aria-label="Servings" className="flex items-center gap-3 print:hidden">
      <button type="button" className={round} aria-label="One serving less" disabled={servings <= 1} onClick={() => onChange(servings - 1)}>
        <span aria-hidden="true">−</span>
      </button>
      <p role="status" className="min-w-20 text-center">
        <strong className="numerals text-3xl">{servings}</strong>
        <span className="block text-sm text-muted">{servings === 1 ? 'serving' : 'servings'}</span>
      </p>
      <button
        type="button"
        className={round}
        aria-label="One serving more"
        disabled={servings >= most}
        onClick={() => onChange(servings + 1)}
      >
        <span aria-hidden="true">+</span>
      </button>
    </div>
  );
}
