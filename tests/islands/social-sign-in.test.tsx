import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../../src/contract/identity.ts';
import { messages, refusalTexts } from '../../src/contract/messages.ts';
import { finishSocialSignIn } from '../../src/contract/social.ts';
import { LoginPanel } from '../../src/islands/identity/LoginPanel.tsx';
import { SocialButtons } from '../../src/islands/identity/SocialButtons.tsx';
import { SocialCallBack } from '../../src/islands/identity/SocialCallBack.tsx';
import { $user } from '../../src/stores/session.ts';
import { fakeServices } from '../builders/fake-services.ts';
import { followLinks } from '../builders/followed-links.ts';
import { showPage } from '../builders/way-back.ts';

const ila: User = { id: 'u1', status: 'ACTIVE', email: null, userType: 'player', profile: { fullName: 'Ila Bose' } };
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const ways = [
  { name: 'google' as const, isSandbox: false, mode: 'popup' as const },
  { name: 'facebook' as const, isSandbox: true, mode: 'redirect' as const },
];
let services: ReturnType<typeof fakeServices>;
let left: string[];
beforeEach(() => {
  services = fakeServices();
  left = followLinks('/login');
});
afterEach(() => {
  vi.restoreAllMocks();
  $user.set(undefined);
});

/** The window of a provider, whose messages the test sends. */
function openPopup() {
  const popup = { closed: false };
  vi.spyOn(window, 'open').mockImplementation((address) => {
    opened.push(String(address));
    return popup as Window;
  });
  const opened: string[] = [];
  const send = (data: unknown, { origin = location.origin, source = popup }: { origin?: string; source?: object } = {}) =>
    act(() => void window.dispatchEvent(Object.assign(new Event('message'), { data, origin, source })));
  return { popup, opened, send };
}

test('a popup signs in by its own message only', async () => {
  const { opened, send } = openPopup();
  render(<SocialButtons ways={ways} returnTo="/calendar" />);
  await userEvent.click(button('Continue with Google'));
  expect(opened).toEqual(['/auth/social/google/start?mode=popup&return=%2Fcalendar']);
  screen.getByText(/Google is open in another window/);
  await userEvent.click(button(/Continue with Facebook/));
  expect(left).toEqual([]);
  const message = { type: 'elevate-social', user: ila };
  for (const foreign of [
    () => send(message, { origin: 'https://elsewhere.example' }),
    () => send(message, { source: window }),
    () => send({ type: 'elevate-social', user: { id: 'u1' } }),
  ]) {
    foreign();
    // What it would start, starts after the message.
    await act(async () => {});
    expect($user.get()).toBeUndefined();
    screen.getByText(/Google is open in another window/);
  }
  send(message);
  await waitFor(() => expect(left).toEqual(['/calendar']));
  expect($user.get()).toEqual(ila);
  expect(sessionStorage.getItem('toast')).toContain('Welcome, Ila Bose!');
});

test('a popup that is closed or blocked, or that signs nobody in, leaves a way', async () => {
  const { popup, send } = openPopup();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  render(<SocialButtons ways={ways} returnTo={undefined} />);
  await userEvent.click(button('Continue with Google'));
  popup.closed = true;
  // Its message may still be on the way.
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.queryByText(/was closed before/)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  screen.getByText('The window of Google was closed before you signed in. Please choose again.');
  popup.closed = false;
  await userEvent.click(button('Continue with Google'));
  expect(screen.queryByText(/was closed before/)).toBeNull();
  send({ type: 'elevate-social' });
  await waitFor(() => expect(left).toEqual(['/']));
  vi.spyOn(window, 'open').mockReturnValue(null);
  await userEvent.click(button('Continue with Google'));
  await waitFor(() => expect(left.at(-1)).toMatch(/^\/auth\/social\/google\/start\?mode=redirect&tab=[0-9a-f]{32}$/));
  expect(button('Continue with Google').getAttribute('aria-disabled')).toBe('true');
  showPage({ isRestored: false });
  expect(button('Continue with Google').getAttribute('aria-disabled')).toBe('true');
  showPage();
  expect(button('Continue with Google').getAttribute('aria-disabled')).toBeNull();
  await userEvent.click(button(/Continue with Facebook/));
  expect(left.at(-1)).toMatch(/^\/auth\/social\/facebook\/start\?mode=redirect&tab=/);
});

test('the way back from a provider finishes the sign-in of this tab only', async () => {
  const started = { provider: 'facebook', state: 'abc', callbackPath: '/call-back', returnTo: '/calendar' };
  const keep = () => sessionStorage.setItem('social-sign-in', JSON.stringify(started));
  services.on(finishSocialSignIn).answer(() => ({ user: ila, mode: 'redirect', goTo: '/calendar', isLinked: false }));
  keep();
  history.replaceState(null, '', '/call-back?code=c1&state=facebook.abc');
  const shown = render(<SocialCallBack code="c1" state="facebook.abc" />);
  screen.getByRole('heading', { name: 'Signing you in' });
  await waitFor(() => expect(left).toEqual(['/calendar']));
  expect(location.search).toBe('');
  expect(services.asked(finishSocialSignIn)).toEqual([{ code: 'c1', state: 'facebook.abc' }]);
  expect(sessionStorage.getItem('social-sign-in')).toBeNull();
  shown.unmount();

  keep();
  const foreign = render(<SocialCallBack code="c2" state="facebook.xyz" />);
  await screen.findByRole('heading', { name: 'Failed to continue with Facebook, try after sometime' });
  expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/login?return=%2Fcalendar');
  expect(services.asked(finishSocialSignIn)).toHaveLength(1);
  foreign.unmount();

  keep();
  services.on(finishSocialSignIn).answer(() => ({ refused: 'network' }));
  const away = render(<SocialCallBack code="c2" state="facebook.abc" />);
  await screen.findByRole('heading', { name: 'Failed to continue with Facebook, try after sometime' });
  expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/login?return=%2Fcalendar');
  away.unmount();

  services.on(finishSocialSignIn).answer(() => ({ refused: 'wayOfAnother' }));
  render(<SocialCallBack code="c3" state="strava.k" />);
  await screen.findByRole('heading', { name: refusalTexts.wayOfAnother });
  expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/login');
});

test('a way that was linked leads back with its own text, and keeps the user', async () => {
  services.on(finishSocialSignIn).answer(() => ({ user: ila, mode: 'redirect', goTo: '/account-settings', isLinked: true }));
  render(<SocialCallBack code="c1" state="strava.abc" />);
  await waitFor(() => expect(left).toEqual(['/account-settings']));
  expect(sessionStorage.getItem('toast')).toContain(messages.wayAdded);
  expect($user.get()).toEqual(ila);
});

test('a way is linked in a popup, or by a redirect where none opens, and neither signs in anew', async () => {
  const { opened, send } = openPopup();
  const onLinked = vi.fn();
  render(<SocialButtons ways={ways} returnTo="/account-settings" isLinking onLinked={onLinked} />);
  // A popup begins with a copy of what this tab has stored.
  sessionStorage.setItem('social-sign-in', JSON.stringify({ provider: 'facebook', state: 'abc', callbackPath: '/call-back' }));
  await userEvent.click(button('Continue with Google'));
  expect(sessionStorage.getItem('social-sign-in')).toBeNull();
  expect(opened[0]).toContain('link=1');
  send({ type: 'elevate-social', user: ila });
  await waitFor(() => expect(onLinked).toHaveBeenCalledExactlyOnceWith(ila));
  expect([left, $user.get()]).toEqual([[], undefined]);
  vi.spyOn(window, 'open').mockReturnValue(null);
  await userEvent.click(button('Continue with Google'));
  await waitFor(() => expect(left[0]).toMatch(/^\/auth\/social\/google\/start\?.*link=1/));
});

test('a sign-in in another tab is followed, and a logout is not', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  render(<LoginPanel ways={{ email: { isSandbox: false }, phone: null, social: ways }} returnTo={undefined} />);
  const store = (key: string, newValue: string | null) => window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  store('theme', 'dark');
  store('user-storage', null);
  expect(reload).not.toHaveBeenCalled();
  store('user-storage', '{}');
  expect(reload).toHaveBeenCalledOnce();
  reload.mockRestore();
});
