import { useId, type ReactNode } from 'react';
import { panelId, tabId, TabList } from '../../shared/Tabs.tsx';
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
  /** Low tabs with short labels in their middle, for a choice above another one. */
  isSmall?: boolean;
  /** Renders the panel of an option. */
  children: (key: string) => ReactNode;
};

/**
 * Tabs that scroll sideways on a phone, with one visible panel; arrow keys move between them. On paper, and before scripts run, all panels
 * are shown one after the other: the server renders all of them.
 */
export function Picker({ label, options, chosen, onChoose, columns, isSmall = false, children }: Props) {
  const id = useId();
  const isPrinting = useIsPrinting();
  const isHydrated = useIsHydrated();
  const tabs = options.map(({ key, label: name, detail }) => ({
    value: key,
    label: (
      <>
        {name}
        {detail && <span className="block text-sm font-normal opacity-80">{detail}</span>}
      </>
    ),
  }));
  return (
    <div>
      <TabList
        id={id}
        label={label}
        tabs={tabs}
        chosen={chosen}
        onChoose={onChoose}
        arrowsChoose
        className={`gap-2 pb-2 noscript:hidden print:hidden ${columns ? `grid ${columns}` : 'flex overflow-x-auto'}`}
        tabClassName={`shrink-0 rounded-card border border-line bg-surface font-semibold aria-selected:border-ink aria-selected:bg-ink aria-selected:text-ground ${isSmall ? 'min-h-11 px-2' : 'min-h-14 px-4 py-2 text-left'}`}
      />
      {options
        .filter(({ key }) => !isHydrated || isPrinting || key === chosen)
        .map(({ key, label: name, detail }) => (
          <div
            key={key}
            role="tabpanel"
            id={panelId(id, key)}
            aria-labelledby={tabId(id, key)}
            className={`${isSmall ? 'pt-2' : 'pt-4'} ${key === chosen ? '' : 'hidden noscript:block print:block'}`}
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
