import { Dialog } from '@base-ui/react/dialog';
import type { Invitation } from '../../../contract/invitations.ts';
import { invitedAsLabels } from './invited-as-words.ts';
import { QrCode } from './QrCode.tsx';

type Props = { teamName: string; invitation: Invitation | undefined; onClose: () => void };

/** A full screen to show to another phone: a large QR code, and the code to read out. */
export function QrScreen({ teamName, invitation, onClose }: Props) {
  const link = invitation?.link;
  return (
    <Dialog.Root
      open={link !== null && link !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Popup className="fixed inset-0 z-50 grid grid-rows-[auto_minmax(0,1fr)_auto] bg-pitch text-chalk outline-none">
          <div className="flex items-start justify-between gap-4 px-page pt-5">
            <div className="min-w-0">
              <Dialog.Title className="text-[min(12vw,clamp(1.5rem,1.1rem+2vw,3rem))] wrap-anywhere">{teamName}</Dialog.Title>
              <Dialog.Description className="text-lg text-chalk-muted">
                {invitation && `Join as ${invitedAsLabels[invitation.as].toLowerCase()}: point the camera here.`}
              </Dialog.Description>
            </div>
            <Dialog.Close className="-mr-2 grid size-11 shrink-0 place-items-center rounded hover:bg-pitch-raised" aria-label="Close">
              <svg className="size-6" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
                <path d="m4 4 12 12M16 4 4 16" />
              </svg>
            </Dialog.Close>
          </div>
          <div className="grid min-h-0 place-items-center p-4">
            {link && (
              <QrCode
                text={`${location.origin}${link.path}`}
                label={`QR code that leads to an invitation to ${teamName}`}
                className="h-full max-h-[min(100%,calc(100vw-2rem))] max-w-full rounded-card"
              />
            )}
          </div>
          <p className="px-page pb-6 text-center">
            <span className="block text-chalk-muted">Or type this at {link && location.host}/invite</span>
            <span className="numerals block text-[min(12vw,clamp(2.25rem,1.5rem+4vw,5rem))] leading-tight tracking-[0.08em]">
              {link?.code}
            </span>
          </p>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
