import { useId, useState } from 'react';
import { serviceAddress } from '../../../api-client/hosts.ts';
import { ShareDialog } from '../share/ShareDialog.tsx';

/** Actions on the whole plan: print, add to a calendar, share; behind one button on a phone. */
export function PlanTools({ chatId, hasTimes }: { chatId: string; hasTimes: boolean }) {
  const [isSharing, setSharing] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const file = (name: string) => serviceAddress('ai', `/api/assist/chats/${chatId}/${name}`);
  return (
    <div className="print:hidden max-sm:contents">
      <button
        type="button"
        className="button button-plain shrink-0 sm:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        More
      </button>
      <div id={id} className={`flex flex-wrap gap-2 max-sm:basis-full ${isOpen ? '' : 'max-sm:hidden'}`}>
        <button type="button" className="button button-plain" onClick={() => window.print()}>
          Print
        </button>
        {hasTimes && (
          <a className="button button-plain" href={file('plan.ics')} download>
            Add to my calendar
          </a>
        )}
        <a className="button button-plain" href={file('plan.md')} download>
          Markdown
        </a>
        <button type="button" className="button button-plain" onClick={() => setSharing(true)}>
          Share
        </button>
      </div>
      <ShareDialog id={chatId} isOpen={isSharing} onClose={() => setSharing(false)} />
    </div>
  );
}
