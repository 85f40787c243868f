import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { NearMe } from '../../src/islands/search/NearMe.tsx';
import { followLinks } from '../builders/followed-links.ts';
import { showPage } from '../builders/way-back.ts';

const button = (name: string) => screen.getByRole('button', { name });

test('near me is there again for whoever comes back from the search that it led to', async () => {
  const left = followLinks('/search');
  const getCurrentPosition = (done: (at: unknown) => void) => done({ coords: { latitude: 18.52, longitude: 73.86 } });
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({ getCurrentPosition } as unknown as Geolocation);
  render(<NearMe isEnabled />);
  await userEvent.click(button('Near me'));
  await userEvent.click(button('Finding you…'));
  expect(left).toHaveLength(1);
  showPage();
  await userEvent.click(button('Near me'));
  expect(left).toHaveLength(2);
});
