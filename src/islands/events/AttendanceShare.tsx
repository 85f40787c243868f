import type { GridCell } from '../../contract/season-grid.ts';

/** The share of the season's events that somebody attended, as a bar; nothing before attendance was marked. */
export function AttendanceShare({ cells }: { cells: readonly (GridCell | null)[] }) {
  const marks = cells.flatMap((cell) => cell?.attendance ?? []);
  if (marks.length === 0) return null;
  const there = marks.filter((mark) => mark !== 'absent').length;
  return (
    <span className="ml-8 block text-xs font-normal text-muted">
      <svg viewBox="0 0 60 6" className="mr-1.5 inline-block h-1.5 w-15 align-middle" aria-hidden="true">
        <rect width="60" height="6" rx="1.5" fill="var(--color-line)" />
        <rect width={(there / marks.length) * 60} height="6" rx="1.5" fill="var(--color-good)" />
      </svg>
      there {there} of {marks.length}
    </span>
  );
}
