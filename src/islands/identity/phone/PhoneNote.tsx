import type { PhoneService } from '../../../contract/identity.ts';
import { OutboxNote } from '../OutboxNote.tsx';

const isEmulated = Boolean(import.meta.env['PUBLIC_FIREBASE_AUTH_EMULATOR']);

/** Names the sandbox where no real text message is sent. */
export function PhoneNote({ service }: { service: PhoneService }) {
  if (service === 'sandbox') return <OutboxNote what="text messages" />;
  return (
    isEmulated && (
      <p className="mt-5 border-t border-line pt-4 text-sm text-muted">
        This installation uses Firebase’s Auth emulator, which sends no text messages: the code stands in its log.
      </p>
    )
  );
}
