import { useState } from 'react';
import type { ChatMessage, ChatPerson, Conversation } from '../../contract/team-chat.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { audienceOf, nameOfSender, titleOf } from './conversation-words.ts';
import { plainText } from './MessageText.tsx';

type Props = {
  conversation: Conversation;
  people: readonly ChatPerson[];
  messages: readonly ChatMessage[];
  goTo: (seq: number) => void;
  keep: (change: { is_muted?: boolean; is_archived?: boolean }) => Promise<void>;
};

/** The head of a conversation: what it is called and who reads it, its pinned messages, and how the reader keeps it. */
export function ConversationHead({ conversation, people, messages, goTo, keep }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { team_id: teamId, kind, event, is_muted: isMuted, is_archived: isArchived } = conversation;
  const pinned = messages.filter(({ is_pinned: isPinned }) => isPinned).at(-1);
  return (
    <header className="chat-head">
      <div className="flex items-center gap-3">
        <a href={`/team-member/${teamId}?view=chat`} className="chat-back" aria-label="All conversations">
          <svg viewBox="0 0 20 20" className="size-5" fill="none" stroke="currentColor" strokeWidth="2.2" aria-hidden="true">
            <path d="m12.5 4-6 6 6 6" />
          </svg>
        </a>
        <div className="min-w-0 grow">
          <h2 className="truncate text-xl">{titleOf(conversation)}</h2>
          <p className="truncate text-sm text-muted">{audienceOf(conversation, people.length)}</p>
        </div>
        <button type="button" data-replay className="chat-action shrink-0" onClick={() => setOpen(true)}>
          About
        </button>
      </div>
      {pinned && (
        <button type="button" className="chat-pinned" onClick={() => goTo(pinned.seq)}>
          <span className="font-semibold">Pinned, {nameOfSender(pinned)}:</span> {plainText(pinned.text, pinned.mentions)}
        </button>
      )}
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={titleOf(conversation)} description="Everybody listed here reads it.">
        <ul className="max-h-72 divide-y divide-line overflow-y-auto">
          {people.map(({ user_id: userId, name, is_staff: isStaff, is_me: isMe }) => (
            <li key={userId} className="flex min-h-11 items-center gap-3">
              <span className="grow">
                {name}
                {isMe && ' (you)'}
              </span>
              {isStaff && <span className="text-sm text-muted">Staff</span>}
            </li>
          ))}
        </ul>
        <div className="mt-4 flex flex-wrap gap-3">
          <button type="button" className="button button-plain" aria-pressed={isMuted} onClick={() => void keep({ is_muted: !isMuted })}>
            {isMuted ? 'Unmute' : 'Mute'}
          </button>
          <button
            type="button"
            className="button button-plain"
            aria-pressed={isArchived}
            onClick={() => void keep({ is_archived: !isArchived })}
          >
            {isArchived ? 'Take back to the list' : 'Put away'}
          </button>
          {kind === 'event' && event && (
            <a className="button button-plain" href={`/team/player-availability/${teamId}/${event.id}`}>
              The event
            </a>
          )}
        </div>
      </Dialog>
    </header>
  );
}
