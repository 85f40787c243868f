import { Autocomplete } from '@base-ui/react/autocomplete';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ask } from '../../api-client/ask.ts';
import { suggestCities, type City } from '../../contract/search.ts';
import { FieldFrame } from './FieldFrame.tsx';

type Props = {
  label: string;
  name: string;
  hint?: string;
  problem?: string | undefined;
  defaultValue?: string;
  onText?: (text: string) => void;
};

const debounceMs = 180;
const shortestText = 2;
const nameOf = ({ name, state }: City) => `${name}, ${state}`;

/** A city of India, chosen from those that the search knows; the server refuses any other. */
export function CityField({ label, name, hint, problem, defaultValue = '', onText }: Props) {
  const [text, setText] = useState(defaultValue);
  const [isOpen, setOpen] = useState(false);
  const cities = useCities(text);
  const input = useRef<HTMLInputElement>(null);
  const isAtIt = () => document.activeElement === input.current;
  const tell = useEffectEvent((now: string) => onText?.(now));
  useEffect(() => tell(text), [text]);
  return (
    <FieldFrame label={label} hint={hint} problem={problem}>
      {(attributes) => (
        <Autocomplete.Root
          items={cities}
          filter={null}
          value={text}
          open={isOpen && cities.length > 0}
          // A kept text is put in by the form, not by somebody who looks for a city now.
          onOpenChange={(open) => setOpen(open && isAtIt())}
          itemToStringValue={nameOf}
          onValueChange={(value) => {
            setText(value);
            setOpen(isAtIt());
          }}
          autoHighlight="always"
        >
          <Autocomplete.Input
            {...attributes}
            ref={input}
            name={name}
            className="field"
            placeholder="Start typing"
            maxLength={120}
            autoComplete="off"
          />
          <Autocomplete.Portal>
            <Autocomplete.Positioner className="z-50 outline-none" sideOffset={4} align="start">
              <Autocomplete.Popup className="card max-h-(--available-height) w-(--anchor-width) overflow-y-auto p-1 text-ink shadow-xl">
                <Autocomplete.List aria-label="Cities">
                  {(city: City) => (
                    <Autocomplete.Item
                      key={`${nameOf(city)} ${city.lat}`}
                      value={city}
                      className="flex min-h-11 cursor-pointer items-center gap-2 rounded px-3 outline-none select-none data-highlighted:bg-sunken"
                    >
                      <span className="font-semibold">{city.name}</span>
                      <span className="truncate text-sm text-muted">{city.state}</span>
                    </Autocomplete.Item>
                  )}
                </Autocomplete.List>
              </Autocomplete.Popup>
            </Autocomplete.Positioner>
          </Autocomplete.Portal>
        </Autocomplete.Root>
      )}
    </FieldFrame>
  );
}

/** The cities for what stands in the field. A failure leaves a plain text field, whose city the server looks up. */
function useCities(text: string): City[] {
  const wanted = text.trim();
  const [found, setFound] = useState<{ wanted: string; cities: City[] }>();
  useEffect(() => {
    if (wanted.length < shortestText) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      ask(suggestCities, { text: wanted }, { signal: controller.signal }).then(
        (cities) => setFound({ wanted, cities }),
        () => setFound(undefined),
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [wanted]);
  return wanted.length < shortestText ? [] : (found?.cities ?? []);
}
