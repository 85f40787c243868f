import { rowVerdicts, type JudgedRow } from '../../../../contract/people-import.ts';
import { TallyBar } from '../TallyBar.tsx';
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
  const parts = rowVerdicts.map((verdict) => ({
    name: verdict,
    label: verdictWords[verdict].toLowerCase(),
    count: judged.filter((row) => row.verdict === verdict).length,
    fill: fills[verdict],
  }));
  return <TallyBar parts={parts} />;
}
