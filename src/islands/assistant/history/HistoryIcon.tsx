const drawn = {
  rename: 'M4 16h3l9-9-3-3-9 9zM11.5 5.5l3 3',
  delete: 'M4 6h12M8 6V4h4v2M6 6l.7 10h6.6L14 6M8.7 9v4.5M11.3 9v4.5',
} as const;

/** The icons beside an earlier conversation. */
export const HistoryIcon = ({ of }: { of: keyof typeof drawn }) => (
  <svg
    className="size-5 text-muted"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={drawn[of]} />
  </svg>
);
