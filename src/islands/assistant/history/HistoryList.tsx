import { useEffect, useState, type SyntheticEvent } from 'react';
import { CallRefused } from '../../../api-client/ask.ts';
import type { ChatScreen, ChatSummary } from '../../../contract/assistant/chat.ts';
import { deleteChat, listChats, renameChat } from '../../../contract/assistant/chats.ts';
import { limits } from '../../../contract/limits.ts';
import { messages, refusalTexts } from '../../../contract/messages.ts';
import { $histories, dropFromHistory, loadHistory, renameInHistory } from '../../../stores/assistant.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { carryToast } from '../../shared/carried-toast.ts';
import { ConfirmDialog } from '../../shared/ConfirmDialog.tsx';
import { Dialog } from '../../shared/Dialog.tsx';
import { showToast } from '../../shared/toast.ts';
import { addressOfChat } from './address-of-chat.ts';
import { RenameForm } from './RenameForm.tsx';

type Props = { screen: ChatScreen; openId: string | undefined };
type Asked = { what: 'rename' | 'delete'; chat: ChatSummary };

const day = (at: string) => new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short' }).format(new Date(at));

/** The earlier conversations of a screen: searched, opened, renamed, deleted. */
export function HistoryList({ screen, openId }: Props) {
  const [chats, setChats] = useState<readonly ChatSummary[]>();
  const [failure, setFailure] = useState('');
  const [asked, setAsked] = useState<Asked>();

  useEffect(() => {
    loadHistory(screen).then(setChats, (error: unknown) => {
      if (!(error instanceof CallRefused)) throw error;
      setChats([]);
      // Spec §8: without a connection it stays silent.
      if (error.code !== 'network') setFailure(messages.historyFailed);
    });
    return $histories.listen((histories) => setChats(histories[screen] ?? []));
  }, [screen]);

  async function search(event: SyntheticEvent<HTMLInputElement>) {
    const text = event.currentTarget.value.trim();
    try {
      setChats(text === '' ? await loadHistory(screen) : (await askSignedIn(listChats, { screen, search: text })).response);
      setFailure('');
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      setFailure(messages.historyFailed);
    }
  }
  async function remove({ id }: ChatSummary) {
    try {
      await askSignedIn(deleteChat, { id });
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      throw new CallRefused(error.code, refusalTexts.unexpected);
    }
    dropFromHistory(id);
    if (id !== openId) return void showToast(messages.chatDeleted, 'success');
    carryToast({ text: messages.chatDeleted, kind: 'success' });
    location.assign(addressOfChat(screen));
  }
  async function rename({ id }: ChatSummary, title: string) {
    await askSignedIn(renameChat, { id, title });
    renameInHistory(id, title);
    setAsked(undefined);
  }
  return (
    <section aria-label="Earlier">
      <h2 className="text-xl">Earlier</h2>
      <label className="mt-3 block">
        <span className="visually-hidden">Search in what was said</span>
        <input
          type="search"
          className="field"
          placeholder="Search"
          maxLength={limits.searchKeywordMaximum}
          onInput={(event) => void search(event)}
        />
      </label>
      <p role="alert" className="mt-2 text-bad empty:hidden">
        {failure}
      </p>
      {!chats && <p className="mt-3 text-muted">{messages.pleaseWait}</p>}
      {chats?.length === 0 && !failure && <p className="mt-3 text-muted">Nothing yet. What you ask stands here afterwards.</p>}
      <ul className="mt-2 divide-y divide-line">
        {chats?.map((chat) => (
          <li key={chat.id} className="flex items-center gap-1">
            <a
              href={addressOfChat(chat.screen, chat.id)}
              aria-current={chat.id === openId ? 'page' : undefined}
              className="min-w-0 grow py-3 aria-[current]:font-bold"
            >
              <span className="block truncate">{chat.title}</span>
              <span className="text-sm text-muted">{day(chat.updatedAt)}</span>
            </a>
            <button
              type="button"
              className="grid size-11 place-items-center rounded hover:bg-sunken"
              aria-label={`Rename ${chat.title}`}
              onClick={() => setAsked({ what: 'rename', chat })}
            >
              <span aria-hidden="true">✎</span>
            </button>
            <button
              type="button"
              className="grid size-11 place-items-center rounded hover:bg-sunken"
              aria-label={`Delete ${chat.title}`}
              onClick={() => setAsked({ what: 'delete', chat })}
            >
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked?.what === 'delete'}
        onClose={() => setAsked(undefined)}
        title="Delete this conversation?"
        text={`“${asked?.chat.title ?? ''}” goes with its plan, its versions and its link. It cannot be brought back.`}
        confirm="Delete it"
        onConfirm={() => (asked ? remove(asked.chat) : Promise.resolve())}
      />
      <Dialog isOpen={asked?.what === 'rename'} onClose={() => setAsked(undefined)} title="Another title">
        {asked && <RenameForm title={asked.chat.title} onRename={(title) => rename(asked.chat, title)} />}
      </Dialog>
    </section>
  );
}
