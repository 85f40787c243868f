import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { useRef } from 'react';
import type { DialogProps } from './Dialog.tsx';

type Props = DialogProps & {
  /** Where the focus goes afterwards: an element, or true for the element that had it before. */
  goBack: () => HTMLElement | true;
};

/** A dialog with a form focuses its first field, except on touch screens, where that would open the keyboard. */
const firstField = 'input:not([type=hidden], [type=radio], [type=checkbox], [type=file]), textarea';

/** The part of `Dialog` that is loaded when it is needed: it keeps the focus inside, and Escape and a click on the backdrop close it. */
export function OpenedDialog({ isOpen, onClose, title, description, lang, isWide = false, goBack, children }: Props) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <BaseDialog.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-black/60 transition-opacity duration-150 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <BaseDialog.Popup
          ref={popup}
          lang={lang}
          initialFocus={(by) => by === 'touch' || (popup.current?.querySelector<HTMLElement>(firstField) ?? true)}
          finalFocus={goBack}
          className={`card fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] ${isWide ? 'max-w-2xl' : 'max-w-lg'} -translate-y-1/2 overflow-y-auto p-6 shadow-2xl outline-none transition-[opacity,scale] duration-150 data-[ending-style]:scale-98 data-[ending-style]:opacity-0 data-[starting-style]:scale-98 data-[starting-style]:opacity-0`}
        >
          <div className="flex items-start justify-between gap-4">
            <BaseDialog.Title className="text-2xl">{title}</BaseDialog.Title>
            <BaseDialog.Close className="-mr-2 -mt-2 grid size-11 shrink-0 place-items-center rounded hover:bg-sunken" aria-label="Close">
              <svg className="size-5" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
                <path d="m4 4 12 12M16 4 4 16" />
              </svg>
            </BaseDialog.Close>
          </div>
          {description && <BaseDialog.Description className="mt-1 text-muted">{description}</BaseDialog.Description>}
          <div className="mt-5">{children}</div>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
