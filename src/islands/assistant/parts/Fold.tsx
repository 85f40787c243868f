import { useId, useState, type ReactNode } from 'react';

type Props = {
  title: string;
  /** A few words beside the title that say what is inside: '38 things'. */
  detail?: string;
  children: ReactNode;
};

/** A part of a plan that one does not come for: folded on a phone, open on wider screens, on paper and where scripts do not run. */
export function Fold({ title, detail, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section aria-label={title} className="max-sm:border-t max-sm:border-line noscript:border-0 print:border-0">
      <div className="relative flex items-center justify-between gap-3 max-sm:min-h-14 max-sm:pr-9">
        <h3 className="text-xl sm:text-2xl">
          {title} {detail && <span className="ml-2 font-sans text-sm font-normal text-muted">{detail}</span>}
        </h3>
        <FoldButton label={title} controls={id} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      </div>
      <div id={id} className={`max-sm:pb-4 sm:mt-3 ${isOpen ? '' : 'max-sm:hidden noscript:block print:block'}`}>
        {children}
      </div>
    </section>
  );
}

type ButtonProps = { label: string; controls: string; isOpen: boolean; onToggle: () => void };

/** Unfolds what is below a heading on a phone. It covers the whole heading, whose box is `relative`, and is not there on wider screens. */
export const FoldButton = ({ label, controls, isOpen, onToggle }: ButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-expanded={isOpen}
    aria-controls={controls}
    onClick={onToggle}
    className="absolute inset-0 flex items-center justify-end sm:hidden noscript:hidden print:hidden"
  >
    <FoldMark isOpen={isOpen} />
  </button>
);

/** Unfolds what is below one line of a plan, on every width; not on paper, where all of it stands. */
export const UnfoldButton = ({ label, controls, isOpen, onToggle }: ButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-expanded={isOpen}
    aria-controls={controls}
    onClick={onToggle}
    className="grid size-11 shrink-0 place-items-center rounded-card hover:bg-sunken noscript:hidden print:hidden"
  >
    <FoldMark isOpen={isOpen} />
  </button>
);

/** The arrow of something that unfolds. */
const FoldMark = ({ isOpen }: { isOpen: boolean }) => (
  <svg viewBox="0 0 20 20" className={`size-5 shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`} aria-hidden="true">
    <path d="m5 7.5 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
);
