import { useRef, useState } from 'react';
import { CallRefused } from '../../api-client/ask.ts';
import { limits } from '../../contract/limits.ts';
import { messages } from '../../contract/messages.ts';
import { endMySession } from '../../stores/my-session.ts';
import { carryToast } from '../shared/carried-toast.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { showToast } from '../shared/toast.ts';
import { BusyButton } from '../shared/BusyButton.tsx';

type State = 'closed' | 'asking' | 'leaving';

const looks = {
  icon: 'grid size-10 place-items-center rounded hover:bg-sunken sm:size-11',
  row: 'flex min-h-11 w-full items-center gap-3 rounded px-3 text-left hover:bg-sunken',
};

/** Logs out, as a button of the header or a row of a menu: asks for confirmation, ends the session, and goes to /login, where the toast is shown. */
export function LogoutButton({ look = 'icon' }: { look?: keyof typeof looks }) {
  const [state, setState] = useState<State>('closed');
  const button = useRef<HTMLButtonElement>(null);
  // A menu closes when it loses the focus; an element inside it cannot have the focus then.
  const menuOrButton = () => button.current?.closest('details')?.querySelector('summary') ?? button.current;

  async function leave() {
    setState('leaving');
    try {
      await endMySession();
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      setState('closed');
      return showToast(messages.logoutFailed, 'error');
    }
    carryToast({ text: messages.loggedOut, kind: 'success', autoCloseMs: limits.logoutToastMs });
    // `replace`, so that Back does not show a private page.
    location.replace('/login');
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={looks[look]}
        aria-label={look === 'icon' ? 'Log out' : undefined}
        title={look === 'icon' ? 'Log out' : undefined}
        onClick={() => setState('asking')}
      >
        <svg className="size-5 shrink-0" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
          <path d="M8 3H3.75v14H8M12.5 6l4 4-4 4M16 10H7.5" />
        </svg>
        {look === 'row' && 'Log out'}
      </button>
      <Dialog
        isOpen={state !== 'closed'}
        onClose={() => setState((now) => (now === 'leaving' ? now : 'closed'))}
        title={messages.logoutTitle}
        description={messages.logoutWarning}
        returnTo={menuOrButton}
      >
        <div className="grid gap-3 sm:grid-cols-2">
          <BusyButton className="button button-accent" isBusy={state === 'leaving'} onClick={() => void leave()}>
            {state === 'leaving' ? messages.pleaseWait : messages.logoutConfirm}
          </BusyButton>
          <BusyButton className="button button-plain" isBusy={state === 'leaving'} onClick={() => setState('closed')}>
            {messages.logoutCancel}
          </BusyButton>
        </div>
      </Dialog>
    </>
  );
}
