import { useState } from 'react';
import { loadLater } from '../../shared/load-later.ts';
import type { PalettePage } from './palette-items.ts';

const usePaletteDialog = loadLater(() => import('./PaletteDialog.tsx'));

/** The search button of the signed-in header; its dialog is loaded when the page is idle. */
export function CommandPalette({ pages }: { pages: readonly PalettePage[] }) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const loaded = usePaletteDialog(state !== 'unused');
  return (
    <>
      <button
        type="button"
        className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-card text-muted hover:bg-sunken lg:min-w-56 lg:justify-start lg:border lg:border-line lg:bg-surface lg:px-3"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setState('open')}
      >
        <svg
          className="size-5 shrink-0 text-ink lg:text-muted"
          viewBox="0 0 20 20"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          aria-hidden="true"
        >
          <circle cx="9" cy="9" r="6" />
          <path d="m13.5 13.5 4 4" />
        </svg>
        <span className="max-lg:sr-only">
          Search<span className="visually-hidden"> pages, people and teams</span>
        </span>
        {/* Hidden from screen readers, which announce aria-keyshortcuts. */}
        <kbd className="ml-auto font-sans text-sm after:content-['Ctrl_K'] max-lg:hidden" aria-hidden="true" />
      </button>
      {state !== 'unused' && loaded && <loaded.PaletteDialog isOpen={state === 'open'} onClose={() => setState('closed')} pages={pages} />}
    </>
  );
}
