import { Autocomplete } from '@base-ui/react/autocomplete';
import type { RefObject } from 'react';
import type { CitySuggestion } from './city-suggestions.ts';
import { optionRow } from './field-style.ts';

type Props = {
  /** The field's own box: the list hangs from it and is as wide. */
  frame: RefObject<HTMLDivElement | null>;
  cities: CitySuggestion[];
  /** What the cities were found for. */
  asked: string;
  onPick: (city: CitySuggestion) => void;
};

/** The cities under the location field, and how many they are for who cannot see them. */
export function CityList({ frame, cities, asked, onPick }: Props) {
  return (
    <Autocomplete.Portal container={frame} hidden={cities.length === 0}>
      <Autocomplete.Positioner anchor={frame} className="z-30 outline-none" sideOffset={4} align="start">
        <Autocomplete.Popup className="card max-h-(--available-height) w-(--anchor-width) min-w-60 max-w-(--available-width) overflow-y-auto p-1 text-ink shadow-xl">
          <Autocomplete.Status className="visually-hidden">
            {cities.length > 0 ? `${cities.length} cities for ${asked}` : ''}
          </Autocomplete.Status>
          <Autocomplete.List aria-label="Cities">
            {(city: CitySuggestion) => (
              <Autocomplete.Item
                key={city.id}
                value={city}
                className={`${optionRow} data-highlighted:bg-sunken`}
                onClick={() => onPick(city)}
              >
                <span className="font-semibold">{city.name}</span>
                <span className="truncate text-sm text-muted">{city.region}</span>
              </Autocomplete.Item>
            )}
          </Autocomplete.List>
        </Autocomplete.Popup>
      </Autocomplete.Positioner>
    </Autocomplete.Portal>
  );
}
