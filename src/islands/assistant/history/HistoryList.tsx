import { useState } from 'react';
import type { ChatScreen } from '../../../contract/assistant/chat.ts';
import { limits } from '../../../contract/limits.ts';
import { messages } from '../../../contract/messages.ts';
import { carryToast } from '../../shared/carried-toast.ts';
import { loadLater } from '../../shared/load-later.ts';
import { showToast } from '../../shared/toast.ts';
import { addressOfChat } from './address-of-chat.ts';
import type { AskedOfHistory } from './HistoryDialogs.tsx';
import { useHistory } from './use-history.ts';
import { langOfText } from '../parts/lang-of.ts';
import { HistoryIcon } from './HistoryIcon.tsx';

type Props = { screen: ChatScreen; openId: string | undefined };
const useHistoryDialogs = loadLater(() => import('./HistoryDialogs.tsx'));

const day = (at: string) => new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short' }).format(new Date(at));

/** The earlier conversations of a screen: search, open, rename, delete one or all. */
export function HistoryList({ screen, openId }: Props) {
  const { chats, isSearching, hasOlder, failure, search, older, forget } = useHistory(screen);
  const [asked, setAsked] = useState<AskedOfHistory>();
  const dialogs = useHistoryDialogs(asked !== undefined);

  /** Shows spec §8's text for a deleted conversation, and leaves the page if it was the open one. */
  function showDeleted(isOpen: boolean) {
    if (!isOpen) return void showToast(messages.chatDeleted, 'success');
    carryToast({ text: messages.chatDeleted, kind: 'success' });
    location.assign(addressOfChat(screen));
  }
  const [isUnfolded, setUnfolded] = useState(false);
  // Below an open plan or answer, which is what one comes for, a phone shows only its title.
  const isFolded = openId !== undefined && !isUnfolded;
  return (
    <section aria-label="Earlier">
      <div className="flex min-h-11 items-center justify-between">
        <h2 className="text-xl">Earlier</h2>
        {isFolded && (
          <button type="button" className="link min-h-11 text-sm font-semibold sm:hidden noscript:hidden" onClick={() => setUnfolded(true)}>
            Show<span className="visually-hidden"> the earlier ones</span>
          </button>
        )}
      </div>
      <div className={isFolded ? 'max-sm:hidden noscript:block' : ''}>
        <label className="mt-1 block">
          <span className="visually-hidden">Search in what was said</span>
          <input
            type="search"
            className="field"
            placeholder="Search"
            maxLength={limits.searchKeywordMaximum}
            onInput={(event) => void search(event.currentTarget.value)}
          />
        </label>
        <p role="alert" className="mt-2 text-bad empty:hidden">
          {failure}
        </p>
        {!chats && <p className="mt-3 text-muted">{messages.pleaseWait}</p>}
        {chats?.length === 0 && !failure && (
          <p className="mt-3 text-muted" role="status">
            {isSearching ? 'Nothing of this was said here.' : 'Nothing yet. What you ask stands here afterwards.'}
          </p>
        )}
        <ul className="mt-2 divide-y divide-line">
          {chats?.map((chat) => (
            <li key={chat.id} className="flex items-center gap-1">
              <a
                href={addressOfChat(chat.screen, chat.id)}
                aria-current={chat.id === openId ? 'page' : undefined}
                className="min-w-0 grow py-3 aria-[current]:font-bold"
              >
                <span className="block truncate" lang={langOfText(chat.title)}>
                  {chat.title}
                </span>
                <span className="text-sm text-muted">{day(chat.updatedAt)}</span>
              </a>
              <button
                type="button"
                className="grid size-11 place-items-center rounded hover:bg-sunken"
                aria-label={`Rename ${chat.title}`}
                onClick={() => setAsked({ what: 'rename', chat })}
              >
                <HistoryIcon of="rename" />
              </button>
              <button
                type="button"
                className="grid size-11 place-items-center rounded hover:bg-sunken"
                aria-label={`Delete ${chat.title}`}
                onClick={() => setAsked({ what: 'delete', chat })}
              >
                <HistoryIcon of="delete" />
              </button>
            </li>
          ))}
        </ul>
        {hasOlder && (
          <button type="button" className="button button-plain mt-3 w-full" onClick={() => void older()}>
            Older ones
          </button>
        )}
        {chats && chats.length > 0 && !isSearching && (
          <p className="mt-2">
            <button type="button" className="link min-h-11 text-sm font-semibold" onClick={() => setAsked({ what: 'deleteAll' })}>
              Delete all
            </button>
          </p>
        )}
      </div>
      {dialogs && (
        <dialogs.HistoryDialogs
          asked={asked}
          onClose={() => setAsked(undefined)}
          screen={screen}
          onDeleted={({ id }) => {
            forget(id);
            showDeleted(id === openId);
          }}
          onAllDeleted={() => showDeleted(openId !== undefined)}
        />
      )}
    </section>
  );
}
