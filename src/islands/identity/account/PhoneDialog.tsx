import { CallRefused } from '../../../api-client/ask.ts';
import type { PhoneService } from '../../../contract/identity.ts';
import { refusalTexts } from '../../../contract/messages.ts';
import { onlyVerifyPhone } from '../../../contract/phone.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { Dialog } from '../../shared/Dialog.tsx';
import type { CodeOutcome } from '../CodeStep.tsx';
import { PhoneCode } from '../phone/PhoneCode.tsx';

export type PhoneDialogProps = { service: PhoneService; onClose: () => void; onAdded: (phone: string) => void };

/** Verifies a phone number by a code and adds it to the account. */
export function PhoneDialog({ service, onClose, onAdded }: PhoneDialogProps) {
  async function prove(firebaseIdToken: string): Promise<CodeOutcome> {
    try {
      const { phone } = await askSignedIn(onlyVerifyPhone, { firebaseIdToken });
      onAdded(phone);
      return { outcome: 'right' };
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      const isAnnounced = error.code === 'phoneOfAnother' || error.code === 'tooManyRequests';
      return { outcome: 'failed', text: isAnnounced ? error.message : refusalTexts.phoneNotVerified };
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Add a phone number"
      description="We text you a code of six digits; with it the number is a way in."
    >
      <PhoneCode service={service} prove={prove} />
    </Dialog>
  );
}
