import { useId, useRef, useState } from 'react';
import { citiesFound } from '../shared/cities-found.ts';
import { SuggestField } from '../shared/SuggestField.tsx';
import { useSuggestions } from '../shared/use-suggestions.ts';
import { findCities, nameOf, type CitySuggestion, type Place } from './city-suggestions.ts';
import { cell, cellInput, cellLabel } from './field-style.ts';
import { ScriptedField } from './ScriptedField.tsx';
import type { InitialSearch } from './SearchForm.tsx';

type Point = Pick<Place, 'lat' | 'lon'>;
type Props = { initial: InitialSearch; isHydrated: boolean; onPlaceChange: (hasPlace: boolean) => void };

const pointOf = ({ lat, lon }: InitialSearch): Point | undefined => (lat === undefined || lon === undefined ? undefined : { lat, lon });

/**
 * A field for a city of India: choosing one fills `lat` and `lon`, further typing clears them. Without suggestions it is a plain text
 * field.
 */
export function LocationField({ initial, isHydrated, onPlaceChange }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(initial.location ?? '');
  const [point, setPoint] = useState(pointOf(initial));
  // Enter submits the search, unless an arrow key has selected a city.
  const { isFresh: _isFresh, asked, ...suggestions } = useSuggestions(text, findCities, nameOf);

  function write(value: string, at?: Point) {
    setText(value);
    setPoint(at);
    onPlaceChange(value.trim() !== '');
  }
  async function choose(city: CitySuggestion) {
    write(nameOf(city));
    const place = await city.locate();
    if (place && input.current?.value === nameOf(city)) write(place.location, place);
  }
  return (
    // The list is rendered inside the form, so that it belongs to the form's landmark.
    <div ref={frame} className="min-w-0">
      <label className={cell}>
        <span id={`${id}-label`} className={cellLabel}>
          Location
        </span>
        <SuggestField
          {...suggestions}
          text={text}
          onText={write}
          onChoose={(city) => void choose(city)}
          listLabel="Cities"
          status={citiesFound(suggestions.items.length, asked)}
          frame={frame}
          field={input}
          input={{
            name: 'location',
            className: cellInput,
            placeholder: 'City in India',
            maxLength: 120,
            // While the list is open, Base UI puts a hidden 'Dismiss' into the label and hides the text 'Location' from screen readers.
            'aria-labelledby': `${id}-label`,
          }}
        >
          {(city) => (
            <>
              <span className="font-semibold">{city.name}</span>
              <span className="truncate text-sm text-muted">{city.region}</span>
            </>
          )}
        </SuggestField>
      </label>
      {point && <ScriptedField isHydrated={isHydrated} name="lat" value={point.lat} />}
      {point && <ScriptedField isHydrated={isHydrated} name="lon" value={point.lon} />}
    </div>
  );
}
