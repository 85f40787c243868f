import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { useIsPrinting } from './use-is-printing.ts';
import { OnPaper } from './on-paper.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

type Option = { readonly key: string; readonly label: ReactNode; readonly detail?: string };
type Props = {
  label: string;
  options: readonly Option[];
  chosen: string;
  onChoose: (key: string) => void;
  /** Grid classes, for few options that are all visible at once. */
  columns?: string;
  /** Renders the panel of an option. */
  children: (key: string) => ReactNode;
};

/**
 * Tabs that scroll sideways on a phone, with one visible panel; arrow keys move between them. On paper, and before scripts run, all panels
 * are shown one after the other: the server renders all of them.
 */
export function Picker({ label, options, chosen, onChoose, columns, children }: Props) {
  const id = useId();
  const isPrinting = useIsPrinting();
  const isHydrated = useIsHydrated();
  const at = options.findIndex(({ key }) => key === chosen);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = step && options[(at + step + options.length) % options.length];
    if (!next) return;
    event.preventDefault();
    onChoose(next.key);
    document.getElementById(`${id}-${next.key}`)?.focus();
  };
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className={`gap-2 pb-2 noscript:hidden print:hidden ${columns ? `grid ${columns}` : 'flex overflow-x-auto'}`}
      >
        {options.map(({ key, label: name, detail }) => (
          <button
            key={key}
            id={`${id}-${key}`}
            type="button"
            role="tab"
            aria-selected={key === chosen}
            {...(key === chosen && { 'aria-controls': `${id}-panel-${key}` })}
            tabIndex={key === chosen ? 0 : -1}
            onClick={() => onChoose(key)}
            className="min-h-14 shrink-0 rounded-card border border-line bg-surface px-4 py-2 text-left font-semibold aria-selected:border-ink aria-selected:bg-ink aria-selected:text-ground"
          >
            {name}
            {detail && <span className="block text-sm font-normal opacity-80">{detail}</span>}
          </button>
        ))}
      </div>
      {options
        .filter(({ key }) => !isHydrated || isPrinting || key === chosen)
        .map(({ key, label: name, detail }) => (
          <div
            key={key}
            role="tabpanel"
            id={`${id}-panel-${key}`}
            aria-labelledby={`${id}-${key}`}
            className={`pt-4 ${key === chosen ? '' : 'hidden noscript:block print:block'}`}
          >
            <h3 className="mb-3 hidden items-baseline gap-3 border-b-2 border-ink pb-1 text-2xl noscript:flex print:flex">
              {name} {detail && <span className="text-base font-normal text-muted">{detail}</span>}
            </h3>
            <OnPaper value={key !== chosen}>{children(key)}</OnPaper>
          </div>
        ))}
    </div>
  );
}
