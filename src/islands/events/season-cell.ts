import type { Availability } from '../../contract/event-shapes.ts';
import type { GridCell } from '../../contract/season-grid.ts';

/** The answer that follows on pressing a cell: yes, maybe, no in turn. */
export const nextAnswer = (answer: string | undefined): Availability => (answer === 'yes' ? 'maybe' : answer === 'maybe' ? 'no' : 'yes');

/**
 * The text of a cell. The style sheet draws yes and no: few fonts have a tick, and a phone would search a font for each of thousands of
 * cells.
 */
const marks: Readonly<Record<string, string>> = { yes: '', maybe: '~', no: '', line: '…' };
export const markOf = (answer: string | undefined): string => marks[answer ?? ''] ?? '·';

/** A cell in words, as its accessible name. */
export function cellWords(cell: GridCell | null): string {
  const isInLine = cell?.seat === 'waiting' || cell?.seat === 'offered';
  return [cell?.answer ?? 'not answered', isInLine && 'waiting for a place', cell?.note, cell?.attendance].filter(Boolean).join(', ');
}

/** The class for the look of a cell; undefined without an answer. */
export const cellClass = (cell: GridCell | null): string | undefined =>
  cell?.answer ? (cell.seat === 'waiting' || cell.seat === 'offered' ? 'line' : cell.answer) : undefined;
