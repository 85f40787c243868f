import { getCountries, getCountryCallingCode, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import metadata from 'libphonenumber-js/min/metadata';

export type Phone = { /** E.164. */ number: string; /** As '+91 98765 43210'. */ shown: string };
export type { CountryCode };

const names = new Intl.DisplayNames(['en'], { type: 'region' });

/** The countries by name, each with its calling code, as 'India (+91)'. */
export const countries = getCountries()
  .map((code) => ({ code, name: names.of(code) ?? code, callingCode: `+${getCountryCallingCode(code)}` }))
  .sort((one, other) => one.name.localeCompare(other.name));

/** The country of a calling code such as '+91'; of several that share one, the one it was given to first. */
export const countryOf = (callingCode: string): CountryCode | undefined =>
  metadata.country_calling_codes[callingCode.replace('+', '') as keyof typeof metadata.country_calling_codes]?.[0];

/** Reads a number as people of the country write it, or a full one with its own country code; undefined unless it can be one. */
export function readPhone(country: CountryCode, typed: string): Phone | undefined {
  const parsed = parsePhoneNumberFromString(typed, country);
  return parsed?.isPossible() ? { number: parsed.number, shown: parsed.formatInternational() } : undefined;
}
