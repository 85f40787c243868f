import { useState, type ReactNode } from 'react';
import type { Fields } from '../../contract/call.ts';
import type { EditPlan } from '../../contract/event-shapes.ts';
import { previewTeamEvent } from '../../contract/events.ts';
import type { TeamEvent } from '../../contract/event-shapes.ts';
import { askSignedIn } from '../shared/ask-signed-in.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { EditPlanView } from './EditPlanView.tsx';

type Asked = { plan: EditPlan; answer: (isWanted: boolean) => void };

/** Previews a change that affects more than one date: `confirm` is for the form, `dialog` is rendered in the page. */
export function useEditPreview({ series_id: series }: TeamEvent): {
  confirm: (fields: Fields<typeof previewTeamEvent>) => Promise<boolean>;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setOpen] = useState(false);
  async function confirm(fields: Fields<typeof previewTeamEvent>): Promise<boolean> {
    const isOne = series ? (fields.scope ?? 'one') === 'one' : true;
    if (isOne && !fields.rule) return true;
    const { response: plan } = await askSignedIn(previewTeamEvent, fields);
    return new Promise((resolve) => {
      setAsked({ plan, answer: resolve });
      setOpen(true);
    });
  }
  const close = (isWanted: boolean) => {
    setOpen(false);
    asked?.answer(isWanted);
  };
  const dialog = (
    <Dialog isOpen={isOpen} onClose={() => close(false)} title="This is what changes">
      {asked && <EditPlanView plan={asked.plan} />}
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <button type="button" className="button button-accent" onClick={() => close(true)}>
          Change it
        </button>
        <button type="button" className="button button-plain" onClick={() => close(false)}>
          Back to the form
        </button>
      </div>
    </Dialog>
  );
  return { confirm, dialog };
}
