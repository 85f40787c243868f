import type { Availability } from '../../contract/event-shapes.ts';
import type { GridCell } from '../../contract/season-grid.ts';

/** What a press makes of an answer. */
export const nextAnswer = (answer: string | undefined): Availability => (answer === 'yes' ? 'maybe' : answer === 'maybe' ? 'no' : 'yes');

/** A cell of the season in words; the style sheet draws a mark in their place. */
export function cellWords(cell: GridCell | null): string {
  const isInLine = cell?.seat === 'waiting' || cell?.seat === 'offered';
  return [cell?.answer ?? 'not answered', isInLine && 'waiting for a place', cell?.note, cell?.attendance].filter(Boolean).join(', ');
}

/** The class that says which mark a cell has; nothing where nobody answered. */
export const cellClass = (cell: GridCell | null): string | undefined =>
  cell?.answer ? (cell.seat === 'waiting' || cell.seat === 'offered' ? 'line' : cell.answer) : undefined;
