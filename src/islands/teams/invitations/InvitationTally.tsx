import type { InvitationState } from '../../../contract/invitations.ts';
import { TallyBar } from './TallyBar.tsx';

type Counts = Readonly<Record<InvitationState, number>>;

const parts = [
  { name: 'accepted', label: 'joined', fill: 'var(--color-good)' },
  { name: 'pending', label: 'not answered yet', fill: 'color-mix(in oklab, var(--color-good) 30%, var(--color-line))' },
  { name: 'rejected', label: 'said no', fill: 'var(--color-muted)' },
  { name: 'ended', label: 'ended unanswered', fill: 'color-mix(in oklab, var(--color-bad) 45%, var(--color-line))' },
  { name: 'expired', label: 'too old', fill: 'var(--color-line)' },
] as const;

/** The state of all personal invitations as a bar, with its numbers below. */
export function InvitationTally({ counts }: { counts: Counts }) {
  return <TallyBar parts={parts.map((part) => ({ ...part, count: counts[part.name] }))} />;
}
