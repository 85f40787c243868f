import { useRef } from 'react';
import type { PhoneService, SocialWay } from '../../../contract/identity.ts';
import { messages } from '../../../contract/messages.ts';
import type { Way } from '../../../contract/account.ts';
import { showToast } from '../../shared/toast.ts';
import { AddPhone } from './AddPhone.tsx';
import { SocialButtons } from '../SocialButtons.tsx';
import { verifyEmail } from '../verify-email.ts';

type Props = { ways: readonly Way[]; social: readonly SocialWay[]; phone: PhoneService | null; onAdded: () => Promise<void> };

/** The ways to sign in that can still be added: an e-mail by a code, and providers that are not linked yet. */
export function AddWay({ ways, social, phone, onAdded }: Props) {
  const open = social.filter(({ name }) => !ways.some(({ kind }) => kind === name));

  const title = useRef<HTMLHeadingElement>(null);

  async function linked() {
    await onAdded();
    // The focused button is gone by now.
    title.current?.focus();
    void showToast(messages.wayAdded, 'success');
  }
  async function addEmail() {
    try {
      const email = await verifyEmail();
      await onAdded();
      void showToast(`${email} is now a way in.`, 'success');
    } catch (error) {
      // The modal was closed, which is not a failure.
      if (!(error instanceof Error) || error.message !== messages.verificationCancelled) throw error;
    }
  }

  return (
    <div className="mt-6 max-w-md">
      <h3 ref={title} tabIndex={-1} className="mb-3 text-lg">
        Add a way in
      </h3>
      <button type="button" className="button button-plain mb-2.5 w-full" onClick={() => void addEmail()}>
        Add an e-mail
      </button>
      {phone && <AddPhone service={phone} onAdded={onAdded} />}
      {open.length > 0 && <SocialButtons ways={open} returnTo="/account-settings" isLinking onLinked={() => void linked()} />}
    </div>
  );
}
