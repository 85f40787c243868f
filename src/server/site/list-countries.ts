import { countries } from 'countries-list';

const presented = Object.entries(countries)
  .map(([code, { name, phone }]) => ({ code, name, callingCode: phone[0] ? `+${phone[0]}` : '' }))
  .sort((one, other) => one.name.localeCompare(other.name));

/** All countries by name, with ISO 3166 code and calling code (countries-list, MIT). */
export const listCountries = () => presented;
