import { useEffect, useRef, useState } from 'react';
import { CallRefused } from '../../../api-client/ask.ts';
import { copySharedChat } from '../../../contract/assistant/shares.ts';
import { messages } from '../../../contract/messages.ts';
import { loginAddress } from '../../../contract/return-path.ts';
import { $user } from '../../../stores/session.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { showToast } from '../../shared/toast.ts';
import { addressOfChat } from '../history/address-of-chat.ts';

/** In this tab: what was to be copied when nobody was signed in yet. */
const waiting = 'copy-shared';

/** Whether this is what somebody left to sign in for; asked once. */
function wasWanted(token: string): boolean {
  try {
    if (sessionStorage.getItem(waiting) !== token) return false;
    sessionStorage.removeItem(waiting);
    return true;
  } catch {
    // A browser that keeps nothing asks for another press.
    return false;
  }
}

function signInFirst(token: string): void {
  try {
    sessionStorage.setItem(waiting, token);
  } catch {
    // Then they press it once more.
  }
  location.assign(loginAddress(location.pathname, 'subscribe'));
}

/** Makes a conversation of one's own from the shared one, after signing in where nobody is. */
export function CopyButton({ token }: { token: string }) {
  const [isWorking, setWorking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if ($user.get() && wasWanted(token)) button.current?.click();
  }, [token]);
  async function copy() {
    setWorking(true);
    if (!$user.get()) return signInFirst(token);
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
    <button ref={button} type="button" data-replay className="button button-accent" disabled={isWorking} onClick={() => void copy()}>
      {isWorking ? messages.pleaseWait : 'Continue as copy'}
    </button>
  );
}
