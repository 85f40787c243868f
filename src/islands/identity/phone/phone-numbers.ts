import { getCountries, getCountryCallingCode, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import metadata from 'libphonenumber-js/min/metadata';

export type Phone = { /** E.164. */ number: string; /** Such as '+91 98765 43210'. */ shown: string };
export type { CountryCode };

const names = new Intl.DisplayNames(['en'], { type: 'region' });

/** The countries by name, each with its calling code: 'India (+91)'. */
export const countries = getCountries()
  .map((code) => ({ code, name: names.of(code) ?? code, callingCode: `+${getCountryCallingCode(code)}` }))
  .sort((one, other) => one.name.localeCompare(other.name));

/** The country of a calling code such as '+91'; where several share a code, its main country. */
export const countryOf = (callingCode: string): CountryCode | undefined =>
  metadata.country_calling_codes[callingCode.replace('+', '') as keyof typeof metadata.country_calling_codes]?.[0];

/** Reads a national number of the country, or a full number with its own country code; undefined unless it is valid. */
export function readPhone(country: CountryCode, typed: string): Phone | undefined {
  const parsed = parsePhoneNumberFromString(typed, country);
  return parsed?.isPossible() ? { number: parsed.number, shown: parsed.formatInternational() } : undefined;
}
