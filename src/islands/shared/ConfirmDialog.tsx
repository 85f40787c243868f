import { useState, type ReactNode } from 'react';
import { CallRefused } from '../../api-client/ask.ts';
import { messages } from '../../contract/messages.ts';
import { Dialog } from './Dialog.tsx';
import { BusyButton } from './BusyButton.tsx';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  text: string;
  confirm: string;
  cancel?: string;
  /** Rejects with `CallRefused` to keep the dialog open and show its text. */
  onConfirm: () => Promise<void>;
  children?: ReactNode;
};

/** Asks for confirmation. A refusal is shown in the dialog; it cannot be closed while the action runs. */
export function ConfirmDialog({ isOpen, onClose, title, text, confirm, cancel = 'Keep it', onConfirm, children }: Props) {
  const [state, setState] = useState<{ step: 'asking'; failure?: string } | { step: 'running' }>({ step: 'asking' });
  const isRunning = state.step === 'running';

  async function run() {
    setState({ step: 'running' });
    try {
      await onConfirm();
      setState({ step: 'asking' });
      onClose();
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      setState({ step: 'asking', failure: error.message });
    }
  }
  function close() {
    if (isRunning) return;
    setState({ step: 'asking' });
    onClose();
  }

  return (
    <Dialog isOpen={isOpen} onClose={close} title={title} description={text}>
      {children}
      <p role="alert" className="mb-4 font-semibold text-bad empty:hidden">
        {state.step === 'asking' ? state.failure : ''}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <BusyButton className="button button-accent" isBusy={isRunning} onClick={() => void run()}>
          {isRunning ? messages.pleaseWait : confirm}
        </BusyButton>
        <BusyButton className="button button-plain" isBusy={isRunning} onClick={close}>
          {cancel}
        </BusyButton>
      </div>
    </Dialog>
  );
}
