import { useEffect, useState } from 'react';
import { ask, CallRefused } from '../../../api-client/ask.ts';
import { limits } from '../../../contract/limits.ts';
import { globalSearch } from '../../../contract/search.ts';
import { foundItems, type PaletteItem } from './palette-items.ts';

const debounceMs = 200;

export type Found =
  | { step: 'tooShort' }
  | { step: 'searching' }
  | { step: 'found'; people: PaletteItem[]; teams: PaletteItem[] }
  | { step: 'failed'; text: string };

async function search(keyword: string, signal: AbortSignal): Promise<Found> {
  const find = async (category: 'players' | 'teams') =>
    foundItems((await ask(globalSearch, { keyword, category }, { signal })).response.results, category);
  try {
    const [people, teams] = await Promise.all([find('players'), find('teams')]);
    return { step: 'found', people, teams };
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    return { step: 'failed', text: error.message };
  }
}

/** People and teams for what was typed, 200 ms after the last key and from three characters on; an answer to an older text is dropped. */
export function usePaletteSearch(typed: string): Found {
  const keyword = typed.trim();
  const isLongEnough = [...keyword].length >= limits.searchKeywordMinimum;
  const [answered, setAnswered] = useState<{ keyword: string; found: Found }>();

  useEffect(() => {
    if (!isLongEnough) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      search(keyword, signal).then(
        (found) => {
          if (!signal.aborted) setAnswered({ keyword, found });
        },
        (error: unknown) => {
          if (!signal.aborted) throw error;
        },
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [keyword, isLongEnough]);

  if (!isLongEnough) return { step: 'tooShort' };
  return answered?.keyword === keyword ? answered.found : { step: 'searching' };
}
