import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useKeptFocus } from '../../src/islands/shared/use-kept-focus.ts';
import { nextThing } from '../../src/layouts/dashboard/day/next-thing.ts';
import { greetings, inIndia } from '../../src/layouts/dashboard/day/greeting.ts';

const button = (name: string) => screen.getByRole('button', { name });
beforeEach(() => vi.resetModules());

const consent = (
  <>
    <section hidden data-consent="G-TEST" aria-label="Analytics">
      <h2 id="consent-title" tabIndex={-1}>
        Analytics
      </h2>
      <button data-consent-answer="accepted">Accept</button>
      <button data-consent-answer="declined">Decline</button>
    </section>
    <p data-consent-state />
    <button data-consent-change>Change</button>
  </>
);
const banner = () => document.querySelector<HTMLElement>('[data-consent]');
const measuring = () => document.querySelectorAll('script[data-analytics]').length;

test('analytics begin only after Accept, once, and a later Decline loads the page without them', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  // The script would be fetched.
  const append = vi.spyOn(document.head, 'append').mockImplementation((script) => void document.body.append(script));
  const scripts = vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(() => {});
  render(consent);
  await import('../../src/layouts/parts/consent.ts');
  expect([banner()?.hidden, measuring()]).toEqual([false, 0]);
  await userEvent.click(button('Decline'));
  expect([banner()?.hidden, measuring(), localStorage.getItem('analytics-consent')]).toEqual([true, 0, 'declined']);
  screen.getByText('You declined, so analytics are off.');
  expect(reload).not.toHaveBeenCalled();
  await waitFor(() => expect(document.activeElement).toBe(button('Change')));
  await userEvent.click(button('Change'));
  expect(document.activeElement?.id).toBe('consent-title');
  await userEvent.click(button('Accept'));
  screen.getByText('You accepted, so analytics are on.');
  await userEvent.click(button('Change'));
  await userEvent.click(button('Accept'));
  expect([measuring(), window.dataLayer?.length]).toEqual([1, 2]);
  expect(scripts).toHaveBeenCalledExactlyOnceWith('https://www.googletagmanager.com/gtag/js?id=G-TEST');
  await userEvent.click(button('Change'));
  await userEvent.click(button('Decline'));
  expect(reload).toHaveBeenCalledOnce();
  expect(localStorage.getItem('analytics-consent')).toBe('declined');
  for (const script of document.querySelectorAll('script[data-analytics]')) script.remove();
  for (const spy of [reload, append, scripts]) spy.mockRestore();
});

function Rows() {
  const [rows, setRows] = useState(['Ila', 'Ravi', 'Zoya']);
  return (
    <section>
      <h2>People</h2>
      <div {...useKeptFocus()}>
        {rows.map((row) => (
          <p key={row} data-row={row}>
            <button onClick={() => setRows(rows.filter((one) => one !== row))}>{`Remove ${row}`}</button>
          </p>
        ))}
      </div>
    </section>
  );
}

test('the focus goes to the row after one that is gone, to the one before, and at last to the heading', async () => {
  render(<Rows />);
  const focused = () => document.activeElement?.textContent;
  await userEvent.click(button('Remove Ravi'));
  await waitFor(() => expect(focused()).toBe('Remove Zoya'));
  await userEvent.click(button('Remove Zoya'));
  await waitFor(() => expect(focused()).toBe('Remove Ila'));
  await userEvent.click(button('Remove Ila'));
  await waitFor(() => expect(focused()).toBe('People'));
});

test('the focus goes from the last row to the one right before it', async () => {
  render(<Rows />);
  await userEvent.click(button('Remove Zoya'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Remove Ravi'));
});

const day = (changes = {}) =>
  ({ profile: { missing: [] }, city: 'Pune', sports: [], ...changes }) as unknown as Parameters<typeof nextThing>[0];
const team = (requests: number | null) => ({ id: 't1', name: 'Kestrels', requests });
const waiting = (changes = {}) => ({ invitations: [], teams: [], ...changes }) as unknown as Parameters<typeof nextThing>[1];
const invitation = { invitedBy: 'Ravi Nair', as: 'player', ward: null, team: { name: 'Bats' } };

test('people who wait come before what is missing in a profile, and that before a search', () => {
  const missing = { profile: { missing: ['social', 'about'] } };
  const asked = nextThing(day(missing), waiting({ invitations: [invitation, invitation, invitation], teams: [team(2)] }));
  expect(asked).toMatchObject({ title: 'Bats wants you', href: '/invite', isOfPeople: true });
  expect(asked.text).toMatch(/^Ravi Nair asks you .*\. 2 more wait for you\.$/);
  expect(nextThing(day(missing), waiting({ invitations: [invitation] })).text).not.toContain('more wait');
  expect(nextThing(day(missing), waiting({ teams: [team(null), team(1)] })).title).toBe('Somebody asks to join Kestrels');
  expect(nextThing(day(missing), waiting({ teams: [team(2)] })).title).toBe('2 people ask to join Kestrels');
  expect(nextThing(day(missing), waiting())).toMatchObject({ title: 'Say who you are', href: '/profileSettings' });
  expect(nextThing(day({ profile: { missing: ['social'] } }), waiting()).text).toContain('in and around Pune');
  const ofChild = waiting({ invitations: [{ ...invitation, as: 'guardian', ward: 'Zaid' }] });
  expect(nextThing(day(), ofChild).text).toBe('Ravi Nair asks you as the guardian of Zaid.');
  expect(nextThing(day({ city: '' }), waiting()).title).toBe('Find your next team');
  expect(nextThing(day({ profile: null }), waiting()).title).toBe('See who plays near you');
  expect(nextThing(day({ profile: null, city: '' }), waiting())).toMatchObject({ title: 'See who plays near you', label: 'Search teams' });
});

test('a greeting fits the hour, in India too', () => {
  expect([3, 4, 11, 12, 16, 17, 23].map((hour) => greetings[hour]?.replace('Good ', ''))).toEqual([
    'evening',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ]);
  expect(inIndia(new Date('2026-11-22T22:30:00Z'))).toEqual({ greeting: 'Good morning', day: 'Monday 23 November' });
});
