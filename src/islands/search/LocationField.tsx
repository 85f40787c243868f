import { Autocomplete } from '@base-ui/react/autocomplete';
import { useLayoutEffect, useRef, useState } from 'react';
import type { CitySuggestion, Place } from './city-suggestions.ts';
import { cell, cellInput, cellLabel, optionRow } from './field-style.ts';
import type { InitialSearch } from './SearchForm.tsx';
import { useCitySuggestions } from './use-city-suggestions.ts';

type Point = Pick<Place, 'lat' | 'lon'>;
type Props = { initial: InitialSearch; onPlaceChange: (hasPlace: boolean) => void };

const pointOf = ({ lat, lon }: InitialSearch): Point | undefined => (lat === undefined || lon === undefined ? undefined : { lat, lon });

/** A city of India: picking one fills `lat` and `lon`, typing on clears them. Without suggestions it is a plain text field. */
export function LocationField({ initial, onPlaceChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(initial.location ?? '');
  const [point, setPoint] = useState(pointOf(initial));
  const [isOpen, setOpen] = useState(false);
  const { cities, asked, ask, clear } = useCitySuggestions();

  function write(value: string, at?: Point) {
    setText(value);
    setPoint(at);
    onPlaceChange(value.trim() !== '');
  }
  function type(value: string) {
    write(value);
    setOpen(true);
    ask(value);
  }
  async function pick(city: CitySuggestion) {
    write(`${city.name}, ${city.region}`);
    clear();
    const place = await city.locate();
    if (place && input.current?.value === `${city.name}, ${city.region}`) write(place.location, place);
  }
  // What was typed before React was awake.
  useLayoutEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed !== text) type(typed);
  }, []);

  return (
    <Autocomplete.Root items={cities} filter={null} value={text} open={isOpen} onOpenChange={setOpen}
       itemToStringValue={(city: CitySuggestion) => `${city.name}, ${city.region}`}
      onValueChange={(value, { reason }) => { if (reason !== 'item-press') type(value); }}>
      <label className={cell}>
        <span className={cellLabel}>Location</span>
        <Autocomplete.Input ref={input} name="location" className={cellInput} placeholder="City in India" maxLength={120} />
      </label>
      {point && <input type="hidden" name="lat" value={point.lat} />}
      {point && <input type="hidden" name="lon" value={point.lon} />}
      {/* The list stays inside the form: whoever reads by landmarks finds it there. */}
      <div ref={list} />
      <Autocomplete.Portal container={list} hidden={cities.length === 0}>
        <Autocomplete.Positioner className="z-30 outline-none" sideOffset={4} align="start">
          <Autocomplete.Popup className="card max-h-(--available-height) w-(--anchor-width) min-w-60 max-w-(--available-width) overflow-y-auto p-1 text-ink shadow-xl">
            <Autocomplete.Status className="visually-hidden">{cities.length > 0 ? `${cities.length} cities for ${asked}` : ''}</Autocomplete.Status>
            <Autocomplete.List aria-label="Cities">
              {(city: CitySuggestion) => (
                <Autocomplete.Item key={city.id} value={city} className={`${optionRow} data-highlighted:bg-sunken`} onClick={() => void pick(city)}>
                  <span className="font-semibold">{city.name}</span>
                  <span className="truncate text-sm text-muted">{city.region}</span>
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}
