import { limits } from '../../contract/limits.ts';
import type { City } from '../../contract/search.ts';
import { knownCities, type KnownCity } from './cities.ts';
import { foldText } from './fold-text.ts';

/** India's cities whose current or former name starts with the text; largest first, at most `limits.citySuggestions`. */
export function suggestCities(text: string): City[] {
  const [typedCity = '', typedState = ''] = foldText(text)
    .split(',')
    .map((part) => part.trim());
  const found: City[] = [];
  for (const city of knownCities()) {
    if (found.length === limits.citySuggestions) break;
    if (isCalled(city, typedCity) && foldText(city.state).startsWith(typedState)) found.push(present(city));
  }
  return found;
}

/** The city in a location field, such as 'Pune' or 'Pune, Maharashtra'; undefined for an unknown one. */
export function findCity(location: string): City | undefined {
  const suggested = location.trim() === '' ? [] : suggestCities(location);
  const [typed] = foldText(location).split(',');
  return suggested.find((city) => foldText(city.name) === typed?.trim()) ?? suggested[0];
}

const isCalled = (city: KnownCity, typed: string) => city.foldedNames.some((name) => name.startsWith(typed));

const present = ({ name, state, lat, lon }: KnownCity): City => ({ name, state, lat, lon });
