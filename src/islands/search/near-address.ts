import type { Position } from './browser-position.ts';

/**
 * The address of this page's search around `position`, nearest first, with the keyword in the field even if it was not searched for yet.
 */
export function nearAddress({ lat, lon }: Position, name: string): string {
  const query = new URLSearchParams(location.search);
  const typed = document.querySelector<HTMLInputElement>('form[role=search] input[name=keyword]')?.value.trim();
  const changes = {
    keyword: typed ?? '',
    location: name,
    lat: String(lat),
    lon: String(lon),
    sort: 'nearest',
    after: '',
    player: '',
    team: '',
  };
  for (const [key, value] of Object.entries(changes)) {
    if (value) query.set(key, value);
    else query.delete(key);
  }
  return `/search?${query}`;
}
