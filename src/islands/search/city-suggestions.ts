import { ask } from '../../api-client/ask.ts';
import { suggestCities } from '../../contract/search.ts';

export type Place = { location: string; lat: number; lon: number };

/** One line under the location field. Where it is, is asked only when it was picked. */
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

/** Google's where the build has a key, else our own; undefined where Google's library is missing. */
export async function findSuggester(): Promise<SuggestCities | undefined> {
  const key: string | undefined = import.meta.env['PUBLIC_GOOGLE_MAPS_KEY'];
  if (!key) return fromOurList;
  const { suggesterFromGoogle } = await import('./google-cities.ts');
  return suggesterFromGoogle(key);
}
