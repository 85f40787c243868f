import { useEffect, useRef } from 'react';
import { refusalTexts } from '../../../contract/messages.ts';
import { spokenValue } from './encode-values.ts';
import type { Meanwhile } from './merge-values.ts';
import { BusyButton } from '../BusyButton.tsx';

type Props = { changes: readonly Meanwhile[]; isSaving: boolean; onKeepMine: () => void; onTakeTheirs: () => void };

/** Somebody else saved meanwhile: their changes beside this form's values, and the choice between the two. */
export function ConflictPanel({ changes, isSaving, onKeepMine, onTakeTheirs }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby="conflict-title" className="card border-2 border-ink p-5">
      <h3 ref={title} id="conflict-title" tabIndex={-1} className="text-xl outline-none">
        {refusalTexts.changedMeanwhile}
      </h3>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {changes.map(({ field, theirs, mine, isMineToo }) => (
          <div key={field.name} className="grid gap-x-6 py-3 sm:grid-cols-[10rem_1fr]">
            <dt className="font-semibold">{field.label}</dt>
            <dd className="wrap-anywhere">
              is now <strong>{spokenValue(field, theirs)}</strong>
              {isMineToo && (
                <>
                  , and you have <strong>{spokenValue(field, mine)}</strong>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-muted">Keeping yours saves what you changed and leaves everything else as it is now.</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <BusyButton className="button button-accent" isBusy={isSaving} onClick={onKeepMine}>
          Keep mine
        </BusyButton>
        <BusyButton className="button button-plain" isBusy={isSaving} onClick={onTakeTheirs}>
          Take theirs
        </BusyButton>
      </div>
    </section>
  );
}
