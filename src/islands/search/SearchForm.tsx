import { useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { limits } from '../../contract/limits.ts';
import type { Category } from '../../contract/search.ts';
import { CategoryPicker } from './CategoryPicker.tsx';
import { cell, cellInput, cellLabel } from './field-style.ts';
import { LocationField } from './LocationField.tsx';
import { useEarlyInput } from '../shared/use-early-input.ts';

export type InitialSearch = {
  keyword?: string | undefined;
  category?: Category | undefined;
  location?: string | undefined;
  lat?: number | undefined;
  lon?: number | undefined;
};

type Props = { initial: InitialSearch; isEnabled: boolean; layout: 'hero' | 'bar' };

const frame = 'group/search grid rounded-card border-[1.5px] border-ink/60 bg-surface text-ink [&>*]:border-line';
const columns = {
  hero: 'max-md:[&>*+:not(button)]:border-t md:[&>*+:not(button)]:border-l md:grid-cols-[1.4fr_1fr_1.2fr] xl:grid-cols-[1.4fr_1fr_1.2fr_auto]',
  bar: 'max-sm:[&>*+:not(button)]:border-t sm:[&>*+:not(button)]:border-l sm:grid-cols-[1.4fr_1fr_1.2fr] lg:grid-cols-[1.4fr_1fr_1.2fr_auto]',
};
const lastCell = {
  hero: 'md:max-xl:col-span-3 xl:min-w-40',
  bar: 'sm:max-lg:col-span-3 lg:min-w-32',
};

/** For `useSyncExternalStore`: false on the server and during hydration, true afterwards. */
const neverChanges = () => () => {};

/** A plain GET form to /search; React adds the category picker and city suggestions. The setting `search_enabled` = 'false' disables it. */
export function SearchForm({ initial, isEnabled, layout }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form);
  const [category, setCategory] = useState<Category | ''>(initial.category ?? '');
  const [hasPlace, setHasPlace] = useState(Boolean(initial.location));
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

  // Spec §4: choosing a category submits the form.
  const choose = (chosen: Category) => {
    flushSync(() => setCategory(chosen));
    form.current?.requestSubmit();
  };
  // Spec §5 requires a keyword; a category or a place alone is enough for browsing.
  const isKeywordRequired = isHydrated && layout === 'hero' && category === '' && !hasPlace;

  return (
    <form ref={form} action="/search" method="get" role="search" aria-label="Teams, tournaments and players">
      <fieldset disabled={!isEnabled} className={`${frame} ${columns[layout]}`}>
        <label className={cell}>
          <span className={cellLabel}>Keyword</span>
          <input
            className={cellInput}
            type="search"
            name="keyword"
            defaultValue={initial.keyword ?? ''}
            placeholder="Name of a team, cup or player"
            minLength={limits.searchKeywordMinimum}
            maxLength={limits.searchKeywordMaximum}
            required={isKeywordRequired}
            autoComplete="off"
            enterKeyHint="search"
          />
        </label>
        <CategoryPicker value={category} isHydrated={isHydrated} onChoose={choose} />
        <LocationField initial={initial} isHydrated={isHydrated} onPlaceChange={setHasPlace} />
        <button type="submit" className={`button button-accent m-1.5 min-h-13 text-lg ${lastCell[layout]}`}>
          <svg className="size-5" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
            <circle cx="9" cy="9" r="6" />
            <path d="m13.5 13.5 4 4" />
          </svg>
          Search
        </button>
      </fieldset>
    </form>
  );
}
