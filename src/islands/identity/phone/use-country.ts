import { useEffect, useState } from 'react';
import { loadLocation } from '../../../stores/location.ts';
import { countryOf, type CountryCode } from './phone-numbers.ts';

/** The country of the number: chosen by the visitor, else that of the connection, else India. */
export function useCountry(): [CountryCode, (country: CountryCode) => void] {
  const [chosen, choose] = useState<CountryCode>();
  const [located, setLocated] = useState<CountryCode>('IN');
  useEffect(() => {
    let isHere = true;
    loadLocation().then(
      ({ callingCode }) => {
        const country = countryOf(callingCode);
        if (isHere && country) setLocated(country);
      },
      // Without a location the default stays; it can be changed by hand.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return [chosen ?? located, choose];
}
