import { rowVerdicts, type JudgedRow } from '../../../../contract/people-import.ts';
import { verdictWords } from './verdict-words.ts';

const fills = {
  ready: 'var(--color-good)',
  malformed: 'var(--color-bad)',
  twice: 'var(--color-muted)',
  member: 'var(--color-muted)',
  invited: 'var(--color-line)',
  declined: 'var(--color-muted)',
} as const;

/** The numbers of valid and invalid rows as one bar. */
export function VerdictBar({ judged }: { judged: readonly JudgedRow[] }) {
  const parts = rowVerdicts
    .map((verdict) => ({ verdict, many: judged.filter((row) => row.verdict === verdict).length }))
    .filter(({ many }) => many > 0);
  const starts = parts.map((_part, at) => parts.slice(0, at).reduce((sum, { many }) => sum + many, 0));
  return (
    <div>
      <svg className="h-4 w-full rounded-card" viewBox={`0 0 ${judged.length} 1`} preserveAspectRatio="none" aria-hidden="true">
        {parts.map(({ verdict, many }, at) => (
          <rect key={verdict} x={starts[at]} width={many} height="1" style={{ fill: fills[verdict] }} />
        ))}
      </svg>
      <ul className="mt-3 flex flex-wrap gap-x-7 gap-y-1">
        {parts.map(({ verdict, many }) => (
          <li key={verdict} className="flex items-baseline gap-2">
            <svg className="size-2.5" viewBox="0 0 1 1" aria-hidden="true">
              <rect width="1" height="1" style={{ fill: fills[verdict] }} />
            </svg>
            <span className="numerals text-xl">{many}</span>
            <span className="text-muted">{verdictWords[verdict].toLowerCase()}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
