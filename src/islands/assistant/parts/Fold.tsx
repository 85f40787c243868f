import { useId, useState, type ReactNode } from 'react';
import { FoldMark } from '../../shared/FoldMark.tsx';

type Props = {
  title: string;
  /** A few words beside the title that say what is inside: '38 things'. */
  detail?: string | undefined;
  /** Whether it is open, where its state outlives it: the same part of another day stays open. */
  opened?: { readonly isOpen: boolean; readonly onToggle: () => void };
  children: ReactNode;
};

/** A part of a plan that one does not come for: folded on a phone, open on wider screens, on paper and where scripts do not run. */
export function Fold({ title, detail, opened, children }: Props) {
  const [isOpenHere, setOpenHere] = useState(false);
  const { isOpen, onToggle } = opened ?? { isOpen: isOpenHere, onToggle: () => setOpenHere(!isOpenHere) };
  const id = useId();
  return (
    <section
      aria-label={title}
      data-fold
      // Folds one after the other are rows of one list.
      className="max-sm:border-t max-sm:has-[+[data-fold]]:mb-0 max-sm:border-line noscript:border-0 print:border-0"
    >
      <div className="relative flex items-center justify-between gap-3 max-sm:min-h-14 max-sm:pr-9">
        <h3 className="flex flex-wrap items-baseline gap-x-2 text-lg max-sm:py-2 sm:text-2xl">
          <span>{title}</span>
          {detail && <span className="font-sans text-sm font-normal text-muted">{detail}</span>}
        </h3>
        <FoldButton label={title} controls={id} isOpen={isOpen} onToggle={onToggle} />
      </div>
      <div id={id} className={`max-sm:pb-4 sm:mt-3 ${isOpen ? '' : 'max-sm:hidden noscript:block print:block'}`}>
        {children}
      </div>
    </section>
  );
}

type ButtonProps = { label: string; controls: string; isOpen: boolean; onToggle: () => void };

const Unfolding = ({ label, controls, isOpen, onToggle, className }: ButtonProps & { className: string }) => (
  <button
    type="button"
    aria-label={label}
    aria-expanded={isOpen}
    aria-controls={controls}
    onClick={onToggle}
    className={`${className} noscript:hidden print:hidden`}
  >
    <FoldMark className={isOpen ? 'rotate-180' : ''} />
  </button>
);

/** Unfolds what is below a heading on a phone. It covers the whole heading, whose box is `relative`, and is not there on wider screens. */
export const FoldButton = (props: ButtonProps) => (
  <Unfolding {...props} className="absolute inset-0 flex items-center justify-end sm:hidden" />
);

/** Unfolds what is below one line of a plan, on every width unless `className` says otherwise; not on paper, where all of it stands. */
export const UnfoldButton = ({ className = '', ...props }: ButtonProps & { className?: string }) => (
  <Unfolding {...props} className={`grid size-11 shrink-0 place-items-center rounded-card hover:bg-sunken ${className}`} />
);
