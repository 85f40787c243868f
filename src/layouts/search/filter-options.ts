import { distancesKm } from '../../contract/limits.ts';
import { categories, genders, levels, sortings, type Category } from '../../contract/search.ts';
import { sports } from '../../contract/sports.ts';
import { hasPlace, type Typed } from './search-address.ts';

type Option = { value: string; text: string };
export type Filter = { name: 'sport' | 'gender' | 'level' | 'distance' | 'sort'; label: string; options: Option[]; chosen: string };

export const categoryNames: Record<Category, string> = { teams: 'Teams', tournaments: 'Tournaments', players: 'Players' };
export const categoryOf = (text: string): Category | undefined => categories.find((category) => category === text);

const sortingNames: Record<(typeof sortings)[number], string> = { best: 'Best match', nearest: 'Nearest', name: 'Name', newest: 'Newest' };
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const named = (values: readonly string[]): Option[] => values.map((value) => ({ value, text: capital(value) }));
const any = { value: '', text: 'Any' };

/** The filters for a search; distances are offered only where there is a place to measure from. */
export function filtersOf(typed: Typed): Filter[] {
  const isPlaced = hasPlace(typed);
  // The default order of the service.
  const usual = typed.keyword.trim() === '' && isPlaced ? 'nearest' : 'best';
  const distances = distancesKm.map((km) => ({ value: String(km), text: `Within ${km} km` }));
  // The default order is left out of the address.
  const sorts = sortings
    .filter((sort) => isPlaced || sort !== 'nearest')
    .map((sort) => ({ value: sort === usual ? '' : sort, text: sortingNames[sort] }));
  return [
    {
      name: 'sport',
      label: 'Sport',
      options: [any, ...sports.map(({ id, name }) => ({ value: String(id), text: name }))],
      chosen: typed.sport,
    },
    { name: 'gender', label: 'Gender', options: [any, ...named(genders)], chosen: typed.gender },
    { name: 'level', label: 'Level', options: [any, ...named(levels)], chosen: typed.level },
    ...(isPlaced ? [{ name: 'distance' as const, label: 'Distance', options: [any, ...distances], chosen: typed.distance }] : []),
    { name: 'sort', label: 'Sort by', options: sorts, chosen: typed.sort === usual ? '' : typed.sort },
  ];
}

/** The active filters, each with the changes to the address that remove it. */
export function activeFilters(typed: Typed): { text: string; without: Partial<Typed> }[] {
  const chosen = filtersOf(typed).filter(({ name, chosen }) => name !== 'sort' && chosen !== '');
  const isNearest = typed.sort === 'nearest';
  return [
    ...chosen.map(({ name, label, options, chosen }) => ({
      text: options.find(({ value }) => value === chosen)?.text ?? `${label}: ${chosen}`,
      without: { [name]: '' },
    })),
    ...(hasPlace(typed)
      ? [{ text: placeName(typed), without: { location: '', lat: '', lon: '', distance: '', ...(isNearest && { sort: '' }) } }]
      : []),
  ];
}

/** The name of the place; coordinates without a name are shown as a point on the map. */
export const placeName = ({ location, lat, lon }: Typed): string => location.trim() || `${lat}, ${lon}`;

/** The search in words: 'Teams for “smashers” near Pune'. */
export function searchInWords(typed: Typed): string {
  const category = categoryOf(typed.category);
  const keyword = typed.keyword.trim();
  const what = category ? categoryNames[category] : keyword ? 'Results' : 'Teams, tournaments and players';
  const where = !hasPlace(typed) ? '' : typed.location === 'Near me' ? ' near me' : ` near ${placeName(typed)}`;
  return `${what}${keyword && ` for “${keyword}”`}${where}`;
}
