import { CallRefused } from '../../../api-client/ask.ts';
import type { ChatScreen, ChatSummary } from '../../../contract/assistant/chat.ts';
import { deleteChat, renameChat } from '../../../contract/assistant/chats.ts';
import { refusalTexts } from '../../../contract/messages.ts';
import { dropFromHistory, renameInHistory } from '../../../stores/assistant.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { ConfirmDialog } from '../../shared/ConfirmDialog.tsx';
import { Dialog } from '../../shared/Dialog.tsx';
import { DeleteAll } from './DeleteAll.tsx';
import { RenameForm } from './RenameForm.tsx';

/** What a press in the list asks for. */
export type AskedOfHistory = { what: 'rename' | 'delete'; chat: ChatSummary } | { what: 'deleteAll' };
type Props = {
  screen: ChatScreen;
  asked: AskedOfHistory | undefined;
  onClose: () => void;
  onDeleted: (chat: ChatSummary) => void;
  onAllDeleted: () => void;
};

/** The dialogs of the earlier conversations; their code is not part of the page's first download. */
export function HistoryDialogs({ screen, asked, onClose, onDeleted, onAllDeleted }: Props) {
  const chat = asked && 'chat' in asked ? asked.chat : undefined;
  async function remove(chat: ChatSummary) {
    try {
      await askSignedIn(deleteChat, { id: chat.id });
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      throw new CallRefused(error.code, refusalTexts.unexpected);
    }
    dropFromHistory(chat.id);
    onDeleted(chat);
  }
  async function rename({ id }: ChatSummary, title: string) {
    await askSignedIn(renameChat, { id, title });
    renameInHistory(id, title);
    onClose();
  }
  return (
    <>
      <ConfirmDialog
        isOpen={asked?.what === 'delete'}
        onClose={onClose}
        title="Delete this conversation?"
        text={`“${chat?.title ?? ''}” goes with its plan, its versions and its link. It cannot be brought back.`}
        confirm="Delete it"
        onConfirm={() => (chat ? remove(chat) : Promise.resolve())}
      />
      <Dialog isOpen={asked?.what === 'rename'} onClose={onClose} title="Another title">
        {chat && <RenameForm title={chat.title} onRename={(title) => rename(chat, title)} />}
      </Dialog>
      <DeleteAll screen={screen} isOpen={asked?.what === 'deleteAll'} onClose={onClose} onDeleted={onAllDeleted} />
    </>
  );
}
