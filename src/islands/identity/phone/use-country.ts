import { useEffect, useState } from 'react';
import { loadLocation } from '../../../stores/location.ts';
import { countryOf, type CountryCode } from './phone-numbers.ts';

/** The country of the number: the visitor's own where the connection says which, until they choose; India where it does not. */
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
      // Without a place the first choice stands; it can be changed all the same.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return [chosen ?? located, choose];
}
