import { describe, expect, test } from 'vitest';
import { limits } from '../../src/contract/limits.ts';
import { knownCities, suggestCities } from '../../src/server/search/index.ts';
import { findCity } from '../../src/server/search/suggest-cities.ts';

const first = (text: string) => suggestCities(text)[0]?.name;

describe('typing a city', () => {
  test.each([
    ['Beng', 'Bengaluru'],
    ['bangalore', 'Bengaluru'],
    ['BOMBAY', 'Mumbai'],
    ['gurgaon', 'Gurugram'],
    ['Calcutta', 'Kolkata'],
    ['madras', 'Chennai'],
    ['cochin', 'Kochi'],
    ['trivandrum', 'Thiruvananthapuram'],
    ['mysore', 'Mysuru'],
    ['vizag', 'Visakhapatnam'],
    ['allahabad', 'Prayagraj'],
    ['panjim', 'Panaji'],
    ['dehra dun', 'Dehradun'],
    ['Sūrat', 'Surat'],
    ['leh', 'Leh'],
  ])('%s suggests %s first', (text, name) => {
    expect(first(text)).toBe(name);
  });

  test('the largest cities come first', () => {
    expect(
      suggestCities('')
        .slice(0, 3)
        .map(({ name }) => name),
    ).toEqual(['Mumbai', 'Delhi', 'Bengaluru']);
  });

  test('at most as many as the list shows are suggested', () => {
    expect(suggestCities('a')).toHaveLength(limits.citySuggestions);
  });

  test('the state after a comma separates two cities of one name', () => {
    expect(suggestCities('Aurangabad, Bih')[0]).toMatchObject({ name: 'Aurangabad', state: 'Bihar' });
    expect(suggestCities('Aurangabad')[0]).toMatchObject({ state: 'Maharashtra' });
  });

  test('a text that starts no city suggests nothing', () => {
    expect(suggestCities('xyzzy')).toEqual([]);
    expect(findCity('')).toBeUndefined();
  });

  test('a whole name means that city, although a larger one starts with it', () => {
    expect(findCity('Salem, Tamil Nadu')).toMatchObject({ name: 'Salem' });
    expect(findCity('leh')).toMatchObject({ name: 'Leh', state: 'Ladakh' });
  });

  test('every city is in India and has a known state', () => {
    for (const { name, state, lat, lon } of knownCities()) {
      expect(state, name).not.toBe('');
      expect(lat > 6 && lat < 37.5 && lon > 68 && lon < 97.5, name).toBe(true);
    }
  });
});
