import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { startTransition, useEffect, useState } from 'react';
import { limits } from '../../../contract/limits.ts';
import { itemsFor, pagesFor, type PaletteGroup, type PaletteItem, type PalettePage } from './palette-items.ts';
import { PaletteList } from './PaletteList.tsx';
import { useMyTeams } from './use-my-teams.ts';
import { usePaletteSearch, type Found } from './use-palette-search.ts';

type Props = { isOpen: boolean; onClose: () => void; pages: readonly PalettePage[] };

const groupsOf = (mine: PaletteItem[], pages: PaletteItem[], found: Found): PaletteGroup[] =>
  [
    { title: 'Pages', items: pages },
    { title: 'My teams', items: mine },
    { title: 'People', items: found.step === 'found' ? found.people : [] },
    { title: 'Teams', items: found.step === 'found' ? found.teams : [] },
  ].filter(({ items }) => items.length > 0);

function statusOf(found: Found, count: number, typed: string): string {
  if (found.step === 'searching') return 'Searching people and teams';
  if (found.step === 'failed') return found.text;
  if (found.step === 'tooShort')
    return typed.trim() && count === 0 ? `Type at least ${limits.searchKeywordMinimum} letters to search people and teams` : '';
  return count === 0 ? `Nothing is called ‘${typed.trim()}’` : `${count} found`;
}

/** Whether the browser has painted once: a slow phone shows the field first, and the list after it. */
function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setPainted(true))));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted;
}

/** The Ctrl-K palette: one field for pages, people and teams. Arrows select, Enter opens, Escape closes. */
export function PaletteDialog({ isOpen, onClose, pages }: Props) {
  const [typed, setTyped] = useState('');
  const isPainted = useIsPainted();
  const found = usePaletteSearch(typed);
  const teams = useMyTeams();
  const groups = isPainted ? groupsOf(itemsFor(teams, typed), pagesFor(pages, typed), found) : [];
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);

  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()} onOpenChangeComplete={(open) => !open && setTyped('')}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/60 transition-opacity duration-150 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <Dialog.Popup className="card fixed inset-x-3 top-[8dvh] z-50 mx-auto max-w-xl overflow-hidden shadow-2xl outline-none transition-opacity duration-150 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0">
          <Dialog.Title className="visually-hidden">Go to a page, a person or a team</Dialog.Title>
          <Autocomplete.Root
            inline
            open
            items={groups}
            filter={null}
            autoHighlight="always"
            keepHighlight
            value={typed}
            // Choosing an item leaves the page, so its name is not put into the field or searched for.
            onValueChange={(value, { reason }) => reason !== 'item-press' && setTyped(value)}
            itemToStringValue={({ label }: PaletteItem) => label}
          >
            <PaletteField />
            <PaletteList />
            <Autocomplete.Status className="min-h-10 border-t border-line px-5 py-2 text-sm text-muted">
              {statusOf(found, count, typed)}
            </Autocomplete.Status>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function PaletteField() {
  return (
    <div className="flex items-center gap-2 border-b border-line pl-4">
      <Autocomplete.Input
        aria-label="Page, person or team"
        placeholder="Page, person or team"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={limits.searchKeywordMaximum}
        className="min-h-14 w-full min-w-0 bg-transparent text-lg outline-none placeholder:text-muted"
      />
      <Dialog.Close className="grid size-12 shrink-0 place-items-center rounded hover:bg-sunken" aria-label="Close">
        <svg className="size-5" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
          <path d="m4 4 12 12M16 4 4 16" />
        </svg>
      </Dialog.Close>
    </div>
  );
}
