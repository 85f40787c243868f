import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { locateVisitor } from '../../src/contract/location.ts';
import { refusalTexts } from '../../src/contract/messages.ts';
import { onlyVerifyPhone, sendSandboxCode, takeSandboxToken } from '../../src/contract/phone.ts';
import { listCountries } from '../../src/contract/site.ts';
import { AddPhone } from '../../src/islands/identity/account/AddPhone.tsx';
import { fakeServices } from '../builders/fake-services.ts';
import { followLinks } from '../builders/followed-links.ts';

let services: ReturnType<typeof fakeServices>;
beforeEach(() => {
  services = fakeServices();
  services.on(locateVisitor).answer(() => ({ refused: 'network' }));
  services.on(listCountries).answer(() => ({ status: 1, response: [{ code: 'IN', name: 'India', callingCode: '+91' }] }));
  services.on(sendSandboxCode).answer(() => ({ status: 1 }));
  services.on(takeSandboxToken).answer(({ code }) => ({ firebaseIdToken: `token-${code}` }));
});
const notice = (text: string) => screen.findByText(text, { selector: '[data-kind]' });

/** Opens the dialog, has a code sent, and resolves to its field. */
async function openCode() {
  fireEvent.click(screen.getByRole('button', { name: 'Add a phone number' }));
  const phone = await screen.findByRole('textbox', { name: 'Phone number' });
  fireEvent.change(phone, { target: { value: '98765 43210' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send me a code' }));
  const code = await screen.findByRole('textbox', { name: 'Code from the text message' });
  return (digits: string) => fireEvent.change(code, { target: { value: digits } });
}

test('a number is added by its code, after a number of another, and its list is read before that is said', async () => {
  const said: string[] = [];
  const onAdded = vi.fn(async () => void said.push(document.querySelector('[data-kind=success]')?.textContent ?? ''));
  render(<AddPhone service="sandbox" onAdded={onAdded} />);
  const type = await openCode();
  services.on(onlyVerifyPhone).answer(() => ({ refused: 'phoneOfAnother' }));
  type('111111');
  expect(await screen.findByText(refusalTexts.phoneOfAnother)).toBeTruthy();
  services.on(onlyVerifyPhone).answer(() => ({ refused: 'phoneNotVerified' }));
  fireEvent.click(screen.getByRole('button', { name: 'Verify the code' }));
  expect(await screen.findByText(refusalTexts.phoneNotVerified)).toBeTruthy();
  expect(onAdded).not.toHaveBeenCalled();
  services.on(onlyVerifyPhone).answer(() => ({ phone: '+91 98765 43210' }));
  fireEvent.click(screen.getByRole('button', { name: 'Verify the code' }));
  expect(await notice('+91 98765 43210 is now a way in.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([onAdded.mock.calls.length, services.asked(onlyVerifyPhone).at(-1)]).toEqual([1, { firebaseIdToken: 'token-111111' }]);
  expect(screen.getByRole('button', { name: 'Add a phone number' }).getAttribute('aria-disabled')).toBeNull();
  expect(said.join()).not.toContain('is now a way in');
});

test('a dialog that is closed adds nothing, and begins afresh; an ended session leads to the sign-in', async () => {
  const left = followLinks('/account-settings');
  const onAdded = vi.fn(() => Promise.resolve());
  render(<AddPhone service="sandbox" onAdded={onAdded} />);
  await openCode();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const type = await openCode();
  services.on(onlyVerifyPhone).answer(() => ({ refused: 'sessionExpired' }));
  type('111111');
  await waitFor(() => expect(left).toEqual(['/login?return=%2Faccount-settings&info=again']));
  expect(onAdded).not.toHaveBeenCalled();
});
