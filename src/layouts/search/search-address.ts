/** The names that make up the state of /search, in the order they stand in its address. */
export const stateNames = [
  'keyword',
  'category',
  'location',
  'lat',
  'lon',
  'sport',
  'gender',
  'level',
  'distance',
  'sort',
  'after',
] as const;

export type StateName = (typeof stateNames)[number];
export type SearchState = Partial<Record<StateName, string | string[]>>;

/** What the address says; a name that comes twice stays a list, so that the contract can refuse it. */
export function readState(query: URLSearchParams): SearchState {
  const state: SearchState = {};
  for (const name of stateNames) {
    const values = query.getAll(name);
    if (values.length === 1 && values[0] !== '') state[name] = values[0] as string;
    if (values.length > 1) state[name] = values;
  }
  return state;
}

export const oneOf = (value: string | string[] | undefined): string => (Array.isArray(value) ? value.join(' ') : (value ?? ''));

/** The address of the same search with some of it changed; a change starts at the first page again. */
export function addressOf(state: SearchState, changes: Partial<Record<StateName | 'player' | 'team', string | undefined>> = {}): string {
  const query = new URLSearchParams();
  const merged = { ...state, after: undefined, ...changes };
  for (const [name, value] of Object.entries(merged)) if (value !== undefined && value !== '') query.set(name, oneOf(value));
  return query.size > 0 ? `/search?${query}` : '/search';
}
