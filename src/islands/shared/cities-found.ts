/** The number of suggested cities for screen readers: '5 cities for pun'. */
export const citiesFound = (count: number, text: string): string =>
  count === 0 ? '' : `${count} ${count === 1 ? 'city' : 'cities'} for ${text}`;
