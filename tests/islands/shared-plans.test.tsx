import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { copySharedChat, getShare, previewShare, shareChat, unshareChat, type SharedChat } from '../../src/contract/assistant/shares.ts';
import { messages, refusalTexts } from '../../src/contract/messages.ts';
import { CopyButton } from '../../src/islands/assistant/share/CopyButton.tsx';
import { ShareDialog } from '../../src/islands/assistant/share/ShareDialog.tsx';
import { $user } from '../../src/stores/session.ts';
import { chatId, chatMessage } from '../builders/assistant-answers.ts';
import { fakeServices } from '../builders/fake-services.ts';
import { followLinks } from '../builders/followed-links.ts';
import { laterAnswer } from '../builders/later-answer.ts';
import { newToasts } from '../builders/shown-toasts.ts';
import { showPage } from '../builders/way-back.ts';

vi.mock('../../src/islands/shared/toast.ts', () => import('../builders/shown-toasts.ts'));

const status = 1 as const;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
let services: ReturnType<typeof fakeServices>;
let left: string[];
beforeEach(() => {
  services = fakeServices();
  left = followLinks('/assist/healthyRecipe');
  newToasts();
});

const shared = (withHealth: boolean, text: string) =>
  ({
    screen: 'healthyRecipe',
    title: 'Palak paneer',
    language: 'english',
    messages: [chatMessage('USER', text)],
    expiresAt: '2026-12-23T00:00:00Z',
    withHealth,
    plan: null,
  }) as SharedChat;

test('a link shows exactly its preview, is copied, and is ended', async () => {
  const late = laterAnswer<{ status: 1; response: SharedChat }>();
  const off = { isOn: false, withHealth: false, expiresAt: null };
  services.on(getShare).answer(() => ({ status, response: off }));
  services.on(previewShare).answer(({ withHealth }) => (withHealth ? { status, response: shared(true, 'I am 34') } : late.waiting()));
  render(<ShareDialog id={chatId} isOpen onClose={() => {}} />);
  await userEvent.click(await screen.findByText('What they will see'));
  await userEvent.click(screen.getByRole('checkbox', { name: /With health details/ }));
  await screen.findByText('I am 34');
  // The answer to the earlier choice comes last.
  late.give({ status, response: shared(false, 'No age') });
  await userEvent.click(screen.getByRole('radio', { name: 'A week' }));
  expect(screen.queryByText('No age')).toBeNull();
  screen.getByText('I am 34');
  const again = laterAnswer<{ status: 1; response: SharedChat }>();
  services.on(previewShare).answer(again.waiting);
  await userEvent.click(screen.getByRole('checkbox', { name: /With health details/ }));
  expect(screen.queryByText('I am 34')).toBeNull();
  again.give({ status, response: shared(false, 'No age') });
  await screen.findByText('No age');

  services.on(shareChat).answer(() => ({ refused: 'noSuchChat' }));
  await userEvent.click(button('Make the link'));
  await screen.findByText(refusalTexts.noSuchChat);
  services.on(shareChat).answer(() => ({
    status,
    response: { isOn: true, withHealth: false, expiresAt: '2026-11-30T00:00:00Z' },
    address: 'https://elevate.in/share/chat/abc',
  }));
  await userEvent.click(button('Make the link'));
  const address = await screen.findByRole<HTMLInputElement>('textbox', { name: 'The link, shown this once' });
  expect(address.value).toBe('https://elevate.in/share/chat/abc');
  expect(screen.queryByText(refusalTexts.noSuchChat)).toBeNull();
  screen.getByText(/There is a link until 30 November 2026, without health details/);
  expect(services.asked(shareChat).at(-1)).toEqual({ id: chatId, withHealth: false, days: 7 });
  const user = userEvent.setup();
  await user.click(button('Copy'));
  await waitFor(() => expect(newToasts()).toEqual(['success: The link is copied.']));
  const refusing = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(button('Copy'));
  await screen.findByText(/Select the link and copy it yourself/);
  refusing.mockRestore();
  services.on(unshareChat).answer(() => ({ status, response: off }));
  await userEvent.click(button('End the link'));
  await screen.findByRole('button', { name: 'Make the link' });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(newToasts()).toEqual(['success: The link shows nothing any more.']);
});

test('a shared conversation is copied, after signing in too', async () => {
  const token = 'a'.repeat(43);
  history.replaceState(null, '', `/share/chat/${token}`);
  services.on(copySharedChat).answer(() => ({ refused: 'noSuchShare' }));
  render(<CopyButton token={token} />);
  await userEvent.click(button('Continue as copy'));
  expect(left).toEqual([`/login?return=%2Fshare%2Fchat%2F${token}&info=subscribe`]);
  expect(services.asked(copySharedChat)).toEqual([]);
  expect(button(messages.pleaseWait).getAttribute('aria-disabled')).toBe('true');
  showPage();
  await userEvent.click(button('Continue as copy'));
  expect(left).toHaveLength(2);
  cleanup();
  $user.set({ id: 'u1', status: 'ACTIVE', email: null, userType: 'player', profile: { fullName: 'Ila Bose' } });
  render(<CopyButton token={token} />);
  await waitFor(() => expect(newToasts()).toEqual([`error: ${refusalTexts.noSuchShare}`]));
  services.on(copySharedChat).answer(() => ({ status, id: chatId, screen: 'healthyRecipe' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Continue as copy' }));
  await waitFor(() => expect(left.at(-1)).toBe(`/assist/healthyRecipe?plan=${chatId}`));
  cleanup();
  // Only the first visit after signing in copies by itself.
  render(<CopyButton token={token} />);
  expect(button('Continue as copy')).toBeTruthy();
  expect(services.asked(copySharedChat)).toHaveLength(2);
  $user.set(undefined);
});
