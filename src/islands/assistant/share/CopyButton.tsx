import { useState } from 'react';
import { CallRefused } from '../../../api-client/ask.ts';
import { copySharedChat } from '../../../contract/assistant/shares.ts';
import { messages } from '../../../contract/messages.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { showToast } from '../../shared/toast.ts';
import { addressOfChat } from '../history/address-of-chat.ts';

/** Makes a conversation of one's own from the shared one, after signing in where nobody is. */
export function CopyButton({ token }: { token: string }) {
  const [isWorking, setWorking] = useState(false);
  async function copy() {
    setWorking(true);
    try {
      const { id, screen } = await askSignedIn(copySharedChat, { token });
      location.assign(addressOfChat(screen, id));
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      setWorking(false);
      await showToast(error.message, 'error');
    }
  }
  return (
    <button type="button" data-replay className="button button-accent" disabled={isWorking} onClick={() => void copy()}>
      {isWorking ? messages.pleaseWait : 'Continue as copy'}
    </button>
  );
}
