import { useState } from 'react';
import { Dialog } from '../shared/Dialog.tsx';
import { loadLater } from '../shared/load-later.ts';

const useChooser = loadLater(() => import('./ChoosePeople.tsx'));

/** A button that opens the choice of people for a private conversation. */
export function StartConversation({ teamId }: { teamId: string }) {
  const [isOpen, setOpen] = useState(false);
  const chooser = useChooser(isOpen);
  return (
    <>
      <button type="button" data-replay className="button button-plain m-3" onClick={() => setOpen(true)}>
        Write to somebody
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Write to somebody" description="Choose one person, or several.">
        {chooser && <chooser.ChoosePeople teamId={teamId} />}
      </Dialog>
    </>
  );
}
