import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { locateVisitor, type IpLocation } from '../../src/contract/location.ts';
import { useCountry } from '../../src/islands/identity/phone/use-country.ts';
import { fakeServices } from '../builders/fake-services.ts';
import { laterAnswer } from '../builders/later-answer.ts';

function Country() {
  const [country, choose] = useCountry();
  return <button onClick={() => choose('NP')}>{country}</button>;
}

test('a country that was chosen stays when the one of the connection comes later', async () => {
  const located = laterAnswer<IpLocation>();
  fakeServices().on(locateVisitor).answer(located.waiting);
  render(<Country />);
  const country = screen.getByRole('button');
  expect(country.textContent).toBe('IN');
  await userEvent.click(country);
  located.give({ city: null, region: null, country_name: null, latitude: null, longitude: null, country_calling_code: '+44' });
  await waitFor(() => expect(sessionStorage.getItem('location')).toContain('+44'));
  await act(() => Promise.resolve());
  expect(country.textContent).toBe('NP');
});
