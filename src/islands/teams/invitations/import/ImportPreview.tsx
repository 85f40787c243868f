import { useEffect, useRef, useState } from 'react';
import { limits } from '../../../../contract/limits.ts';
import { messages } from '../../../../contract/messages.ts';
import type { JudgedRow } from '../../../../contract/people-import.ts';
import { LongTextField } from '../../../shared/LongTextField.tsx';
import { PreviewTable } from './PreviewTable.tsx';
import { VerdictBar } from './VerdictBar.tsx';
import { BusyButton } from '../../../shared/BusyButton.tsx';

type Props = {
  preview: { judged: readonly JudgedRow[]; tooMany: number; unknown: readonly string[] };
  isSending: boolean;
  failure: string | undefined;
  onSend: (ticked: ReadonlySet<number>, note: string) => void;
  onBack: () => void;
};

const count = (many: number, one: string, more: string) => `${many} ${many === 1 ? one : more}`;

/** Preview of an import: what will happen with each row; only ticked rows are sent. */
export function ImportPreview({ preview: { judged, tooMany, unknown }, isSending, failure, onSend, onBack }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const ready = judged.flatMap(({ verdict }, at) => (verdict === 'ready' ? [at] : []));
  const [ticked, setTicked] = useState<ReadonlySet<number>>(() => new Set(ready));
  const [note, setNote] = useState('');
  const mails = judged.reduce((sum, row, at) => (ticked.has(at) ? sum + row.mails.length : sum), 0);
  useEffect(() => title.current?.focus(), []);

  const tick = (at: number, isOn: boolean) =>
    setTicked((now) => {
      const next = new Set(now);
      if (isOn) next.add(at);
      else next.delete(at);
      return next;
    });

  return (
    <div className="space-y-5">
      <h3 ref={title} tabIndex={-1} className="text-2xl outline-none">
        {count(judged.length, 'person', 'people')} in the list
      </h3>
      <VerdictBar judged={judged} />
      {tooMany > 0 && <p className="font-semibold">The list goes on: send these, then paste the {tooMany} that are left.</p>}
      {unknown.length > 0 && <p className="text-muted">Left aside, as we do not know these headings: {unknown.join(', ')}.</p>}
      <PreviewTable judged={judged} ticked={ticked} onTick={tick} onTickAll={(isOn) => setTicked(new Set(isOn ? ready : []))} />
      <div className="max-w-3xl">
        <LongTextField
          value={note}
          onChange={(event) => setNote(event.target.value)}
          label="A note"
          name="note"
          hint="Optional. It is part of every mail."
          className="min-h-20"
          rows={2}
          maxLength={limits.invitationNoteLength}
        />
      </div>
      <p role="alert" className="font-semibold text-bad empty:hidden">
        {failure}
      </p>
      <div className="flex flex-wrap gap-3">
        <BusyButton
          className="button button-accent max-sm:w-full"
          isBusy={isSending || ticked.size === 0}
          onClick={() => onSend(ticked, note)}
        >
          {isSending
            ? messages.pleaseWait
            : ticked.size === 0
              ? 'Nobody is ticked'
              : `Add ${count(ticked.size, 'person', 'people')}${mails > 0 ? `, send ${count(mails, 'mail', 'mails')}` : ''}`}
        </BusyButton>
        <BusyButton className="button button-plain max-sm:w-full" isBusy={isSending} onClick={onBack}>
          Change the list
        </BusyButton>
      </div>
    </div>
  );
}
