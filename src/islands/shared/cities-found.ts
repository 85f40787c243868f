/** How many cities are suggested, for who cannot see the list: '5 cities for pun'. */
export const citiesFound = (count: number, text: string): string =>
  count === 0 ? '' : `${count} ${count === 1 ? 'city' : 'cities'} for ${text}`;
