import { memo, useId, useState } from 'react';
import type { ChatMessage } from '../../contract/team-chat.ts';
import { formerMember, nameOfSender, timeOf } from './conversation-words.ts';
import { MessageActions } from './MessageActions.tsx';
import { MessageText, plainText } from './MessageText.tsx';
import type { MessageTools } from './message-tools.ts';

type Props = {
  message: ChatMessage;
  readerId: string;
  /** Whether it follows another message of the same sender within a few minutes, whose name then stands above both. */
  isContinued: boolean;
  mayKeep: boolean;
  tools: MessageTools;
  zone: string | undefined;
};

function Reactions({ message, readerId, tools }: Pick<Props, 'message' | 'readerId' | 'tools'>) {
  if (message.reactions.length === 0) return null;
  return (
    <ul className="chat-reactions" aria-label="Reactions">
      {message.reactions.map(({ emoji, people }) => {
        const isMine = people.some(({ user_id: userId }) => userId === readerId);
        const names = people.map(({ name }) => name).join(', ');
        return (
          <li key={emoji}>
            <button type="button" aria-pressed={isMine} title={names} onClick={() => tools.react(message, emoji, !isMine)}>
              {emoji} <span className="numerals">{people.length}</span>
              <span className="sr-only"> by {names}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Quoted({ reply, goTo }: { reply: NonNullable<ChatMessage['reply_to']>; goTo: MessageTools['goTo'] }) {
  return (
    <button type="button" className="chat-quote" onClick={() => goTo(reply.seq)}>
      <span className="font-semibold">{reply.name ?? formerMember}</span>
      <span className="line-clamp-2">{reply.text === '' ? 'Deleted' : plainText(reply.text)}</span>
    </button>
  );
}

function Row({ message, readerId, isContinued, mayKeep, tools, zone }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isMine = message.sender?.user_id === readerId;
  const name = nameOfSender(message);
  const time = timeOf(message.sent_at, zone);
  return (
    <li
      id={`message-${message.seq}`}
      className="chat-message"
      data-mine={isMine ? '' : undefined}
      data-continued={isContinued ? '' : undefined}
      data-seq={message.seq}
    >
      {!isContinued && <p className="chat-sender">{isMine ? <span className="sr-only">You</span> : name}</p>}
      <div className="chat-bubble-row">
        <div className="chat-bubble">
          {message.reply_to && !message.is_deleted && <Quoted reply={message.reply_to} goTo={tools.goTo} />}
          {message.is_deleted ? (
            <p className="italic opacity-80">This message was deleted.</p>
          ) : (
            <MessageText text={message.text} mentions={message.mentions} readerId={readerId} />
          )}
          <p className="chat-facts">
            {message.is_pinned && <span>Pinned</span>}
            {message.edited_at && !message.is_deleted && <span>Edited</span>}
            <time dateTime={message.sent_at}>{time}</time>
          </p>
        </div>
        {!message.is_deleted && (
          <button
            type="button"
            className="chat-more"
            aria-label={`More about the message of ${isMine ? 'yours' : name} at ${time}`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <svg viewBox="0 0 20 20" className="size-5" fill="currentColor" aria-hidden="true">
              <circle cx="4" cy="10" r="1.6" />
              <circle cx="10" cy="10" r="1.6" />
              <circle cx="16" cy="10" r="1.6" />
            </svg>
          </button>
        )}
      </div>
      <Reactions message={message} readerId={readerId} tools={tools} />
      {isOpen && !message.is_deleted && (
        <MessageActions id={id} message={message} readerId={readerId} mayKeep={mayKeep} tools={tools} onDone={() => setOpen(false)} />
      )}
    </li>
  );
}

/** One message. It is drawn again only where it changes: a conversation shows some hundred. */
export const MessageRow = memo(Row);
