import { useEffect, useState } from 'react';
import { ask, CallRefused } from '../../../api-client/ask.ts';
import { listCountries } from '../../../contract/site.ts';
import { countries as known } from './phone-numbers.ts';

/** The countries for phone numbers, named by the site's own list, or by the browser while that is not loaded. */
export function useCountries(): typeof known {
  const [countries, setCountries] = useState(known);
  useEffect(() => {
    const controller = new AbortController();
    ask(listCountries, {}, { signal: controller.signal }).then(
      ({ response }) => {
        const names = new Map(response.map(({ code, name }) => [code, name]));
        const named = known.map((country) => ({ ...country, name: names.get(country.code) ?? country.name }));
        setCountries(named.sort((one, other) => one.name.localeCompare(other.name)));
      },
      (error: unknown) => {
        if (!controller.signal.aborted && !(error instanceof CallRefused)) throw error;
      },
    );
    return () => controller.abort();
  }, []);
  return countries;
}
