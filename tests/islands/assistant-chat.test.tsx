import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { continueChat, deleteChat, deleteChats, listChats, renameChat, startChat } from '../../src/contract/assistant/chats.ts';
import type { Chat } from '../../src/contract/assistant/chat.ts';
import { messages, refusalTexts } from '../../src/contract/messages.ts';
import { ChatScreen } from '../../src/islands/assistant/chat/ChatScreen.tsx';
import { HistoryList } from '../../src/islands/assistant/history/HistoryList.tsx';
import { $histories } from '../../src/stores/assistant.ts';
import { chatId, chatMessage, chatReply, chatSummary, creditsLeft, crisisCard, recipeChat } from '../builders/assistant-answers.ts';
import { fakeServices, type Streamed } from '../builders/fake-services.ts';
import { followLinks } from '../builders/followed-links.ts';
import { laterAnswer } from '../builders/later-answer.ts';
import { newToasts } from '../builders/shown-toasts.ts';

vi.mock('../../src/islands/shared/toast.ts', () => import('../builders/shown-toasts.ts'));

const status = 1 as const;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const question = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^(Your question|Go on with it)$/ });
const said = () =>
  within(screen.getByRole('list', { name: 'Conversation' }))
    .queryAllByRole('article')
    .map((one) => one.textContent);
let services: ReturnType<typeof fakeServices>;
let left: string[];
beforeEach(() => {
  services = fakeServices();
  left = followLinks('/assist/chat/new?from=day');
  services.on(listChats).answer(() => ({ status, response: [], next: null }));
  Element.prototype.scrollIntoView = () => {};
  newToasts();
});
afterEach(() => $histories.set({}));

test('a question starts a conversation, which goes on, costs what it says, and can be answered once more', async () => {
  const more = laterAnswer<void>();
  services.on(startChat).answer(async function* ({ text }): Streamed {
    yield ['chat', chatId];
    yield ['engine', 'embedded'];
    yield ['words', 'Eat '];
    yield ['words', 'rice.'];
    await more.waiting();
    yield ['done', chatReply(text, 'Eat rice.', 4)];
  });
  render(<ChatScreen chat={null} credits={creditsLeft(5)} />);
  screen.getByText(/An answer takes one request\./);
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Answers in' }), 'hindi');
  await userEvent.type(question(), '  ');
  await userEvent.click(button('Send'));
  expect(services.asked(startChat)).toEqual([]);
  await userEvent.clear(question());
  await userEvent.type(question(), 'What should I eat?{Enter}');
  await screen.findByText('Eat rice.');
  screen.getByText('The assistant is answering.');
  expect(question().value).toBe('');
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  more.give();
  await waitFor(() => expect(said()).toEqual([expect.stringContaining('Eat rice.')]));
  expect(location.pathname).toBe(`/assist/chat/${chatId}`);
  expect(screen.getByText(/of 40 are left until 1 December/).textContent).toContain('4 of 40');
  await waitFor(() => expect(document.activeElement).toBe(question()));
  expect(button('Share')).toBeTruthy();
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(services.asked(startChat)).toEqual([{ text: 'What should I eat?', language: 'hindi', timeZone }]);
  expect(screen.queryByRole('button', { name: 'How do I warm up in ten minutes?' })).toBeNull();

  services.on(continueChat).answer(({ text }) => chatReply(text, 'Or poha.', 3));
  await userEvent.click(button('Answer once more'));
  await waitFor(() => expect(said()).toEqual([expect.stringContaining('Or poha.')]));
  expect(within(screen.getByRole('list', { name: 'Conversation' })).getAllByText('What should I eat?')).toHaveLength(1);
  expect(screen.getByRole('link', { name: /What should I eat/ }).getAttribute('href')).toBe(`/assist/chat/${chatId}`);
  await userEvent.type(question(), 'And after?');
  await userEvent.click(button('Send'));
  await waitFor(() => expect(said()).toHaveLength(2));
  await waitFor(() => expect(document.activeElement).toBe(question()));
  const again = { id: chatId, language: 'hindi', isSafe: false, timeZone };
  expect(services.asked(continueChat)).toEqual([
    { ...again, text: 'What should I eat?', retry: true },
    { ...again, text: 'And after?', retry: false },
  ]);
  expect(screen.getAllByRole('button', { name: 'Answer once more' })).toHaveLength(1);
});

test('what could not be answered stays in the field, with the reason, until it is', async () => {
  render(<ChatScreen chat={null} credits={creditsLeft(1)} />);
  await userEvent.type(question(), 'What should I eat?');
  for (const [refused, text] of [
    ['network', messages.chatSlow],
    ['unexpected', messages.chatFailed],
    ['noCreditsLeft', refusalTexts.noCreditsLeft],
  ] as const) {
    services.on(startChat).answer(() => ({ refused }));
    await userEvent.click(button('Send'));
    await screen.findByText(text);
    await waitFor(() => expect(question().value).toBe('What should I eat?'));
    expect(said()).toEqual([]);
  }
  // A stream that breaks off is a slow network too.
  services.on(startChat).answer(async function* (): Streamed {
    yield ['words', 'Eat'];
  });
  await userEvent.click(button('Send'));
  await screen.findByText(messages.chatSlow);
  services.on(startChat).answer(({ text }) => chatReply(text, 'Rice.', 0));
  await userEvent.click(button('Send'));
  await waitFor(() => expect(said()).toHaveLength(1));
  expect(screen.queryByText(messages.chatSlow)).toBeNull();
  screen.getByText(/All 40 requests of this month are used\. They are back on 1 December/);
});

test('a stopped answer keeps what was written and costs one; before its first word it costs nothing', async () => {
  const never = laterAnswer<void>();
  services.on(startChat).answer(async function* (): Streamed {
    yield ['chat', chatId];
    await never.waiting();
  });
  render(<ChatScreen chat={null} credits={creditsLeft(5)} />);
  await userEvent.type(question(), 'A long one{Enter}');
  await screen.findByText('Thinking…');
  await userEvent.click(button('Stop'));
  await screen.findByText('You stopped the answer.');
  await waitFor(() => expect(question().value).toBe('A long one'));
  expect(screen.getByText(/are left until/).textContent).toContain('5 of 40');
  services.on(startChat).answer(async function* (): Streamed {
    yield ['chat', chatId];
    yield ['words', 'First, '];
    await never.waiting();
  });
  await userEvent.click(button('Send'));
  await screen.findByText('First,');
  await userEvent.click(button('Stop'));
  await screen.findByText('You stopped it here.');
  expect(screen.queryByText('You stopped the answer.')).toBeNull();
  expect(screen.getByText(/are left until/).textContent).toContain('4 of 40');
  expect(question().value).toBe('');
  expect(location.pathname).toBe(`/assist/chat/${chatId}`);
});

test('after a crisis card somebody safe goes on with the same question', async () => {
  const chat: Chat = {
    ...recipeChat({ plan: null, versions: [] }),
    screen: 'chat',
    messages: [chatMessage('USER', 'I am dead tired'), chatMessage('SYSTEM', 'Card', { isCard: true, cards: [crisisCard] })],
  };
  services.on(continueChat).answer(({ text }) => chatReply(text, 'Sleep early.', 3));
  render(<ChatScreen chat={chat} credits={creditsLeft(4)} />);
  expect(screen.getByRole('link', { name: /14416/ }).getAttribute('href')).toBe('tel:14416');
  expect(screen.queryByRole('button', { name: 'Answer once more' })).toBeNull();
  await userEvent.click(button('I am safe, go on'));
  await screen.findByRole('button', { name: 'Answer once more' });
  expect(services.asked(continueChat)[0]).toMatchObject({ id: chatId, text: 'I am dead tired', retry: true, isSafe: true });
  services.on(continueChat).answer(() => ({ refused: 'sessionExpired' }));
  await userEvent.type(question(), 'And then?{Enter}');
  await waitFor(() => expect(left).toEqual(['/login?return=%2Fassist%2Fchat%2Fnew%3Ffrom%3Dday&info=again']));
  expect(JSON.stringify({ ...sessionStorage })).toContain('And then?');
});

test('earlier conversations are loaded once, paged, searched, renamed and deleted', async () => {
  const pages = [chatSummary(1, 'Warm up'), chatSummary(2, 'Sleep')];
  services.on(listChats).answer(({ search, after }) => {
    if (search) return { status, response: search === 'sleep' ? [chatSummary(2, 'Sleep')] : [], next: null };
    return after
      ? { status, response: [chatSummary(2, 'Sleep'), chatSummary(3, 'Diet')], next: null }
      : { status, response: pages, next: 'c2' };
  });
  render(<HistoryList screen="chat" openId={chatSummary(1, '').id} />);
  const titles = () => screen.getAllByRole('link').map((link) => link.textContent);
  await screen.findByRole('link', { name: /Warm up/ });
  expect(titles()).toEqual(['Warm up21 Nov', 'Sleep21 Nov']);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toContain('Warm up');
  // Of what was found there are no older ones.
  await userEvent.type(screen.getByRole('searchbox'), 's');
  await screen.findByText('Nothing of this was said here.');
  expect(screen.queryByRole('button', { name: 'Older ones' })).toBeNull();
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.click(await screen.findByRole('button', { name: 'Older ones' }));
  await waitFor(() => expect(titles()).toHaveLength(3));
  expect(screen.queryByRole('button', { name: 'Older ones' })).toBeNull();
  expect(services.asked(listChats)).toEqual([{ screen: 'chat' }, { screen: 'chat', search: 's' }, { screen: 'chat', after: 'c2' }]);

  await userEvent.type(screen.getByRole('searchbox'), 'sleep');
  await waitFor(() => expect(titles()).toEqual(['Sleep21 Nov']));
  expect(screen.queryByRole('button', { name: 'Delete all' })).toBeNull();
  services.on(renameChat).answer(() => ({ refused: 'noSuchChat' }));
  await userEvent.click(button('Rename Sleep'));
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' });
  expect(title.value).toBe('Sleep');
  await userEvent.clear(title);
  await userEvent.click(button('Save the title'));
  await screen.findByText(/Please give it a title\./);
  await userEvent.type(title, ' Naps ');
  await userEvent.click(button('Save the title'));
  await screen.findByText(new RegExp(refusalTexts.noSuchChat));
  services.on(renameChat).answer(() => ({ status, response: chatSummary(2, 'Naps') }));
  await userEvent.click(button('Save the title'));
  await waitFor(() => expect(titles()).toEqual(['Naps21 Nov']));
  expect(services.asked(renameChat).at(-1)).toEqual({ id: chatSummary(2, '').id, title: 'Naps' });

  await userEvent.click(button('Delete Naps'));
  services.on(deleteChat).answer(() => ({ refused: 'noSuchChat' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete it' }));
  await screen.findByText(refusalTexts.unexpected);
  services.on(deleteChat).answer(() => ({ status }));
  await userEvent.click(button('Delete it'));
  await screen.findByText('Nothing of this was said here.');
  expect(newToasts()).toEqual([`success: ${messages.chatDeleted}`]);
  await userEvent.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(titles()).toEqual(['Warm up21 Nov', 'Diet21 Nov']));
});

test('deleting the open conversation, or all, leaves for an empty screen', async () => {
  services.on(listChats).answer(() => ({ status, response: [chatSummary(1, 'Warm up')], next: null }));
  services.on(deleteChats).answer(() => ({ status, deleted: 3 }));
  services.on(deleteChat).answer(() => ({ status }));
  const shown = render(<HistoryList screen="chat" openId={chatSummary(1, '').id} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete all' }));
  await userEvent.click(await screen.findByRole('radio', { name: /^Everything/ }));
  await userEvent.click(button('Keep them'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(button('Delete all'));
  // A choice that was not carried out is not kept for the next time.
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'All of this screen' })).checked).toBe(true);
  await userEvent.click(button('Delete them all'));
  await waitFor(() => expect(left).toEqual(['/assist/chat/new']));
  expect(services.asked(deleteChats)).toEqual([{ screen: 'chat' }]);
  screen.getByText(/Nothing yet\./);
  expect(sessionStorage.getItem('toast')).toContain(messages.chatDeleted);
  shown.unmount();
  act(() => $histories.set({}));
  sessionStorage.clear();
  render(<HistoryList screen="chat" openId={chatSummary(1, '').id} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Warm up' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete it' }));
  await waitFor(() => expect(left).toHaveLength(2));
});

test('a history that cannot be loaded says so, and offline says nothing', async () => {
  services.on(listChats).answer(() => ({ refused: 'unexpected' }));
  const shown = render(<HistoryList screen="chat" openId={undefined} />);
  await screen.findByText(messages.historyFailed);
  expect(screen.queryByText(/Nothing yet/)).toBeNull();
  shown.unmount();
  services.on(listChats).answer(() => ({ refused: 'network' }));
  render(<HistoryList screen="chat" openId={undefined} />);
  await screen.findByText(/Nothing yet/);
  expect(screen.queryByText(messages.historyFailed)).toBeNull();
});

test('a reopened conversation begins with its last answer; what was before unfolds, and a card of a crisis stays on top', async () => {
  const chat = recipeChat({
    screen: 'chat',
    title: 'Rice',
    plan: null,
    messages: [
      chatMessage('USER', 'I cannot go on'),
      chatMessage('SYSTEM', 'Talk to somebody', { cards: [crisisCard], isCard: true }),
      chatMessage('USER', 'What should I eat?'),
      chatMessage('SYSTEM', 'Eat rice.'),
    ],
  });
  render(<ChatScreen chat={chat} credits={creditsLeft(5)} />);
  const rows = () =>
    within(screen.getByRole('list', { name: 'Conversation' }))
      .getAllByRole('listitem')
      .filter((row) => row.parentElement?.getAttribute('aria-label') === 'Conversation')
      .map((row) => row.classList.contains('hidden'));
  expect(rows()).toEqual([true, true, false, false]);
  screen.getByRole('heading', { level: 1, name: 'Rice' });
  // The card stands above the conversation, where it is folded away.
  const pinned = screen.getAllByRole('region', { name: crisisCard.title });
  expect(pinned.filter((card) => card.closest('ol') === null)).toHaveLength(1);
  await userEvent.click(button('Show the 2 messages before'));
  expect(rows()).toEqual([false, false, false, false]);
  expect(screen.queryByRole('button', { name: /messages before/ })).toBeNull();
});

test('a change is shown before and after, and one button takes it back', async () => {
  const difference = { lines: [{ where: 'Day 2, Lunch', before: 'Paneer bhurji, 1 katori', after: 'Tofu bhurji, 1 katori' }], more: 2 };
  services.on(startChat).answer(({ text }) => chatReply(text, 'Done.', 4, { planVersion: 2, difference }));
  services.on(continueChat).answer(({ text }) => chatReply(text, 'Undone.', 4));
  render(<ChatScreen chat={null} credits={creditsLeft(5)} />);
  await userEvent.type(question(), 'swap the paneer{Enter}');
  await userEvent.click(await screen.findByText('What changed (3)'));
  expect(screen.getByText('Paneer bhurji, 1 katori').tagName).toBe('DEL');
  expect(screen.getByText('Tofu bhurji, 1 katori').tagName).toBe('INS');
  await userEvent.click(button('Undo this change'));
  await screen.findByText('Undone.', { selector: 'article *' });
  expect(services.asked(continueChat)).toMatchObject([{ id: chatId, text: 'Undo that' }]);
  expect(screen.queryByRole('button', { name: 'Undo this change' })).toBeNull();
});
