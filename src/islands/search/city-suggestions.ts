import { ask } from '../../api-client/ask.ts';
import { suggestCities } from '../../contract/search.ts';

export type Place = { location: string; lat: number; lon: number };

/** A suggested city. Its coordinates are looked up only after it was chosen. */
export type CitySuggestion = { id: string; name: string; region: string; locate: () => Promise<Place | undefined> };

export type SuggestCities = (text: string, signal: AbortSignal) => Promise<CitySuggestion[]>;

/** Our own list of India's cities. */
const fromOurList: SuggestCities = async (text, signal) => {
  const cities = await ask(suggestCities, { text }, { signal });
  return cities.map(({ name, state, lat, lon }) => ({
    id: `${name}, ${state} ${lat} ${lon}`,
    name,
    region: state,
    locate: async () => ({ location: `${name}, ${state}`, lat, lon }),
  }));
};

/** The text that a chosen city puts into the field. */
export const nameOf = ({ name, region }: CitySuggestion): string => `${name}, ${region}`;

/** Google's suggestions where the build has a key, otherwise our own; undefined where Google's library cannot be loaded. */
async function findSuggester(): Promise<SuggestCities | undefined> {
  const key: string | undefined = import.meta.env['PUBLIC_GOOGLE_MAPS_KEY'];
  if (!key) return fromOurList;
  const { suggesterFromGoogle } = await import('./google-cities.ts');
  return suggesterFromGoogle(key);
}

let suggester: Promise<SuggestCities | undefined> | undefined;

/** The next text tries again to load the suggestions. */
function forgetSuggester(error: unknown): never {
  suggester = undefined;
  throw error;
}

/** The suggestions for a text. A failure gives none, which leaves a plain text field. */
export const findCities: SuggestCities = async (text, signal) => {
  try {
    const suggest = await (suggester ??= findSuggester().catch(forgetSuggester));
    return (await suggest?.(text, signal)) ?? [];
  } catch (error) {
    if (!signal.aborted) console.warn('Cities could not be suggested.', error);
    return [];
  }
};
