import { createRoot } from 'react-dom/client';
import { ask } from '../../api-client/ask.ts';
import { listSignInWays } from '../../contract/identity.ts';
import { messages } from '../../contract/messages.ts';
import { VerifyEmailDialog } from './VerifyEmailDialog.tsx';

/** How long the popup fades before it is unmounted. */
const fadeMs = 300;

/** Whether the code can be read in the outbox. The modal also works without this information. */
const isMailLocal = () =>
  ask(listSignInWays, {}).then(
    ({ email }) => email.isSandbox,
    () => false,
  );

/** Mounts the modal next to the page. Resolves to the verified address; rejects when the modal is closed. */
export async function openVerifyEmail(): Promise<string> {
  const isLocal = await isMailLocal();
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const asked = new Promise<string>((resolve, reject) => {
    root.render(
      <VerifyEmailDialog isMailLocal={isLocal} onVerified={resolve} onCancel={() => reject(new Error(messages.verificationCancelled))} />,
    );
  });
  return asked.finally(() =>
    setTimeout(() => {
      root.unmount();
      place.remove();
    }, fadeMs),
  );
}
