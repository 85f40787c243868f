/** The parameters of /search that define a search; `after` and the open profile are separate. */
const searchNames = ['keyword', 'category', 'location', 'lat', 'lon', 'sport', 'gender', 'level', 'distance', 'sort'] as const;
const allNames = [...searchNames, 'player', 'team', 'after'] as const;

/** The parameters as typed; '' where one is missing. */
export type Typed = Readonly<Record<(typeof allNames)[number], string>>;

/** The address of a search that differs from `typed` by `changes`. It starts on the first page, with no profile open. */
export function searchAddress(typed: Typed, changes: Partial<Typed> = {}): string {
  const wanted = { ...typed, after: '', player: '', team: '', ...changes };
  const query = new URLSearchParams(allNames.filter((name) => wanted[name] !== '').map((name) => [name, wanted[name]]));
  return query.size > 0 ? `/search?${query}` : '/search';
}

/** The same page with a profile open. */
export const profileAddress = (typed: Typed, kind: 'player' | 'team', id: string): string =>
  `${searchAddress(typed, { after: typed.after, [kind]: id })}#profile`;

/** Parameters with a fixed list of values, which may be written in upper or lower case. */
const chosenNames: readonly string[] = ['category', 'gender', 'level', 'sort'];
const shown = (name: string, value: string) => (chosenNames.includes(name) ? value.toLowerCase() : value);

/**
 * Reads the parameters: `asked` is sent to the service, with an array where a name occurs twice, so that it is refused; `typed` is shown.
 */
export function readSearch(query: URLSearchParams): { asked: Record<string, string | string[]>; typed: Typed } {
  const typed = Object.fromEntries(allNames.map((name) => [name, shown(name, query.get(name) ?? '')])) as Typed;
  const asked: Record<string, string | string[]> = {};
  // There is no `page`: sending it makes the service say so, instead of showing the first page under another number.
  for (const name of [...searchNames, 'after', 'page'] as const) {
    const values = query.getAll(name);
    if (values.length > 0) asked[name] = values.length === 1 ? (values[0] ?? '') : values;
  }
  return { asked, typed };
}

/** The same search without the parameters that were refused; a position goes as a whole. */
export function withoutWrong(typed: Typed, problems: Readonly<Record<string, string>>): string {
  const isWrong = (name: string) => name in problems || (name === 'lat' && 'lon' in problems) || (name === 'lon' && 'lat' in problems);
  return searchAddress(typed, Object.fromEntries(allNames.filter(isWrong).map((name) => [name, ''])));
}

/** Whether there is a place to measure distances from. */
export const hasPlace = ({ location, lat, lon }: Typed): boolean => location.trim() !== '' || (lat !== '' && lon !== '');
