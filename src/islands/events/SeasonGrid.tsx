import { useRef, useState, type KeyboardEvent } from 'react';
import { CallRefused } from '../../api-client/ask.ts';
import { answerEvent } from '../../contract/event-answers.ts';
import type { Availability } from '../../contract/event-shapes.ts';
import { clockAt, countsInWords, dayParts } from '../../contract/event-words.ts';
import type { GridCell, SeasonGrid as Grid } from '../../contract/season-grid.ts';
import { askSignedIn } from '../shared/ask-signed-in.ts';
import { showToast } from '../shared/toast.ts';
import { AttendanceShare } from './AttendanceShare.tsx';

const next: Record<string, Availability> = { '': 'yes', yes: 'maybe', maybe: 'no', no: 'yes' };
const marks = { yes: '✓', maybe: '~', no: '✕' } as const;
const looks = { yes: 'bg-good text-ground', maybe: 'bg-muted text-ground', no: 'bg-bad text-ground' } as const;
const isLine = (cell: GridCell | null) => cell?.seat === 'waiting' || cell?.seat === 'offered';

const spoken = (cell: GridCell | null) =>
  [cell?.answer ?? 'not answered', isLine(cell) && 'waiting for a place', cell?.note, cell?.attendance].filter(Boolean).join(', ');

type Props = { teamId: string; grid: Grid };

/** The season on one sheet: arrow keys go from cell to cell, a press answers where the reader may. */
export function SeasonGrid({ teamId, grid: first }: Props) {
  const [grid, setGrid] = useState(first);
  const [at, setAt] = useState<[number, number]>([0, 0]);
  const table = useRef<HTMLTableElement>(null);

  const put = (row: number, column: number, cell: GridCell | null) =>
    setGrid((before) => ({
      ...before,
      players: before.players.map((player, index) =>
        index === row ? { ...player, cells: player.cells.map((one, to) => (to === column ? cell : one)) } : player,
      ),
    }));
  async function press(row: number, column: number) {
    const [player, event] = [grid.players[row], grid.events[column]];
    if (!player?.may_answer || !event || event.is_over || event.is_cancelled) return;
    const before = player.cells[column] ?? null;
    const answer = next[before?.answer ?? ''] ?? 'yes';
    put(row, column, { answer, seat: null, note: before?.note ?? '', attendance: before?.attendance ?? null });
    try {
      await askSignedIn(answerEvent, { id: event.id, team_id: teamId, member_id: player.member_id, answer, note: before?.note ?? '' });
    } catch (error) {
      put(row, column, before);
      if (!(error instanceof CallRefused)) throw error;
      await showToast(error.message, 'error');
    }
  }
  function move(event: KeyboardEvent<HTMLTableElement>) {
    const steps: Record<string, [number, number]> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const row = Math.min(grid.players.length - 1, Math.max(0, at[0] + step[0]));
    const column = Math.min(grid.events.length - 1, Math.max(0, at[1] + step[1]));
    setAt([row, column]);
    table.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)?.focus();
  }
  return (
    <div
      className="relative overflow-x-auto rounded-card border border-line"
      role="region"
      aria-label="The season, players by events"
      tabIndex={-1}
    >
      <table ref={table} className="border-separate border-spacing-0 tabular-nums" onKeyDown={move}>
        <thead>
          <tr>
            <th scope="col" className="sticky left-0 z-10 min-w-36 border-r border-b border-line bg-surface p-3 text-left sm:min-w-52">
              Player
            </th>
            {grid.events.map(({ id, title, starts_at: starts, time_zone: zone, counts, is_cancelled: isOff }) => {
              const { weekday, day, month } = dayParts(starts, zone);
              return (
                <th key={id} scope="col" className="min-w-16 border-b border-line bg-surface p-1 text-center align-bottom font-normal">
                  <a className="block rounded p-1 hover:bg-sunken" href={`/team/player-availability/${teamId}/${id}`} title={title}>
                    <span className="block text-xs text-muted">{weekday}</span>
                    <span className="numerals block text-xl leading-tight">{day}</span>
                    <span className="block text-xs text-muted">{month}</span>
                    <span className={`block text-xs font-semibold ${isOff ? 'line-through' : ''}`}>{counts.yes} yes</span>
                    <span className="visually-hidden">
                      {title}, {clockAt(starts, zone)}, {isOff ? 'called off' : countsInWords(counts)}
                    </span>
                  </a>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {grid.players.map((player, row) => (
            <tr key={player.member_id}>
              <th scope="row" className="sticky left-0 z-10 border-r border-b border-line bg-surface px-3 py-1 text-left font-semibold">
                <span className="numerals mr-2 inline-block w-6 text-right text-muted">{player.jersey_number ?? ''}</span>
                {player.name}
                <AttendanceShare cells={player.cells} />
              </th>
              {player.cells.map((cell, column) => {
                const event = grid.events[column];
                const isFixed = !player.may_answer || !event || event.is_over || event.is_cancelled;
                return (
                  <td key={event?.id} className="border-b border-line p-0.5 text-center">
                    <button
                      type="button"
                      data-cell={`${row} ${column}`}
                      tabIndex={row === at[0] && column === at[1] ? 0 : -1}
                      onFocus={() => setAt([row, column])}
                      onClick={() => void press(row, column)}
                      aria-disabled={isFixed || undefined}
                      aria-label={`${player.name}, ${event?.title ?? ''}: ${spoken(cell)}`}
                      title={cell?.note || undefined}
                      className={`size-11 rounded font-bold ${cell?.answer ? looks[cell.answer] : 'bg-sunken text-muted'} ${isLine(cell) ? 'opacity-70' : ''} ${isFixed ? 'cursor-default' : ''}`}
                    >
                      {isLine(cell) ? '…' : cell?.answer ? marks[cell.answer] : '·'}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
