import { Autocomplete } from '@base-ui/react/autocomplete';
import { useRef, useState } from 'react';
import type { CitySuggestion, Place } from './city-suggestions.ts';
import { CityList } from './CityList.tsx';
import { cell, cellInput, cellLabel } from './field-style.ts';
import type { InitialSearch } from './SearchForm.tsx';
import { ScriptedField } from './ScriptedField.tsx';
import { useCitySuggestions } from './use-city-suggestions.ts';

type Point = Pick<Place, 'lat' | 'lon'>;
type Props = { initial: InitialSearch; isAwake: boolean; onPlaceChange: (hasPlace: boolean) => void };

const pointOf = ({ lat, lon }: InitialSearch): Point | undefined => (lat === undefined || lon === undefined ? undefined : { lat, lon });

/** A city of India: picking one fills `lat` and `lon`, typing on clears them. Without suggestions it is a plain text field. */
export function LocationField({ initial, isAwake, onPlaceChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
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
  return (
    <Autocomplete.Root
      items={cities}
      filter={null}
      value={text}
      open={isOpen}
      onOpenChange={setOpen}
      itemToStringValue={(city: CitySuggestion) => `${city.name}, ${city.region}`}
      onValueChange={(value, { reason }) => {
        if (reason !== 'item-press') type(value);
      }}
    >
      {/* The list stays inside the form: whoever reads by landmarks finds it there. */}
      <div ref={frame} className="min-w-0">
        <label className={cell}>
          <span className={cellLabel}>Location</span>
          <Autocomplete.Input ref={input} name="location" className={cellInput} placeholder="City in India" maxLength={120} />
        </label>
        {point && <ScriptedField isAwake={isAwake} name="lat" value={point.lat} />}
        {point && <ScriptedField isAwake={isAwake} name="lon" value={point.lon} />}
        <CityList frame={frame} cities={cities} asked={asked} onPick={(city) => void pick(city)} />
      </div>
    </Autocomplete.Root>
  );
}
