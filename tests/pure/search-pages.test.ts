import { describe, expect, test } from 'vitest';
import { refusalTexts } from '../../src/contract/messages.ts';
import { shownCount, totalOf } from '../../src/layouts/search/counts.ts';
import { activeFilters, categoryOf, filtersOf, searchInWords } from '../../src/layouts/search/filter-options.ts';
import { nearKm, othersOf, teamSearch, teamsNear } from '../../src/layouts/search/nearby-teams.ts';
import { openProfile } from '../../src/layouts/search/profile-outcome.ts';
import { profileAddress, readSearch, searchAddress, withoutWrong } from '../../src/layouts/search/search-address.ts';
import { refusalCode, runSearch } from '../../src/layouts/search/search-outcome.ts';
import type { SearchResult } from '../../src/contract/search.ts';

const typedIn = (query: string) => readSearch(new URLSearchParams(query)).typed;
type Asking = Parameters<typeof runSearch>[0];
/** Answers every call by its fields, or throws what it returns as an error. */
const answering = (answer: (fields: Record<string, unknown>, name: string) => unknown) =>
  (async (call: { name: string }, fields: Record<string, unknown>) => {
    const given = answer(fields, call.name);
    if (given instanceof Error) throw given;
    return given;
  }) as unknown as Asking;
const refused = (code: string, more = {}) => Object.assign(new Error(code), { code, ...more });

describe('the address of a search', () => {
  test('keeps what was typed, and begins on the first page with no profile open', () => {
    const typed = typedIn('keyword=ann&category=TEAMS&after=x&player=p&sport=8&sort=Name');
    expect(searchAddress(typed)).toBe('/search?keyword=ann&category=teams&sport=8&sort=name');
    expect(searchAddress(typed, { sport: '', level: 'beginner' })).toBe('/search?keyword=ann&category=teams&level=beginner&sort=name');
    expect(searchAddress(typedIn(''))).toBe('/search');
    expect(searchAddress(typedIn('team=lions-1'))).toBe('/search');
    expect(profileAddress(typed, 'team', 'lions-1')).toBe(
      '/search?keyword=ann&category=teams&sport=8&sort=name&team=lions-1&after=x#profile',
    );
  });

  test('is sent as it is, twice where something stands twice, also a page, and no open profile', () => {
    const { asked, typed } = readSearch(new URLSearchParams('keyword=Ann&sport=8&sport=9&page=2&after=c&team=t&gender=MEN&location=Pune'));
    expect(asked).toEqual({ keyword: 'Ann', sport: ['8', '9'], page: '2', after: 'c', gender: 'MEN', location: 'Pune' });
    expect(typed).toMatchObject({ keyword: 'Ann', sport: '8', gender: 'men', location: 'Pune', team: 't' });
  });

  test('goes without what was refused, and without half a position', () => {
    const typed = typedIn('keyword=ann&lat=18.5&lon=73.8&level=odd');
    expect(withoutWrong(typed, { level: 'x' })).toBe('/search?keyword=ann&lat=18.5&lon=73.8');
    for (const name of ['lat', 'lon']) expect(withoutWrong(typed, { [name]: 'x' })).toBe('/search?keyword=ann&level=odd');
  });
});

describe('the filters of a search', () => {
  const namesOf = (query: string) => filtersOf(typedIn(query)).map(({ name, chosen }) => [name, chosen]);
  const sortsOf = (query: string) =>
    filtersOf(typedIn(query))
      .find(({ name }) => name === 'sort')
      ?.options.map(({ value, text }) => `${value || '(usual)'} ${text}`);

  test('have distances only where there is a place to measure from', () => {
    expect(namesOf('sport=8').map(([name]) => name)).toEqual(['sport', 'gender', 'level', 'sort']);
    for (const place of ['location=Pune', 'lat=1&lon=2'])
      expect(namesOf(place).map(([name]) => name)).toEqual(['sport', 'gender', 'level', 'distance', 'sort']);
    for (const none of ['location=%20', 'lat=1', 'lon=2']) expect(namesOf(none).length).toBe(4);
  });

  test('leave the usual order out: the nearest without a word, otherwise the best', () => {
    expect(sortsOf('')).toEqual(['(usual) Best match', 'name Name', 'newest Newest']);
    expect(sortsOf('location=Pune')).toEqual(['best Best match', '(usual) Nearest', 'name Name', 'newest Newest']);
    expect(sortsOf('location=Pune&keyword=ann')).toEqual(['(usual) Best match', 'nearest Nearest', 'name Name', 'newest Newest']);
    expect(namesOf('location=Pune&sort=nearest').at(-1)).toEqual(['sort', '']);
    expect(namesOf('location=Pune&sort=best').at(-1)).toEqual(['sort', 'best']);
  });

  test('are named one by one, each with what takes it away', () => {
    expect(activeFilters(typedIn('sport=8&gender=women&level=odd&location=Pune&distance=25&sort=nearest'))).toEqual([
      { text: 'Soccer / Football', without: { sport: '' } },
      { text: 'Women', without: { gender: '' } },
      { text: 'Level: odd', without: { level: '' } },
      { text: 'Within 25 km', without: { distance: '' } },
      { text: 'Pune', without: { location: '', lat: '', lon: '', distance: '', sort: '' } },
    ]);
    expect(activeFilters(typedIn('lat=1&lon=2&sort=name'))).toEqual([
      { text: '1, 2', without: { location: '', lat: '', lon: '', distance: '' } },
    ]);
    expect(activeFilters(typedIn('keyword=ann'))).toEqual([]);
  });

  test.each([
    ['', 'Teams, tournaments and players'],
    ['keyword=ann', 'Results for “ann”'],
    ['category=teams&keyword=ann&location=Pune', 'Teams for “ann” near Pune'],
    ['category=players&location=Near+me&lat=1&lon=2', 'Players near me'],
    ['category=nothing&lat=1&lon=2', 'Teams, tournaments and players near 1, 2'],
  ])('in words: %s', (query, words) => {
    expect(searchInWords(typedIn(query))).toBe(words);
    expect(categoryOf('nothing')).toBeUndefined();
  });
});

test('counts are summed, and say where counting stopped', () => {
  const counts = {
    teams: { value: 1000, isCapped: true },
    tournaments: { value: 3, isCapped: false },
    players: { value: 200, isCapped: false },
  };
  expect(totalOf(counts)).toEqual({ value: 1203, isCapped: true });
  expect(totalOf({ ...counts, teams: counts.tournaments }).isCapped).toBe(false);
  const few = { teams: counts.players, tournaments: counts.players, players: counts.players };
  for (const name of ['tournaments', 'players'] as const) expect(totalOf({ ...few, [name]: counts.teams }).isCapped, name).toBe(true);
  expect([counts.teams, counts.players].map(shownCount)).toEqual(['1,000+', '200']);
});

describe('what a search comes to', () => {
  test('is its answer, or a refusal with its fields, or a failure', async () => {
    expect(
      await runSearch(
        answering(() => ({ response: 'found' })),
        {},
      ),
    ).toEqual({ step: 'found', answer: 'found' });
    const fields = { keyword: 'Too short.' };
    const outcome = (error: Error) =>
      runSearch(
        answering(() => error),
        {},
      );
    expect(await outcome(refused('invalidInput', { fields }))).toMatchObject({
      step: 'refused',
      status: 400,
      fields,
      text: refusalTexts.invalidInput,
    });
    expect(await outcome(refused('tooManyRequests', { fields, retryAfterSeconds: 9 }))).toMatchObject({
      status: 429,
      fields: {},
      retryAfterSeconds: 9,
      text: refusalTexts.tooManyRequests,
    });
    for (const bug of [new Error('bug'), refused('unexpected'), refused('noSuchCode')])
      expect(await outcome(bug)).toMatchObject({ status: 500, text: refusalTexts.unexpected });
    expect(refusalCode(null)).toBeUndefined();
  });

  test('opens the profile that the address names, and says where there is none', async () => {
    const call = answering((fields, name) => ({ response: { name, ...fields } }));
    expect(await openProfile(call, typedIn(''))).toBeUndefined();
    expect(await openProfile(call, typedIn('player=p1&team=t1'))).toMatchObject({ step: 'player', id: 'p1', profile: { player_id: 'p1' } });
    expect(await openProfile(call, typedIn('team=t1'))).toMatchObject({ step: 'team', id: 't1', profile: { team_id: 't1' } });
    const missing = answering(() => refused('noSuchTeam'));
    expect(await openProfile(missing, typedIn('team=t1'))).toEqual({ step: 'missing', id: 't1', kind: 'team' });
    expect(await openProfile(missing, typedIn('player=p1'))).toEqual({ step: 'missing', id: 'p1', kind: 'player' });
    expect(
      await openProfile(
        answering(() => new Error('bug')),
        typedIn('team=t1'),
      ),
    ).toEqual({ step: 'failed', id: 't1' });
  });
});

describe('the teams near somebody', () => {
  const team = (id: string) => ({ id }) as SearchResult;

  test('are of their first three sports, one of each in turn', async () => {
    const asked: Record<string, unknown>[] = [];
    const found: Record<number, SearchResult[]> = { 8: [team('a'), team('b'), team('c')], 9: [team('d')], 11: [] };
    const call = answering((fields) => {
      asked.push(fields);
      return { response: { results: found[Number(fields['sport'])] ?? [team('wrong')] } };
    });
    const teams = await teamsNear(call, { city: 'Pune', sports: [8, 9, 11, 16] });
    expect(teams?.map(({ id }) => id)).toEqual(['a', 'd', 'b', 'c']);
    expect(asked).toEqual([8, 9, 11].map((sport) => ({ category: 'teams', sport, location: 'Pune', distance: nearKm, sort: 'nearest' })));
    asked.length = 0;
    await teamsNear(call, { city: '', sports: [8] });
    expect(asked).toEqual([{ category: 'teams', sport: 8 }]);
    expect(
      await teamsNear(
        answering(() => new Error('bug')),
        { city: '', sports: [8] },
      ),
    ).toBeUndefined();
    expect(await teamsNear(call, { city: '', sports: [] })).toEqual([]);
  });

  test('are at most five that they are not in', () => {
    const teams = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(team);
    expect(othersOf(teams, [{ id: 'b' }])?.map(({ id }) => id)).toEqual(['a', 'c', 'd', 'e', 'f']);
    expect(othersOf(undefined, [])).toBeUndefined();
  });

  test('are searched by the city, and by the sport of somebody with one', () => {
    expect(teamSearch({ city: 'Pune', sports: [8] })).toBe('/search?category=teams&location=Pune&sort=nearest&sport=8');
    expect(teamSearch({ city: '', sports: [8, 9] })).toBe('/search?category=teams');
  });
});
