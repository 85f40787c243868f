/** The arrow of something that unfolds; `className` turns it when it is open. */
export const FoldMark = ({ className }: { className: string }) => (
  <svg viewBox="0 0 20 20" className={`size-5 shrink-0 transition-transform ${className}`} aria-hidden="true">
    <path d="m5 7.5 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
);
