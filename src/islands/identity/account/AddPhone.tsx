import { useState, type ComponentType } from 'react';
import type { PhoneService } from '../../../contract/identity.ts';
import { messages, refusalTexts } from '../../../contract/messages.ts';
import { showToast } from '../../shared/toast.ts';
import type { PhoneDialogProps } from './PhoneDialog.tsx';
import { BusyButton } from '../../shared/BusyButton.tsx';

type Props = { service: PhoneService; onAdded: () => Promise<void> };
type State = { step: 'closed' | 'loading' } | { step: 'open'; PhoneDialog: ComponentType<PhoneDialogProps> };

/** Adds a phone number as a way to sign in. The library for phone numbers is loaded on the click. */
export function AddPhone({ service, onAdded }: Props) {
  const [state, setState] = useState<State>({ step: 'closed' });

  async function open() {
    setState({ step: 'loading' });
    try {
      const { PhoneDialog } = await import('./PhoneDialog.tsx');
      setState({ step: 'open', PhoneDialog });
    } catch {
      setState({ step: 'closed' });
      void showToast(refusalTexts.unexpected, 'error');
    }
  }
  async function added(phone: string) {
    setState({ step: 'closed' });
    await onAdded();
    void showToast(`${phone} is now a way in.`, 'success');
  }
  return (
    <>
      <BusyButton className="button button-plain mb-2.5 w-full" isBusy={state.step === 'loading'} onClick={() => void open()}>
        {state.step === 'loading' ? messages.pleaseWait : 'Add a phone number'}
      </BusyButton>
      {state.step === 'open' && (
        <state.PhoneDialog service={service} onClose={() => setState({ step: 'closed' })} onAdded={(phone) => void added(phone)} />
      )}
    </>
  );
}
