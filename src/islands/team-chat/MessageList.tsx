import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import type { ChatMessage } from '../../contract/team-chat.ts';
import type { Unsent } from '../../stores/outbox.ts';
import { countWords, dayOf } from './conversation-words.ts';
import { MessageRow } from './MessageRow.tsx';
import type { MessageTools } from './message-tools.ts';
import { UnsentRow } from './UnsentRow.tsx';
import { useLogScroll } from './use-log-scroll.ts';
import { useZone } from './use-zone.ts';

type Props = {
  messages: readonly ChatMessage[];
  hasBefore: boolean;
  hasAfter: boolean;
  unsent: readonly Unsent[];
  isOffline: boolean;
  readerId: string;
  /** Up to which message the reader had read when the page was opened: the line stands below it. */
  readTo: number;
  /** How many messages the conversation has after the last shown one, or that the reader has not seen. */
  unread: number;
  mayKeep: boolean;
  tools: MessageTools;
  label: string;
  /** The message to bring into view. */
  wanted: number | undefined;
  onTop: () => void;
  onEnd: () => void;
  onRead: (seq: number) => void;
  onLatest: () => void;
};

const continuedMs = 5 * 60_000;

function isContinued(message: ChatMessage, before: ChatMessage | undefined, isNewDay: boolean): boolean {
  if (!before || isNewDay || message.sender === null || before.sender?.user_id !== message.sender.user_id) return false;
  return Date.parse(message.sent_at) - Date.parse(before.sent_at) < continuedMs;
}

/** Moves the focus from a message to the one above or below; the keys do nothing in a field. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const row = (event.target as HTMLElement).closest('[data-seq]');
  if (step === 0 || !row || event.altKey || event.ctrlKey || event.metaKey) return;
  const rows = [...event.currentTarget.querySelectorAll('[data-seq]')];
  const next = rows[rows.indexOf(row) + step]?.querySelector<HTMLElement>('.chat-more');
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The messages of a conversation, the last ones first in view, with the line above what is new. */
export function MessageList(props: Props) {
  const { messages, hasBefore, hasAfter, unsent, isOffline, readerId, readTo, unread, mayKeep, tools, label, wanted } = props;
  const zone = useZone();
  const log = useRef<HTMLDivElement>(null);
  const { isAtEnd, toEnd, show } = useLogScroll(log, props);
  // The line stays where it was when the page was opened: what arrives before the reader's eyes is not new to them.
  const [firstUnread] = useState(() => messages.find(({ seq, sender }) => seq > readTo && sender?.user_id !== readerId)?.seq);
  // The first unread message is brought into view once, where more is new than the log shows.
  useEffect(() => {
    const line = log.current?.querySelector('.chat-unread');
    if (line && line.getBoundingClientRect().top < (log.current?.getBoundingClientRect().top ?? 0)) line.scrollIntoView({ block: 'start' });
  }, []);
  const showWanted = useEffectEvent(() => wanted !== undefined && show(wanted));
  useEffect(() => void showWanted(), [wanted]);
  // The reader's own message is shown wherever they were.
  const lastUnsent = unsent.at(-1)?.clientId;
  const showUnsent = useEffectEvent(() => lastUnsent !== undefined && toEnd());
  useEffect(() => void showUnsent(), [lastUnsent]);

  return (
    <div className="relative flex min-h-0 grow flex-col">
      <div ref={log} className="chat-log" role="log" aria-live="off" aria-label={label} tabIndex={0} onKeyDown={moveFocus}>
        <div>
          {hasBefore && (
            <p className="py-3 text-center">
              <button type="button" className="chat-action" onClick={props.onTop}>
                Earlier messages
              </button>
            </p>
          )}
          {messages.length === 0 && unsent.length === 0 && (
            <p className="px-6 py-12 text-center text-muted">Nothing was said here yet. Write the first message below.</p>
          )}
          <ol>
            {messages.flatMap((message, at) => {
              const before = messages[at - 1];
              const day = dayOf(message.sent_at, zone);
              const isNewDay = !before || dayOf(before.sent_at, zone) !== day;
              return [
                isNewDay && (
                  <li key={`day ${message.seq}`} className="chat-day">
                    <span>{day}</span>
                  </li>
                ),
                message.seq === firstUnread && (
                  <li key="unread" className="chat-unread">
                    <span>New</span>
                  </li>
                ),
                <MessageRow
                  key={message.seq}
                  message={message}
                  readerId={readerId}
                  isContinued={isContinued(message, before, isNewDay) && message.seq !== firstUnread}
                  mayKeep={mayKeep}
                  tools={tools}
                  zone={zone}
                />,
              ];
            })}
            {!hasAfter && unsent.map((one) => <UnsentRow key={one.clientId} unsent={one} isOffline={isOffline} />)}
          </ol>
        </div>
      </div>
      {(!isAtEnd || hasAfter) && (
        <button
          type="button"
          className="chat-latest"
          onClick={() => {
            if (hasAfter) props.onLatest();
            toEnd();
          }}
        >
          {unread > 0 ? `${countWords(unread)} new` : 'To the latest'} <span aria-hidden="true">↓</span>
        </button>
      )}
    </div>
  );
}
