import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../../src/contract/identity.ts';
import { locateVisitor, type IpLocation } from '../../src/contract/location.ts';
import { messages, refusalTexts } from '../../src/contract/messages.ts';
import { sendSandboxCode, takeSandboxToken, verifyFirebaseToken } from '../../src/contract/phone.ts';
import { listCountries } from '../../src/contract/site.ts';
import { LoginPanel } from '../../src/islands/identity/LoginPanel.tsx';
import { $user } from '../../src/stores/session.ts';
import { fakeServices } from '../builders/fake-services.ts';
import { followLinks } from '../builders/followed-links.ts';
import { laterAnswer } from '../builders/later-answer.ts';
import { newToasts } from '../builders/shown-toasts.ts';

vi.mock('../../src/islands/shared/toast.ts', () => import('../builders/shown-toasts.ts'));

const ila: User = { id: 'u1', status: 'ACTIVE', email: null, userType: 'player', profile: { fullName: 'Ila Bose' } };
const status = 1 as const;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
let services: ReturnType<typeof fakeServices>;
let left: string[];

beforeEach(() => {
  services = fakeServices();
  left = followLinks('/login');
  newToasts();
});
afterEach(() => $user.set(undefined));

const ways = {
  email: { isSandbox: false },
  phone: 'sandbox' as const,
  social: [
    { name: 'google' as const, isSandbox: false, mode: 'popup' as const },
    { name: 'facebook' as const, isSandbox: true, mode: 'redirect' as const },
  ],
};

test('a phone number is completed, its code is proved once, and its token is used again after a failure', async () => {
  services.on(locateVisitor).answer(() => ({ refused: 'network' }));
  services.on(listCountries).answer(() => ({ status, response: [{ code: 'IN', name: 'Bharat', callingCode: '+91' }] }));
  render(<LoginPanel ways={ways} returnTo={undefined} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Phone' }));
  const phone = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Phone number' });
  await screen.findByRole('option', { name: 'Bharat (+91)' });
  const countries = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(countries).toEqual(countries.toSorted((one, other) => one.localeCompare(other)));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country code' }).value).toBe('IN');
  await userEvent.type(phone, '98765{Enter}');
  screen.getByText(messages.phoneIncomplete);
  await waitFor(() => expect(document.activeElement).toBe(phone));

  services.on(sendSandboxCode).answer(() => ({ refused: 'sandboxCodesUsed' }));
  await userEvent.clear(phone);
  await userEvent.type(phone, '98765 43210{Enter}');
  await screen.findByText(refusalTexts.sandboxCodesUsed);
  expect(phone.value).toBe('98765 43210');
  services.on(sendSandboxCode).answer(() => ({ refused: 'network' }));
  await userEvent.click(button('Send me a code'));
  await screen.findByText(messages.phoneCodeFailed);
  services.on(sendSandboxCode).answer(() => ({ status }));
  await userEvent.click(button('Send me a code'));
  const code = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Code from the text message' });
  expect(services.asked(sendSandboxCode)).toEqual([1, 2, 3].map(() => ({ phone: '+919876543210' })));
  expect(newToasts()).toEqual([`success: ${messages.phoneCodeSent}`]);
  expect(screen.getByText(/The code for/).textContent).toContain('+91 98765 43210');

  services.on(takeSandboxToken).answer(() => ({ refused: 'phoneNotVerified' }));
  await userEvent.type(code, '111111');
  await screen.findByText(refusalTexts.phoneNotVerified);
  expect(code.value).toBe('');
  services.on(takeSandboxToken).answer(() => ({ firebaseIdToken: 'token-of-the-number' }));
  services.on(verifyFirebaseToken).answer(() => ({ refused: 'network' }));
  await userEvent.type(code, '222222');
  await waitFor(() => expect(services.asked(verifyFirebaseToken)).toHaveLength(1));
  await screen.findByText(refusalTexts.phoneNotVerified);
  services.on(verifyFirebaseToken).answer(() => ({ refused: 'tooManyRequests' }));
  await userEvent.click(button('Verify the code'));
  await screen.findByText(refusalTexts.tooManyRequests);
  services.on(verifyFirebaseToken).answer(() => ila);
  await userEvent.click(button('Verify the code'));
  await waitFor(() => expect(left).toEqual(['/dashboard/']));
  expect(services.asked(takeSandboxToken).map(({ code: typed }) => typed)).toEqual(['111111', '222222']);
  expect(services.asked(verifyFirebaseToken).at(-1)).toEqual({ firebaseIdToken: 'token-of-the-number' });
});

test('the country of the connection is proposed until another one is chosen, and another number can be typed', async () => {
  const located = laterAnswer<IpLocation>();
  services.on(locateVisitor).answer(located.waiting);
  services.on(listCountries).answer(() => ({ refused: 'network' }));
  services.on(sendSandboxCode).answer(() => ({ status }));
  render(<LoginPanel ways={{ ...ways, social: [] }} returnTo={undefined} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Phone' }));
  const country = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Country code' });
  located.give({ city: null, region: null, country_name: null, latitude: null, longitude: null, country_calling_code: '+44' });
  await waitFor(() => expect(country.value).toBe('GB'));
  await userEvent.selectOptions(country, 'NP');
  await userEvent.type(field('Phone number'), '984 1234567{Enter}');
  expect((await screen.findByText(/The code for/)).textContent).toMatch(/\+977 984.1234567/);
  await userEvent.click(button('Use another number'));
  expect(field('Phone number').value).toBe('984 1234567');
  await waitFor(() => expect(document.activeElement).toBe(field('Phone number')));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country code' }).value).toBe('NP');
});
