import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  deleteMyAccount,
  endMyOtherSessions,
  endMySession,
  exportMyData,
  listMySessions,
  listMyWays,
  removeMyWay,
  type OpenSession,
  type Way,
} from '../../src/contract/account.ts';
import { initiateEmailVerification, listSignInWays, logout, onlyVerifyEmail, type User } from '../../src/contract/identity.ts';
import { messages, refusalTexts } from '../../src/contract/messages.ts';
import { correctMyAge } from '../../src/contract/my-age.ts';
import { DeleteAccount } from '../../src/islands/identity/account/DeleteAccount.tsx';
import { DownloadData } from '../../src/islands/identity/account/DownloadData.tsx';
import { MyAge } from '../../src/islands/identity/account/MyAge.tsx';
import { SessionList } from '../../src/islands/identity/account/SessionList.tsx';
import { myAge, refreshAccount } from '../../src/stores/account.ts';
import { WaysIn } from '../../src/islands/identity/account/WaysIn.tsx';
import { LogoutButton } from '../../src/islands/identity/LogoutButton.tsx';
import { $user, isLeaving, keepUser } from '../../src/stores/session.ts';
import { fakeServices } from '../builders/fake-services.ts';
import { followLinks } from '../builders/followed-links.ts';
import { laterAnswer } from '../builders/later-answer.ts';
import { newToasts } from '../builders/shown-toasts.ts';

vi.mock('../../src/islands/shared/toast.ts', () => import('../builders/shown-toasts.ts'));

const ila: User = { id: 'u1', status: 'ACTIVE', email: null, userType: 'player', profile: { fullName: 'Ila Bose' } };
const status = 1 as const;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dialogGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const idOf = (last: number) => `0191f504-85c0-7000-8a20-00000000000${last}`;
let services: ReturnType<typeof fakeServices>;
let left: string[];
beforeEach(() => {
  services = fakeServices();
  left = followLinks('/account-settings');
  keepUser(ila);
  newToasts();
});
afterEach(() => $user.set(undefined));

const session = (last: number, changes: Partial<OpenSession> = {}): OpenSession => ({
  id: idOf(last),
  device: 'Chrome on Android',
  place: 'Pune, India',
  startedAt: '2026-11-01T06:30:00Z',
  lastSeenAt: '2026-11-22T08:05:00Z',
  isThis: false,
  ...changes,
});

test('another session is ended, one that has ended already too, and then all others', async () => {
  const all = [
    session(1, { device: 'Firefox on Windows', place: '', isThis: true }),
    session(2),
    session(3, { place: '' }),
    session(4, { device: 'Safari on iPhone' }),
    session(5, { device: 'Edge on Windows' }),
  ];
  render(<SessionList initial={all} />);
  const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows()[0]).toContain('This oneIn use now');
  expect(rows()[1]).toContain('Pune, India, last seen 22 Nov 2026');
  expect(rows()[2]).toContain('Last seen 22 Nov 2026');
  expect(screen.getAllByRole('button', { name: /^End / })).toHaveLength(5);

  services.on(endMySession).answer(() => ({ refused: 'network' }));
  await userEvent.click(button('End Chrome on Android, Pune, India'));
  const asking = await screen.findByRole('dialog', { name: 'End this session?' });
  expect(asking.textContent).toContain('Chrome on Android is signed out and has to sign in again.');
  await userEvent.click(button('End the session'));
  expect(await within(asking).findByText(refusalTexts.unexpected)).toBeTruthy();
  services.on(endMySession).answer(() => ({ status }));
  await userEvent.click(button('End the session'));
  await dialogGone();
  expect(rows()).toHaveLength(4);
  expect(newToasts()).toEqual(['success: The session has ended.']);

  services.on(endMySession).answer(() => ({ refused: 'noSuchSession' }));
  await userEvent.click(button('End Chrome on Android'));
  await screen.findByRole('dialog');
  expect(screen.queryByText(refusalTexts.unexpected)).toBeNull();
  await userEvent.click(button('End the session'));
  await dialogGone();
  expect(services.asked(endMySession)).toEqual([{ id: idOf(2) }, { id: idOf(2) }, { id: idOf(3) }]);
  expect(rows()).toHaveLength(3);

  services.on(endMyOtherSessions).answer(() => ({ ended: 2 }));
  newToasts();
  await userEvent.click(button('End all others'));
  const last = await screen.findByRole('dialog', { name: 'End all others?' });
  expect(last.textContent).toContain('This ends 2 other sessions. You stay signed in here.');
  await userEvent.click(button('End them all'));
  await screen.findByText('You are signed in nowhere else.');
  expect(rows()).toHaveLength(1);
  expect(newToasts()).toEqual(['success: 2 sessions have ended.']);
});

const way = (last: number, changes: Partial<Way>): Way => ({
  id: idOf(last),
  kind: 'email',
  shown: 'ila.bose@example.in',
  addedAt: '2026-10-01T06:30:00Z',
  lastUsedAt: null,
  ...changes,
});
const social = [
  { name: 'google' as const, isSandbox: true, mode: 'popup' as const },
  { name: 'facebook' as const, isSandbox: true, mode: 'redirect' as const },
];

test('a way in is removed, the last one is kept, and an e-mail is added by its code', async () => {
  const phone = way(2, { kind: 'phone', shown: '+91 98765 43210', lastUsedAt: '2026-11-20T06:30:00Z' });
  render(<WaysIn initial={[phone, way(3, { kind: 'google', shown: 'Ila on Google' })]} social={social} phone={null} />);
  const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows()[0]).toMatch(/\+91 98765 43210Last used 20 Nov 2026/);
  expect(rows()[1]).toMatch(/Added 1 Oct 2026/);
  // Google is linked already.
  expect(screen.queryByRole('button', { name: /Continue with Google/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add a phone number' })).toBeNull();

  services.on(removeMyWay).answer(() => ({ refused: 'lastWay' }));
  await userEvent.click(button(/^Remove Google, Ila on Google/));
  const asking = await screen.findByRole('dialog', { name: 'Remove this way in?' });
  expect(asking.textContent).toContain('You can then no longer sign in with Ila on Google.');
  await userEvent.click(button('Remove it'));
  await within(asking).findByText(refusalTexts.lastWay);
  services.on(removeMyWay).answer(() => ({ status }));
  await userEvent.click(button('Remove it'));
  await dialogGone();
  expect(services.asked(removeMyWay)).toEqual([{ id: idOf(3) }, { id: idOf(3) }]);
  await waitFor(() => expect(newToasts()).toEqual([expect.stringMatching(/^success: Google.* is no longer a way in\.$/)]));
  screen.getByText(/It is your only way in/);
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  expect(button(/Continue with Google/)).toBeTruthy();

  services.on(listSignInWays).answer(() => ({ email: { isSandbox: true }, phone: null, social }));
  services.on(initiateEmailVerification).answer(() => ({ status, codeLength: 6, isMailed: true }));
  services.on(onlyVerifyEmail).answer(() => ({ email: 'ila.bose@example.in' }));
  services.on(listMyWays).answer(() => [phone, way(4, {})]);
  await userEvent.click(button('Add an e-mail'));
  await screen.findByRole('dialog', { name: 'Verify your e-mail' });
  await userEvent.click(button('Close'));
  await dialogGone();
  expect(services.asked(listMyWays)).toEqual([]);
  await userEvent.click(button('Add an e-mail'));
  await userEvent.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'ila.bose@example.in{Enter}');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Code from the mail' }), '123456');
  await waitFor(() => expect(newToasts()).toContain('success: ila.bose@example.in is now a way in.'));
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2);
});

test('an age is corrected after a warning that fits, and corrected back unless a guardian or a birth date stands against it', async () => {
  const adult = { isAdult: true, guardedIn: [], guardianIn: ['Kothrud Kestrels', 'Baner Bats'] };
  render(<MyAge first={adult} />);
  screen.getByText('You said that you are 18 or older.');
  expect(screen.queryByRole('button', { name: 'I am 18 or older' })).toBeNull();
  await userEvent.click(button('I am under 18'));
  const minor = await screen.findByRole('dialog', { name: 'Are you under 18?' });
  expect(minor.textContent).toContain('You are no longer a guardian in Kothrud Kestrels and Baner Bats.');
  await userEvent.click(button('Leave it as it is'));
  await dialogGone();
  expect(services.asked(correctMyAge)).toEqual([]);

  services.on(correctMyAge).answer(() => ({ status, response: { isAdult: false, guardedIn: ['Kothrud Kestrels'], guardianIn: [] } }));
  await userEvent.click(button('I am under 18'));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, I am under 18' }));
  await screen.findByText('You said that you are under 18.');
  screen.getByText(/You have a guardian in Kothrud Kestrels, so you count as under 18/);
  await dialogGone();
  // The server would refuse it.
  expect(screen.queryByRole('button', { name: 'I am 18 or older' })).toBeNull();
  act(() => myAge.of('me').put(() => ({ isAdult: false, guardedIn: [], guardianIn: [] })));
  services.on(correctMyAge).answer(() => ({ refused: 'ageOnRoster' }));
  await userEvent.click(button('I am 18 or older'));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, I am 18 or older' }));
  await screen.findByText(refusalTexts.ageOnRoster);
  expect(services.asked(correctMyAge)).toEqual([{ isAdult: false }, { isAdult: true }]);
  expect(newToasts()).toEqual(['success: You said that you are under 18.']);
});

test('an account is deleted only by its word, and its reader is led away', async () => {
  services.on(deleteMyAccount).answer(() => ({ refused: 'lastAdministrator' }));
  render(<DeleteAccount />);
  await userEvent.click(button('Delete my account'));
  const word = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Type DELETE to confirm' });
  await userEvent.type(word, 'delete');
  await userEvent.click(button('Delete it for good'));
  screen.getByText('Please type DELETE in capitals.');
  await waitFor(() => expect(document.activeElement).toBe(word));
  expect(services.asked(deleteMyAccount)).toEqual([]);
  await userEvent.click(button('Keep my account'));
  await dialogGone();
  await userEvent.click(button('Delete my account'));
  const again = await screen.findByRole<HTMLInputElement>('textbox');
  expect(screen.queryByText('Please type DELETE in capitals.')).toBeNull();
  await userEvent.clear(again);
  await userEvent.type(again, 'DELETE');
  await userEvent.click(button('Delete it for good'));
  await screen.findByText(refusalTexts.lastAdministrator);
  expect([$user.get()?.id, isLeaving(), left]).toEqual(['u1', false, []]);

  const answer = laterAnswer<{ status: 1 }>();
  services.on(deleteMyAccount).answer(answer.waiting);
  await userEvent.click(button('Delete it for good'));
  const waiting = await screen.findByRole('button', { name: messages.pleaseWait });
  await userEvent.click(waiting);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(button('Keep my account'));
  expect(screen.getByRole('dialog')).toBeTruthy();
  answer.give({ status });
  await waitFor(() => expect(left).toEqual(['/']));
  expect($user.get()).toBeUndefined();
  expect(isLeaving()).toBe(true);
  expect(sessionStorage.getItem('toast')).toContain('Your account and everything in it are deleted.');
  expect(services.asked(deleteMyAccount)).toEqual([{ confirmation: 'DELETE' }, { confirmation: 'DELETE' }]);
});

test('a logout is confirmed, stays signed in after a failure, and ends at the sign-in', async () => {
  services.on(logout).answer(() => ({ refused: 'network' }));
  render(<LogoutButton />);
  await userEvent.click(button('Log out'));
  await screen.findByRole('dialog', { name: messages.logoutTitle });
  await userEvent.click(button(messages.logoutCancel));
  await dialogGone();
  await userEvent.click(button('Log out'));
  await userEvent.click(await screen.findByRole('button', { name: messages.logoutConfirm }));
  await waitFor(() => expect(newToasts()).toEqual([`error: ${messages.logoutFailed}`]));
  await dialogGone();
  expect([$user.get()?.id, left]).toEqual(['u1', []]);
  services.on(logout).answer(() => ({ status }));
  await userEvent.click(button('Log out'));
  await userEvent.click(await screen.findByRole('button', { name: messages.logoutConfirm }));
  await waitFor(() => expect(left).toEqual(['/login']));
  expect($user.get()).toBeUndefined();
  expect(JSON.parse(sessionStorage.getItem('toast') ?? '')).toEqual({ text: messages.loggedOut, kind: 'success', autoCloseMs: 1_500 });
});

test('my data are downloaded under their day, after a failure too', async () => {
  const offered: { name: string; href: string }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    offered.push({ name: this.download, href: this.href });
  });
  services.on(exportMyData).answer(() => ({ refused: 'tooManyRequests' }));
  render(<DownloadData />);
  await userEvent.click(button('Download my data'));
  await screen.findByText(refusalTexts.tooManyRequests);
  services.on(exportMyData).answer(() => ({ exportedAt: '2026-11-23T06:30:00Z', ways: [{ kind: 'email' }] }));
  await userEvent.click(button('Download my data'));
  await screen.findByText('The file is in your downloads.');
  expect(screen.queryByText(refusalTexts.tooManyRequests)).toBeNull();
  expect(offered.map(({ name }) => name)).toEqual(['elevate-2026-11-23.json']);
  vi.restoreAllMocks();
});

test('a session that changed elsewhere reloads the open sessions and the ways in', async () => {
  render(
    <>
      <SessionList initial={[session(1, { isThis: true })]} />
      <WaysIn initial={[way(2, {})]} social={social} phone={null} />
    </>,
  );
  services.on(listMySessions).answer(() => [session(1, { isThis: true }), session(2, { device: 'Firefox on Linux' })]);
  services.on(listMyWays).answer(() => [way(2, {}), way(3, { kind: 'google', shown: 'Ila on Google' })]);
  refreshAccount();
  await screen.findByText(/Firefox on Linux/);
  await screen.findByText('Ila on Google');
  expect([services.asked(listMySessions).length, services.asked(listMyWays).length]).toEqual([1, 1]);
});
