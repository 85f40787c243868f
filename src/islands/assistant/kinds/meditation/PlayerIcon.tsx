const drawn = {
  play: 'M6 4.5v11l9-5.5z',
  pause: 'M6.5 4.5v11M13.5 4.5v11',
  again: 'M4.5 10a5.5 5.5 0 1 0 1.8-4M4 3.5v3h3',
  back: 'M15 5v10l-7.5-5zM5 5v10',
  forward: 'M5 5v10l7.5-5zM15 5v10',
  bell: 'M5 14V9a5 5 0 0 1 10 0v5M3.5 14h13M8.5 16.5h3',
  silent: 'M5 14V9a5 5 0 0 1 8.2-3.8M15 9v5M3.5 14h13M8.5 16.5h3M3.5 3.5l13 13',
  close: 'm4 4 12 12M16 4 4 16',
} as const;

/** The player's icons, drawn as lines. */
export function PlayerIcon({ of, className = 'size-7' }: { of: keyof typeof drawn; className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawn[of]} fill={of === 'play' ? 'currentColor' : undefined} />
    </svg>
  );
}
