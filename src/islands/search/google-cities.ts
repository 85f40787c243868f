import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import type { CitySuggestion, SuggestCities } from './city-suggestions.ts';
import { googleLibraries } from './google-libraries.ts';

type Places = google.maps.PlacesLibrary;

async function loadPlaces(key: string): Promise<Places> {
  const libraries = googleLibraries();
  if (!libraries.includes('places')) throw new Error('The list of libraries does not name places.');
  setOptions({ key, v: 'weekly', language: 'en', region: 'IN', libraries });
  return importLibrary('places');
}

/** Google Places (New), cities of India only (spec §9). Undefined where the library cannot be loaded, which is logged (spec §8). */
export async function suggesterFromGoogle(key: string): Promise<SuggestCities | undefined> {
  try {
    return suggesterFrom(await loadPlaces(key));
  } catch (error) {
    console.warn('The maps library is missing; cities are not suggested.', error);
    return undefined;
  }
}

/** Google bills the suggestions and the chosen place of one session token together; choosing a place ends the session. */
function suggesterFrom({ AutocompleteSessionToken, AutocompleteSuggestion }: Places): SuggestCities {
  let sessionToken = new AutocompleteSessionToken();
  const endSession = () => {
    sessionToken = new AutocompleteSessionToken();
  };

  return async (input, signal) => {
    const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
      input,
      sessionToken,
      includedRegionCodes: ['in'],
      includedPrimaryTypes: ['(cities)'],
    });
    signal.throwIfAborted();
    return suggestions.flatMap(({ placePrediction }) => (placePrediction ? [asCity(placePrediction, endSession)] : []));
  };
}

function asCity(prediction: google.maps.places.PlacePrediction, endSession: () => void): CitySuggestion {
  const name = prediction.mainText?.text ?? prediction.text.text;
  return {
    id: prediction.placeId,
    name,
    region: prediction.secondaryText?.text ?? '',
    locate: async () => {
      const { place } = await prediction.toPlace().fetchFields({ fields: ['location', 'formattedAddress'] });
      endSession();
      const { location, formattedAddress } = place;
      return location ? { location: formattedAddress ?? name, lat: location.lat(), lon: location.lng() } : undefined;
    },
  };
}
