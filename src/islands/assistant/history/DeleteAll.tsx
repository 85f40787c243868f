import { useState } from 'react';
import { CallRefused } from '../../../api-client/ask.ts';
import type { ChatScreen } from '../../../contract/assistant/chat.ts';
import { deleteChats } from '../../../contract/assistant/chats.ts';
import { refusalTexts } from '../../../contract/messages.ts';
import { emptyHistory } from '../../../stores/assistant.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { ConfirmDialog } from '../../shared/ConfirmDialog.tsx';

type Props = { screen: ChatScreen; isOpen: boolean; onClose: () => void; onDeleted: () => void };

const choices = [
  { isAll: false, label: 'All of this screen' },
  { isAll: true, label: 'Everything: every plan and conversation of all seven screens' },
] as const;

/** Asks whether all conversations of this screen or of every screen are to be deleted, and deletes them. */
export function DeleteAll({ screen, isOpen, onClose, onDeleted }: Props) {
  const [isAll, setAll] = useState(false);
  async function remove() {
    const wanted = isAll ? undefined : screen;
    try {
      await askSignedIn(deleteChats, { screen: wanted });
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      throw new CallRefused(error.code, refusalTexts.unexpected);
    }
    emptyHistory(wanted);
    onDeleted();
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={() => {
        onClose();
        setAll(false);
      }}
      title="Delete all of them?"
      text="They go with their plans, versions and links. They cannot be brought back."
      confirm="Delete them all"
      cancel="Keep them"
      onConfirm={remove}
    >
      <fieldset className="mb-6 space-y-1">
        <legend className="visually-hidden">What is deleted?</legend>
        {choices.map((choice) => (
          <label key={choice.label} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="delete-all"
              className="size-5 shrink-0"
              checked={isAll === choice.isAll}
              onChange={() => setAll(choice.isAll)}
            />
            {choice.label}
          </label>
        ))}
      </fieldset>
    </ConfirmDialog>
  );
}
