import { useState } from 'react';
import { CallRefused } from '../../api-client/ask.ts';
import { onlyVerifyEmail } from '../../contract/identity.ts';
import { messages, refusalTexts } from '../../contract/messages.ts';
import { askSignedIn } from '../shared/ask-signed-in.ts';
import { Dialog } from '../shared/Dialog.tsx';
import type { CodeOutcome } from './CodeStep.tsx';
import { EmailCode } from './EmailCode.tsx';

type Props = { isMailLocal: boolean; onVerified: (email: string) => void; onCancel: () => void };

const withoutEmail = { asking: messages.emailRequired, havingCode: messages.modalWithoutEmail };

/** Spec §4's e-mail verification modal. It ends with the verified address or by being closed; the caller unmounts it. */
export function VerifyEmailDialog({ isMailLocal, onVerified, onCancel }: Props) {
  const [isOpen, setOpen] = useState(true);

  async function verify(email: string, passcode: string): Promise<CodeOutcome> {
    try {
      const verified = await askSignedIn(onlyVerifyEmail, { email, passcode });
      setOpen(false);
      onVerified(verified.email);
      return { outcome: 'right' };
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      if (error.code === 'emailOfAnother' || error.code === 'tooManyRequests') return { outcome: 'failed', text: error.message };
      return { outcome: error.code === 'emailNotVerified' ? 'wrong' : 'failed', text: refusalTexts.emailNotVerified };
    }
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => {
        setOpen(false);
        onCancel();
      }}
      title="Verify your e-mail"
      description="We mail you a code of six digits; with it the address is yours here."
    >
      <EmailCode isMailLocal={isMailLocal} withoutEmail={withoutEmail} verify={verify} />
    </Dialog>
  );
}
