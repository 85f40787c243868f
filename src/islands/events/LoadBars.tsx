import type { TeamEvent } from '../../contract/event-shapes.ts';

const hours = (events: readonly TeamEvent[]) =>
  events.reduce((sum, { starts_at: from, ends_at: to }) => sum + Math.min(24, (Date.parse(to) - Date.parse(from)) / 3_600_000), 0);
const isMine = ({ mine, cancelled_at: off }: TeamEvent) => off === null && mine.some(({ is_me, answer }) => is_me && answer !== 'no');
const height = 40;

type Props = { days: readonly string[]; events: readonly TeamEvent[] };

/** The hours of each day of a week in events that the reader has not declined, as bars. */
export function LoadBars({ days, events }: Props) {
  const load = days.map((day) => hours(events.filter((event) => isMine(event) && event.starts_local.startsWith(day))));
  const sum = load.reduce((one, other) => one + other, 0);
  const most = Math.max(2, ...load);
  const inHours = (value: number) => `${Math.round(value * 10) / 10} h`;
  return (
    <figure className="mb-4 flex items-end gap-4">
      <svg viewBox={`0 0 ${days.length * 16} ${height}`} className="h-10 w-28 shrink-0" aria-hidden="true">
        <path d={`M0 ${height - 0.5}H${days.length * 16}`} stroke="var(--color-line)" />
        {load.map((value, at) => (
          <rect
            key={days[at]}
            x={at * 16 + 2}
            width="11"
            y={height - (value / most) * (height - 2)}
            height={(value / most) * (height - 2)}
            rx="1"
            fill="var(--color-ink)"
          />
        ))}
      </svg>
      <figcaption>
        <strong className="numerals text-2xl">{inHours(sum)}</strong>{' '}
        <span className="text-muted">in this week, without what you said no to</span>
      </figcaption>
    </figure>
  );
}
