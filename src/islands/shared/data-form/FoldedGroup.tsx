import { useState, type ReactNode } from 'react';
import { FoldMark } from '../FoldMark.tsx';

type Props = {
  legend: string;
  /** What is inside. */
  detail: string;
  lang?: string | undefined;
  /** A field of it holds something, or is refused. */
  isNeeded: boolean;
  children: ReactNode;
};

/** A group of fields that few need. It opens by itself when a draft fills one of them in, or one is refused. */
export function FoldedGroup({ legend, detail, lang, isNeeded, children }: Props) {
  const [isOpen, setOpen] = useState(isNeeded);
  return (
    <details
      open={isOpen || isNeeded}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onChange={() => setOpen(true)}
      lang={lang}
      className="group/fold border-y border-line sm:col-span-2"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <span>
          <span className="block font-display text-lg font-bold">{legend}</span>
          <span className="block text-sm text-muted">{detail}</span>
        </span>
        <FoldMark className="group-open/fold:rotate-180" />
      </summary>
      <div role="group" aria-label={legend} className="grid items-start gap-6 pt-2 pb-5 sm:grid-cols-2">
        {children}
      </div>
    </details>
  );
}
