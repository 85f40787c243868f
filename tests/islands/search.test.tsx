import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ask } from '../../src/api-client/ask.ts';
import { locateVisitor } from '../../src/contract/location.ts';
import { refusalTexts } from '../../src/contract/messages.ts';
import { globalSearch, suggestCities, type SearchResult } from '../../src/contract/search.ts';
import { listTeams } from '../../src/contract/teams.ts';
import { NearMe } from '../../src/islands/search/NearMe.tsx';
import { CommandPalette } from '../../src/islands/search/palette/CommandPalette.tsx';
import { SearchForm } from '../../src/islands/search/SearchForm.tsx';
import { fakeServices } from '../builders/fake-services.ts';
import { followLinks } from '../builders/followed-links.ts';
import { laterAnswer } from '../builders/later-answer.ts';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const cities = [
  { name: 'Pune', state: 'Maharashtra', lat: 18.5196, lon: 73.8554 },
  { name: 'Punalur', state: 'Kerala', lat: 9.0176, lon: 76.9262 },
];
let services: ReturnType<typeof fakeServices>;
let sent: string[];

/** The form with a record of what the browser would send. */
function openForm(initial: Parameters<typeof SearchForm>[0]['initial'] = {}, layout: 'hero' | 'bar' = 'bar', isEnabled = true) {
  render(<SearchForm initial={initial} isEnabled={isEnabled} layout={layout} />);
  const form = screen.getByRole<HTMLFormElement>('search', { name: 'Teams, tournaments and players' });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(String(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))));
  });
  return form;
}
const keyword = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Keyword' });
const place = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Location' });
const category = () => screen.getByRole('combobox', { name: /^Category/ });
beforeEach(() => {
  services = fakeServices();
  sent = [];
});

test('choosing a category sends the form, by mouse and by keys', async () => {
  openForm({ keyword: 'meteors' });
  const list = () => screen.queryByRole('listbox', { name: 'Category' });
  expect(list()).toBeNull();
  await userEvent.click(category());
  expect(category().getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(within(list() as HTMLElement).getByRole('option', { name: 'Tournaments' }));
  expect(sent).toEqual(['keyword=meteors&category=tournaments&location=']);
  expect(category().textContent).toBe('Tournaments');
  expect(list()).toBeNull();

  await userEvent.keyboard('{ArrowDown}');
  const active = () => document.getElementById(category().getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(active()).toBe('Teams');
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe('Players');
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('Teams');
  await userEvent.keyboard('{Escape}');
  expect(list()).toBeNull();
  await userEvent.keyboard('p');
  expect(active()).toBe('Players');
  await userEvent.keyboard('{Enter}');
  expect(sent.at(-1)).toContain('category=players');
  await userEvent.keyboard('{Enter}');
  expect(list()).not.toBeNull();
  await userEvent.tab();
  expect(list()).toBeNull();
  expect(sent).toHaveLength(2);
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('option', { name: 'Players' }).getAttribute('aria-selected')).toBe('true');
  expect(active()).toBe('Players');
});

test('the landing page wants a word unless a category or a place is chosen', async () => {
  services.on(suggestCities).answer(() => []);
  openForm({}, 'hero');
  expect(keyword().required).toBe(true);
  await userEvent.type(place(), 'Pune');
  expect(keyword().required).toBe(false);
  await userEvent.clear(place());
  await userEvent.type(place(), ' ');
  expect(keyword().required).toBe(true);
  await userEvent.click(category());
  await userEvent.click(screen.getByRole('option', { name: 'Teams' }));
  expect(keyword().required).toBe(false);
});

test('a page of results wants none, and a switched-off search takes nothing', () => {
  openForm();
  expect(keyword().required).toBe(false);
  expect(document.querySelector('fieldset')?.disabled).toBe(false);
  cleanup();
  openForm({}, 'bar', false);
  expect(document.querySelector('fieldset')?.disabled).toBe(true);
});

test('a chosen city is sent with its coordinates, which go when it is typed over', async () => {
  services.on(suggestCities).answer(({ text }) => cities.filter(({ name }) => name.toLowerCase().startsWith(text.toLowerCase())));
  openForm();
  await userEvent.type(place(), 'p');
  expect(services.asked(suggestCities)).toEqual([]);
  await userEvent.type(place(), 'un');
  const options = await screen.findAllByRole('option', { name: /Pun/ });
  expect(options.map((one) => one.textContent)).toEqual(['PuneMaharashtra', 'PunalurKerala']);
  expect(services.asked(suggestCities)).toEqual([{ text: 'pun' }]);
  await screen.findByText(/^2 cities for pun/);
  screen.getByRole('listbox', { name: 'Cities' });
  expect(place().getAttribute('aria-expanded')).toBe('true');

  await userEvent.click(options[0] as HTMLElement);
  await waitFor(() => expect(place().value).toBe('Pune, Maharashtra'));
  await waitFor(() => expect(document.querySelector('input[name=lat]')).not.toBeNull());
  await userEvent.click(button('Search'));
  expect(sent).toEqual(['keyword=&location=Pune%2C+Maharashtra&lat=18.5196&lon=73.8554']);

  await userEvent.type(place(), '{Backspace}');
  expect(document.querySelector('input[name=lat], input[name=lon]')).toBeNull();
  await userEvent.clear(place());
  await userEvent.type(place(), 'puna');
  await screen.findByText(/^1 city for puna/);
  // Enter searches for what was typed, unless an arrow has chosen a city.
  await userEvent.keyboard('{Enter}');
  expect(sent.at(-1)).toBe('keyword=&location=puna');
});

test.each(['Pun', 'Puna'])('cities for %s that come after the field was left open no list over the next field', async (text) => {
  const late = laterAnswer<typeof cities>();
  services.on(suggestCities).answer((asked) => (asked.text === text ? late.waiting() : []));
  openForm();
  await userEvent.type(place(), 'Pun');
  await waitFor(() => expect(services.asked(suggestCities)).toEqual([{ text: 'Pun' }]));
  if (text === 'Puna') await userEvent.type(place(), 'a');
  await waitFor(() => expect(services.asked(suggestCities).at(-1)).toEqual({ text }));
  await userEvent.click(keyword());
  late.give(cities);
  // What is asked for later comes later.
  await act(() => ask(suggestCities, { text: 'Kochi' }));
  expect([screen.queryByRole('listbox', { name: 'Cities' }), place().getAttribute('aria-expanded')]).toEqual([null, 'false']);
  await waitFor(() => expect(document.activeElement).toBe(keyword()));
  // They are asked for again where the user goes on typing.
  services.on(suggestCities).answer(() => cities);
  await userEvent.type(place(), 'al');
  await screen.findByRole('listbox', { name: 'Cities' });
});

test('a place of the address stays until it is typed over, and cities that cannot be had leave a plain field', async () => {
  const noise = vi.spyOn(console, 'warn').mockImplementation(() => {});
  services.on(suggestCities).answer(() => ({ refused: 'network' }));
  openForm({ keyword: 'meteors', location: 'Kochi, Kerala', lat: 9.94, lon: 76.26 });
  await userEvent.type(keyword(), '{Enter}');
  expect(sent).toEqual(['keyword=meteors&location=Kochi%2C+Kerala&lat=9.94&lon=76.26']);
  await userEvent.clear(place());
  await userEvent.type(place(), 'Kollam');
  await waitFor(() => expect(noise).toHaveBeenCalled());
  expect(screen.queryByRole('option', { name: /Ko/ })).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(sent.at(-1)).toBe('keyword=meteors&location=Kollam');
  noise.mockRestore();
});

function stubPosition(answer: { lat: number; lon: number } | number) {
  const getCurrentPosition = (done: (at: unknown) => void, fail: (error: unknown) => void) =>
    typeof answer === 'number' ? fail({ code: answer }) : done({ coords: { latitude: answer.lat, longitude: answer.lon } });
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({ getCurrentPosition } as unknown as Geolocation);
}

test('near me searches around the rounded position, with what is typed and without the page and the popup', async () => {
  const left = followLinks('/search?category=teams&sport=16&after=abc&team=x&location=Kochi');
  openForm({ keyword: 'meteors' });
  render(<NearMe isEnabled />);
  await userEvent.clear(keyword());
  await userEvent.type(keyword(), ' smashers ');
  stubPosition({ lat: 18.519612, lon: 73.855399 });
  await userEvent.click(button('Near me'));
  expect(button('Finding you…').getAttribute('aria-disabled')).toBe('true');
  const query = new URLSearchParams(left[0]?.replace('/search?', ''));
  expect(Object.fromEntries(query)).toEqual({
    category: 'teams',
    sport: '16',
    keyword: 'smashers',
    location: 'Near me',
    lat: '18.52',
    lon: '73.86',
    sort: 'nearest',
  });
});

test('without a position the reason is said, with the place of the connection where it is known', async () => {
  followLinks('/search');
  services.on(locateVisitor).answer(() => ({ refused: 'tooManyRequests' }));
  render(<NearMe isEnabled />);
  stubPosition(2);
  await userEvent.click(button('Near me'));
  await screen.findByText(/Your device cannot tell where it is right now\..*Please type a city in Location\./);
  services.on(locateVisitor).answer(() => ({
    city: 'Pune',
    region: 'Maharashtra',
    country_name: null,
    latitude: 18.516,
    longitude: 73.8567,
    country_calling_code: '+91',
  }));
  stubPosition(1);
  await userEvent.click(button('Near me'));
  await screen.findByText(/You can allow it in the settings of this site\..*Your connection says Pune, Maharashtra\./);
  const address = screen.getByRole('link', { name: 'Search near there' }).getAttribute('href');
  expect(address).toBe('/search?location=Pune%2C+Maharashtra&lat=18.52&lon=73.86&sort=nearest');
  stubPosition(3);
  await userEvent.click(button('Near me'));
  await screen.findByText(/took too long/);
});

const result = (kind: 'players' | 'teams', title: string, label: string): SearchResult => ({
  kind,
  id: '0191f504-85c0-7000-8a20-de3000de3000',
  title,
  detail: '',
  label,
  sports: [16],
  gender: 'mixed',
  level: 'beginner',
  city: 'Pune',
  picture: null,
  distance: null,
});
const found = (results: SearchResult[]) => ({
  status: 1 as const,
  response: {
    results,
    counts: { teams: { value: 0, isCapped: false }, tournaments: { value: 0, isCapped: false }, players: { value: 0, isCapped: false } },
    understoodAs: null,
    next: null,
  },
});
const itemsShown = () => screen.getAllByRole('option').map((one) => one.textContent);

test('the palette finds pages, my teams, people and teams, and opens what is chosen', async () => {
  const left = followLinks();
  services.on(listTeams).answer(() => ({ refused: 'network' }));
  const answer = laterAnswer<ReturnType<typeof found>>();
  services
    .on(globalSearch)
    .answer(({ category: of }) => (of === 'players' ? found([result('players', 'Kabir Singh', 'kabir.singh')]) : answer.waiting()));
  const pages = [
    { href: '/dashboard/', label: 'Dashboard' },
    { href: '/calendar', label: 'My calendar' },
  ];
  render(<CommandPalette pages={pages} />);
  await userEvent.click(button(/^Search/));
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Page, person or team' });
  await waitFor(() => expect(itemsShown()).toEqual(['Dashboard', 'My calendar']));
  await userEvent.type(field, 'zq');
  await screen.findByText('Type at least 3 letters to search people and teams');
  await userEvent.clear(field);
  await userEvent.type(field, 'kab');
  await screen.findByText('Searching people and teams');
  await waitFor(() => expect(services.asked(globalSearch)).toHaveLength(2));
  answer.give(found([result('teams', 'Kabaddi Kings', 'EL-1042')]));
  await screen.findByText('2 found');
  expect(itemsShown()).toEqual(['Kabir Singhkabir.singh, Pune', 'Kabaddi KingsEL-1042, Pune']);
  await userEvent.keyboard('{Enter}');
  expect(left).toEqual(['/profile/kabir.singh']);
  await userEvent.click(screen.getByRole('option', { name: /Kabaddi Kings/ }));
  expect(left.at(-1)).toBe('/search?keyword=Kabaddi+Kings&category=teams&team=0191f504-85c0-7000-8a20-de3000de3000#profile');

  // What was found for another word is not shown for this one.
  const nothing = laterAnswer<ReturnType<typeof found>>();
  services.on(globalSearch).answer(nothing.waiting);
  await userEvent.clear(field);
  await userEvent.type(field, 'qqq ');
  await screen.findByText('Searching people and teams');
  expect(screen.queryByRole('option')).toBeNull();
  nothing.give(found([]));
  await screen.findByText('Nothing is called ‘qqq’');
  services.on(globalSearch).answer(() => ({ refused: 'searchUnavailable' }));
  await userEvent.type(field, 'r');
  await screen.findByText(refusalTexts.searchUnavailable);
  await userEvent.clear(field);
  await userEvent.type(field, 'CAL');
  await waitFor(() => expect(itemsShown()).toEqual(['My calendar']));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(button(/^Search/));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe(''));
});

test('the palette has the teams of its reader', async () => {
  services.on(globalSearch).answer(() => found([]));
  const team = { id: '0191f504-85c0-7000-8a20-de3000de3000', team_name: 'Kothrud Kestrels', sport_name: 'Cricket', city: 'Pune' };
  services.on(listTeams).answer(() => ({ status: 1, response: [team], next: null }) as never);
  render(<CommandPalette pages={[]} />);
  await userEvent.click(button(/^Search/));
  await waitFor(() => expect(screen.getByRole('group', { name: 'My teams' }).textContent).toContain('Kothrud KestrelsCricket, Pune'));
  const left = followLinks();
  await userEvent.type(screen.getByRole('combobox'), 'kest');
  await userEvent.click(await screen.findByRole('option', { name: /Kothrud Kestrels/ }));
  expect(left).toEqual([`/team-member/${team.id}`]);
});
