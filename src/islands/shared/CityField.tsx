import { useState } from 'react';
import { ask } from '../../api-client/ask.ts';
import { suggestCities, type City } from '../../contract/search.ts';
import { citiesFound } from './cities-found.ts';
import { FieldFrame, labelOf } from './FieldFrame.tsx';
import { SuggestField } from './SuggestField.tsx';
import { useSuggestions } from './use-suggestions.ts';

type Props = {
  label: string;
  name: string;
  hint?: string;
  problem?: string | undefined;
  defaultValue?: string;
};

const nameOf = ({ name, state }: City) => `${name}, ${state}`;
/** After a failure it is a plain text field; the server then looks the city up. */
const findCities = (text: string, signal: AbortSignal) => ask(suggestCities, { text }, { signal }).catch((): City[] => []);

/** A field for a city of India that the search knows; the server refuses others. */
export function CityField({ label, name, hint, problem, defaultValue = '' }: Props) {
  const [text, setText] = useState(defaultValue);
  const { isFresh, asked, ...suggestions } = useSuggestions(text, findCities, nameOf);
  return (
    <FieldFrame label={label} hint={hint} problem={problem}>
      {(attributes) => (
        <SuggestField
          {...suggestions}
          text={text}
          onText={setText}
          listLabel="Cities"
          status={citiesFound(suggestions.items.length, asked)}
          isFirstChosen={isFresh}
          input={{
            ...attributes,
            'aria-labelledby': labelOf(attributes.id),
            name,
            className: 'field',
            placeholder: 'Start typing',
            maxLength: 120,
          }}
        >
          {(city) => (
            <>
              <span className="font-semibold">{city.name}</span>
              <span className="truncate text-sm text-muted">{city.state}</span>
            </>
          )}
        </SuggestField>
      )}
    </FieldFrame>
  );
}
