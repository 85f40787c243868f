/** The icon of a tournament. The text beside it says the same. */
export function Trophy({ className = 'size-4' }: { className?: string }) {
  return (
    <svg
      className={`inline-block shrink-0 ${className}`}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d="M6 3h8v5a4 4 0 0 1-8 0zM6 4.5H3v1A3 3 0 0 0 6 8.5M14 4.5h3v1a3 3 0 0 1-3 3M10 12v3M6.5 17h7M8 15h4" />
    </svg>
  );
}
