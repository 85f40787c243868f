import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initiateEmailVerification, onlyVerifyEmail, verifyEmailPasscode, type User } from '../../src/contract/identity.ts';
import { messages, refusalTexts } from '../../src/contract/messages.ts';
import { EmailSignIn } from '../../src/islands/identity/EmailSignIn.tsx';
import { VerifyEmailDialog } from '../../src/islands/identity/VerifyEmailDialog.tsx';
import { $user } from '../../src/stores/session.ts';
import { fakeServices } from '../builders/fake-services.ts';
import { followLinks } from '../builders/followed-links.ts';
import { laterAnswer } from '../builders/later-answer.ts';
import { newToasts } from '../builders/shown-toasts.ts';

vi.mock('../../src/islands/shared/toast.ts', () => import('../builders/shown-toasts.ts'));

const email = 'ila.bose@example.in';
const ila: User = { id: 'u1', status: 'ACTIVE', email, userType: 'player', profile: { fullName: 'Ila Bose' } };
const status = 1 as const;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const codeField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Code from the mail' });
let services: ReturnType<typeof fakeServices>;
let left: string[];

/** Lets the clock of the page run on. */
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
const startClock = () => vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2026-11-23T06:30:00Z') });

beforeEach(() => {
  services = fakeServices();
  left = followLinks('/login');
  services.on(initiateEmailVerification).answer(() => ({ status, codeLength: 6, isMailed: true }));
  newToasts();
});
afterEach(() => {
  vi.useRealTimers();
  $user.set(undefined);
});

test('an address is corrected, a code is sent to it, and the right code signs in', async () => {
  services.on(verifyEmailPasscode).answer(() => ila);
  render(<EmailSignIn isMailLocal returnTo="/team-member/1?view=events" />);
  await userEvent.click(button('Send me a code'));
  expect(screen.getByText(messages.emailRequired).getAttribute('role')).toBe('alert');
  await waitFor(() => expect(document.activeElement).toBe(field('E-mail')));
  await userEvent.type(field('E-mail'), 'ila.bose{Enter}');
  screen.getByText(messages.invalidEmail);
  expect(services.asked(initiateEmailVerification)).toEqual([]);
  await userEvent.clear(field('E-mail'));
  await userEvent.type(field('E-mail'), ` ${email}{Enter}`);
  const code = await codeField();
  expect(services.asked(initiateEmailVerification)).toEqual([{ email }]);
  expect(newToasts()).toEqual([`success: ${messages.codeSent}`]);
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect(screen.queryByText(/digits$/)).toBeNull();
  await userEvent.type(code, '12345');
  await userEvent.click(button('Verify the code'));
  expect(services.asked(verifyEmailPasscode)).toEqual([]);
  await userEvent.type(code, '6');
  await waitFor(() => expect(left).toEqual(['/team-member/1?view=events']));
  expect(services.asked(verifyEmailPasscode)).toEqual([{ email, passcode: '123456' }]);
  expect($user.get()).toEqual(ila);
  expect(sessionStorage.getItem('toast')).toContain(messages.codeVerified);
  expect(button(messages.pleaseWait).getAttribute('aria-disabled')).toBe('true');
});

test('wrong codes empty the field until no try is left; without a connection the digits stay', async () => {
  services.on(verifyEmailPasscode).answer(() => ({ refused: 'network' }));
  render(<EmailSignIn isMailLocal={false} returnTo={undefined} />);
  await userEvent.type(field('E-mail'), `${email}{Enter}`);
  const code = await codeField();
  await userEvent.type(code, '111111');
  await screen.findByText(refusalTexts.wrongCode);
  expect(code.value).toBe('111111');
  services.on(verifyEmailPasscode).answer(() => ({ refused: 'tooManyRequests' }));
  await userEvent.click(button('Verify the code'));
  await screen.findByText(refusalTexts.tooManyRequests);
  expect(code.value).toBe('111111');
  services.on(verifyEmailPasscode).answer(() => ({ refused: 'wrongCode' }));
  await userEvent.click(button('Verify the code'));
  await waitFor(() => expect(code.value).toBe(''));
  await waitFor(() => expect(document.activeElement).toBe(code));
  for (const tries of [2, 3, 4]) {
    await userEvent.type(code, '222222');
    await waitFor(() => expect(code.value).toBe(''));
    expect(screen.getByText(refusalTexts.wrongCode), `after ${tries} wrong codes`).toBeTruthy();
  }
  await userEvent.type(code, '222222');
  await screen.findByText(`${refusalTexts.wrongCode}. This code takes no more tries.`);
  expect(code.disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Verify the code' })).toBeNull();
  expect(screen.queryByRole('timer')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(button(/^Send a new code/)));
});

test('the code runs out after ten minutes, and a new one begins with the whole time and all tries', async () => {
  startClock();
  services.on(verifyEmailPasscode).answer(() => ({ refused: 'wrongCode' }));
  render(<EmailSignIn isMailLocal={false} returnTo={undefined} />);
  await userEvent.type(field('E-mail'), `${email}{Enter}`);
  const code = await codeField();
  const timer = () => screen.getByRole('timer', { name: 'The code is valid for' }).textContent;
  expect(timer()).toBe('10:00');
  screen.getByText('The code is valid for 10 minutes.');
  expect(button('Send a new code in 30 s').getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button('Send a new code in 30 s'));
  expect(services.asked(initiateEmailVerification)).toHaveLength(1);
  await pass(29);
  expect(button('Send a new code in 1 s')).toBeTruthy();
  await pass(1);
  expect(button('Send a new code').getAttribute('aria-disabled')).toBeNull();
  await pass(505);
  expect(timer()).toBe('1:05');
  await pass(5);
  screen.getByText('The code is valid for one more minute.');
  await userEvent.type(code, '222222');
  await waitFor(() => expect(code.value).toBe(''));
  await pass(60);
  screen.getByText(messages.codeExpired);
  expect(code.disabled).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(button('Send a new code')));
  services.on(initiateEmailVerification).answer(() => ({ refused: 'tooManyRequests' }));
  await userEvent.click(button('Send a new code'));
  await screen.findByText(refusalTexts.tooManyRequests);
  expect((await codeField()).disabled).toBe(true);
  services.on(initiateEmailVerification).answer(() => ({ status, codeLength: 6, isMailed: true }));
  await userEvent.click(button('Send a new code'));
  await waitFor(() => expect(screen.queryByText(refusalTexts.tooManyRequests)).toBeNull());
  await waitFor(() => expect(timer()).toBe('10:00'));
  expect((await codeField()).disabled).toBe(false);
  expect(button('Send a new code in 30 s')).toBeTruthy();
  expect(services.asked(initiateEmailVerification)).toEqual([{ email }, { email }, { email }]);
});

test('a delayed mail leaves a way back to its code, which keeps its own time', async () => {
  startClock();
  services.on(initiateEmailVerification).answer(() => ({ refused: 'codeNotSent' }));
  render(<EmailSignIn isMailLocal={false} returnTo={undefined} />);
  await userEvent.type(field('E-mail'), `${email}{Enter}`);
  await screen.findByText(refusalTexts.codeNotSent);
  screen.getByText(/If the mail arrives later/);
  expect(field('E-mail').value).toBe(email);
  await pass(60);
  await userEvent.click(button('I already have a code'));
  await codeField();
  expect(screen.getByRole('timer').textContent).toBe('9:00');
  await userEvent.click(button('Use another e-mail'));
  await waitFor(() => expect(document.activeElement).toBe(field('E-mail')));
  expect(field('E-mail').value).toBe(email);
  await userEvent.clear(field('E-mail'));
  await userEvent.type(field('E-mail'), 'ravi.nair@example.in');
  await userEvent.click(button('I already have a code'));
  const code = await codeField();
  expect(screen.getByText(/The code for/).textContent).toContain('ravi.nair@example.in');
  // When that code was asked for is not known here.
  expect(screen.queryByRole('timer')).toBeNull();
  expect(button('Send a new code').getAttribute('aria-disabled')).toBeNull();
  services.on(verifyEmailPasscode).answer(() => ({ ...ila, status: 'INACTIVE' }));
  await userEvent.type(code, '123');
  await userEvent.click(button('My code has 12 digits'));
  expect((await codeField()).value).toBe('');
  await userEvent.type(await codeField(), '123456789012');
  await waitFor(() => expect(left).toEqual(['/dashboard/user?status=new']));
  expect(services.asked(verifyEmailPasscode)).toEqual([{ email: 'ravi.nair@example.in', passcode: '123456789012' }]);
});

test('a code that cannot be asked for says why, and leaves the address and the focus', async () => {
  render(<EmailSignIn isMailLocal={false} returnTo={undefined} />);
  await userEvent.type(field('E-mail'), email);
  for (const [refused, text] of Object.entries({ network: refusalTexts.codeNotSent, tooManyRequests: refusalTexts.tooManyRequests })) {
    services.on(initiateEmailVerification).answer(() => ({ refused: refused as 'network' | 'tooManyRequests' }));
    await userEvent.click(button('Send me a code'));
    await screen.findByText(text);
    expect([field('E-mail').value, document.activeElement]).toEqual([email, button('Send me a code')]);
  }
  services.on(initiateEmailVerification).answer(laterAnswer<never>().waiting);
  await userEvent.click(button('Send me a code'));
  expect(button(messages.pleaseWait).getAttribute('aria-disabled')).toBe('true');
});

test('a long code says why it is long, and whether a mail went out', async () => {
  services.on(initiateEmailVerification).answer(() => ({ status, codeLength: 12, isMailed: false }));
  render(<EmailSignIn isMailLocal={false} returnTo={undefined} />);
  await userEvent.type(field('E-mail'), `${email}{Enter}`);
  await screen.findByText(messages.longCodeKept);
  expect(newToasts()).toEqual([]);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByRole('button', { name: /My code has/ })).toBeNull();
  await userEvent.click(button('Use another e-mail'));
  services.on(initiateEmailVerification).answer(() => ({ status, codeLength: 12, isMailed: true }));
  await userEvent.click(button('Send me a code'));
  await screen.findByText(messages.longCodeMailed);
  expect(newToasts()).toEqual([`success: ${messages.codeSent}`]);
  services.on(verifyEmailPasscode).answer(() => ({ refused: 'wrongCode' }));
  for (const round of [1, 2, 3, 4, 5, 6]) {
    await userEvent.type(await codeField(), '000000000000');
    await waitFor(() => expect(services.asked(verifyEmailPasscode)).toHaveLength(round));
    await waitFor(async () => expect((await codeField()).value).toBe(''));
  }
  expect((await codeField()).disabled).toBe(false);
});

test('an e-mail is verified in a popup, for which its own refusals count', async () => {
  const [onVerified, onCancel] = [vi.fn(), vi.fn()];
  render(<VerifyEmailDialog isMailLocal onVerified={onVerified} onCancel={onCancel} />);
  await screen.findByRole('dialog', { name: 'Verify your e-mail' });
  await userEvent.click(button('I already have a code'));
  screen.getByText(messages.modalWithoutEmail);
  await userEvent.type(field('E-mail'), email);
  await userEvent.click(button('Send me a code'));
  const code = await codeField();
  services.on(onlyVerifyEmail).answer(() => ({ refused: 'emailOfAnother' }));
  await userEvent.type(code, '123456');
  await screen.findByText(refusalTexts.emailOfAnother);
  expect(code.value).toBe('123456');
  services.on(onlyVerifyEmail).answer(() => ({ refused: 'emailNotVerified' }));
  await userEvent.click(button('Verify the code'));
  await screen.findByText(refusalTexts.emailNotVerified);
  expect(code.value).toBe('');
  services.on(onlyVerifyEmail).answer(() => ({ email }));
  await userEvent.type(code, '654321');
  await waitFor(() => expect(onVerified).toHaveBeenCalledExactlyOnceWith(email));
  expect(services.asked(onlyVerifyEmail).at(-1)).toEqual({ email, passcode: '654321' });
  expect(onCancel).not.toHaveBeenCalled();
});
