import { useEffect, useRef, useState } from 'react';
import { CallRefused } from '../../../api-client/ask.ts';
import { copySharedChat } from '../../../contract/assistant/shares.ts';
import { messages } from '../../../contract/messages.ts';
import { loginAddress } from '../../../contract/return-path.ts';
import { $user } from '../../../stores/session.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { BusyButton } from '../../shared/BusyButton.tsx';
import { showToast } from '../../shared/toast.ts';
import { useWayBack } from '../../shared/use-way-back.ts';
import { addressOfChat } from '../history/address-of-chat.ts';

/** In session storage: the share to copy after signing in. */
const waiting = 'copy-shared';

/** Whether the user left this page to sign in for copying. Can be asked once only. */
function wasWanted(token: string): boolean {
  try {
    if (sessionStorage.getItem(waiting) !== token) return false;
    sessionStorage.removeItem(waiting);
    return true;
  } catch {
    // Without storage the button has to be pressed again.
    return false;
  }
}

function signInFirst(token: string): void {
  try {
    sessionStorage.setItem(waiting, token);
  } catch {
    // Without storage the button has to be pressed again.
  }
  location.assign(loginAddress(location.pathname, 'subscribe'));
}

/** Copies the shared conversation into the viewer's own, after signing in if needed. */
export function CopyButton({ token }: { token: string }) {
  const [isWorking, setWorking] = useState(false);
  useWayBack(() => setWorking(false));
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
    <BusyButton ref={button} data-replay className="button button-accent" isBusy={isWorking} onClick={() => void copy()}>
      {isWorking ? messages.pleaseWait : 'Continue as copy'}
    </BusyButton>
  );
}
