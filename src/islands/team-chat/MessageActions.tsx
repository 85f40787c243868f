import { useState } from 'react';
import type { ChatMessage } from '../../contract/team-chat.ts';
import { ConfirmDialog } from '../shared/ConfirmDialog.tsx';
import { showToast } from '../shared/toast.ts';
import type { MessageTools } from './message-tools.ts';

/** The emoji that are one press away. */
const quick = ['👍', '❤️', '😂', '🎉', '🙏', '😢'] as const;

type Props = { message: ChatMessage; readerId: string; mayKeep: boolean; tools: MessageTools; id: string; onDone: () => void };

/** What can be done with a message, below it: react, answer, copy, pin, see who has read it, and change or delete one's own. */
export function MessageActions({ message, readerId, mayKeep, tools, id, onDone }: Props) {
  const [isDeleting, setDeleting] = useState(false);
  const isMine = message.sender?.user_id === readerId;
  const given = (emoji: string) =>
    message.reactions.some((one) => one.emoji === emoji && one.people.some(({ user_id: userId }) => userId === readerId));
  const does = (work: () => void) => () => {
    onDone();
    work();
  };
  const copy = () =>
    void navigator.clipboard.writeText(message.text).then(
      () => showToast('Copied', 'success'),
      () => showToast('Your browser did not let us copy this.', 'error'),
    );
  return (
    <div id={id} role="group" aria-label="What to do with this message" className="chat-actions">
      {quick.map((emoji) => (
        <button
          key={emoji}
          type="button"
          className="chat-emoji"
          aria-pressed={given(emoji)}
          aria-label={`React with ${emoji}`}
          onClick={does(() => tools.react(message, emoji, !given(emoji)))}
        >
          {emoji}
        </button>
      ))}
      <button type="button" className="chat-action" onClick={does(() => tools.answer(message))}>
        Answer
      </button>
      <button type="button" className="chat-action" onClick={does(copy)}>
        Copy
      </button>
      {isMine && (
        <button type="button" className="chat-action" onClick={does(() => tools.edit(message))}>
          Edit
        </button>
      )}
      {tools.mayPin && (
        <button type="button" className="chat-action" onClick={does(() => tools.pin(message, !message.is_pinned))}>
          {message.is_pinned ? 'Unpin' : 'Pin'}
        </button>
      )}
      <button type="button" className="chat-action" onClick={does(() => tools.showSeen(message))}>
        Seen by
      </button>
      {(isMine || mayKeep) && (
        <button type="button" className="chat-action text-bad" onClick={() => setDeleting(true)}>
          Delete
        </button>
      )}
      <ConfirmDialog
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        title="Delete this message?"
        text="Nobody can read it any more. A mark stays in its place."
        confirm="Delete it"
        onConfirm={() => tools.delete(message)}
      />
    </div>
  );
}
