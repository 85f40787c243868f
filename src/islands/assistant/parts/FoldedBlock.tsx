import { useId, useState, type ReactNode } from 'react';
import { FoldButton } from './Fold.tsx';

type Props = {
  /** The heading of the block, with its own classes. */
  heading: ReactNode;
  /** The accessible name of its button. */
  label: string;
  /** What is inside, in a line or two that stand there while it is folded. */
  line: string;
  isOpenAtFirst?: boolean;
  children: ReactNode;
};

/** A part of a list that folds to a line of what is in it on a phone, so that nothing is hidden; open on wider screens and on paper. */
export function FoldedBlock({ heading, label, line, isOpenAtFirst = false, children }: Props) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const id = useId();
  return (
    <>
      <div className="relative max-sm:min-h-11 max-sm:py-1 max-sm:pr-9">
        {heading}
        <p className={`text-sm text-muted sm:hidden noscript:hidden print:hidden ${isOpen ? 'hidden' : ''}`}>{line}</p>
        <FoldButton label={label} controls={id} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      </div>
      <div id={id} className={isOpen ? '' : 'max-sm:hidden noscript:block print:block'}>
        {children}
      </div>
    </>
  );
}
