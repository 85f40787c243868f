import { ask, CallRefused } from '../../../api-client/ask.ts';
import { limits } from '../../../contract/limits.ts';
import { globalSearch } from '../../../contract/search.ts';
import { useAnswerFor } from '../../shared/use-answer-for.ts';
import { foundItems, type PaletteItem } from './palette-items.ts';

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

/** Players and teams that match the typed text, from three characters on. */
export function usePaletteSearch(typed: string): Found {
  const keyword = typed.trim();
  const isLongEnough = [...keyword].length >= limits.searchKeywordMinimum;
  const answered = useAnswerFor(isLongEnough ? keyword : '', search);
  if (!isLongEnough) return { step: 'tooShort' };
  return answered?.text === keyword ? answered.answer : { step: 'searching' };
}
