import type { KeyboardEvent, ReactNode } from 'react';

type ListProps = {
  /** Common to the list and its panels, from `useId`. */
  id: string;
  /** The accessible name of the list. */
  label: string;
  tabs: readonly { readonly value: string; readonly label: ReactNode }[];
  chosen: string;
  onChoose: (value: string) => void;
  /** An arrow key also chooses the tab that it moves to, for panels that need no loading. */
  arrowsChoose?: boolean;
  className: string;
  /** The classes of each tab. */
  tabClassName: string;
};

/** The ids that connect a tab with its panel. */
export const tabId = (id: string, value: string): string => `${id}-${value}`;
export const panelId = (id: string, value: string): string => `${id}-panel-${value}`;

const placeAfter: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * A list of tabs in the ARIA pattern: arrow keys, Home and End move the focus, and Enter, Space or a click choose. Base UI's tabs are 14 KB,
 * too much for pages whose first tab is what one comes for.
 */
export function TabList({ id, label, tabs, chosen, onChoose, arrowsChoose = false, className, tabClassName }: ListProps) {
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
    const at = placeAfter[event.key]?.(buttons.indexOf(event.target as HTMLElement), buttons.length);
    const next = at !== undefined && tabs[at];
    if (!next) return;
    event.preventDefault();
    buttons[at]?.focus();
    if (arrowsChoose) onChoose(next.value);
  }
  return (
    <div role="tablist" aria-label={label} className={className} onKeyDown={onKeyDown}>
      {tabs.map(({ value, label: name }) => (
        <button
          key={value}
          id={tabId(id, value)}
          type="button"
          role="tab"
          aria-selected={value === chosen}
          aria-controls={value === chosen ? panelId(id, value) : undefined}
          tabIndex={value === chosen ? 0 : -1}
          className={tabClassName}
          onClick={() => onChoose(value)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

type PanelProps = {
  /** That of the list. */
  id: string;
  value: string;
  chosen: string;
  /** Keeps what was typed in it while another tab is chosen. */
  isKept?: boolean;
  className?: string;
  children: ReactNode;
};

/** The panel of a tab; only that of the chosen tab is visible. */
export function TabPanel({ id, value, chosen, isKept = false, className, children }: PanelProps) {
  if (value !== chosen && !isKept) return null;
  return (
    <div
      role="tabpanel"
      id={panelId(id, value)}
      aria-labelledby={tabId(id, value)}
      tabIndex={0}
      hidden={value !== chosen}
      className={className}
    >
      {children}
    </div>
  );
}
