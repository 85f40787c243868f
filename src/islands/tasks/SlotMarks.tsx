import type { Task } from '../../contract/tasks.ts';
import { takenWords } from './task-words.ts';

/** Above this, a number is shown instead of marks. */
const mostMarks = 8;

/** A mark for each person needed: open, claimed or done. */
export function SlotMarks({ task }: { task: Task }) {
  const { slots, claims } = task;
  const done = claims.filter(({ is_done }) => is_done).length;
  const shown = Math.min(slots, mostMarks);
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-2 text-[0.9375rem] text-muted">
      <svg
        className="h-5 max-w-full shrink-0"
        style={{ width: `${shown * 1.375}rem` }}
        viewBox={`0 0 ${shown * 22} 20`}
        fill="none"
        aria-hidden="true"
      >
        {Array.from({ length: shown }, (_, at) => (
          <g
            key={at}
            transform={`translate(${at * 22} 0)`}
            className={at < done ? 'text-good' : at < claims.length ? 'text-ink' : 'text-muted'}
          >
            <circle
              cx="10"
              cy="10"
              r="7.5"
              stroke="currentColor"
              strokeWidth="1.75"
              fill={at < claims.length ? 'currentColor' : 'none'}
              strokeDasharray={at < claims.length ? undefined : '3 2.9'}
            />
            {at < done && <path d="m6.5 10.3 2.4 2.4 4.6-5" className="stroke-surface" strokeWidth="2" />}
          </g>
        ))}
      </svg>
      <span className="tabular-nums">{takenWords(task)}</span>
    </p>
  );
}
