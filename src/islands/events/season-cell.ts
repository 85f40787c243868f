import type { Availability } from '../../contract/event-shapes.ts';
import type { GridCell } from '../../contract/season-grid.ts';

/** What a press makes of an answer. */
export const nextAnswer = (answer: string | undefined): Availability => (answer === 'yes' ? 'maybe' : answer === 'maybe' ? 'no' : 'yes');

/**
 * What stands in a cell of the season, by its class. Yes and no are drawn by the style sheet: few fonts have a tick, and a phone would look
 * for one anew in each of thousands of cells.
 */
const marks: Readonly<Record<string, string>> = { yes: '', maybe: '~', no: '', line: '…' };
export const markOf = (answer: string | undefined): string => marks[answer ?? ''] ?? '·';

/** A cell of the season in words, which is its name for who does not see the mark. */
export function cellWords(cell: GridCell | null): string {
  const isInLine = cell?.seat === 'waiting' || cell?.seat === 'offered';
  return [cell?.answer ?? 'not answered', isInLine && 'waiting for a place', cell?.note, cell?.attendance].filter(Boolean).join(', ');
}

/** The class that says what a cell looks like; nothing where nobody answered. */
export const cellClass = (cell: GridCell | null): string | undefined =>
  cell?.answer ? (cell.seat === 'waiting' || cell.seat === 'offered' ? 'line' : cell.answer) : undefined;
