import type { InvitationState } from '../../../contract/invitations.ts';

type Counts = Readonly<Record<InvitationState, number>>;

const parts = [
  { state: 'accepted', label: 'joined', fill: 'var(--color-good)' },
  { state: 'pending', label: 'not answered yet', fill: 'color-mix(in oklab, var(--color-good) 30%, var(--color-line))' },
  { state: 'rejected', label: 'said no', fill: 'var(--color-muted)' },
  { state: 'ended', label: 'ended unanswered', fill: 'color-mix(in oklab, var(--color-bad) 45%, var(--color-line))' },
  { state: 'expired', label: 'too old', fill: 'var(--color-line)' },
] as const;

/** The state of all personal invitations as a bar, with its numbers below. */
export function InvitationTally({ counts }: { counts: Counts }) {
  const shown = parts.filter(({ state }) => counts[state] > 0);
  const all = shown.reduce((sum, { state }) => sum + counts[state], 0);
  if (all === 0) return null;
  const starts = shown.map((_part, at) => shown.slice(0, at).reduce((sum, { state }) => sum + counts[state], 0));
  return (
    <div>
      <svg className="h-4 w-full rounded-card" viewBox={`0 0 ${all} 1`} preserveAspectRatio="none" aria-hidden="true">
        {shown.map(({ state, fill }, at) => (
          <rect key={state} x={starts[at]} width={counts[state]} height="1" style={{ fill }} />
        ))}
      </svg>
      <ul className="mt-3 flex flex-wrap gap-x-7 gap-y-1">
        {shown.map(({ state, label, fill }) => (
          <li key={state} className="flex items-baseline gap-2">
            <svg className="size-2.5" viewBox="0 0 1 1" aria-hidden="true">
              <rect width="1" height="1" style={{ fill }} />
            </svg>
            <span className="numerals text-xl">{counts[state]}</span>
            <span className="text-muted">{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
