import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ask } from '../../src/api-client/ask.ts';
import { suggestCities } from '../../src/contract/search.ts';
import { CityField } from '../../src/islands/shared/CityField.tsx';
import { setAsTyped } from '../../src/islands/shared/touched.ts';
import { fakeServices } from '../builders/fake-services.ts';
import { typeInto } from '../builders/type-into.ts';

const cities = [
  { name: 'Pune', state: 'Maharashtra', lat: 18.5196, lon: 73.8554 },
  { name: 'Punalur', state: 'Kerala', lat: 9.0176, lon: 76.9262 },
];
let services: ReturnType<typeof fakeServices>;
beforeEach(() => {
  services = fakeServices();
  services.on(suggestCities).answer(() => cities);
  render(
    <>
      <input aria-label="Name" />
      <CityField label="City" name="city" />
    </>,
  );
});
const city = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'City' });
const list = () => screen.queryByRole('listbox', { name: 'Cities' });

test('a city that the browser fills in while the reader is in another field opens no list', async () => {
  const name = screen.getByRole('textbox', { name: 'Name' });
  const fillIn = (text: string) => act(() => setAsTyped(city(), text));
  // The plain field, and then the one with suggestions.
  fillIn('Pun');
  expect(city().value).toBe('Pun');
  await typeInto(city(), 'e', 3);
  await screen.findByRole('listbox', { name: 'Cities' });
  await userEvent.click(name);
  await waitFor(() => expect(list()).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(name));
  fillIn('Punalur');
  expect(city().value).toBe('Punalur');
  // What is asked for later comes later.
  await act(() => ask(suggestCities, { text: 'Kochi' }));
  expect([list(), city().getAttribute('aria-expanded')]).toEqual([null, 'false']);
  expect(services.asked(suggestCities)).toEqual([{ text: 'Pune' }, { text: 'Kochi' }]);
});

test('Enter takes the first city, and Escape leaves what was typed', async () => {
  await typeInto(city(), 'pun');
  await screen.findByRole('listbox', { name: 'Cities' });
  await waitFor(() => expect(city().getAttribute('aria-activedescendant')).not.toBeNull());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(city().value).toBe('Pune, Maharashtra'));
  expect(list()).toBeNull();
  await typeInto(city(), 'puna');
  await screen.findByRole('listbox', { name: 'Cities' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(list()).toBeNull());
  expect(city().value).toBe('puna');
});

test('a failure leaves a plain field, without the cities of before', async () => {
  await typeInto(city(), 'Pune');
  await screen.findByRole('listbox', { name: 'Cities' });
  services.on(suggestCities).answer(() => ({ refused: 'network' }));
  await typeInto(city(), 'Kochi');
  await waitFor(() => expect(list()).toBeNull());
  expect(city().value).toBe('Kochi');
});
