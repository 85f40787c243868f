import { useState } from 'react';
import { Dialog } from '../shared/Dialog.tsx';
import { WaitlistForm } from './WaitlistForm.tsx';

/** Get Started for a visitor: opens the waitlist popup. */
export function WaitlistButton({ label = 'Get Started' }: { label?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button button-accent" onClick={() => setOpen(true)}>
        {label}
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Join the waiting list"
        description="The assistant is coming soon. We write once, when your place is ready."
      >
        <WaitlistForm onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
