import type { EventCounts } from '../../contract/event-shapes.ts';
import { countsInWords } from '../../contract/event-words.ts';

const parts = [
  { key: 'yes', fill: 'var(--color-good)' },
  { key: 'waiting', fill: 'color-mix(in oklab, var(--color-good) 45%, var(--color-line))' },
  { key: 'maybe', fill: 'var(--color-muted)' },
  { key: 'no', fill: 'var(--color-bad)' },
] as const;
const width = 240;

type Props = { counts: EventCounts; capacity?: number | null };

/** The answers as a bar: yes, waiting list, maybe and no from the left; the empty part has not answered. The numbers stand below. */
export function AvailabilityBar({ counts, capacity = null }: Props) {
  const all = counts.yes + counts.waiting + counts.maybe + counts.no + counts.none;
  const unit = all === 0 ? 0 : width / all;
  const starts = parts.map((_part, at) => parts.slice(0, at).reduce((sum, { key }) => sum + counts[key], 0) * unit);
  return (
    <div>
      <svg viewBox={`0 0 ${width} 10`} className="h-2.5 w-full" preserveAspectRatio="none" aria-hidden="true">
        <rect width={width} height="10" rx="2" fill="var(--color-line)" />
        {parts.map(({ key, fill }, at) => (
          <rect key={key} x={starts[at]} width={Math.max(0, counts[key] * unit - 0.75)} height="10" fill={fill} />
        ))}
      </svg>
      <p className="mt-1.5 text-sm text-muted tabular-nums">
        {countsInWords(counts)}
        {capacity !== null && (
          <span className="whitespace-nowrap">
            , {capacity} {capacity === 1 ? 'place' : 'places'}
          </span>
        )}
      </p>
    </div>
  );
}
